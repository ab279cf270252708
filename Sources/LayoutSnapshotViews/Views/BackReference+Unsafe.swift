import LayoutSnapshotEngine

/// A reference to an object that owns, directly or not, the one that refers to it.
///
/// It does not keep the owner alive, and costs nothing but the reading: the owner's `deinit` clears it.
/// Rejected: `weak`, as for ``ItemHandle``.
struct BackReference<Owner: AnyObject> {
  private unowned(unsafe) var object: Owner?

  init(_ owner: Owner? = nil) { object = owner }

  /// The owner while it is alive.
  var owner: Owner? {
    get { object }
    set { object = newValue }
  }
}

extension ItemHandle {
  /// The view or guide, while it is alive.
  ///
  /// All handles in this module are those of views and guides, which make them themselves.
  var layoutItem: LayoutItem? { item.map { unsafeDowncast($0, to: LayoutItem.self) } }
}
