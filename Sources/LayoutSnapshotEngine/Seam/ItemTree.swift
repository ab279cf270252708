import LayoutSnapshotValues

/// The items of a tree, in the order in which layouts list them; those in no list come after all others.
package struct ItemTree {
  package let handles: [ItemHandle]
  /// What the listed items are called, and where they lie in each other.
  package let outline: Layout.Outline

  package init(_ handles: [ItemHandle], _ outline: Layout.Outline) {
    (self.handles, self.outline) = (handles, outline)
  }
}
