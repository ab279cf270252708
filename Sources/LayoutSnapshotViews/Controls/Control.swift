import Foundation

/// What controls have in common: whether they can be used, and where their content stands.
open class Control: View {
  /// What a control is at the moment. The bits are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A state of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let normal = State([])
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// In focus.
    public static let focused = State(rawValue: 8)
  }

  /// Where a control's content stands across. The numbers are UIKit's.
  public enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// At both edges.
    case fill = 3
    /// Where text begins.
    case leading = 4
    /// Where text ends.
    case trailing = 5
  }

  /// Where a control's content stands downwards. The numbers are UIKit's.
  public enum ContentVerticalAlignment: Int, Sendable, CaseIterable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// At both edges.
    case fill = 3
  }

  /// Whether the control can be used; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether the control is chosen; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether a finger is on the control; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// All that holds for the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the content stands across; in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content stands downwards; in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The horizontal alignment with the direction of text made out.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// What the control does, and when.
  final var actions: [(action: Action, events: Event)] = []
  /// Who is called by a method's name.
  final var targets = Targets()

  // MARK: Targets

  /// Calls a method of a target at events; without a target, of the first responder around that has it.
  ///
  /// ```swift
  /// button.addTarget(self, action: #selector(save), for: .touchUpInside)
  /// button.sendActions(for: .touchUpInside)  // as a finger would
  /// ```
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.add(target, action, for: controlEvents)
  }
  /// Takes targets away for events; nil stands for every target, or every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(target, action, for: controlEvents)
  }
  /// Who is called.
  open var allTargets: Set<AnyHashable> { Set(targets.objects.compactMap { $0 as? NSObject }) }
  /// The events at which somebody is called.
  open var allControlEvents: Event { targets.events }
  /// The names of a target's methods that are called at an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.actions(for: target, controlEvent)
    return names.isEmpty ? nil : names
  }
  /// Calls a method of a target; for subclasses that want to know.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target { return _ = action.call(on: target, self, event) }
    _ = sequence(first: self as UIResponder, next: \.next).contains { action.call(on: $0, self, event) }
  }

  // MARK: Fingers

  /// Whether a finger is on it.
  open var isTracking: Bool { false }
  /// Whether the finger is in it.
  open var isTouchInside: Bool { false }
  /// A finger comes down.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moves.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Something else took over the touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// Called after the state has changed.
  func stateChanged() {}

  override func noteLooks(_ notes: inout LookNotes) {
    if !isEnabled { notes.note("isEnabled", "false") }
    if isSelected { notes.note("isSelected", "true") }
    if isHighlighted { notes.note("isHighlighted", "true") }
  }
}
