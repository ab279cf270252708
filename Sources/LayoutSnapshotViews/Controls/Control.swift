import Foundation

/// The base class of controls, with state, targets and content alignment, like UIKit's `UIControl`.
open class Control: View {
  /// The state of a control. Raw values match UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, one for each state.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static let normal = State([])
    /// Highlighted, as while it is touched.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// Focused; controls are never focused here.
    public static let focused = State(rawValue: 8)
    /// The bits that an app may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the system keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of a control's content. Raw values match UIKit's.
  public enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
    /// In the center.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From the left edge to the right edge.
    case fill = 3
    /// At the edge where text begins.
    case leading = 4
    /// At the edge where text ends.
    case trailing = 5
  }

  /// The vertical alignment of a control's content. Raw values match UIKit's.
  public enum ContentVerticalAlignment: Int, Sendable, CaseIterable {
    /// In the center.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From the top to the bottom.
    case fill = 3
  }

  /// Whether a tap opens the menu; remembered, without effect on snapshots.
  open var showsMenuAsPrimaryAction: Bool {
    get { menuSettings.isPrimary }
    set { menuSettings.isPrimary = newValue }
  }
  /// Whether a long press opens a context menu; remembered, without effect on snapshots.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuSettings.isEnabled }
    set { menuSettings.isEnabled = newValue }
  }
  /// Where UIKit shows the menu; by default under the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  private final var menuSettings = (isPrimary: false, isEnabled: false)
  /// Whether the control is enabled; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether the control is selected; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether the control is highlighted; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// The text that a pointer at rest would show; remembered, as no picture shows it.
  open var toolTip: String? {
    get { settings?.toolTip }
    set { changeSettings { $0.toolTip = newValue } }
  }
  /// Whether symbols in the control move; remembered, as nothing moves.
  open var isSymbolAnimationEnabled: Bool {
    get { settings?.animatesSymbols ?? false }
    set { changeSettings { $0.animatesSymbols = newValue } }
  }

  /// The current state, from ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal alignment of the content; centered by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of the content; centered by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The horizontal alignment, with leading and trailing resolved to left and right.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// The actions and the events that trigger them.
  final var actions: [(action: Action, events: Event)] = []
  /// The targets and their action methods.
  final var targets = Targets()

  // MARK: Targets

  /// Registers a target's method for events. Without a target, the first responder in the chain that has the
  /// method is called.
  ///
  /// ```swift
  /// button.addTarget(self, action: #selector(save), for: .touchUpInside)
  /// button.sendActions(for: .touchUpInside)  // as a finger would
  /// ```
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.add(target, action, for: controlEvents)
  }
  /// Removes targets for events; `nil` stands for every target or every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(target, action, for: controlEvents)
  }
  /// The targets that are objects.
  open var allTargets: Set<AnyHashable> { Set(targets.objects.compactMap { $0 as? NSObject }) }
  /// The events for which targets are registered.
  open var allControlEvents: Event { targets.events }
  /// The names of a target's methods that are registered for an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.actions(for: target, controlEvent)
    return names.isEmpty ? nil : names
  }
  /// Calls a method of a target. Subclasses can override it to observe actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      if !action.call(on: target, self, event) { action.noteIfUnknown(to: target) }
      return
    }
    _ = sequence(first: self as UIResponder, next: \.next).contains { action.call(on: $0, self, event) }
  }

  // MARK: Actions

  /// Adds an action for events. It replaces one with the same identifier.
  open func addAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy identifier: Action.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls the actions and then the targets for events, each in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    UserEvent.run {
      for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
      for (target, action) in targets.calls(for: controlEvents) { sendAction(action, to: target, for: nil) }
    }
  }

  /// Runs an action for this control.
  open func sendAction(_ action: Action) { action.perform(for: self) }

  /// Calls the actions and targets for the primary action, as the return key would on a control with the focus.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Calls a closure for each action and each target with a method, and with its events, until it sets its last argument.
  ///
  /// ```swift
  /// control.enumerateEventHandlers { action, target, events, stop in
  ///   if let action { print(action.title) } else if let (_, method) = target { print(method) }
  /// }
  /// ```
  open func enumerateEventHandlers(
    _ iterator: (Action?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for (action, events) in actions {
      iterator(action, nil, events, &stops)
      if stops { return }
    }
    for (target, action, events) in targets.handlers {
      iterator(nil, (target, action), events, &stops)
      if stops { return }
    }
  }

  // MARK: Touches

  /// Whether a touch is being tracked; always false here.
  open var isTracking: Bool { false }
  /// Whether a tracked touch is inside the control; always false here.
  open var isTouchInside: Bool { false }
  /// Called when a touch begins; snapshots have no touches, so only tests call it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch moves; only tests call it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch ends; only tests call it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a touch is canceled; only tests call it.
  open func cancelTracking(with event: UIEvent?) {}

  /// Called after the state has changed.
  func stateChanged() {}

  override func noteLooks(_ notes: inout LookNotes) {
    if !isEnabled { notes.note("isEnabled", "false") }
    if isSelected { notes.note("isSelected", "true") }
    if isHighlighted { notes.note("isHighlighted", "true") }
  }
}
