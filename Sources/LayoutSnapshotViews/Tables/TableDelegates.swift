import Foundation

/// What a table shows, as UIKit's `UITableViewDataSource`.
public protocol UITableViewDataSource: AnyObject {
  /// How many sections there are; one by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row: one that was used before, or a new one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// What the header of a section says; no header by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// What the footer of a section says; no footer by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be deleted or inserted; it can by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row has a grip while the table is edited; not by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Deletes or inserts a row. Nobody taps here: tests call it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Moves a row. Nobody drags here: tests call it.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The letters at the table's edge; none by default. No picture shows them yet.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a letter leads to.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// One, unless a data source says otherwise.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None, unless a data source says otherwise.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None, unless a data source says otherwise.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// True, unless a data source says otherwise.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// False, unless a data source says otherwise.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing, unless a data source says otherwise.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing, unless a data source says otherwise.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// None, unless a data source says otherwise.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of the letter's own number, unless a data source says otherwise.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// How a table looks and behaves, as UIKit's `UITableViewDelegate`.
///
/// A table asks for heights and views of headers and footers. What fingers do is for tests to call.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of a row; ``UITableView/rowHeight`` by default.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section's header; ``UITableView/sectionHeaderHeight`` by default.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer; ``UITableView/sectionFooterHeight`` by default.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// What a row's height is taken for until it is shown; ``UITableView/estimatedRowHeight`` by default.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// What a header's height is taken for until it is shown.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// What a footer's height is taken for until it is shown.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// The header of a section; by default one with the data source's title, where it has one.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View?
  /// The footer of a section; by default one with the data source's title, where it has one.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> View?
  /// Called before a cell is shown.
  func tableView(_ tableView: UITableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a header is shown.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called before a footer is shown.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called after a cell has left the table.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Which row is selected when one is tapped.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when a row is tapped.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Which row is no more selected when another one is.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when a row is no more selected.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Whether a finger makes a row look selected.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a finger makes a row look selected.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when the finger is gone.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Called when the detail button of a row is tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// What the control before a row does while the table is edited; delete it by default.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  /// Whether a row makes room for the control before it; it does by default.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// What the button says that deletes a row.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  /// How many levels a row is indented.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// What is behind a row on its leading side.
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// What is behind a row on its trailing side.
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  /// The table's, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// The table's, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The table's, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// The table's, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// The table's, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// The table's, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  /// None, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// None, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> View? { nil }
  /// Does nothing, unless a delegate says otherwise.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: View, forSection section: Int) {
  }
  /// Does nothing, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: View, forSection section: Int) {
  }
  /// Does nothing, unless a delegate says otherwise.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// The row itself, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The row itself, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// True, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Does nothing, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Delete, unless a delegate says otherwise.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  /// True, unless a delegate says otherwise.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// None, unless a delegate says otherwise.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// The cell's own, unless a delegate says otherwise.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// None, unless a delegate says otherwise.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// None, unless a delegate says otherwise.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}
