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
/// A constraint is held by the innermost view that contains both of its items; a guide lies in its owner.
/// What stack views make for themselves is not listed. Placeholders, which Xcode removes when it builds, are listed
/// by ``LayoutEditor/outline()`` alone, because no layout of an app knows of them.
public struct DocumentOutline: Hashable, Sendable {
  /// The tree's root.
  public let root: Entry

  /// A view or a guide, what it holds, and what lies in it.
  public struct Entry: Hashable, Sendable {
    /// The item's path in the tree.
    public let path: String
    /// What it is called among its siblings.
    public let name: String
    /// The item's class.
    public let className: String
    /// Whether it is a view or a guide.
    public let kind: Layout.Node.Kind
    /// The constraints that it holds.
    public let constraints: [Layout.Constraint]
    /// Those of the view's constraints that only hold a place on the canvas.
    public let placeholders: [Layout.Constraint]
    /// Its guides, and then its subviews.
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
    for node in nodes { children[String(parent(of: node.path)), default: []].append(node) }
    func entry(_ node: Layout.Node) -> Entry {
      Entry(
        path: node.path, name: lastPart(of: node.path), className: node.className, kind: node.kind,
        constraints: held[node.path] ?? [], placeholders: kept[node.path] ?? [],
        children: (children[node.path] ?? []).map(entry))
    }
    root = entry(nodes[0])
  }
}

extension DocumentOutline: CustomStringConvertible {
  /// The outline as a tree of lines.
  public var description: String {
    var lines: [String] = []
    func write(_ entry: Entry, _ head: String, _ tail: String) {
      // The guides of the system are known by their names alone.
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
  /// The tree's views with the constraints that each holds, as pseudocode; the views take their solved frames.
  ///
  /// Placeholders are listed as removed at build time.
  /// - Throws: ``LayoutToolError``.
  public func outline() throws(LayoutToolError) -> DocumentOutline {
    let layout = try laidOut { () throws(LayoutError) in try root.layout(on: device) }
    return DocumentOutline(layout, placeholders: placeholders)
  }
}

/// The path without its last part; empty for a root.
func parent(of path: String) -> Substring {
  path.lastIndex(of: "/").map { path[..<$0] } ?? ""
}

/// The path of the innermost view that contains both items of a constraint.
private func holder(of constraint: Layout.Constraint, _ guides: Set<String>) -> String {
  func host(_ path: String) -> Substring {
    // Brackets at the beginning of a name tell items that are in no list; all of them are guides.
    guides.contains(path) || lastPart(of: path).hasPrefix("[") ? parent(of: path) : path[...]
  }
  var first = host(constraint.item)
  guard let other = constraint.otherItem.map(host) else { return String(first) }
  // Mostly it is one of both, or the one around one of both.
  while first != other, !other.hasPrefix(first + "/") { first = parent(of: String(first)) }
  return String(first)
}
