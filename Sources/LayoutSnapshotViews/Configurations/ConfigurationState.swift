import Foundation

/// The state of a view that its configurations depend on.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: Traits { get set }
  /// Creates a state with traits.
  init(traitCollection: Traits)
  /// What an app adds to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A name for what an app adds to a state.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///   static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
/// }
/// state[.isArchived] = true
/// ```
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view with a configuration, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: Traits
  /// Whether the view is disabled; code can set it, the library does not.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused; code can set it, the library does not.
  public var isFocused = false
  /// Whether the view is pinned; code can set it, the library does not.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// What an app adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// Creates a state in which all properties are false.
  public init(traitCollection: Traits) { self.traitCollection = traitCollection }
}

/// The state of a cell with configurations.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: Traits
  /// Whether the cell is disabled; code can set it, the library does not.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused; code can set it, the library does not.
  public var isFocused = false
  /// Whether the cell is pinned; code can set it, the library does not.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell is expanded; code can set it, the library does not.
  public var isExpanded = false
  /// Whether the cell is swiped; code can set it, the library does not.
  public var isSwiped = false
  /// Whether the cell is being moved; code can set it, the library does not.
  public var isReordering = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// What an app adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// Creates a state in which all properties are false.
  public init(traitCollection: Traits) { self.traitCollection = traitCollection }
}

/// The content of a cell as a value, which creates the view that shows it.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Cairo"
/// content.secondaryText = "Egypt"
/// cell.contentConfiguration = content
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIContentConfiguration {
  /// Creates the view that shows the content.
  func makeContentView() -> View & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIContentView: AnyObject {
  /// The configuration. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
