/// A value in memory of its own that does not move, and that goes when its owner does.
///
/// What is large, or is pointed to while it is at work, lies behind one: handed over as a value it would be copied again
/// and again.
struct Owned<Value: ~Copyable>: ~Copyable {
  /// Where the value is; not to be kept longer than the owner.
  let pointer: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  deinit { pointer.deinitialize(count: 1).deallocate() }

  var pointee: Value {
    @inline(__always) _read { yield pointer.pointee }
    @inline(__always) nonmutating _modify { yield &pointer.pointee }
  }
}

/// The same for a value that is made when it is first needed, and may be forgotten.
struct OwnedLater<Value: ~Copyable>: ~Copyable {
  /// Where the value is, if there is one; not to be kept longer than the owner, or than until it is forgotten.
  private(set) var pointer: UnsafeMutablePointer<Value>?

  init() {}

  deinit { pointer?.deinitialize(count: 1).deallocate() }

  /// Puts a value in place of what there was, and tells where it is.
  mutating func put(_ value: consuming Value) -> UnsafeMutablePointer<Value> {
    forget()
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: value)
    pointer = place
    return place
  }

  mutating func forget() {
    pointer?.deinitialize(count: 1).deallocate()
    pointer = nil
  }
}
