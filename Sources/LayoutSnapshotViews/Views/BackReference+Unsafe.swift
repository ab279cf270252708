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

  /// The last owner of a chain of references. Those on the way are not counted as used, which would take most of the time.
  func outermost(_ next: (Owner) -> BackReference<Owner>) -> Owner? {
    guard var last = unsafe object.map({ unsafe Unmanaged.passUnretained($0) }) else { return nil }
    while let outer = unsafe last._withUnsafeGuaranteedRef({ unsafe next($0).object }) {
      unsafe last = Unmanaged.passUnretained(outer)
    }
    return unsafe last.takeUnretainedValue()
  }
}

extension ItemHandle {
  /// The view or guide, while it is alive.
  ///
  /// The cast is safe: every handle in this module was made by a view or a guide.
  var layoutItem: LayoutItem? { unsafe item.map { unsafe unsafeDowncast($0, to: LayoutItem.self) } }
}
