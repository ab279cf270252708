/// What a view knows of fingers and of screen readers.
///
/// Apart from the view, because most views are told nothing of it, and no picture or layout shows it.
final class Manners {
  var isUserInteractionEnabled: Bool?
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var isOpaque = true
  var restorationIdentifier: String?

  var isAccessibilityElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: AccessibilityTraits?
  var hidesElements = false
  var isModal = false
  var elements: [Any]?
}

extension View {
  /// What the view was told, or nothing yet; changed, it is kept.
  final func changeManners(_ change: (Manners) -> Void) {
    let manners = manners ?? Manners()
    self.manners = manners
    change(manners)
  }
}
