import Foundation

/// The side of a row that a swipe opens.
public enum SwipedSide: Hashable, Sendable, CaseIterable {
  /// The side at which text begins.
  case leading
  /// The side at which text ends.
  case trailing
}

// There are no fingers. What they would make a table ask for, a test asks for.

extension UITableView {
  /// Asks the delegate for the actions of a row, as a swipe over the row does.
  ///
  /// ```swift
  /// let actions = table.swipeActions(forRowAt: IndexPath(row: 0, section: 0), side: .trailing)
  /// #expect(actions?.actions.map(\.title) == ["Delete"])
  /// actions?.actions[0].sendActions()
  /// ```
  ///
  /// - Returns: `nil` if the delegate has none, or if the data source says that the row cannot be edited.
  public final func swipeActions(
    forRowAt indexPath: IndexPath, side: SwipedSide
  ) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: indexPath) != false else { return nil }
    return switch side {
    case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    case .trailing: delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  /// Asks the delegate for the context menu of a row, as a long press on the row does.
  ///
  /// ```swift
  /// let menu = table.contextMenu(forRowAt: IndexPath(row: 0, section: 0))?.actionProvider?([])
  /// ```
  public final func contextMenu(forRowAt indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let row = rectForRow(at: indexPath)
    return delegate?.tableView(
      self, contextMenuConfigurationForRowAt: indexPath, point: CGPoint(x: row.midX, y: row.midY))
  }
}

extension UICollectionView {
  /// Asks a list's configuration for the actions of a row, as a swipe over the row does.
  ///
  /// ```swift
  /// let actions = view.swipeActions(forItemAt: IndexPath(item: 0, section: 0), side: .trailing)
  /// #expect(actions?.actions.map(\.title) == ["Delete"])
  /// ```
  ///
  /// - Returns: `nil` if there is no such row, if its section is no list, or if the list has no actions for it.
  public final func swipeActions(
    forItemAt indexPath: IndexPath, side: SwipedSide
  ) -> UISwipeActionsConfiguration? {
    prepareIfNeeded()
    guard indexPath.item < numberOfItems(inSection: indexPath.section),
      let list = collectionViewLayout.list(ofSection: indexPath.section)?.configuration
    else { return nil }
    return switch side {
    case .leading: list.leadingSwipeActionsConfigurationProvider?(indexPath)
    case .trailing: list.trailingSwipeActionsConfigurationProvider?(indexPath)
    }
  }

  /// Asks the delegate for the context menu of items, as a long press on the first one does.
  ///
  /// ```swift
  /// let menu = view.contextMenu(forItemsAt: [IndexPath(item: 0, section: 0)])?.actionProvider?([])
  /// ```
  public final func contextMenu(forItemsAt indexPaths: [IndexPath]) -> UIContextMenuConfiguration? {
    let item = indexPaths.first.flatMap { layoutAttributesForItem(at: $0)?.frame } ?? .zero
    return delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: indexPaths, point: CGPoint(x: item.midX, y: item.midY))
  }
}
