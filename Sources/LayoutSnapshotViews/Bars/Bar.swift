import Foundation

/// A bar at the edge of a screen, which shapes the safe area of what lies under it.
///
/// The heights are those before iOS 26: 44 points for navigation bars and toolbars and 49 for tab bars, 32 for
/// all of them on iPhones that lie on their sides, 50 on iPads. A large title adds 52. The first two and the last
/// are found in public storyboards; the others are those that UIKit's bars are known to have since iOS 12.
open class Bar: View {
  /// Whether what lies under the bar shines through; true by default.
  open var isTranslucent = true
  /// The colour of the bar; none leaves it as it is.
  open var barTintColor: Color? { didSet { backgroundColor = barTintColor } }

  /// The height on a device.
  func height(on device: Device) -> CGFloat { 44 }

  final func height(on device: Device, regular: CGFloat) -> CGFloat {
    if device.userInterfaceIdiom == .pad { return 50 }
    return device.verticalSizeClass == .compact ? 32 : regular
  }

  /// The height of the last device's bar; no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: height(on: root.life.device ?? .iPhone15))
  }

  /// How far items stand from the edges: 16 points, and 20 on screens that are 414 points wide and more, as the margins of
  /// controllers' views.
  static func margin(on device: Device) -> CGFloat { device.size.width >= 414 ? 20 : 16 }
}
