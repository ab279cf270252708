import Foundation

/// The touch and accessibility settings of a responder.
///
/// They are stored separately, because most responders have none, and no layout or image depends on them.
final class ResponderSettings {
  var isUserInteractionEnabled: Bool?
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var isOpaque = true
  var gestureRecognizers: [UIGestureRecognizer]?
  /// The first responder of the tree, at its root.
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
