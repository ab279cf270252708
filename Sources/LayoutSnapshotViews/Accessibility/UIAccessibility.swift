import Foundation

extension ContentSizeCategory {
  /// Posted by a phone when its reader wants another text size. A layout tells views of it by their traits.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// The reader's accessibility settings, all off here, and announcements to screen readers, which nobody hears.
public enum UIAccessibility {
  /// What a screen reader is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number or name for it.
    public let rawValue: UInt32
    /// A value by its number or name.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Layout changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// Page scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Pause assistive technology.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
    /// Resume assistive technology.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
  }

  /// Tells a screen reader something.
  public static func post(notification: Notification, argument: Any?) {}

  /// Is voice over running.
  public static var isVoiceOverRunning: Bool { false }
  /// Is switch control running.
  public static var isSwitchControlRunning: Bool { false }
  /// Is guided access enabled.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Is assistive touch running.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Is reduce motion enabled.
  public static var isReduceMotionEnabled: Bool { false }
  /// Prefers cross fade transitions.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Is reduce transparency enabled.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Is darker system colors enabled.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Is bold text enabled.
  public static var isBoldTextEnabled: Bool { false }
  /// Is invert colors enabled.
  public static var isInvertColorsEnabled: Bool { false }
  /// Is grayscale enabled.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the reader has the screen spoken.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether the reader has selections spoken.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Is closed captioning enabled.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Is mono audio enabled.
  public static var isMonoAudioEnabled: Bool { false }
  /// Is shake to undo enabled.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Is video autoplay enabled.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Should differentiate without color.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Is on off switch labels enabled.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Button shapes enabled.
  public static var buttonShapesEnabled: Bool { false }

  /// Posted by UIKit for: voice over status did change.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted by UIKit for: element focused.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted by UIKit for: announcement did finish.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted by UIKit for: bold text status did change.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted by UIKit for: reduce motion status did change.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted by UIKit for: reduce transparency status did change.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted by UIKit for: darker system colors status did change.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted by UIKit for: switch control status did change.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted by UIKit for: button shapes enabled status did change.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Focused element user info key.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Announcement string value user info key.
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
  /// None.
  case none = 0
  /// Data table.
  case dataTable = 1
  /// List.
  case list = 2
  /// Landmark.
  case landmark = 3
  /// Semantic group.
  case semanticGroup = 4
}

/// Where a screen reader scrolls. The numbers are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable, CaseIterable {
  /// Right.
  case right = 1
  /// Left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// Next.
  case next = 5
  /// Previous.
  case previous = 6
}

/// How a screen reader goes on.
public enum UIAccessibilityNavigationStyle: Int, Sendable, CaseIterable {
  /// Automatic.
  case automatic = 0
  /// Separate.
  case separate = 1
  /// Combined.
  case combined = 2
}
