#if MainActorViews
  /// Makes a copy of an object that belongs to the main actor, as views do.
  ///
  /// `NSObject` declares `copy()` for every thread, so the compiler cannot see that bars copy on the main one.
  func copyWithViews(_ make: @MainActor () -> Any) -> Any {
    nonisolated(unsafe) var copy: Any?
    MainActor.assumeIsolated { copy = make() }
    return copy as Any
  }
#else
  /// Makes a copy of an object that belongs to no actor, as views do.
  func copyWithViews(_ make: () -> Any) -> Any { make() }
#endif
