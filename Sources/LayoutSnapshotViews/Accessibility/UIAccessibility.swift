import Foundation

extension ContentSizeCategory {
  /// UIKit posts it when the text size changes. It is never posted here: views learn of text sizes by their traits.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// The reader's accessibility settings, which are fixed here, and announcements to screen readers, which have
/// no effect.
public enum UIAccessibility {
  /// A notification for screen readers.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number or name for it.
    public let rawValue: UInt32
    /// A value by its number or name.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A large part of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be announced.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology is to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
    /// An assistive technology is to resume.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
  }

  /// Notifies screen readers in UIKit. It has no effect here.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver is running; always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running; always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether Guided Access is on; always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether AssistiveTouch is running; always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether Reduce Motion is on; always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether Prefer Cross-Fade Transitions is on; always false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether Reduce Transparency is on; always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether Increase Contrast is on for the device that is laid out.
  public static var isDarkerSystemColorsEnabled: Bool {
    Traits.current.accessibilityContrast == .high
      || CurrentDevice.value.traits.accessibilityContrast == .high
  }
  /// Whether Bold Text is on; always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether Classic Invert is on; always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the grayscale filter is on; always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether Speak Screen is on; always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether Speak Selection is on; always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether closed captions are on; always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether Mono Audio is on; always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether Shake to Undo is on; always true.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether videos play automatically; always true.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether Differentiate Without Color is on; always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches show labels; always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether Button Shapes is on; always false.
  public static var buttonShapesEnabled: Bool { false }

  /// The notification of a change of ``isVoiceOverRunning``. It is never posted.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The notification that an assistive technology focused an element. It is never posted.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The notification that an announcement has ended. It is never posted.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The notification of a change of ``isBoldTextEnabled``. It is never posted.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The notification of a change of ``isReduceMotionEnabled``. It is never posted.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The notification of a change of ``isReduceTransparencyEnabled``. It is never posted.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The notification of a change of ``isDarkerSystemColorsEnabled``. It is never posted.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The notification of a change of ``isSwitchControlRunning``. It is never posted.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The notification of a change of ``buttonShapesEnabled``. It is never posted.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// The key of the focused element in a notification's user info.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the announced text in a notification's user info.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

  /// Converts a rectangle from a view's coordinates to the window's.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect {
    view.convert(rect, to: nil)
  }
}

/// A part of a view that screen readers treat as an element of its own. It is only stored.
open class UIAccessibilityElement: UIResponder {
  /// Creates an element inside a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// The view or element that contains this element.
  open weak var accessibilityContainer: AnyObject?
  /// The element's frame in its container's coordinates.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// The name of the element in tests.
  open var accessibilityIdentifier: String?
}

/// A custom action of an element. It is only stored.
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The icon of the action.
  open var image: Image?
  /// The object that performs the action.
  open weak var target: AnyObject?
  /// The target's method for the action.
  open var selector: Selector?
  /// The closure for the action.
  open var actionHandler: ActionHandler?

  /// An action that calls a method of a target.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
  }
  /// An action that calls a closure.
  public init(name: String, image: Image? = nil, actionHandler: @escaping ActionHandler) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The kind of content in a container. The numbers are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable, CaseIterable {
  /// No particular content.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark of the screen.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}

/// The direction in which a screen reader scrolls. The numbers are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable, CaseIterable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// How a screen reader navigates a group of elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable, CaseIterable {
  /// The system decides.
  case automatic = 0
  /// Each element is visited on its own.
  case separate = 1
  /// The elements are visited as one.
  case combined = 2
}
