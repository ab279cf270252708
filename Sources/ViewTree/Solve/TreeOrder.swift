/// A tree's items in the order in which they are listed: a view, its guides, then its subviews' trees.
struct TreeOrder {
  private(set) var items: [LayoutItem] = []
  private(set) var outline = Layout.Outline()

  init(root: View) { visit(root, segment: segment(root.readableName), parent: nil) }

  private mutating func visit(_ item: LayoutItem, segment: String, parent: Int?) {
    let slot = items.count
    items.append(item)
    let path = parent.map { outline.entries[$0].path + "/" + segment } ?? segment
    let kind: Layout.Node.Kind = item is View ? .view : .guide
    outline.append(
      Layout.Outline.Entry(
        path: path, className: String(describing: type(of: item)), kind: kind, parent: parent))
    guard let view = item as? View else { return }
    let children: [LayoutItem] = view.layoutGuides + view.subviews
    for (child, segment) in zip(children, segments(of: children)) {
      visit(child, segment: segment, parent: slot)
    }
  }

  /// A name for each sibling: its own where no other has it, and else counted, as in `View[1]`.
  private func segments(of siblings: [LayoutItem]) -> [String] {
    let names = siblings.map { segment($0.readableName) }
    let total = names.reduce(into: [:]) { counts, name in counts[name, default: 0] += 1 }
    var used: [String: Int] = [:]
    return names.map { name in
      guard total[name]! > 1 else { return name }
      defer { used[name, default: 0] += 1 }
      return "\(name)[\(used[name, default: 0])]"
    }
  }

  /// A name with the characters replaced that have a meaning in a path.
  private func segment(_ name: String) -> String {
    String(name.map { "/[]".contains($0) ? "_" : $0 })
  }
}
