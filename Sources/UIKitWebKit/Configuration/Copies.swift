import Foundation

#if MainActorViews
  /// Makes a copy of an object that belongs to the main actor.
  ///
  /// `NSObject` declares `copy()` for every thread, so the compiler cannot see that configurations are copied on the main one.
  func copyOnItsActor(_ make: @MainActor () -> Any) -> Any {
    nonisolated(unsafe) var copy: Any?
    MainActor.assumeIsolated { copy = make() }
    return copy as Any
  }
#else
  /// Makes a copy of an object that belongs to no actor.
  func copyOnItsActor(_ make: () -> Any) -> Any { make() }
#endif
