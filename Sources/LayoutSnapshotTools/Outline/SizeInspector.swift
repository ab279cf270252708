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
/// Placeholders are marked as removed at build time. A solid line stands before a required constraint, a
/// dashed one before an optional one.
public struct SizeInspector: Hashable, Sendable {
  /// The view's path.
  public let path: String
  /// The constraints, in the order of the layout.
  public let entries: [Entry]
  /// How strongly the view keeps the size of its content; nil if only a layout is known, or certain
  /// attributes were requested.
  public internal(set) var contentPriorities: ContentPriorities?

  /// Priorities of a view against growing and shrinking.
  public struct ContentPriorities: Hashable, Sendable {
    /// Against being wider, and against being higher, than the content.
    public let horizontalHugging, verticalHugging: Float
    /// Against being narrower, and against being lower, than the content.
    public let horizontalCompressionResistance, verticalCompressionResistance: Float

    init(of view: View) {
      horizontalHugging = view.contentHuggingPriority(for: .horizontal).rawValue
      verticalHugging = view.contentHuggingPriority(for: .vertical).rawValue
      horizontalCompressionResistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      verticalCompressionResistance = view.contentCompressionResistancePriority(for: .vertical).rawValue
    }
  }

  /// A constraint from the view's perspective.
  public struct Entry: Hashable, Sendable {
    /// The constraint.
    public let constraint: Layout.Constraint
    /// The view's attributes in the constraint, without margins: one, or two for an aspect ratio.
    public let attributes: [LayoutConstraint.Attribute]
    /// The constraint in the size inspector's words.
    public let text: String
    /// Whether the constraint exists only on the canvas: Xcode removes it when it builds.
    public let isPlaceholder: Bool
    /// Whether the constraint is required.
    public var isRequired: Bool { constraint.priority >= 1000 }
  }

  /// The constraints on a view, or nil if the layout has no such item.
  ///
  /// - Parameter attributes: the attributes whose constraints are listed; none for all.
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

  /// The view's attributes that constraints mention, which the inspector's diagram marks.
  public var constrainedAttributes: Set<LayoutConstraint.Attribute> { Set(entries.flatMap(\.attributes)) }
}

extension SizeInspector: CustomStringConvertible {
  /// The list, with a solid or a dashed line before each constraint, and then the priorities.
  public var description: String {
    let constraints = entries.map { ($0.isRequired ? "│ " : "┆ ") + $0.text }
    return (constraints + (contentPriorities.map { ["\($0)"] } ?? [])).joined(separator: "\n")
  }
}

extension SizeInspector.ContentPriorities: CustomStringConvertible {
  /// A line for each pair.
  public var description: String {
    func line(_ name: String, _ across: Float, _ down: Float) -> String {
      "  \(name)  Horizontal: \(decimalText(Double(across)))  Vertical: \(decimalText(Double(down)))"
    }
    return [
      line("Content Hugging", horizontalHugging, verticalHugging),
      line("Compression Resistance", horizontalCompressionResistance, verticalCompressionResistance),
    ].joined(separator: "\n")
  }
}

extension LayoutEditor {
  /// The constraints on a view, as the size inspector lists them. The views take their solved frames.
  ///
  /// - Throws: ``LayoutToolError``.
  public func sizeInspector(
    of view: View, showing attributes: Set<LayoutConstraint.Attribute> = []
  ) throws(LayoutToolError) -> SizeInspector {
    if view !== root { try check(view) }
    let layout = try laidOut { () throws(LayoutError) in try root.layout(on: device) }
    let path = paths[ObjectIdentifier(view)] ?? ""
    guard
      var inspector = SizeInspector(path, in: layout, showing: attributes, placeholders: placeholders)
    else { throw .notInTree(name(of: view)) }
    if attributes.isEmpty { inspector.contentPriorities = SizeInspector.ContentPriorities(of: view) }
    return inspector
  }
}
