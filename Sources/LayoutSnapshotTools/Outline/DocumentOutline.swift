import LayoutSnapshotViews

/// A tree's views and guides with the constraints that each view holds: Interface Builder's document outline.
///
/// ```swift
/// print(DocumentOutline(try card.layout(on: .iPhone4)))
/// // Card
/// // ├─ title
/// // └─ Constraints
/// //    ├─ title.leading == Card.leading + 16
/// //    └─ title.width <= 0.5 * Card.width @750
/// ```
///
/// Each constraint is listed under the innermost view that contains both of its items, and each guide under its owner.
/// Constraints that stack views make for themselves are not listed. Placeholders, which Xcode removes when it builds,
/// are listed only by ``LayoutEditor/outline()``, because an app's layout does not contain them.
public struct DocumentOutline: Hashable, Sendable {
  /// The tree's root.
  public let root: Entry

  /// A view or a guide, with its constraints and its children.
  public struct Entry: Hashable, Sendable {
    /// The item's path in the tree.
    public let path: String
    /// The item's name among its siblings.
    public let name: String
    /// The item's class.
    public let className: String
    /// Whether it is a view or a guide.
    public let kind: Layout.Node.Kind
    /// The constraints listed under the item.
    public let constraints: [Layout.Constraint]
    /// The view's placeholders, which exist only on the canvas.
    public let placeholders: [Layout.Constraint]
    /// The item's guides, then its subviews.
    public let children: [Entry]
  }

  /// The outline of a solved layout.
  public init(_ layout: Layout) { self.init(layout, placeholders: []) }

  init(_ layout: Layout, placeholders: [Layout.Constraint]) {
    let nodes = layout.nodes
    let guides = Set(nodes.lazy.filter { $0.kind == .guide }.map(\.path))
    var held: [String: [Layout.Constraint]] = [:]
    let onCanvas = Placeholders(placeholders)
    for constraint in layout.constraints where !constraint.isSystem && !onCanvas.contains(constraint) {
      held[holder(of: constraint, guides), default: []].append(constraint)
    }
    var kept: [String: [Layout.Constraint]] = [:]
    for constraint in placeholders { kept[holder(of: constraint, guides), default: []].append(constraint) }
    var children: [String: [Layout.Node]] = [:]
    for node in nodes { children[LayoutPath(node.path).parent ?? "", default: []].append(node) }
    func entry(_ node: Layout.Node) -> Entry {
      Entry(
        path: node.path, name: LayoutPath(node.path).name, className: node.className, kind: node.kind,
        constraints: held[node.path] ?? [], placeholders: kept[node.path] ?? [],
        children: (children[node.path] ?? []).map(entry))
    }
    root = entry(nodes[0])
  }
}

extension DocumentOutline: CustomStringConvertible {
  /// The outline as indented lines of text.
  public var description: String {
    var lines: [String] = []
    func write(_ entry: Entry, _ head: String, _ tail: String) {
      // Guides of the system have no other name than their own.
      let isNamed =
        entry.name != entry.className && !entry.name.hasPrefix(entry.className + "[")
        && entry.className != "InsetGuide"
      lines.append(head + entry.name + (isNamed ? " (\(entry.className))" : ""))
      let constraints =
        entry.constraints.map(\.description)
        + entry.placeholders.map { "\($0) (\(Placeholders.remark))" }
      let parts = entry.children.count + (constraints.isEmpty ? 0 : 1)
      for (index, child) in entry.children.enumerated() {
        let isLast = index == parts - 1
        write(child, tail + (isLast ? "└─ " : "├─ "), tail + (isLast ? "   " : "│  "))
      }
      guard !constraints.isEmpty else { return }
      lines.append(tail + "└─ Constraints")
      for (index, constraint) in constraints.enumerated() {
        let isLast = index == constraints.count - 1
        lines.append(tail + (isLast ? "   └─ " : "   ├─ ") + constraint)
      }
    }
    write(root, "", "")
    return lines.joined(separator: "\n")
  }
}

extension LayoutEditor {
  /// The tree's views with their constraints as pseudocode. The views take their solved frames.
  ///
  /// Placeholders are listed as removed at build time.
  /// - Throws: ``LayoutToolError``.
  public func outline() throws(LayoutToolError) -> DocumentOutline {
    let layout = try laidOut { () throws(LayoutError) in try root.layout(on: device) }
    return DocumentOutline(layout, placeholders: placeholders)
  }
}

/// The path of the innermost view that contains both items of a constraint.
private func holder(of constraint: Layout.Constraint, _ guides: Set<String>) -> String {
  func host(_ path: String) -> String {
    // A name that begins with a bracket belongs to an unlisted item. All of these are guides.
    guides.contains(path) || LayoutPath(path).name.hasPrefix("[") ? LayoutPath(path).parent ?? "" : path
  }
  var first = host(constraint.item)
  guard let other = constraint.otherItem.map(host) else { return first }
  // Usually it is one of the two, or the parent of one of them.
  while first != other, !LayoutPath(first).contains(other) { first = LayoutPath(first).parent ?? "" }
  return first
}
