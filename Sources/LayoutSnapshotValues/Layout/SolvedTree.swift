import LayoutSnapshotGraphics

/// A laid out tree with its looks, as a value that does not change with the views.
package struct SolvedTree: Hashable, Sendable {
  /// The frames of all items.
  package let layout: Layout
  /// The drawing operations.
  package let displayList: DisplayList

  package init(layout: Layout, displayList: DisplayList) {
    (self.layout, self.displayList) = (layout, displayList)
  }
}
