import Foundation

/// The base class of views, view controllers and windows, like UIKit's `UIResponder`.
///
/// Snapshots have no events of a user. The first responder, the responder chain and calls made by a test work
/// as in UIKit.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIResponder: NSObject, _DocumentObject {
  /// The next responder: a view's controller or superview, or a controller's superview.
  open var next: UIResponder? { nil }

  // MARK: The first

  /// Whether the responder can become first responder; true for text fields and text views.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder can give up being first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder of its tree.
  open var isFirstResponder: Bool { focus?.responder === self }

  /// Makes this the first responder of its tree, if it can be and the current one resigns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let focus else { return false }
    if let former = focus.responder, !former.resignFirstResponder() { return false }
    focus.responder = self
    return true
  }

  /// Gives up being first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    focus?.responder = nil
    return true
  }

  /// Called when this has become first responder or has ceased to be.
  func focusChanged() {}

  /// The storage of the tree's first responder.
  var focus: Focus? { nil }

  // MARK: Events

  /// Called when touches begin. Only tests call it; the default calls the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when touches move. Only tests call it; the default calls the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when touches end. Only tests call it; the default calls the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when touches are canceled. Only tests call it; the default calls the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when estimated properties of touches are updated. Only tests call it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when presses begin. Only tests call it; the default calls the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when presses change. Only tests call it; the default calls the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when presses end. Only tests call it; the default calls the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when presses are canceled. Only tests call it; the default calls the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when a motion begins. Only tests call it; the default calls the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when a motion ends. Only tests call it; the default calls the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when a motion is canceled. Only tests call it; the default calls the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Commands

  /// Whether the responder performs an action; false by default.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// The first responder in the chain that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }
  /// The key commands of the responder; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The view in place of the keyboard; it is not part of snapshots.
  open var inputView: View? { nil }
  /// The view above the keyboard; it is not part of snapshots.
  open var inputAccessoryView: View? { nil }
  /// The controller of the view above the keyboard; it is not part of snapshots.
  open var inputAccessoryViewController: ViewController? { nil }
  /// The controller of the view in place of the keyboard; it is not part of snapshots.
  open var inputViewController: UIInputViewController? { nil }
  /// The language of the keyboard; always `nil`.
  open var textInputMode: UITextInputMode? { nil }
  /// Has no effect, as there is no keyboard.
  open func reloadInputViews() {}
  /// Cuts the selection. The default does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection. The default does nothing.
  open func copy(_ sender: Any?) {}
  /// Pastes. The default does nothing.
  open func paste(_ sender: Any?) {}
  /// Deletes the selection. The default does nothing.
  open func delete(_ sender: Any?) {}
  /// Selects something. The default does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default does nothing.
  open func selectAll(_ sender: Any?) {}

  /// What undoes changes of the responder: by default that of the next one, and at the end of the chain a window's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Menus and restoration

  /// Adds to the menus of the app; never called.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Changes a command before it is shown; never called.
  open func validate(_ command: UICommand) {}
  /// Saves what is to be restored; never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores what was saved; never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called for events of headphones and other remote controls. Only tests call it.
  open func remoteControlReceived(with event: UIEvent?) {}

  /// Called when an observed value is another than before: see `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: _ObservationContext?
  ) {}

  /// Takes up an activity; only tests and apps call it.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Writes down what is needed to continue an activity; only tests and apps call it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// The activity of the responder; it is only stored.
  open var userActivity: NSUserActivity? {
    get { settings?.userActivity }
    set { changeSettings { $0.userActivity = newValue } }
  }

  // MARK: Accessibility

  /// Whether VoiceOver stops at the element; by default true for labels, controls and text views.
  open var isAccessibilityElement: Bool {
    get { settings?.isAccessibilityElement ?? (self is Label || self is Control || self is TextView) }
    set { changeSettings { $0.isAccessibilityElement = newValue } }
  }

  /// What an app says of ``isAccessibilityElement``; nil where it has neither set nor overridden it.
  package final var givenAccessibilityElement: Bool? {
    ClassMaker.overridesAccessibilityElement(type(of: self))
      ? isAccessibilityElement : settings?.isAccessibilityElement
  }

  /// The label that VoiceOver reads.
  open var accessibilityLabel: String? {
    get { settings?.label }
    set { changeSettings { $0.label = newValue } }
  }

  /// The hint that VoiceOver reads.
  open var accessibilityHint: String? {
    get { settings?.hint }
    set { changeSettings { $0.hint = newValue } }
  }

  /// The value that VoiceOver reads.
  open var accessibilityValue: String? {
    get { settings?.value }
    set { changeSettings { $0.value = newValue } }
  }

  /// The traits of the element; by default those of buttons and labels, else none.
  open var accessibilityTraits: AccessibilityTraits {
    get { settings?.traits ?? (self is Button ? .button : self is Label ? .staticText : .none) }
    set { changeSettings { $0.traits = newValue } }
  }

  /// Whether VoiceOver ignores the elements in the view; false by default.
  open var accessibilityElementsHidden: Bool {
    get { settings?.hidesElements ?? false }
    set { changeSettings { $0.hidesElements = newValue } }
  }

  /// Whether VoiceOver ignores the views beside this one; false by default.
  open var accessibilityViewIsModal: Bool {
    get { settings?.isModal ?? false }
    set { changeSettings { $0.isModal = newValue } }
  }

  /// The elements in the view, in VoiceOver's order.
  open var accessibilityElements: [Any]? {
    get { settings?.elements }
    set { changeSettings { $0.elements = newValue } }
  }

  /// The frame of the element on the screen; by default that of the view.
  open var accessibilityFrame: CGRect {
    get { settings?.frame ?? ((self as? View).map { $0.convert($0.bounds, to: nil) } ?? .zero) }
    set { changeSettings { $0.frame = newValue } }
  }
  /// The outline of the element on the screen.
  open var accessibilityPath: BezierPath? {
    get { settings?.path }
    set { changeSettings { $0.path = newValue } }
  }
  /// The point at which VoiceOver activates the element; by default the center of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { settings?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { changeSettings { $0.activationPoint = newValue } }
  }
  /// The custom actions of the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { settings?.customActions }
    set { changeSettings { $0.customActions = newValue } }
  }
  /// The language in which VoiceOver reads the element.
  open var accessibilityLanguage: String? {
    get { settings?.language }
    set { changeSettings { $0.language = newValue } }
  }
  /// The labels for Voice Control.
  open var accessibilityUserInputLabels: [String]! {
    get { settings?.inputLabels ?? [] }
    set { changeSettings { $0.inputLabels = newValue } }
  }
  /// Whether VoiceOver reads the view's elements together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { settings?.groupsChildren ?? false }
    set { changeSettings { $0.groupsChildren = newValue } }
  }
  /// The kind of container, for VoiceOver.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { settings?.containerType ?? .none }
    set { changeSettings { $0.containerType = newValue } }
  }
  /// How VoiceOver navigates in the view.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { settings?.navigationStyle ?? .automatic }
    set { changeSettings { $0.navigationStyle = newValue } }
  }
  /// Whether inverting colors leaves the view as it is; without effect on snapshots.
  open var accessibilityIgnoresInvertColors: Bool {
    get { settings?.ignoresInvertColors ?? false }
    set { changeSettings { $0.ignoresInvertColors = newValue } }
  }
  /// Whether the element responds to the user; true by default.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { settings?.respondsToInteraction ?? true }
    set { changeSettings { $0.respondsToInteraction = newValue } }
  }
  /// The number of accessibility elements in the view.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The accessibility element at an index.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The index of an accessibility element; `NSNotFound` if it is not in the view.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// Called when VoiceOver activates the element. Only tests call it.
  open func accessibilityActivate() -> Bool { false }
  /// Called when VoiceOver increments the element. Only tests call it.
  open func accessibilityIncrement() {}
  /// Called when VoiceOver decrements the element. Only tests call it.
  open func accessibilityDecrement() {}
  /// Called when VoiceOver scrolls. Only tests call it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called for VoiceOver's escape gesture. Only tests call it.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for VoiceOver's magic tap. Only tests call it.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when VoiceOver's focus comes to the element. Only tests call it.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when VoiceOver's focus leaves the element. Only tests call it.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver's focus is on the element; always false.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// The touch and accessibility settings; created when one is first set.
  final var settings: ResponderSettings?

  final func changeSettings(_ change: (ResponderSettings) -> Void) {
    let settings = settings ?? ResponderSettings()
    self.settings = settings
    change(settings)
  }

  // MARK: Documents

  /// Called when all values, outlets and actions of a document are set.
  open func awakeFromNib() {}
  /// Sets an outlet or attribute of a document; returns `false` if the class has none of that name and type.
  ///
  /// The app's classes override it once their sources are prepared: see [Coming from UIKit](UIKit.md).
  open func _connect(_ name: String, _ value: Any) -> Bool { false }
  /// The method for an action's name in a document; `nil` if the class has none. See ``_connect(_:_:)``.
  open class func _action(_ name: String) -> Selector? { nil }
  /// Creates an object with the class's own `init(coder:)`; `nil` if the class has none. See
  /// ``_connect(_:_:)``.
  open class func _decoded(by coder: NSCoder) -> UIResponder? { nil }
  /// The file that declares the class, if it is known. See ``_connect(_:_:)``.
  open class var _sourceFile: String? { nil }
  /// Called in UIKit when Interface Builder renders the view; never called here.
  open func prepareForInterfaceBuilder() {}

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The first responder of a tree.
final class Focus {
  weak var responder: UIResponder? {
    didSet {
      guard responder !== oldValue else { return }
      oldValue?.focusChanged()
      responder?.focusChanged()
    }
  }
}

/// Modifier keys. Raw values match UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, one for each key.
  public let rawValue: Int
  /// Creates a set from its bits.
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
