// A test suite draws hundreds of pictures with the same letters. Caches are kept for the next drawing, and since one
// belongs to one thread at a time, each drawing borrows its own.

#if !hasFeature(Embedded)
  import Dispatch

  /// Caches that nobody uses at the moment.
  private final class KeptCaches: @unchecked Sendable {
    static let shared = KeptCaches()

    /// As many as draw at once on most machines; further ones are not kept.
    private static let limit = 8
    private let lock = DispatchSemaphore(value: 1)
    private var caches: [MaskCache] = []

    func take() -> MaskCache? {
      lock.wait()
      defer { lock.signal() }
      return caches.popLast()
    }

    func keep(_ cache: MaskCache) {
      lock.wait()
      defer { lock.signal() }
      if caches.count < Self.limit { caches.append(cache) }
    }
  }

  extension MaskCache {
    /// One that an earlier drawing has given back, or an empty one.
    static func borrowed() -> MaskCache {
      guard let cache = KeptCaches.shared.take() else { return MaskCache(isBorrowed: true) }
      return cache
    }

    /// Leaves it to the next drawing, unless it belongs to somebody.
    func giveBack() { if isBorrowed { KeptCaches.shared.keep(self) } }
  }
#else
  // Embedded Swift has no threads, and nothing to keep caches with.
  extension MaskCache {
    static func borrowed() -> MaskCache { MaskCache() }
    func giveBack() {}
  }
#endif
