import Foundation

/// What configurations take note of.
public protocol UIConfigurationState {
  /// What surrounds the view.
  var traitCollection: Traits { get set }
  /// A state in some surroundings.
  init(traitCollection: Traits)
}

/// The state of a view with a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// What surrounds the view.
  public var traitCollection: Traits
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is pinned to an edge.
  public var isPinned = false

  /// A view at rest.
  public init(traitCollection: Traits) { self.traitCollection = traitCollection }
}

/// The state of a cell with configurations.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What surrounds the cell.
  public var traitCollection: Traits
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is pinned to an edge.
  public var isPinned = false
  /// Whether its table or collection is edited.
  public var isEditing = false
  /// Whether it is unfolded.
  public var isExpanded = false
  /// Whether it is swiped aside.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false

  /// A cell at rest.
  public init(traitCollection: Traits) { self.traitCollection = traitCollection }
}

/// What a cell shows, as a value that makes the view.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Cairo"
/// content.secondaryText = "Egypt"
/// cell.contentConfiguration = content
/// ```
public protocol UIContentConfiguration {
  /// Makes the view that shows it.
  func makeContentView() -> View & UIContentView
  /// The same for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
public protocol UIContentView: AnyObject {
  /// What it shows; set, it shows something else.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it can show a configuration: one of the type that it shows already.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
