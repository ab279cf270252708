import LayoutSnapshotGraphics

/// A laid out tree with its looks, as a value: nothing in it changes when the views do.
package struct SolvedTree: Hashable, Sendable {
  /// Where everything lies.
  package let layout: Layout
  /// What has to be painted.
  package let displayList: DisplayList

  package init(layout: Layout, displayList: DisplayList) {
    (self.layout, self.displayList) = (layout, displayList)
  }
}
