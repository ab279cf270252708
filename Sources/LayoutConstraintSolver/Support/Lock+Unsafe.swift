#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A mutual exclusion of the platform. The standard library's asks for a newer macOS than this package.
@safe
final class Lock: @unchecked Sendable {
  private let handle: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    unsafe handle = .allocate(capacity: 1)
    unsafe handle.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(handle, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(handle)
    unsafe handle.deallocate()
  }

  func acquire() { unsafe pthread_mutex_lock(handle) }
  func release() { unsafe pthread_mutex_unlock(handle) }
}
