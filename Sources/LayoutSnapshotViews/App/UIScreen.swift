import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotValues

/// The screen of the device that is being laid out or, outside of layouts, of ``device``.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIScreen: NSObject, UICoordinateSpace, @unchecked Sendable {
  // Safe to send: it has no state.

  /// The only screen.
  public static let main = UIScreen()
  /// All screens: the main one.
  public static var screens: [UIScreen] { [main] }

  /// The device outside of layouts; an iPhone 17 unless a test sets another.
  ///
  /// ```swift
  /// UIScreen.device = .iPhoneSE
  /// ```
  public static var device: Device {
    get { CurrentDevice.fallback.withLock { $0 } }
    set { CurrentDevice.fallback.withLock { $0 = newValue } }
  }

  /// Makes a device the current one while a closure runs, for code that asks for the screen or the language while it creates views.
  ///
  /// ```swift
  /// let controller = UIScreen.withDevice(.iPhone17.with(.locale("de_DE"))) { ProfileViewController() }
  /// ```
  public static func withDevice<Result>(_ device: Device, _ body: () throws -> Result) rethrows -> Result {
    try CurrentDevice.$laidOut.withValue(device, operation: body)
  }

  /// The bounds in points, in the device's orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: CurrentDevice.value.size) }
  /// The screen's coordinates in the device's orientation.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The number of pixels in a point.
  open var scale: CGFloat { CGFloat(CurrentDevice.value.scale) }
  /// The bounds in pixels, in portrait orientation.
  open var nativeBounds: CGRect {
    let size = CurrentDevice.value.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
  /// The number of the panel's pixels in a point, the same as ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The traits of the device.
  open var traitCollection: Traits { CurrentDevice.value.traitCollection }
  /// The brightness; always 0.5.
  open var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }
  /// The greatest frame rate; always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is captured; always false.
  open var isCaptured: Bool { false }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
