#if !canImport(Darwin)
  /// Writes messages to a log, which here does nothing.
  ///
  /// ```swift
  /// let logger = Logger(subsystem: "com.example.lakes", category: "network")
  /// logger.info("Found \(lakes.count) lakes near \(place, privacy: .private)")
  /// ```
  public struct Logger: Sendable {
    /// Makes a logger that writes to the default log.
    public init() {}

    /// Makes a logger of a part of an app.
    public init(subsystem: String, category: String) {}

    /// Makes a logger that writes to a log.
    public init(_ logObj: OSLog) {}

    /// Writes a message of the default type.
    public func log(_ message: OSLogMessage) {}
    /// Writes a message of a type.
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    /// Writes what is of use in development only.
    public func trace(_ message: OSLogMessage) {}
    /// Writes what is of use in development only.
    public func debug(_ message: OSLogMessage) {}
    /// Writes what may be of use.
    public func info(_ message: OSLogMessage) {}
    /// Writes what helps to find the cause of a failure.
    public func notice(_ message: OSLogMessage) {}
    /// Writes what may become an error.
    public func warning(_ message: OSLogMessage) {}
    /// Writes an error.
    public func error(_ message: OSLogMessage) {}
    /// Writes a fault of the program.
    public func critical(_ message: OSLogMessage) {}
    /// Writes a fault of the program or of the system.
    public func fault(_ message: OSLogMessage) {}
  }
#endif
