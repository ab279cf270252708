import Foundation
import LayoutSnapshotViews

/// What is wrong with the layout as a whole: contradictions, open choices, frames that nobody asked for.
extension LayoutInspection {
  func conflicts() -> [LayoutFinding] {
    layout.conflicts.map { conflict in
      let others = conflict.constraints.filter { $0 != conflict.broken }
      // What is broken may be a frame that was turned into constraints; then one that it contradicts tells where.
      let constraint =
        layout.constraints.first { !$0.isHeld && $0.description == conflict.broken }
        ?? layout.constraints.first { conflict.constraints.contains($0.description) }
      return LayoutFinding(
        rule: .conflict, path: constraint?.item ?? root.path, constraint: conflict.broken,
        reason: "It cannot hold together with \(others.joined(separator: " and ")).",
        fix: conflict.maskAdvice ?? "Remove one of them, or give one a priority below 1000.")
    }
  }

  func ambiguities() -> [LayoutFinding] {
    nodes.filter(\.isAmbiguous).map { node in
      LayoutFinding(
        rule: .ambiguity, path: node.path, constraint: nil,
        reason: "Its constraints leave its place or its size open.",
        fix: node.kind == .view
          ? "Add what is missing: LayoutEditor.addMissingConstraints(to:) finds it."
          : "Say where the guide begins, and where it ends or how large it is, along both axes.")
    }
  }

  func framesBesideConstraints() -> [LayoutFinding] {
    nodes.dropFirst().filter { isHeldByFrame($0.path) && !isPlacedByOthers($0) }.map { node in
      let constraint = constraints(on: node.path).first
      return LayoutFinding(
        rule: .autoresizing, path: node.path, constraint: constraint?.description,
        reason: constraint == nil
          ? "It is held by its frame, which does not adapt to other screens."
          : "Its frame and its autoresizing mask are constraints, too, beside this one.",
        fix: "Set translatesAutoresizingMaskIntoConstraints to false"
          + (constraint == nil ? " and constrain it." : "."))
    }
  }

  /// Whether a table, a cell, a bar or a control places a view, or has made it, and nobody constrains it.
  private func isPlacedByOthers(_ node: Layout.Node) -> Bool {
    guard let owner = self.node(String(parent(of: node.path)))?.className else { return false }
    let isCellInList = node.className.hasSuffix("Cell") && owner.hasSuffix("ScrollView")
    return isCellInList
      || ["Cell", "ReusableView", "Bar", "Toolbar", "Button"].contains(where: owner.hasSuffix)
  }

  func unnamedItems() -> [LayoutFinding] {
    nodes.dropFirst().filter { node in
      if isPlacedByOthers(node) { return false }
      let name = lastPart(of: node.path)
      let isOwn = name != node.className && !name.hasPrefix(node.className + "[")
      // Interface Builder calls labels and buttons by their texts.
      return !isOwn && !node.isText && !node.className.hasSuffix("Button")
    }.map { node in
      LayoutFinding(
        rule: .unnamed, path: node.path, constraint: nil,
        reason: "Without a name it is hard to tell from others in messages and in the outline.",
        fix: node.kind == .view ? "Set its accessibilityIdentifier." : "Set its identifier.")
    }
  }
}

extension LayoutFinding {
  static func misplaced(_ path: String, from: CGRect, to: CGRect) -> LayoutFinding {
    func words(_ frame: CGRect) -> String {
      "(\([frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: ", ")))"
    }
    return LayoutFinding(
      rule: .misplacement, path: path, constraint: nil,
      reason: "Its frame is \(words(from)), but its constraints put it at \(words(to)).",
      fix: "Take over either: LayoutEditor.updateFrames(of:) or updateConstraintConstants(of:).")
  }
}
