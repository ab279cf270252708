/// What anchors, constraints and engines hold of an item: it outlives the item and then tells that it is gone.
package final class ItemHandle {
  /// The item; cleared when it dies, by the item itself.
  ///
  /// Rejected: `weak`, which gives every view a side table and makes all its retains and releases slow: a
  /// third of the time went there when a tree of 1000 views was built and solved.
  package unowned(unsafe) var item: (any EngineItem)?

  /// Where the item was in the engine that was built last. Others look whether it is so in them, too.
  var slot = 0

  package init() {}
}
