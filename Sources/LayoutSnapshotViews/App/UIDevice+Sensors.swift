import Foundation

/// The sensors of the device, which feel nothing. Nothing of them is in a picture.
extension UIDevice {
  /// The state of a battery. Raw values match UIKit's.
  public enum BatteryState: Int, Sendable, CaseIterable {
    /// Not known.
    case unknown = 0
    /// In use.
    case unplugged = 1
    /// Being charged.
    case charging = 2
    /// Full.
    case full = 3
  }

  /// Whether the battery is watched; false by default. It is only stored.
  public var isBatteryMonitoringEnabled: Bool {
    get { kept.withLock { $0.watchesBattery } }
    set { kept.withLock { $0.watchesBattery = newValue } }
  }
  /// The state of the battery; always unknown, as on a simulator.
  public var batteryState: BatteryState { .unknown }
  /// The charge of the battery; always -1, which says that it is not known.
  public var batteryLevel: Float { -1 }
  /// Whether nearness is watched; always false, as there is no sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
  /// Whether something is near the device; always false.
  public var proximityState: Bool { false }
  /// Whether the device runs several apps; always true.
  public var isMultitaskingSupported: Bool { true }
  /// Makes no sound.
  public func playInputClick() {}

  /// Posted in UIKit when the charge has changed; only tests post it.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted in UIKit when the state of the battery has changed; only tests post it.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted in UIKit when something comes near or goes away; only tests post it.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// A view whose keys make a sound, like UIKit's `UIInputViewAudioFeedback`. Nothing sounds here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether keys make a sound.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Returns `false` by default.
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIScreen {
  /// The coordinates of the screen in portrait orientation.
  public var fixedCoordinateSpace: any UICoordinateSpace { UprightScreen() }
  /// The size of the screen's picture.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The size that suits the screen best.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The sizes that the screen can have.
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// The screen that this one repeats; always `nil`.
  public var mirrored: UIScreen? { nil }

  /// Posted in UIKit when a screen was connected; only tests post it.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted in UIKit when a screen was disconnected; only tests post it.
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// Posted in UIKit when the mode of a screen has changed; only tests post it.
  public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  /// Posted in UIKit when the brightness has changed; only tests post it.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted in UIKit when a capture begins or ends; only tests post it.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

/// The size of a screen's picture.
///
/// ```swift
/// UIScreen.main.currentMode?.size  // (1179.0, 2556.0)
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIScreenMode: NSObject {
  /// The size in pixels, in portrait orientation.
  public final let size: CGSize
  /// The width of a pixel in terms of its height; always 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The coordinates of a screen in portrait orientation. A screen on its side has its top to the left.
final class UprightScreen: NSObject, UICoordinateSpace {
  var bounds: CGRect {
    let size = CurrentDevice.value.size
    return CGRect(x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
  }

  /// Converts points to the screen's coordinates in the device's orientation.
  var outwards: CGAffineTransform {
    let size = CurrentDevice.value.size
    guard size.width > size.height else { return .identity }
    // The left edge becomes the lower one: x runs upward, y to the right.
    return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
  }
}
