import LayoutSnapshotViews

/// The constraints that exist only on the canvas, and how to find them among a layout's.
struct Placeholders {
  private let known: Set<Layout.Constraint>

  init(_ placeholders: [Layout.Constraint]) { known = Set(placeholders.map(\.withoutState)) }

  func contains(_ constraint: Layout.Constraint) -> Bool { known.contains(constraint.withoutState) }

  /// Xcode's remark about them.
  static let remark = "removed at build time"
}

extension LayoutEditor {
  /// The tree's placeholders as values, in the order of their holders.
  var placeholders: [Layout.Constraint] {
    let all = ([root] + views).flatMap(\.ownConstraints).filter(\.isPlaceholder)
    if all.isEmpty { return [] }
    let paths = Dictionary(
      root.itemsWithPaths.map { (ObjectIdentifier($0.item), $0.path) },
      uniquingKeysWith: { first, _ in first })
    return all.compactMap { constraint in
      Layout.Constraint(constraint, isHeld: constraint.holdsOnCanvas) { paths[ObjectIdentifier($0)] }
    }
  }
}
