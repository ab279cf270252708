import Foundation

/// What a responder was told of fingers and of screen readers.
///
/// Apart from it, because most are told nothing, and no picture or layout shows it.
final class ResponderSettings {
  var isUserInteractionEnabled: Bool?
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var isOpaque = true
  var gestureRecognizers: [UIGestureRecognizer]?
  /// Who is first in the tree, at its root.
  var focus: Focus?
  var restorationIdentifier: String?

  var isAccessibilityElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: AccessibilityTraits?
  var hidesElements = false
  var isModal = false
  var elements: [Any]?
  var frame: CGRect?
  var path: BezierPath?
  var activationPoint: CGPoint?
  var customActions: [UIAccessibilityCustomAction]?
  var language: String?
  var inputLabels: [String]?
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var ignoresInvertColors = false
  var respondsToInteraction: Bool?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
}
