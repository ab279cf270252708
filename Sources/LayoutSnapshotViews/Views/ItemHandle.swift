/// What anchors and constraints hold of an item: it outlives the item and then tells that it is gone.
final class ItemHandle {
  /// The item; cleared when it dies.
  var item: LayoutItem? {
    get { reference.owner }
    set { reference.owner = newValue }
  }

  /// The item's place among the items of the engine that is being built; no meaning outside of that.
  var slot = 0

  /// Constraints on this item that were refused when they were activated, told when it is laid out.
  var refusals: [ConstraintRefusal] = []

  private var reference = BackReference<LayoutItem>()
}
