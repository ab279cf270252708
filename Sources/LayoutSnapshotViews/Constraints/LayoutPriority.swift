import LayoutConstraintSolver

/// How strongly a constraint is wanted: from just above 0 to 1000, where 1000 is required.
///
/// ```swift
/// constraint.priority = .defaultHigh
/// constraint.priority = LayoutPriority(751)
/// ```
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number itself.
  public var rawValue: Float

  /// Wraps a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Wraps a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: holds, or is reported as broken.
  public static let required = LayoutPriority(1000)
  /// 750: where a button resists being compressed.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: where a scene is larger than it likes to be.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: where a scene keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: where a scene is smaller than it likes to be.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250: where a button hugs its content.
  public static let defaultLow = LayoutPriority(250)
  /// 50: where a fitting size is sought.
  public static let fittingSizeLevel = LayoutPriority(50)

  // UIKit has none of the four, so that libraries and apps define them for themselves. Theirs are preferred.

  /// A higher priority: `.defaultLow + 1` wins over the default.
  @_disfavoredOverload
  public static func + (priority: LayoutPriority, step: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + step)
  }
  /// A lower priority: `.required - 1` holds wherever nothing required is against it.
  @_disfavoredOverload
  public static func - (priority: LayoutPriority, step: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - step)
  }
  /// Raises a priority.
  @_disfavoredOverload
  public static func += (priority: inout LayoutPriority, step: Float) { priority = priority + step }
  /// Lowers a priority.
  @_disfavoredOverload
  public static func -= (priority: inout LayoutPriority, step: Float) { priority = priority - step }

  /// The same for the engine.
  var engineValue: Priority { Priority(rawValue) }
}
