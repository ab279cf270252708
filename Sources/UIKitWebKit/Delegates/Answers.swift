#if MainActorViews
  /// What a delegate calls with its answer, spelled as WebKit spells it: `@MainActor @Sendable`.
  ///
  /// In Swift 5 a delegate's method without these words is its delegate's, too; in Swift 6 it is not.
  public typealias _WKAnswer<each Part> = @MainActor @Sendable (repeat each Part) -> Void
#else
  /// What a delegate calls with its answer.
  public typealias _WKAnswer<each Part> = (repeat each Part) -> Void
#endif
