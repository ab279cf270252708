import Foundation

/// What events would go to, were there any: views, view controllers, windows.
///
/// Nothing touches a snapshot, but what an app tells its responders stays told: who is the first of them, who comes next,
/// what a test sends by hand.
open class UIResponder: NSObject {
  /// Who gets what this one does not take: a view's controller or superview, a controller's superview.
  open var next: UIResponder? { nil }

  // MARK: The first

  /// Whether keys would come here; fields for text say yes.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether another may become the first in this one's place.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the responder that keys would come to.
  open var isFirstResponder: Bool { focus?.responder === self }

  /// Makes this the first responder of its tree, if it can and the one before lets it.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let focus else { return false }
    if let former = focus.responder, !former.resignFirstResponder() { return false }
    focus.responder = self
    return true
  }

  /// Takes it back.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    focus?.responder = nil
    return true
  }

  /// Where the tree keeps its first responder.
  var focus: Focus? { nil }

  // MARK: Events

  /// Called for fingers that come down; a test calls it itself.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called for fingers that move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called for fingers that are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called for touches that something else took over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called for properties of touches that are known better now.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called for keys and buttons that are pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called for presses that changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called for presses that ended.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called for presses that were taken over.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when the device is shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when the shaking is over.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when it was something else.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Commands

  /// Whether a command may come here; whatever is asked, the next one is asked as well.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Who takes a command.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }
  /// The commands that keys stand for.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What comes up in place of a keyboard; no picture shows it.
  open var inputView: View? { nil }
  /// What stands on the keyboard; no picture shows it.
  open var inputAccessoryView: View? { nil }
  /// The controller of what comes up in place of a keyboard.
  open var inputAccessoryViewController: ViewController? { nil }
  /// The controller of what comes up in place of a keyboard; no picture shows it.
  open var inputViewController: UIInputViewController? { nil }
  /// The language of the keyboard; always nil.
  open var textInputMode: UITextInputMode? { nil }
  /// Says that they have changed.
  open func reloadInputViews() {}
  /// Takes out what is chosen.
  open func cut(_ sender: Any?) {}
  /// Copies what is chosen.
  open func copy(_ sender: Any?) {}
  /// Puts in what was copied.
  open func paste(_ sender: Any?) {}
  /// Deletes what is chosen.
  open func delete(_ sender: Any?) {}
  /// Chooses something.
  open func select(_ sender: Any?) {}
  /// Chooses everything.
  open func selectAll(_ sender: Any?) {}

  // MARK: Accessibility

  /// Whether a screen reader stops at the view; by default at texts, images that say something, and controls.
  open var isAccessibilityElement: Bool {
    get { settings?.isAccessibilityElement ?? (self is Label || self is Control || self is TextView) }
    set { changeSettings { $0.isAccessibilityElement = newValue } }
  }

  /// What a screen reader calls the view.
  open var accessibilityLabel: String? {
    get { settings?.label }
    set { changeSettings { $0.label = newValue } }
  }

  /// What a screen reader says of using the view.
  open var accessibilityHint: String? {
    get { settings?.hint }
    set { changeSettings { $0.hint = newValue } }
  }

  /// What a screen reader says that the view is set to.
  open var accessibilityValue: String? {
    get { settings?.value }
    set { changeSettings { $0.value = newValue } }
  }

  /// What kind of thing a screen reader calls the view; by its class by default.
  open var accessibilityTraits: AccessibilityTraits {
    get { settings?.traits ?? (self is Button ? .button : self is Label ? .staticText : .none) }
    set { changeSettings { $0.traits = newValue } }
  }

  /// Whether a screen reader passes over all that is in the view; not by default.
  open var accessibilityElementsHidden: Bool {
    get { settings?.hidesElements ?? false }
    set { changeSettings { $0.hidesElements = newValue } }
  }

  /// Whether a screen reader stays in the view; not by default.
  open var accessibilityViewIsModal: Bool {
    get { settings?.isModal ?? false }
    set { changeSettings { $0.isModal = newValue } }
  }

  /// What a screen reader finds in the view, in its order.
  open var accessibilityElements: [Any]? {
    get { settings?.elements }
    set { changeSettings { $0.elements = newValue } }
  }

  /// Where the element lies on the screen.
  open var accessibilityFrame: CGRect {
    get { settings?.frame ?? ((self as? View).map { $0.convert($0.bounds, to: nil) } ?? .zero) }
    set { changeSettings { $0.frame = newValue } }
  }
  /// The outline of the element on the screen.
  open var accessibilityPath: BezierPath? {
    get { settings?.path }
    set { changeSettings { $0.path = newValue } }
  }
  /// Where a tap activates the element.
  open var accessibilityActivationPoint: CGPoint {
    get { settings?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { changeSettings { $0.activationPoint = newValue } }
  }
  /// What can be done with the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { settings?.customActions }
    set { changeSettings { $0.customActions = newValue } }
  }
  /// The language the element is read in.
  open var accessibilityLanguage: String? {
    get { settings?.language }
    set { changeSettings { $0.language = newValue } }
  }
  /// Names that the element is called by.
  open var accessibilityUserInputLabels: [String]! {
    get { settings?.inputLabels ?? [] }
    set { changeSettings { $0.inputLabels = newValue } }
  }
  /// Whether what is in it is read before what follows.
  open var shouldGroupAccessibilityChildren: Bool {
    get { settings?.groupsChildren ?? false }
    set { changeSettings { $0.groupsChildren = newValue } }
  }
  /// What it holds.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { settings?.containerType ?? .none }
    set { changeSettings { $0.containerType = newValue } }
  }
  /// How a screen reader goes on in it.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { settings?.navigationStyle ?? .automatic }
    set { changeSettings { $0.navigationStyle = newValue } }
  }
  /// Whether inverted colours leave it as it is.
  open var accessibilityIgnoresInvertColors: Bool {
    get { settings?.ignoresInvertColors ?? false }
    set { changeSettings { $0.ignoresInvertColors = newValue } }
  }
  /// Whether something can be done with it.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { settings?.respondsToInteraction ?? true }
    set { changeSettings { $0.respondsToInteraction = newValue } }
  }
  /// How many elements are in it.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element in it.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Where an element in it comes.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// Called when it is activated.
  open func accessibilityActivate() -> Bool { false }
  /// Called for more.
  open func accessibilityIncrement() {}
  /// Called for less.
  open func accessibilityDecrement() {}
  /// Called to scroll.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called to leave.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for what is done most.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when a screen reader comes to it.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when a screen reader leaves it.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether a screen reader is at it.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// What the responder was told of fingers and screen readers; made when there is something to keep.
  final var settings: ResponderSettings?

  final func changeSettings(_ change: (ResponderSettings) -> Void) {
    let settings = settings ?? ResponderSettings()
    self.settings = settings
    change(settings)
  }

  // MARK: Documents

  /// Called when all that a document says of this object has been done.
  open func awakeFromNib() {}
  /// Takes an outlet or an attribute that a document has for the object; false if there is none of that name and type.
  ///
  /// Apps' classes override it once their sources are prepared: see [Coming from UIKit](UIKit.md).
  open func _connect(_ name: String, _ value: Any) -> Bool { false }
  /// The method that a document calls by a name; none if there is none. See ``_connect(_:_:)``.
  open class func _action(_ name: String) -> Selector? { nil }
  /// An object by the class's own `init(coder:)`; none if the class has none. See ``_connect(_:_:)``.
  open class func _decoded(by coder: NSCoder) -> UIResponder? { nil }
  /// The file that declares the class, if that is known. See ``_connect(_:_:)``.
  open class var _sourceFile: String? { nil }
  /// Called where Interface Builder shows the object; a snapshot does not call it.
  open func prepareForInterfaceBuilder() {}
}

/// Who is first in a tree.
final class Focus {
  weak var responder: UIResponder?
}

/// A command that a key stands for; no key is pressed here.
open class UIKeyCommand: NSObject {
  /// The key's letter.
  public final let input: String?
  /// The keys that are held.
  public final let modifierFlags: UIKeyModifierFlags
  /// What is called.
  public final let action: Selector?
  /// What a menu calls it.
  open var title = ""
  /// What a menu adds to that.
  open var discoverabilityTitle: String?

  /// A command for a key.
  public init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }

  /// The name of a key that has no letter.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The name of a key that has no letter.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The name of a key that has no letter.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The name of a key that has no letter.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The name of a key that has no letter.
  public static let inputEscape = "UIKeyInputEscape"
}

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: Int
  /// A value by its number or name.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
