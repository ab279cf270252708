import Foundation

/// The items of one section as a tree, of which the branches that are expanded show.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<Folder>()
/// outline.append([inbox])
/// outline.append(inbox.folders, to: inbox)
/// outline.expand([inbox])
/// dataSource.apply(outline, to: .folders)
/// ```
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable & Sendable {
  private struct Entry {
    var item: ItemIdentifierType
    var parent: ItemIdentifierType?
    var level: Int

    /// The entry in another tree, below a parent at a level.
    func below(_ parent: ItemIdentifierType?, at level: Int) -> Entry {
      Entry(item: item, parent: self.parent ?? parent, level: self.level + level)
    }
  }

  /// The tree, each item before its children.
  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.parent == nil }.map(\.item) }
  /// The items whose parents are all expanded, which are those that show.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var closed: Int?
    for entry in entries {
      if let level = closed, entry.level > level { continue }
      closed = expanded.contains(entry.item) ? nil : entry.level
      visible.append(entry.item)
    }
    return visible
  }

  // MARK: Items

  /// Adds items at the end, or behind the other children of a parent.
  ///
  /// - Precondition: the parent is in the snapshot, and none of the items is.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else {
      entries += items.map { Entry(item: $0, parent: nil, level: 0) }
      return
    }
    let range = range(of: parent)
    let level = entries[range.lowerBound].level + 1
    entries.insert(
      contentsOf: items.map { Entry(item: $0, parent: parent, level: level) }, at: range.upperBound)
  }
  /// Adds items before another, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let place = range(of: item).lowerBound
    insert(items, beside: place, at: place)
  }
  /// Adds items behind another and its children, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let range = range(of: item)
    insert(items, beside: range.lowerBound, at: range.upperBound)
  }
  private mutating func insert(_ items: [ItemIdentifierType], beside sibling: Int, at place: Int) {
    let (parent, level) = (entries[sibling].parent, entries[sibling].level)
    entries.insert(
      contentsOf: items.map { Entry(item: $0, parent: parent, level: level) }, at: place)
  }
  /// Removes items with their children.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { entries.removeSubrange(range(of: item)) }
    expanded.formIntersection(entries.map(\.item))
  }
  /// Removes all items.
  public mutating func deleteAll() { (entries, expanded) = ([], []) }
  /// Puts the items of another snapshot in place of an item's children.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    let old = range(of: parent)
    let level = entries[old.lowerBound].level + 1
    entries.replaceSubrange(
      old.dropFirst(), with: snapshot.entries.map { $0.below(parent, at: level) })
    expanded.formUnion(snapshot.expanded)
    expanded.formIntersection(entries.map(\.item))
  }
  /// Adds the items of another snapshot before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    let place = range(of: item).lowerBound
    add(snapshot, beside: place, at: place)
  }
  /// Adds the items of another snapshot behind an item and its children.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    let range = range(of: item)
    add(snapshot, beside: range.lowerBound, at: range.upperBound)
  }
  private mutating func add(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, beside sibling: Int, at place: Int
  ) {
    let (parent, level) = (entries[sibling].parent, entries[sibling].level)
    entries.insert(contentsOf: snapshot.entries.map { $0.below(parent, at: level) }, at: place)
    expanded.formUnion(snapshot.expanded)
  }

  // MARK: Branches

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Whether the children of an item show.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether an item shows.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { entries.contains { $0.item == item } }
  /// How many parents an item has.
  public func level(of item: ItemIdentifierType) -> Int { entries[range(of: item).lowerBound].level }
  /// The place of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
  /// The parent of an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    entries[range(of: child).lowerBound].parent
  }
  /// The children of an item with their children, as a snapshot of their own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot
  {
    let range = range(of: parent)
    let top = entries[range.lowerBound].level + (includingParent ? 0 : 1)
    var result = NSDiffableDataSourceSectionSnapshot()
    result.entries = entries[includingParent ? range : range.dropFirst()].map { entry in
      Entry(
        item: entry.item, parent: entry.level == top ? nil : entry.parent, level: entry.level - top)
    }
    result.expanded = expanded.intersection(result.items)
    return result
  }
  /// The tree in lines, with `+` for what is expanded, `-` for what is not and has children, and `*` for the rest.
  public func visualDescription() -> String {
    entries.enumerated().map { index, entry in
      let hasChildren = index + 1 < entries.count && entries[index + 1].level > entry.level
      let mark = expanded.contains(entry.item) ? "+" : hasChildren ? "-" : "*"
      return String(repeating: "  ", count: entry.level) + "\(mark) \(entry.item)"
    }.joined(separator: "\n")
  }

  /// Whether an item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { range(of: item).count > 1 }

  /// The places of an item and of everything below it.
  private func range(of item: ItemIdentifierType) -> Range<Int> {
    guard let start = index(of: item) else { preconditionFailure("there is no item \(item)") }
    let level = entries[start].level
    let end = entries[(start + 1)...].firstIndex { $0.level <= level } ?? entries.count
    return start..<end
  }
}

/// What an app lets the reader do with the branches of a section, like UIKit's handlers of this name. Only tests call them.
///
/// ```swift
/// dataSource.sectionSnapshotHandlers.shouldExpandItem = { item in item.isOpen }
/// ```
public struct UICollectionViewDiffableDataSourceSectionSnapshotHandlers<Item: Hashable & Sendable> {
  /// Whether an item may be expanded.
  public var shouldExpandItem: ((Item) -> Bool)?
  /// Called when an item was expanded.
  public var willExpandItem: ((Item) -> Void)?
  /// Whether an item may be collapsed.
  public var shouldCollapseItem: ((Item) -> Bool)?
  /// Called when an item was collapsed.
  public var willCollapseItem: ((Item) -> Void)?
  /// The children of an item that is expanded.
  public var snapshotForExpandingParent:
    ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

  /// Creates handlers that do nothing.
  public init() {}
}

/// What an app lets the reader do with the order of items, like UIKit's handlers of this name. Only tests call them.
///
/// ```swift
/// dataSource.reorderingHandlers.canReorderItem = { item in item.isMovable }
/// ```
public struct UICollectionViewDiffableDataSourceReorderingHandlers<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  /// Whether an item may be moved.
  public var canReorderItem: ((Item) -> Bool)?
  /// Called before items are moved.
  public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
  /// Called when items were moved.
  public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?

  /// Creates handlers that do nothing.
  public init() {}
}

/// A change of the items of a list.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The items before it.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items after it.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Which items were removed and inserted.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}
