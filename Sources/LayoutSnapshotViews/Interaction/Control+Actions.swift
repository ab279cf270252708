import Foundation

/// What a control does when it is used.
///
/// ```swift
/// button.addAction(Action { _ in panel.isHidden.toggle() }, for: .touchUpInside)
/// button.sendActions(for: .touchUpInside)  // as a finger would; a test can snapshot what it led to
/// ```
///
/// `addTarget(_:action:for:)` is missing, because Swift has no selectors on Linux.
extension Control {
  /// What happens to a control. The bits are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Events of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again at once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves beside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger is back in the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger leaves the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted in the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted beside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used as it is meant to be.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text field is entered.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text field's text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is left.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A text field is left by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that happens to text fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Has an action done at some events; one of the same identifier gives way.
  public func addAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// No longer has an action done at some events.
  public func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer has an action of a name done at some events.
  public func removeAction(identifiedBy identifier: Action.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls the actions for some events, in the order in which they were added.
  public func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
    for (target, action) in targets.calls(for: controlEvents) { sendAction(action, to: target, for: nil) }
  }

  /// Does an action for this control.
  public func sendAction(_ action: Action) { action.perform(for: self) }
}

extension Button {
  /// A button of a type that does something, and shows the action's title and image.
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A button with a configuration that does something, and shows the action's title and image where the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: Action?) {
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      if configuration.image == nil { configuration.image = primaryAction.image }
    }
    self.init(configuration: configuration)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
