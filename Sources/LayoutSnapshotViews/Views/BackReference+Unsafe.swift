import LayoutSnapshotEngine

/// A reference from an object to its direct or indirect owner.
///
/// It does not keep the owner alive. Reading it costs nothing extra, because the owner's `deinit` clears it.
/// Rejected: `weak`, for the reason given at ``ItemHandle``.
struct BackReference<Owner: AnyObject> {
  private unowned(unsafe) var object: Owner?

  init(_ owner: Owner? = nil) { unsafe object = owner }

  /// The owner while it is alive.
  var owner: Owner? {
    get { unsafe object }
    set { unsafe object = newValue }
  }
}

extension ItemHandle {
  /// The view or guide, while it is alive.
  ///
  /// The cast is safe: every handle in this module was made by a view or a guide.
  var layoutItem: LayoutItem? { unsafe item.map { unsafe unsafeDowncast($0, to: LayoutItem.self) } }
}
