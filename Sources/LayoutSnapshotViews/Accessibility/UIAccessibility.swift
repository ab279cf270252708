import Foundation

/// What the reader has chosen, as nobody has; and what screen readers are told, which nobody hears.
public enum UIAccessibility {
  /// What a screen reader is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
  }

  /// Tells a screen reader something.
  public static func post(notification: Notification, argument: Any?) {}

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

  /// A rectangle of a view on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect {
    view.convert(rect, to: nil)
  }
}

/// A part of a view that screen readers know, though it is no view itself.
open class UIAccessibilityElement: UIResponder {
  /// A part of something.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// What it is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// Where it lies in that.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// The name that tests call it by.
  open var accessibilityIdentifier: String?
}

/// Something that can be done with an element.
open class UIAccessibilityCustomAction: NSObject {
  /// Says whether it has been done.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// What it looks like.
  open var image: Image?
  /// Who does it.
  open weak var target: AnyObject?
  /// By which method.
  open var selector: Selector?
  /// Does it.
  open var actionHandler: ActionHandler?

  /// A method of a target.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
  }
  /// A closure.
  public init(name: String, image: Image? = nil, actionHandler: @escaping ActionHandler) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }
}

/// What a container holds. The numbers are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable, CaseIterable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// Where a screen reader scrolls. The numbers are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable, CaseIterable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// How a screen reader goes on.
public enum UIAccessibilityNavigationStyle: Int, Sendable, CaseIterable {
  case automatic = 0
  case separate = 1
  case combined = 2
}
