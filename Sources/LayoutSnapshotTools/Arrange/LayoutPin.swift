import Foundation
import LayoutSnapshotViews

/// A row of the Pin tool: a distance to a neighbor, or a size.
///
/// ```swift
/// try editor.pin([field], [.leading(), .trailing(.standard), .top(12, to: title), .height()])
/// try editor.pin([yes, no], [.equalWidths])
/// ```
public struct LayoutPin {
  enum Kind {
    case edge(LayoutConstraint.Attribute, Spacing, LayoutItem?)
    case extent(LayoutConstraint.Attribute, CGFloat?)
    case equal(LayoutConstraint.Attribute)
    case aspectRatio
  }

  let kind: Kind

  /// The distance from an edge to its neighbor.
  public enum Spacing: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The current distance on the canvas.
    case current
    /// The system's distance: 8 between siblings, 20 to an edge, 0 to a margin or a safe area.
    case standard
    /// A number of points.
    case points(CGFloat)

    /// A number of points.
    public init(floatLiteral value: Double) { self = .points(value) }
    /// A number of points.
    public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
  }

  /// Pins the leading edge to the nearest neighbor, or to an item.
  public static func leading(_ spacing: Spacing = .current, to item: LayoutItem? = nil) -> LayoutPin {
    LayoutPin(kind: .edge(.leading, spacing, item))
  }
  /// Pins the trailing edge to the nearest neighbor, or to an item.
  public static func trailing(_ spacing: Spacing = .current, to item: LayoutItem? = nil) -> LayoutPin {
    LayoutPin(kind: .edge(.trailing, spacing, item))
  }
  /// Pins the top edge to the nearest neighbor, or to an item.
  public static func top(_ spacing: Spacing = .current, to item: LayoutItem? = nil) -> LayoutPin {
    LayoutPin(kind: .edge(.top, spacing, item))
  }
  /// Pins the bottom edge to the nearest neighbor, or to an item.
  public static func bottom(_ spacing: Spacing = .current, to item: LayoutItem? = nil) -> LayoutPin {
    LayoutPin(kind: .edge(.bottom, spacing, item))
  }
  /// Fixes the width, at the current one if none is given.
  public static func width(_ points: CGFloat? = nil) -> LayoutPin { LayoutPin(kind: .extent(.width, points)) }
  /// Fixes the height, at the current one if none is given.
  public static func height(_ points: CGFloat? = nil) -> LayoutPin {
    LayoutPin(kind: .extent(.height, points))
  }
  /// Gives all views the width of the first.
  public static var equalWidths: LayoutPin { LayoutPin(kind: .equal(.width)) }
  /// Gives all views the height of the first.
  public static var equalHeights: LayoutPin { LayoutPin(kind: .equal(.height)) }
  /// Keeps the frame's ratio of width to height.
  public static var aspectRatio: LayoutPin { LayoutPin(kind: .aspectRatio) }
}
