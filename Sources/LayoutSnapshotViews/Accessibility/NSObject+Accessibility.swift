public import Foundation

/// What an assistive technology says of any object, as in UIKit: of images, actions and an app's own models.
///
/// ```swift
/// image.accessibilityLabel = "A red apple"
/// ```
///
/// Views and items of bars have members of the same names, which their classes can override. Of other objects it is only kept.
extension NSObjectProtocol where Self: NSObject {
  /// Whether the object is an element that assistive technologies stop at; false by default.
  public var isAccessibilityElement: Bool {
    get { AccessibilityNotes.of(self)?.isElement ?? false }
    set { AccessibilityNotes.change(of: self) { $0.isElement = newValue } }
  }
  /// The name of the object, as it is spoken.
  public var accessibilityLabel: String? {
    get { AccessibilityNotes.of(self)?.label }
    set { AccessibilityNotes.change(of: self) { $0.label = newValue } }
  }
  /// What a tap on the object does, as it is spoken.
  public var accessibilityHint: String? {
    get { AccessibilityNotes.of(self)?.hint }
    set { AccessibilityNotes.change(of: self) { $0.hint = newValue } }
  }
  /// The value of the object, as it is spoken.
  public var accessibilityValue: String? {
    get { AccessibilityNotes.of(self)?.value }
    set { AccessibilityNotes.change(of: self) { $0.value = newValue } }
  }
  /// What kind of element the object is; none by default.
  public var accessibilityTraits: AccessibilityTraits {
    get { AccessibilityNotes.of(self)?.traits ?? .none }
    set { AccessibilityNotes.change(of: self) { $0.traits = newValue } }
  }
  /// The frame of the object on the screen; zero by default.
  public var accessibilityFrame: CGRect {
    get { AccessibilityNotes.of(self)?.frame ?? .zero }
    set { AccessibilityNotes.change(of: self) { $0.frame = newValue } }
  }
  /// The language in which the texts are spoken.
  public var accessibilityLanguage: String? {
    get { AccessibilityNotes.of(self)?.language }
    set { AccessibilityNotes.change(of: self) { $0.language = newValue } }
  }
}

/// An object that tests know by a name, like UIKit's protocol.
///
/// ```swift
/// let delete = UIAlertAction(title: "Delete", style: .destructive)
/// delete.accessibilityIdentifier = "delete"
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name, which is never shown or spoken.
  var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification where Self: NSObject {
  /// The name, which is never shown or spoken.
  public var accessibilityIdentifier: String? {
    get { AccessibilityNotes.of(self)?.identifier }
    set { AccessibilityNotes.change(of: self) { $0.identifier = newValue } }
  }
}

extension View: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension Image: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}

/// What was set for an object that has no room for it. It is a value, so that threads that share an image do not meet in it.
private struct AccessibilityNotes {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: AccessibilityTraits?
  var frame: CGRect?
  var language: String?
  var identifier: String?

  private static let key = AssociationKey()

  static func of(_ object: NSObject) -> AccessibilityNotes? { key.value(of: object) as? AccessibilityNotes }

  static func change(of object: NSObject, _ change: (inout AccessibilityNotes) -> Void) {
    var notes = of(object) ?? AccessibilityNotes()
    change(&notes)
    key.set(notes, for: object)
  }
}
