import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotValues

/// The device that code asks about without saying which: the one that is being laid out.
package enum CurrentDevice {
  /// The device of the layout that is going on.
  @TaskLocal package static var laidOut: Device?

  /// The device outside of layouts.
  package static let fallback = Locked(Device.iPhone17)

  /// The device that answers now.
  package static var value: Device { laidOut ?? fallback.withLock { $0 } }
}

/// The screen of the device that is being laid out; outside of a layout, that of ``device``.
open class UIScreen: NSObject, @unchecked Sendable {
  // Sound to send: it keeps nothing.

  /// The screen.
  public static let main = UIScreen()
  /// All screens: one.
  public static var screens: [UIScreen] { [main] }

  /// The device that answers outside of layouts; an iPhone 17 at first.
  ///
  /// ```swift
  /// UIScreen.device = .iPhoneSE3
  /// ```
  public static var device: Device {
    get { CurrentDevice.fallback.withLock { $0 } }
    set { CurrentDevice.fallback.withLock { $0 = newValue } }
  }

  /// The screen, in points, as the device is held.
  open var bounds: CGRect { CGRect(origin: .zero, size: CurrentDevice.value.size) }
  /// Pixels in a point.
  open var scale: CGFloat { CGFloat(CurrentDevice.value.scale) }
  /// The screen in pixels, upright.
  open var nativeBounds: CGRect {
    let size = CurrentDevice.value.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
  /// Pixels in a point, of the panel.
  open var nativeScale: CGFloat { scale }
  /// The device's traits.
  open var traitCollection: Traits { CurrentDevice.value.traitCollection }
  /// How bright it is.
  open var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }
  /// How often it can change in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether it is recorded.
  open var isCaptured: Bool { false }
}
