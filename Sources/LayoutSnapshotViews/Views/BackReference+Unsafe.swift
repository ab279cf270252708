/// A reference to an object that owns, directly or not, the one that refers to it.
///
/// It does not keep the owner alive, and costs nothing but the reading: the owner's `deinit` clears it.
/// Rejected: `weak`, which gives every view a side table and makes all its retains and releases slow: a
/// third of the time went there when a tree of 1000 views was built and solved.
struct BackReference<Owner: AnyObject> {
  private unowned(unsafe) var object: Owner?

  init(_ owner: Owner? = nil) { object = owner }

  /// The owner while it is alive.
  var owner: Owner? {
    get { object }
    set { object = newValue }
  }
}
