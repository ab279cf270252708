import LayoutConstraintSolver

/// The strength of a constraint: above 0 and at most 1000, which means required.
///
/// ```swift
/// constraint.priority = .defaultHigh
/// constraint.priority = LayoutPriority(751)
/// ```
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number itself.
  public var rawValue: Float

  /// A priority with a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority with a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint holds, or is reported as broken.
  public static let required = LayoutPriority(1000)
  /// 750: the default resistance of views against shrinking below their content.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: UIKit's priority for a drag that resizes a scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: UIKit's priority for a scene that keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: UIKit's priority for a drag that does not resize a scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250: the default resistance of views against growing beyond their content.
  public static let defaultLow = LayoutPriority(250)
  /// 50: the priority with which a fitting size is as close to its target as possible.
  public static let fittingSizeLevel = LayoutPriority(50)

  // UIKit has none of these four operators, so libraries and apps define their own. Those are preferred to these.

  /// A higher priority: `.defaultLow + 1` wins over the default.
  @_disfavoredOverload
  public static func + (priority: LayoutPriority, step: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + step)
  }
  /// A lower priority: `.required - 1` holds unless something required contradicts it.
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

  /// The same priority in the engine's type.
  var engineValue: Priority { Priority(rawValue) }
}
