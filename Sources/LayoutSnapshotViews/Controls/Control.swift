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

  /// Called after the state has changed.
  func stateChanged() {}
}
