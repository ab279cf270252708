#if !canImport(Darwin)
  internal import Synchronization

  /// A lock that is a value, which a copy made while it is free shares nothing with.
  ///
  /// ```swift
  /// final class Counter {
  ///   private var lock = os_unfair_lock()
  ///   private var count = 0
  ///   func add() {
  ///     os_unfair_lock_lock(&lock)
  ///     defer { os_unfair_lock_unlock(&lock) }
  ///     count += 1
  ///   }
  /// }
  /// ```
  public struct os_unfair_lock_s: Sendable {
    /// The thread that holds the lock, or zero.
    public var _os_unfair_lock_opaque: UInt

    /// Makes a lock that is free.
    public init() { self.init(_os_unfair_lock_opaque: 0) }

    /// Makes a lock of its word, which is zero for one that is free.
    public init(_os_unfair_lock_opaque: UInt) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
  }

  /// The usual name of the lock.
  public typealias os_unfair_lock = os_unfair_lock_s
  /// A pointer to a lock.
  public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

  /// Takes a lock, and waits for it as long as another thread holds it.
  public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    unsafe lock.withMemoryRebound(to: Atomic<UInt>.self, capacity: 1) { unsafe $0.pointee.acquire() }
  }

  /// Takes a lock if it is free, and tells whether it was.
  public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    unsafe lock.withMemoryRebound(to: Atomic<UInt>.self, capacity: 1) { unsafe $0.pointee.acquireIfFree() }
  }

  /// Frees a lock.
  public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    unsafe lock.withMemoryRebound(to: Atomic<UInt>.self, capacity: 1) { unsafe $0.pointee.release() }
  }

  /// Ends the program if this thread does not hold a lock.
  public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    unsafe lock.withMemoryRebound(to: Atomic<UInt>.self, capacity: 1) {
      unsafe precondition($0.pointee.isHeldByThisThread, "The thread does not hold the unfair lock.")
    }
  }

  /// Ends the program if this thread holds a lock.
  public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    unsafe lock.withMemoryRebound(to: Atomic<UInt>.self, capacity: 1) {
      unsafe precondition(!$0.pointee.isHeldByThisThread, "The thread holds the unfair lock.")
    }
  }
#endif
