import LayoutSnapshotEngine
import LayoutSnapshotSupport

/// A tree's items in the order of listings: a view, its guides, then its subviews' trees.
///
/// Unlisted guides come after all others and are not in the outline.
struct TreeOrder {
  private(set) var items: [ItemHandle] = []
  private(set) var views: [View] = []
  private(set) var outline = Layout.Outline()
  private let isNamed: Bool

  /// The names that any tree has asked for: the runtime takes longer to produce one than all other work on an item, and
  /// each row of a table is a tree of its own while it is measured.
  private static let classNames = Locked<[ObjectIdentifier: String]>([:])
  /// The names of the first classes, which are found without hashing.
  private var fewClassNames: [(type: ObjectIdentifier, name: String)] = []
  private static let fewClasses = 6
  private static let noName = Layout.Outline.Name(text: "", ordinal: nil)

  /// - Parameter isNamed: whether items get names. A tree that is only measured needs none.
  init(root: View, isNamed: Bool = true) {
    self.isNamed = isNamed
    let name = isNamed ? Layout.Outline.Name(text: text(of: root), ordinal: nil) : TreeOrder.noName
    visit(root, name, parent: nil)
    for view in views {
      for guide in view.unlistedGuides() {
        items.append(guide.handle)
      }
    }
  }

  private mutating func visit(_ view: View, _ name: Layout.Outline.Name, parent: Int?) {
    let slot = items.count
    append(view, name, .view, parent: parent)
    views.append(view)
    let (guides, subviews) = (view.ownLayoutGuides, view.ownSubviews)
    let names = isNamed ? names(guides, subviews) : nil
    var index = 0
    while index < guides.count {
      append(guides[index], names?[index] ?? TreeOrder.noName, .guide, parent: slot)
      index += 1
    }
    while index < guides.count + subviews.count {
      visit(subviews[index - guides.count], names?[index] ?? TreeOrder.noName, parent: slot)
      index += 1
    }
  }

  private mutating func append(
    _ item: LayoutItem, _ name: Layout.Outline.Name, _ kind: Layout.Node.Kind, parent: Int?
  ) {
    items.append(item.handle)
    outline.append(
      Layout.Outline.Entry(
        name: name, className: isNamed ? className(of: item) : "", liveClass: LiveClass(type(of: item)),
        kind: kind, parent: parent))
  }

  /// A name for each sibling. Siblings of the same name are numbered.
  private mutating func names(_ guides: [LayoutGuide], _ subviews: [View]) -> [Layout.Outline.Name] {
    var texts: [String] = []
    texts.reserveCapacity(guides.count + subviews.count)
    for guide in guides { texts.append(text(of: guide)) }
    for subview in subviews { texts.append(text(of: subview)) }
    if texts.count <= TreeOrder.fewSiblings { return TreeOrder.counted(texts) }

    var totals: [String: Int] = [:]
    for text in texts { totals[text, default: 0] += 1 }
    var used: [String: Int] = [:]
    return texts.map { text in
      if totals[text] == 1 { return Layout.Outline.Name(text: text, ordinal: nil) }
      defer { used[text, default: 0] += 1 }
      return Layout.Outline.Name(text: text, ordinal: used[text, default: 0])
    }
  }

  /// Up to this number, comparing all siblings with each other is faster than hashing their names.
  private static let fewSiblings = 6

  private static func counted(_ texts: [String]) -> [Layout.Outline.Name] {
    texts.indices.map { index in
      let text = texts[index]
      let before = texts[..<index].count { $0 == text }
      let isAlone = before == 0 && !texts[(index + 1)...].contains(text)
      return Layout.Outline.Name(text: text, ordinal: isAlone ? nil : before)
    }
  }

  /// An item's own name, with characters that have a meaning in paths replaced, or else its class name.
  private mutating func text(of item: LayoutItem) -> String {
    guard let name = item.givenName else { return className(of: item) }
    guard name.utf8.contains(where: isSpecial) else { return name }
    return String(name.map { $0.utf8.contains(where: isSpecial) ? "_" : $0 })
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
  }

  private mutating func className(of item: LayoutItem) -> String {
    let type = type(of: item)
    for known in fewClassNames where known.type == ObjectIdentifier(type) { return known.name }
    let known = TreeOrder.classNames.withLock { $0[ObjectIdentifier(type)] }
    let name = known ?? String(describing: type)
    if known == nil { TreeOrder.classNames.withLock { $0[ObjectIdentifier(type)] = name } }
    if fewClassNames.count < TreeOrder.fewClasses {
      fewClassNames.append((ObjectIdentifier(type), name))
    }
    return name
  }
}

extension View {
  /// This view and every item inside it, with the paths that layouts use.
  package var itemsWithPaths: [(item: LayoutItem, path: String)] {
    let tree = TreeOrder(root: self)
    return zip(tree.items, tree.outline.paths).compactMap { handle, path in
      handle.layoutItem.map { ($0, path) }
    }
  }
}
