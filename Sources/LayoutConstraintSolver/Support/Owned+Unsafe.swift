/// A value in memory of its own that does not move, and that goes when its owner does.
///
/// What is large, or is pointed to while it is at work, lies behind one: handed over as a value it would be copied again
/// and again.
@safe @usableFromInline
struct Owned<Value: ~Copyable>: ~Copyable {
  @usableFromInline let pointer: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
  }

  @usableFromInline deinit { unsafe pointer.deinitialize(count: 1).deallocate() }

  /// Where the value is; not to be kept longer than the owner.
  var place: Place<Value> { unsafe Place(pointer) }

  @inlinable var pointee: Value {
    @inline(__always) _read { yield unsafe pointer.pointee }
    @inline(__always) nonmutating _modify { yield unsafe &pointer.pointee }
  }
}

/// The same for a value that is made when it is first needed, and may be forgotten.
@safe
struct OwnedLater<Value: ~Copyable>: ~Copyable {
  private var pointer: UnsafeMutablePointer<Value>?

  init() {}

  deinit { unsafe pointer?.deinitialize(count: 1).deallocate() }

  /// Where the value is, if there is one; not to be kept longer than the owner, or than until it is forgotten.
  var place: Place<Value>? { unsafe pointer.map { unsafe Place($0) } }

  /// Puts a value in place of what there was, and tells where it is.
  mutating func put(_ value: consuming Value) -> Place<Value> {
    forget()
    let made = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe made.initialize(to: value)
    unsafe pointer = made
    return unsafe Place(made)
  }

  mutating func forget() {
    unsafe pointer?.deinitialize(count: 1).deallocate()
    unsafe pointer = nil
  }
}
