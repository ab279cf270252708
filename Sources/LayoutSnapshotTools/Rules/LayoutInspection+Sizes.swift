import Foundation
import LayoutSnapshotViews

/// Rules about sizes that are fixed numbers.
extension LayoutInspection {
  func fixedSizes() -> [LayoutFinding] {
    constraints.compactMap { constraint in
      guard constraint.otherItem == nil, constraint.relation == .equal, constraint.priority >= 1000,
        let node = node(constraint.item), node.kind == .view,
        // A hairline has no content that could grow.
        constraint.constant > 1
      else { return nil }
      let isWidth = constraint.attribute == .width
      let (extent, value) = (constraint.attribute.name, number(constraint.constant))
      if let content = isWidth ? node.intrinsicWidth : node.intrinsicHeight {
        let isSame = abs(content - constraint.constant) <= 0.5
        return LayoutFinding(
          rule: .contentSize, path: node.path, constraint: constraint.description,
          reason:
            "Its content asks for \(isSame ? "this" : "a") \(extent)\(isSame ? "" : " of \(number(content))")"
            + ". When the content changes, the constraint stands in its way.",
          fix: isSame
            ? "Remove the constraint."
            : "Set a limit with >= or <=, or let its content priorities say how far it gives way.")
      }
      return LayoutFinding(
        rule: .fixedSize, path: node.path, constraint: constraint.description,
        reason: "A \(extent) of \(value) does not adapt to other screens.",
        fix: "Pin its edges, take another view's \(extent), or set a limit with >= or <=.")
    }
  }
}
