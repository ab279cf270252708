import Foundation
import LayoutSnapshotValues

/// The device that is being laid out, as code asks for it.
open class UIDevice: NSObject, @unchecked Sendable {
  // Sound to send: it keeps nothing.

  /// The device.
  public static let current = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UserInterfaceIdiom { CurrentDevice.value.traitCollection.userInterfaceIdiom }
  /// How it is held.
  open var orientation: UIDeviceOrientation {
    let size = CurrentDevice.value.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Its name, which all of them have in common.
  open var name: String { model }
  /// What it is.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// What it is, in the reader's language.
  open var localizedModel: String { model }
  /// Its system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose looks are drawn.
  open var systemVersion: String { "18.0" }
  /// A device has no identity here.
  open var identifierForVendor: UUID? { nil }
  /// Whether turns are told; they never are.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Asks to be told of turns.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Asks no more.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Told when the device is turned, on phones.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait upside down.
  case portraitUpsideDown = 2
  /// Landscape left.
  case landscapeLeft = 3
  /// Landscape right.
  case landscapeRight = 4
  /// Face up.
  case faceUp = 5
  /// Face down.
  case faceDown = 6

  /// Whether the long side is at the left.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the long side is at the bottom.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How the user interface is turned.
public enum UIInterfaceOrientation: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait upside down.
  case portraitUpsideDown = 2
  /// Landscape right.
  case landscapeRight = 3
  /// Landscape left.
  case landscapeLeft = 4

  /// Whether the long side is at the left.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the long side is at the bottom.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How a user interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: UInt
  /// A value by its number or name.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned, the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Turned, the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// Any but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension ProcessInfo {
  /// Whether an app of the iPad runs on a Mac by Catalyst; it does not.
  public var isMacCatalystApp: Bool { false }
  /// Whether an app of the phone runs on a Mac; it does not.
  public var isiOSAppOnMac: Bool { false }
}
