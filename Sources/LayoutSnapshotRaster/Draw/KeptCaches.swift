// A test suite draws hundreds of pictures with the same letters. Caches are kept for the next drawing, and since one
// belongs to one thread at a time, each drawing borrows its own.

#if !hasFeature(Embedded)
  import LayoutSnapshotSupport

  /// Caches that nobody uses at the moment.
  private let keptCaches = Locked<[MaskCache]>([])
  /// As many as draw at once on most machines; further ones are not kept.
  private let mostKeptCaches = 8

  extension MaskCache {
    /// One that an earlier drawing has returned, or an empty one.
    static func borrowed() -> MaskCache {
      keptCaches.withLock { $0.popLast() } ?? MaskCache(isBorrowed: true)
    }

    /// Leaves it to the next drawing, unless it belongs to somebody.
    func returnToNextDrawing() {
      guard isBorrowed else { return }
      keptCaches.withLock { if $0.count < mostKeptCaches { $0.append(self) } }
    }
  }
#else
  // Embedded Swift has no threads, and nothing to keep caches with.
  extension MaskCache {
    static func borrowed() -> MaskCache { MaskCache() }
    func returnToNextDrawing() {}
  }
#endif
