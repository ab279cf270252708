import Foundation

/// A bar at the edge of a screen, which increases the safe area insets of the content under it.
///
/// The heights are those before iOS 26: 44 points for navigation bars and toolbars, 49 for tab bars, 32 for
/// all of them on iPhones in landscape, and 50 on iPads. A large title adds 52. The first two and the last
/// are found in public storyboards; the others are known heights of UIKit's bars since iOS 12.
open class Bar: View {
  /// Whether content under the bar shines through; true by default.
  open var isTranslucent = true
  /// The background color of the bar; none by default.
  open var barTintColor: Color? { didSet { backgroundColor = barTintColor } }

  /// The height on a device.
  package func height(on device: Device) -> CGFloat { 44 }

  final func height(on device: Device, regular: CGFloat) -> CGFloat {
    if device.userInterfaceIdiom == .pad { return 50 }
    return device.verticalSizeClass == .compact ? 32 : regular
  }

  /// The height on the device of the last layout, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: height(on: root.life.device ?? .iPhone15))
  }

  /// The distance of items from the edges: 16 points, or 20 on screens of 414 points and wider, like the
  /// margins of controllers' views.
  static func margin(on device: Device) -> CGFloat { device.size.width >= 414 ? 20 : 16 }
}
