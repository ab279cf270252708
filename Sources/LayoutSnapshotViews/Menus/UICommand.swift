import Foundation

/// A menu element that calls a method of the first responder in the chain that has it, like UIKit's
/// `UICommand`.
open class UICommand: UIMenuElement {
  /// The method that is called; never nil here.
  public final var action: Selector? { method }
  fileprivate final let method: Selector
  /// Data that distinguishes commands with the same action.
  public final let propertyList: Any?
  /// A longer description of the command.
  open var discoverabilityTitle: String?
  /// The appearance and behavior of the command in a menu.
  open var attributes: Attributes
  /// Whether the command has a check mark.
  open var state: State

  /// Creates a command.
  public init(
    title: String, subtitle: String? = nil, image: Image? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    (method, self.propertyList, self.discoverabilityTitle) = (action, propertyList, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the method, as choosing the command in a menu would; returns `false` if no responder has it.
  @discardableResult
  public final func sendActions() -> Bool {
    UserEvent.run { UIApplication.shared.sendAction(method, to: nil, from: self, for: nil) }
  }

  override var copied: UIMenuElement {
    UICommand(
      title: title, subtitle: subtitle, image: image, action: method, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}

/// An alternative to a command while modifier keys are pressed.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UICommandAlternate: NSObject, NSCopying {
  /// The title of the alternative.
  public final let title: String
  /// The method that is called.
  public final let action: Selector
  /// The modifier keys.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates an alternative.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }

  /// The object itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A command for a key. No keys are pressed here; a test calls ``UICommand/sendActions()``.
open class UIKeyCommand: UICommand {
  /// The character of the key.
  public final let input: String?
  /// The modifier keys.
  public final let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over the system's use of the key; remembered only.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key is mirrored with the text direction; remembered only.
  open var allowsAutomaticMirroring = true
  /// Whether the key is adapted to the keyboard's language; remembered only.
  open var allowsAutomaticLocalization = true

  /// Creates a command for a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  /// Creates a command for a key with a description, which is also its title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
  /// Creates a command for a key and a menu.
  public init(
    title: String, subtitle: String? = nil, image: Image? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state
    )
  }

  /// The input of the up arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the down arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the left arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the right arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The input of the page up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The input of the page down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The input of the home key.
  public static let inputHome = "UIKeyInputHome"
  /// The input of the end key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The input of the delete key.
  public static let inputDelete = "UIKeyInputDelete"

  override var copied: UIMenuElement {
    let copy = UIKeyCommand(
      title: title, subtitle: subtitle, image: image, action: method, input: input ?? "",
      modifierFlags: modifierFlags, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    copy.allowsAutomaticLocalization = allowsAutomaticLocalization
    return copy
  }
}
