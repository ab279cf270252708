/// How strongly a constraint is wanted: from just above 0 to 1000, where 1000 is required.
///
/// One constraint of a higher priority outranks any number of lower ones.
///
/// ```swift
/// x == 20 ~ .high          // 750
/// x == 20 ~ Priority(501)  // any value in between
/// ```
@frozen
public struct Priority: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  /// The number itself. A system refuses values outside 0 < rawValue <= 1000.
  public let rawValue: Float

  /// Wraps a number; whether it is in range is checked where it is used.
  @inlinable
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Allows `~ 750`.
  @inlinable
  public init(integerLiteral value: Int) { rawValue = Float(value) }
  /// Allows `~ 250.5`.
  @inlinable
  public init(floatLiteral value: Float) { rawValue = value }

  /// 1000: cannot be violated; two that contradict each other are a conflict.
  public static var required: Priority { 1000 }
  /// 750: where content resists being compressed.
  public static var high: Priority { 750 }
  /// 250: where content hugs.
  public static var low: Priority { 250 }
  /// 50: where a fitting size is sought.
  public static var fittingSize: Priority { 50 }

  /// Orders by strength.
  @inlinable
  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
