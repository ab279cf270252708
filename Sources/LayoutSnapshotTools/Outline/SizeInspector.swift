import LayoutSnapshotViews

/// The constraints on one view, as Interface Builder's size inspector lists them.
///
/// ```swift
/// print(try #require(SizeInspector("Card/title", in: layout)))
/// // │ Leading Space to: Superview  Equals: 16
/// // ┆ Width Equals: 120 @750
/// print(try #require(SizeInspector("Card/title", in: layout, showing: [.width])))
/// // ┆ Width Equals: 120 @750
/// ```
///
/// Placeholders are said to be removed at build time. A solid line stands before what is required, a dashed one before what is optional.
public struct SizeInspector: Hashable, Sendable {
  /// The view's path.
  public let path: String
  /// The constraints, in the order of the layout.
  public let entries: [Entry]

  /// A constraint, seen from the view.
  public struct Entry: Hashable, Sendable {
    /// The constraint.
    public let constraint: Layout.Constraint
    /// The parts of the view that it is about, without margins: one, or two for a ratio.
    public let attributes: [LayoutConstraint.Attribute]
    /// What it says, from the view outwards.
    public let text: String
    /// Whether it only holds a place on the canvas: Xcode removes it when it builds.
    public let isPlaceholder: Bool
    /// Whether it has to hold.
    public var isRequired: Bool { constraint.priority >= 1000 }
  }

  /// What is listed of a view; nil where the layout has no such item.
  ///
  /// - Parameter attributes: the parts of the view to show constraints of, or none for all.
  public init?(
    _ path: String, in layout: Layout, showing attributes: Set<LayoutConstraint.Attribute> = []
  ) {
    self.init(path, in: layout, showing: attributes, placeholders: [])
  }

  init?(
    _ path: String, in layout: Layout, showing attributes: Set<LayoutConstraint.Attribute>,
    placeholders: [Layout.Constraint]
  ) {
    guard layout[path] != nil else { return nil }
    self.path = path
    let onCanvas = Placeholders(placeholders)
    let held = layout.constraints.filter { !$0.isSystem && !onCanvas.contains($0) }
    let all = held.map { ($0, false) } + placeholders.map { ($0, true) }
    entries = all.filter { $0.0.item == path || $0.0.otherItem == path }
      .map { Entry($0, of: path, isPlaceholder: $1) }
      .filter { attributes.isEmpty || !attributes.isDisjoint(with: $0.attributes) }
  }

  /// The parts of the view that a constraint is about: what the inspector's diagram marks.
  public var constrainedAttributes: Set<LayoutConstraint.Attribute> { Set(entries.flatMap(\.attributes)) }
}

extension SizeInspector: CustomStringConvertible {
  /// The list, with a solid or a dashed line before each constraint.
  public var description: String {
    entries.map { ($0.isRequired ? "│ " : "┆ ") + $0.text }.joined(separator: "\n")
  }
}

extension LayoutEditor {
  /// The constraints on a view, as the size inspector lists them; the views take their solved frames.
  ///
  /// - Throws: ``LayoutToolError``.
  public func sizeInspector(
    of view: View, showing attributes: Set<LayoutConstraint.Attribute> = []
  ) throws(LayoutToolError) -> SizeInspector {
    if view !== root { try check(view) }
    let layout = try laidOut { () throws(LayoutError) in try root.layout(on: device) }
    let path = paths[ObjectIdentifier(view)] ?? ""
    guard
      let inspector = SizeInspector(path, in: layout, showing: attributes, placeholders: placeholders)
    else { throw .notInTree(name(of: view)) }
    return inspector
  }
}
