#if !canImport(Darwin)
  public import Foundation

  // Apple's module `os` for sources that log. A log has no effect on a picture, so that nothing is written
  // and each log is switched off: an app that asks first saves itself the work, and what a message would show
  // is not computed.

  /// A log, to which nothing is written here.
  ///
  /// ```swift
  /// let log = OSLog(subsystem: "com.example.lakes", category: "network")
  /// os_log("Found %d lakes", log: log, type: .info, 3)
  /// ```
  open class OSLog: NSObject, @unchecked Sendable {
    /// The log of messages that name none.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// The log that is switched off on Apple's systems, too.
    public static let disabled = OSLog(subsystem: "", category: "")

    /// Makes a log of a part of an app.
    public init(subsystem: String, category: String) {}

    /// Makes a log of a part of an app for one of the categories that Instruments knows.
    public init(subsystem: String, category: Category) {}

    /// Whether messages of a type are written, which none is.
    open func isEnabled(type: OSLogType) -> Bool { false }

    /// Whether signposts are written, which none is.
    open var signpostsEnabled: Bool { false }

    /// A category of a log that Instruments knows.
    ///
    /// ```swift
    /// let log = OSLog(subsystem: "com.example.lakes", category: .pointsOfInterest)
    /// ```
    public struct Category: Sendable {
      /// The name of the category.
      public let rawValue: String

      /// What a developer looks for in Instruments.
      public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
      /// Signposts that are only written while Instruments records.
      public static let dynamicTracing = Category(rawValue: "DynamicTracing")
      /// Signposts that are written with their call stack while Instruments records.
      public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
  }

  /// How serious a message is.
  ///
  /// ```swift
  /// os_log(.error, "The file is missing")
  /// ```
  public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt8

    /// Makes a type of its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes a type of its number.
    public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

    /// What helps to find the cause of a failure.
    public static let `default` = OSLogType(0)
    /// What may be of use.
    public static let info = OSLogType(1)
    /// What is of use in development only.
    public static let debug = OSLogType(2)
    /// An error.
    public static let error = OSLogType(16)
    /// A fault of the program or of the system.
    public static let fault = OSLogType(17)
  }
#endif
