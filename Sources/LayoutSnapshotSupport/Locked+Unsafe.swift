#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Embedded Swift, in which drawing is checked on other processors, has no threads.
#if !hasFeature(Embedded)
  /// A value that threads share, and that nobody reaches without its lock.
  ///
  /// ```swift
  /// let names = Locked<Set<String>>([])
  /// let isNew = names.withLock { $0.insert("Ada").inserted }
  /// ```
  ///
  /// The standard library's `Mutex` asks for a newer macOS than this package. The lock is a platform's mutex, which
  /// must not move in memory, hence the pointer.
  @safe
  package final class Locked<Value>: @unchecked Sendable {
    @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
    @usableFromInline var value: Value

    package init(_ value: sending Value) {
      unsafe mutex = .allocate(capacity: 1)
      unsafe mutex.initialize(to: pthread_mutex_t())
      unsafe pthread_mutex_init(mutex, nil)
      self.value = value
    }

    deinit {
      unsafe pthread_mutex_destroy(mutex)
      unsafe mutex.deinitialize(count: 1)
      unsafe mutex.deallocate()
    }

    /// Reads or changes the value while no other thread does. The closure must not come back to the same value.
    @inlinable
    package func withLock<Result, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      unsafe pthread_mutex_lock(mutex)
      defer { unsafe pthread_mutex_unlock(mutex) }
      return try body(&value)
    }
  }
#endif
