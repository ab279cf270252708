#if !canImport(Darwin)
  internal import Synchronization

  /// A lock with the value that it guards, both of which copies share.
  ///
  /// ```swift
  /// let count = OSAllocatedUnfairLock(initialState: 0)
  /// count.withLock { $0 += 1 }
  /// ```
  public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// Whether the calling thread holds a lock.
    ///
    /// ```swift
    /// lock.precondition(.owner)
    /// ```
    public enum Ownership: Hashable, Sendable {
      /// The thread holds the lock.
      case owner
      /// The thread does not hold the lock.
      case notOwner
    }

    private final class Storage {
      let word = Atomic<UInt>(0)
      var state: State

      init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Makes a lock with a value that other threads may not be safe to use.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Makes a lock with a value.
    public init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    /// Calls a closure that holds the lock with the value.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
      try withLockUnchecked(body)
    }

    /// Calls a closure that holds the lock with the value, whatever the closure uses.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
      storage.word.acquire()
      defer { storage.word.release() }
      return try body(&storage.state)
    }

    /// Calls a closure that holds the lock with the value if the lock is free, and is nil otherwise.
    public func withLockIfAvailable<R: Sendable>(
      _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? { try withLockIfAvailableUnchecked(body) }

    /// Calls a closure that holds the lock with the value if the lock is free, whatever the closure uses.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
      guard storage.word.acquireIfFree() else { return nil }
      defer { storage.word.release() }
      return try body(&storage.state)
    }

    /// Ends the program if what is said about the lock and this thread is wrong.
    public func precondition(_ condition: Ownership) {
      let isOwner = storage.word.isHeldByThisThread
      Swift.precondition(
        isOwner == (condition == .owner),
        isOwner ? "The thread holds the unfair lock." : "The thread does not hold the unfair lock.")
    }
  }

  extension OSAllocatedUnfairLock<Void> {
    /// Makes a lock without a value.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock, and waits for it as long as another thread holds it.
    public func lock() { storage.word.acquire() }

    /// Frees the lock.
    public func unlock() { storage.word.release() }

    /// Takes the lock if it is free, and tells whether it was.
    public func lockIfAvailable() -> Bool { storage.word.acquireIfFree() }

    /// Calls a closure that holds the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
      try withLockUnchecked { _ in try body() }
    }

    /// Calls a closure that holds the lock, whatever the closure uses.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
      try withLockUnchecked { _ in try body() }
    }

    /// Calls a closure that holds the lock if the lock is free, and is nil otherwise.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
      try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Calls a closure that holds the lock if the lock is free, whatever the closure uses.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
      try withLockIfAvailableUnchecked { _ in try body() }
    }
  }
#endif
