import Foundation
public import LayoutSnapshotViews

// Names are exported one by one, which leaves operators behind. UIKit has these for window levels.
extension UIWindow.Level {
  /// A level above another one: `.alert + 1`.
  public static func + (left: UIWindow.Level, right: Int) -> UIWindow.Level { left + Double(right) }
  /// A level above another one.
  public static func + (left: UIWindow.Level, right: Double) -> UIWindow.Level {
    UIWindow.Level(left.rawValue + CGFloat(right))
  }
  /// A level below another one: `.alert - 1`.
  public static func - (left: UIWindow.Level, right: Int) -> UIWindow.Level { left - Double(right) }
  /// A level below another one.
  public static func - (left: UIWindow.Level, right: Double) -> UIWindow.Level {
    UIWindow.Level(left.rawValue - CGFloat(right))
  }
}

// UIKit has none of these four, so libraries and apps define their own. Those are preferred to these.
extension LayoutPriority {
  /// A higher priority: `.defaultLow + 1` wins over the default.
  @_disfavoredOverload
  public static func + <Step: BinaryFloatingPoint>(priority: LayoutPriority, step: Step) -> LayoutPriority {
    LayoutPriority(priority.rawValue + Float(step))
  }
  /// A lower priority: `.required - 1` holds unless something required contradicts it.
  @_disfavoredOverload
  public static func - <Step: BinaryFloatingPoint>(priority: LayoutPriority, step: Step) -> LayoutPriority {
    LayoutPriority(priority.rawValue - Float(step))
  }
  /// Raises a priority.
  @_disfavoredOverload
  public static func += <Step: BinaryFloatingPoint>(priority: inout LayoutPriority, step: Step) {
    priority = LayoutPriority(priority.rawValue + Float(step))
  }
  /// Lowers a priority.
  @_disfavoredOverload
  public static func -= <Step: BinaryFloatingPoint>(priority: inout LayoutPriority, step: Step) {
    priority = LayoutPriority(priority.rawValue - Float(step))
  }
}
