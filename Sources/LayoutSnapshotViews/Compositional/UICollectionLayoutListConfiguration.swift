import Foundation

/// A list: rows like those of a table view in a collection view.
///
/// ```swift
/// let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// let layout = UICollectionViewCompositionalLayout.list(using: list)
/// ```
public struct UICollectionLayoutListConfiguration {
  /// The look of a list. The numbers are UIKit's.
  public enum Appearance: Int, Sendable, CaseIterable {
    /// Rows from edge to edge.
    case plain = 0
    /// Groups of rows from edge to edge.
    case grouped = 1
    /// Groups of rows with round corners.
    case insetGrouped = 2
    /// Rows of a sidebar.
    case sidebar = 3
    /// Rows of a sidebar on a plain ground.
    case sidebarPlain = 4
  }

  /// What heads or ends a section. The numbers are UIKit's.
  public enum HeaderMode: Int, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// A view of the data source's.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// What ends a section. The numbers are UIKit's.
  public enum FooterMode: Int, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// A view of the data source's.
    case supplementary = 1
  }

  /// Gives the swipe actions of a row. Pictures do not show them.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The look.
  public var appearance: Appearance
  /// Whether there are lines between rows; true by default.
  public var showsSeparators = true
  /// The lines of rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives the lines of a row, of those that the list has.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Gives the lines of a row, of those that the list has.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  /// The color behind the rows; nil for the look's own.
  public var backgroundColor: Color?
  /// What heads sections.
  public var headerMode = HeaderMode.none
  /// What ends sections.
  public var footerMode = FooterMode.none
  /// The space above headers; nil for the look's own.
  public var headerTopPadding: CGFloat?
  /// Gives the actions on the leading side, which ``UICollectionView/swipeActions(forItemAt:side:)`` asks for.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions on the trailing side, which ``UICollectionView/swipeActions(forItemAt:side:)`` asks for.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var ground: Color? {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout {
      .list(using: configuration, layoutEnvironment: $1, isFirst: $0 == 0)
    }
  }
}

extension NSCollectionLayoutSection {
  /// A section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(using: configuration, layoutEnvironment: layoutEnvironment, isFirst: false)
  }

  static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment,
    isFirst: Bool
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = ListSection(configuration: configuration)
    let width = layoutEnvironment.container.contentSize.width
    if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
      // The same as in an inset grouped table.
      let side: CGFloat = width >= 414 ? 20 : 16
      (section.contentInsets.leading, section.contentInsets.trailing) = (side, side)
    }
    let isGrouped = [.grouped, .insetGrouped].contains(configuration.appearance)
    if isGrouped, configuration.headerMode != .supplementary {
      section.contentInsets.top = configuration.headerTopPadding ?? (isFirst ? 35 : 17.5)
    }
    if isGrouped, configuration.footerMode == .none { section.contentInsets.bottom = 17.5 }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

/// What a list says to its rows.
final class ListSection {
  let configuration: UICollectionLayoutListConfiguration
  init(configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  /// The place of a row among its neighbors.
  struct Place: Equatable {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var isFirst: Bool
    var isLast: Bool
    var isHeader: Bool
    var above: UIListSeparatorConfiguration.Line?
    var below: UIListSeparatorConfiguration.Line?
  }

  func place(of key: CollectionArrangement.Key, count: Int) -> Place? {
    guard key.category == .cell, key.indexPath.count == 2 else { return nil }
    let item = key.indexPath.item
    let first = configuration.headerMode == .firstItemInSection ? 1 : 0
    let isLast = item == count - 1
    let isPlain = [.plain, .sidebarPlain].contains(configuration.appearance)
    var place = Place(
      appearance: configuration.appearance, isFirst: item == first, isLast: isLast, isHeader: item < first)
    guard configuration.showsSeparators else { return place }
    let lines = configuration.separatorConfiguration
    let own = configuration.itemSeparatorHandler?(key.indexPath, lines) ?? lines
    place.above = own.top
    place.below = own.bottom(item >= first && (!isLast || isPlain))
    return place
  }
}
