import Foundation
import LayoutSnapshotViews

/// Problems of the layout as a whole: conflicts, ambiguity, unintended frames.
extension LayoutInspection {
  func conflicts() -> [LayoutFinding] {
    layout.conflicts.map { conflict in
      let others = conflict.constraints.filter { $0 != conflict.broken }
      // The broken constraint may come from a frame. Then a constraint that it contradicts shows the place.
      let constraint =
        layout.constraints.first { !$0.isHeld && $0.description == conflict.broken }
        ?? layout.constraints.first { conflict.constraints.contains($0.description) }
      return LayoutFinding(
        rule: .conflict, path: constraint?.item ?? root.path, constraint: conflict.broken,
        reason: "It conflicts with \(others.joined(separator: " and ")).",
        fix: conflict.maskAdvice ?? "Remove one of them, or give one a priority below 1000.")
    }
  }

  func ambiguities() -> [LayoutFinding] {
    nodes.filter(\.isAmbiguous).map { node in
      LayoutFinding(
        rule: .ambiguity, path: node.path, constraint: nil,
        reason: "It is ambiguous: its constraints leave its position or size open.",
        fix: node.kind == .view
          ? "Add what is missing: LayoutEditor.addMissingConstraints(to:) finds it."
          : "Constrain where the guide begins, and where it ends or how large it is, along both axes.")
    }
  }

  func restlessViews() -> [LayoutFinding] {
    layout.restless.map { path, restlessness in
      LayoutFinding(
        rule: .restless, path: path, constraint: nil, reason: restlessness.sentence,
        fix: "Look in layoutSubviews(), and in the controller's viewDidLayoutSubviews(), for a value that is "
          + "set each time, and set it only where it differs.")
    }
  }

  func framesBesideConstraints() -> [LayoutFinding] {
    nodes.dropFirst().filter { isHeldByFrame($0.path) && !isPlacedByOthers($0) }.map { node in
      let constraint = constraints(on: node.path).first
      return LayoutFinding(
        rule: .autoresizing, path: node.path, constraint: constraint?.description,
        reason: constraint == nil
          ? "It is held by its frame, which does not adapt to other screens."
          : "Its frame and autoresizing mask act as constraints, too.",
        fix: "Set translatesAutoresizingMaskIntoConstraints to false"
          + (constraint == nil ? " and constrain it." : "."))
    }
  }

  /// Whether a list, a cell, a bar or a button contains the view and places it.
  private func isPlacedByOthers(_ node: Layout.Node) -> Bool {
    guard let owner = self.node(LayoutPath(node.path).parent ?? "")?.className else { return false }
    let isCellInList = node.className.hasSuffix("Cell") && owner.hasSuffix("ScrollView")
    return isCellInList
      || ["Cell", "ReusableView", "Bar", "Toolbar", "Button"].contains(where: owner.hasSuffix)
  }

  func unnamedItems() -> [LayoutFinding] {
    nodes.dropFirst().filter { node in
      if isPlacedByOthers(node) { return false }
      let name = LayoutPath(node.path).name
      let isOwn = name != node.className && !name.hasPrefix(node.className + "[")
      // Interface Builder names labels and buttons after their texts.
      return !isOwn && !node.isText && !node.className.hasSuffix("Button")
    }.map { node in
      LayoutFinding(
        rule: .unnamed, path: node.path, constraint: nil,
        reason: "Without a name it is hard to tell apart in messages and in the outline.",
        fix: node.kind == .view ? "Set its accessibilityIdentifier." : "Set its identifier.")
    }
  }
}

extension LayoutFinding {
  static func misplaced(_ path: String, from: CGRect, to: CGRect) -> LayoutFinding {
    func text(_ frame: CGRect) -> String {
      "(\([frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: ", ")))"
    }
    return LayoutFinding(
      rule: .misplacement, path: path, constraint: nil,
      reason: "Its frame is \(text(from)), but its constraints put it at \(text(to)).",
      fix: "Make them agree: LayoutEditor.updateFrames(of:) or updateConstraintConstants(of:).")
  }
}
