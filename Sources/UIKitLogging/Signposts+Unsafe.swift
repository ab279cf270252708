#if !canImport(Darwin)
  /// Marks a moment, or an interval's begin or end, which here does nothing.
  @safe
  public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: Any?...
  ) {}

  /// Marks a moment, or an interval's begin or end, with values in a message, which here does nothing.
  @_disfavoredOverload
  @safe
  public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) {}

  /// Marks the begin of an animation, which here does nothing.
  @safe
  public func os_signpost(
    _ animationBegin: OSSignpostAnimationBegin, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: Any?...
  ) {}
#endif
