#if !canImport(Darwin)
  public import Foundation

  /// A length of time that is counted in seconds.
  ///
  /// ```swift
  /// let delay = RunLoop.SchedulerTimeType.Stride.seconds(0.3)
  /// ```
  public protocol _SecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral
  where Magnitude == TimeInterval, FloatLiteralType == TimeInterval, IntegerLiteralType == TimeInterval {
    var magnitude: TimeInterval { get set }
    init(_ timeInterval: TimeInterval)
  }

  extension _SecondsStride {
    /// The length in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Makes one of a number of seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    /// Makes one of a number of seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }

    /// Makes one of a number, if it can hold it.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      self.init(seconds)
    }

    /// Whether the first is less.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    /// The product.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    /// Adds to it.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Takes from it.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Multiplies it.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }
    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
    /// So many thousand millionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
  }
#endif
