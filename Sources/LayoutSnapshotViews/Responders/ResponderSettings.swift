import Foundation

/// The touch and accessibility settings of a responder, and others that few responders have.
///
/// They are stored separately, because most responders have none.
final class ResponderSettings {
  var isUserInteractionEnabled: Bool?
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var isOpaque = true
  var gestureRecognizers: [UIGestureRecognizer]?
  /// The first responder of the tree, at its root.
  var focus: Focus?
  var restorationIdentifier: String?
  var userActivity: NSUserActivity?

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
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []

  /// Who observes values of the responder.
  var observers: KeyValueObservers?
  var associations: Associations?

  var toolTip: String?
  var animatesSymbols = false
  /// Whether subviews keep their frames when the view's size changes.
  var keepsSubviews = false
  /// The least and the greatest text size for the view and everything in it.
  var textSizes = TextSizeRange()
  var clearsContext = true
  var scaleFactor: CGFloat?
  var largeContentTitle: String?
  var largeContentImage: Image?
  var largeContentImageInsets = EdgeInsets.zero
  var showsLargeContent = false
  var scalesLargeContentImage = false
  var focusGroup: String?
  var fillerRowHeight: CGFloat?
  var customFocus = false
  var isEnabledWhileDragging = false
  var reorderingCadence: UICollectionView.ReorderingCadence?
  var selfSizing: UICollectionView.SelfSizingInvalidation?
  weak var dragDelegate: AnyObject?
  weak var dropDelegate: AnyObject?
}
