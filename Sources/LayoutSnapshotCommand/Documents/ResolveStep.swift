import Foundation
import LayoutSnapshotTools
import LayoutSnapshotViews

/// One of the commands of Xcode's menu "Resolve Auto Layout Issues".
enum ResolveStep: String, CaseIterable {
  case addMissing = "add-missing"
  case reset
  case updateFrames = "update-frames"
  case updateConstraints = "update-constraints"
  case clear

  static let option = CommandDescription.Value.choice("STEP", allCases.map(\.rawValue))

  /// Does it, to all views or to some.
  ///
  /// - Returns: what has changed, a line each: what has gone with `-`, what has come with `+`.
  func carryOut(_ editor: LayoutEditor, on views: [View]?) throws(LayoutToolError) -> [String] {
    switch self {
    case .addMissing: return try editor.addMissingConstraints(to: views).map { "+ \($0)" }
    case .reset:
      let before = editor.constraints
      let added = try editor.resetToSuggestedConstraints(for: views)
      return editor.gone(from: before) + added.map { "+ \($0)" }
    case .clear:
      let before = editor.constraints
      try editor.clearConstraints(of: views)
      return editor.gone(from: before)
    case .updateConstraints:
      return try editor.updateConstraintConstants(of: views).flatMap { ["- \($0.before)", "+ \($0.after)"] }
    case .updateFrames:
      return try editor.updateFrames(of: views).compactMap { update in
        if update.isAmbiguous { return "? \(update.path): its constraints leave it ambiguous" }
        let (from, to) = (text(update.from), text(update.to))
        return from == to ? nil : "\(update.path): \(from) -> \(to)"
      }
    }
  }

  private func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { decimalText($0) }
    return "(\(numbers[0]), \(numbers[1]); \(numbers[2]) x \(numbers[3]))"
  }
}

extension LayoutEditor {
  /// Every constraint in the tree with its text, which is lost together with its items.
  fileprivate var constraints: [(constraint: LayoutConstraint, text: String)] {
    ([root] + views).flatMap(\.ownConstraints).map { ($0, $0.description) }
  }

  fileprivate func gone(from before: [(constraint: LayoutConstraint, text: String)]) -> [String] {
    before.filter { !$0.constraint.isActive }.map { "- \($0.text)" }
  }
}
