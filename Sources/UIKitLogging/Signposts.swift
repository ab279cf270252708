#if !canImport(Darwin)
  internal import Synchronization

  /// What a signpost marks.
  ///
  /// ```swift
  /// os_signpost(.begin, log: log, name: "Load")
  /// ```
  public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt8

    /// Makes a type of its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
  }

  /// The begin of an animation, as a signpost marks it.
  ///
  /// ```swift
  /// os_signpost(.animationBegin, log: log, name: "Scroll")
  /// ```
  public enum OSSignpostAnimationBegin: Hashable, Sendable {
    /// The begin of an animation.
    case animationBegin
  }

  /// Tells signposts of one name apart.
  ///
  /// ```swift
  /// let id = OSSignpostID(log: log)
  /// os_signpost(.begin, log: log, name: "Load", signpostID: id)
  /// os_signpost(.end, log: log, name: "Load", signpostID: id)
  /// ```
  public struct OSSignpostID: Hashable, Comparable, Sendable {
    private static let last = Atomic<UInt64>(0)

    /// The number of the identifier.
    public let rawValue: UInt64

    /// Makes an identifier of a number.
    public init(_ value: UInt64) { rawValue = value }

    /// Makes an identifier that no other call makes.
    public init(log: OSLog) { self.init(Self.last.add(1, ordering: .relaxed).newValue) }

    /// Makes the identifier of an object.
    public init(log: OSLog, object: AnyObject) {
      self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// The identifier of what never happens twice at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// The identifier that stands for a mistake.
    public static let invalid = OSSignpostID(.max)
    /// The identifier of no signpost.
    public static let null = OSSignpostID(0)

    /// Whether an identifier's number is less than another one's.
    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
  }

  /// A message of a signpost.
  public typealias SignpostMetadata = OSLogMessage
#endif
