import Foundation

/// The sections and items of a list at one time, each with a unique identifier.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, City>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(cities)
/// dataSource.apply(snapshot)
/// ```
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }
  /// The section that contains an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }
  /// The index of an item among those of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Items

  /// Adds items to the end of a section, or of the last one.
  ///
  /// - Precondition: there is a section, and none of the items is in the list.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "there is no section to append items to")
    let index = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
    sections[index].items += identifiers
  }
  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }
  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 0)
  }
  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 1)
  }
  /// Has no effect: applying a snapshot reloads all items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Has no effect: applying a snapshot reloads all items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

  // MARK: Sections

  /// Adds sections to the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }
  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier)) }
  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier) + 1) }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }
  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier))
  }
  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier) + 1)
  }
  /// Has no effect: applying a snapshot reloads all items.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  // MARK: Places

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else { preconditionFailure("there is no section \(section)") }
    return index
  }

  private mutating func insert(_ items: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
    guard let path = path(of: other) else { preconditionFailure("there is no item \(other)") }
    sections[path.section].items.insert(contentsOf: items, at: path.item + offset)
  }
}
