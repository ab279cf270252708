import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotValues

/// The device that is being laid out, like UIKit's `UIDevice`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIDevice: NSObject, @unchecked Sendable {
  // Safe to send: its state is locked.

  /// The only device.
  public static let current = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UserInterfaceIdiom { CurrentDevice.value.traitCollection.userInterfaceIdiom }
  /// The orientation, by the device's size.
  open var orientation: UIDeviceOrientation {
    let size = CurrentDevice.value.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The name, which is the same as ``model``.
  open var name: String { model }
  /// The model: "iPad" or "iPhone".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model; it is not localized.
  open var localizedModel: String { model }
  /// The name of the system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose appearance is drawn.
  open var systemVersion: String { "18.0" }
  /// The vendor's identifier; always `nil`.
  open var identifierForVendor: UUID? { nil }
  /// Whether changes of orientation are posted; always false.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Has no effect, as orientation does not change.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect, as orientation does not change.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Posted in UIKit when the orientation has changed; only tests post it.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  struct Kept {
    var watchesBattery = false
  }
  final let kept = Locked(Kept())

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The orientation of a device. Raw values match UIKit's.
public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, upside down.
  case portraitUpsideDown = 2
  /// On its side, with its top to the left.
  case landscapeLeft = 3
  /// On its side, with its top to the right.
  case landscapeRight = 4
  /// Lying, with the screen upward.
  case faceUp = 5
  /// Lying, with the screen downward.
  case faceDown = 6

  /// Whether the device is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation: the device neither lies flat nor is it unknown how it is held.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of a user interface. Raw values match UIKit's.
public enum UIInterfaceOrientation: Int, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, upside down.
  case portraitUpsideDown = 2
  /// On its side, with the home button to the right.
  case landscapeRight = 3
  /// On its side, with the home button to the left.
  case landscapeLeft = 4

  /// Whether the interface is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that an interface supports. Raw values match UIKit's.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, one for each orientation.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its side, with the home button to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On its side, with the home button to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension ProcessInfo {
  /// Whether an iPad app runs on a Mac with Catalyst; always false.
  public var isMacCatalystApp: Bool { false }
  /// Whether an iOS app runs on a Mac; always false.
  public var isiOSAppOnMac: Bool { false }
}
