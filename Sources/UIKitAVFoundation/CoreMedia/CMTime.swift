/// The number of units of a ``CMTime``.
public typealias CMTimeValue = Int64
/// How many units of a ``CMTime`` are a second.
public typealias CMTimeScale = Int32
/// Which of several timelines a ``CMTime`` is on.
public typealias CMTimeEpoch = Int64

/// The largest timescale.
public let kCMTimeMaxTimescale: CMTimeScale = 0x7fff_ffff

/// What is said about a ``CMTime`` besides its number. The bits are Core Media's.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Flags of the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The number was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// Later than all numbers.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// Earlier than all numbers.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// Not known yet.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// Those that make the number meaningless.
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// A time or a duration as an exact fraction of seconds, like Core Media's `CMTime`.
///
/// ```swift
/// let frame = CMTime(value: 1, timescale: 30)
/// let sum = frame + CMTime(value: 1, timescale: 24)
/// // sum.value == 9 && sum.timescale == 120
/// ```
///
/// Sums keep the least common multiple of both timescales, so that they are exact; what cannot be exact is rounded once, and
/// says so in its flags.
public struct CMTime: Sendable {
  /// The number of units.
  public var value: CMTimeValue
  /// How many units are a second.
  public var timescale: CMTimeScale
  /// What is said about the time besides its number.
  public var flags: CMTimeFlags
  /// Which of several timelines the time is on; 0 by default.
  public var epoch: CMTimeEpoch

  /// An invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// A time of its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// A valid time.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// No time.
  public static let invalid = CMTime()
  /// A duration that is not known yet.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time after all numbers.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time before all numbers.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// Zero seconds.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is after all numbers.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is before all numbers.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is not known yet.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether the number was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  /// The time in seconds: infinite if the time is, and not a number if the time is invalid or indefinite.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }
}

extension CMTime {
  /// The units nearest to zero that are in a number of seconds.
  ///
  /// The timescale is halved until the units fit. A time with a timescale of 0 or less is invalid.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    var scale = preferredTimescale
    while scale > 1, Int64(exactly: (seconds * Double(scale)).rounded(.towardZero)) == nil { scale /= 2 }
    let units = seconds * Double(scale)
    guard let value = Int64(exactly: units.rounded(.towardZero)) else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: value, timescale: scale)
    if self.seconds != seconds { flags.insert(.hasBeenRounded) }
  }
}
