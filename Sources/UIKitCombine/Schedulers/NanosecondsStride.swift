#if !canImport(Darwin)
  /// A length of time that is counted in nanoseconds.
  ///
  /// ```swift
  /// let delay = DispatchQueue.SchedulerTimeType.Stride.milliseconds(300)
  /// ```
  public protocol _NanosecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral
  where Magnitude == Int, FloatLiteralType == Double, IntegerLiteralType == Int {
    var magnitude: Int { get set }
    /// Makes a length of nanoseconds.
    init(magnitude: Int)
  }

  extension _NanosecondsStride {
    private static var second: Int { 1_000_000_000 }

    /// Makes one of a number of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// Makes one of a number of seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// Makes one of a number, if it can hold it.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let nanoseconds = Int(exactly: source) else { return nil }
      self.init(magnitude: nanoseconds)
    }

    /// Whether the first is less.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(magnitude: lhs.magnitude &+ rhs.magnitude) }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(magnitude: lhs.magnitude &- rhs.magnitude) }
    /// The product.
    public static func * (lhs: Self, rhs: Self) -> Self {
      .seconds(Double(lhs.magnitude) / Double(second) * Double(rhs.magnitude) / Double(second))
    }
    /// Adds to it.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Takes from it.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Multiplies it.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Self { of(s, second) }
    /// A length that is too large counts as the largest one.
    public static func seconds(_ s: Double) -> Self {
      let nanoseconds = s * Double(second)
      guard nanoseconds < 0x1p62 else { return Self(magnitude: .max) }
      return Self(magnitude: nanoseconds > -0x1p62 ? Int(nanoseconds) : .min)
    }
    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { of(ms, second / 1_000) }
    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Self { of(us, second / 1_000_000) }
    /// So many thousand millionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { of(ns, 1) }

    private static func of(_ count: Int, _ unit: Int) -> Self {
      let product = count.multipliedReportingOverflow(by: unit)
      return Self(magnitude: product.overflow ? (count > 0 ? .max : .min) : product.partialValue)
    }
  }
#endif
