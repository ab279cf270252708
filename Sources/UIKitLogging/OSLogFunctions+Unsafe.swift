#if !canImport(Darwin)
  // Arguments of a format are of any type: Apple's are `CVarArg`, to which Foundation converts objects there. A
  // message that fits both forms is a format, as a literal without a value has the same meaning in both.

  /// Writes a message with a format to a log, which here does nothing.
  @safe
  public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any?...
  ) {}

  /// Writes a message of a type with a format to a log, which here does nothing.
  @safe
  public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: Any?...
  ) {}

  /// Writes a message with values in it to the default log, which here does nothing.
  @_disfavoredOverload
  public func os_log(_ message: OSLogMessage) {}

  /// Writes a message with values in it to a log, which here does nothing.
  @_disfavoredOverload
  public func os_log(
    _ logLevel: OSLogType = .default, log logObject: OSLog = .default, _ message: OSLogMessage
  ) {}
#endif
