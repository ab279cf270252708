#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A mutual exclusion of the platform. The standard library's asks for a newer macOS than this package.
final class Lock: @unchecked Sendable {
  private let handle: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    handle = .allocate(capacity: 1)
    handle.initialize(to: pthread_mutex_t())
    pthread_mutex_init(handle, nil)
  }

  deinit {
    pthread_mutex_destroy(handle)
    handle.deallocate()
  }

  func acquire() { pthread_mutex_lock(handle) }
  func release() { pthread_mutex_unlock(handle) }
}
