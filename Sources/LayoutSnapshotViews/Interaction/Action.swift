import Foundation

/// An action with a title and an image, like UIKit's `UIAction`.
///
/// ```swift
/// let save = Action(title: "Save") { _ in form.save() }
/// let button = Button(configuration: .filled(), primaryAction: save)
/// ```
open class Action: UIMenuElement {
  /// The code of an action, which gets the action itself.
  public typealias Handler = (Action) -> Void

  /// The identifier, which is unique among a control's actions.
  public let identifier: Identifier
  /// The control that sends the action, while the handler runs.
  public internal(set) weak var sender: AnyObject?
  /// A longer description of the action.
  open var discoverabilityTitle: String?
  /// The appearance of the action in a menu.
  open var attributes: Attributes
  /// Whether the action has a check mark in a menu.
  open var state: State
  /// The image while ``state`` is on, in place of ``UIMenuElement/image``. Buttons do not show it.
  open var selectedImage: Image?
  private let handler: Handler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping Handler
  ) {
    self.handler = handler
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler, as choosing the action in a menu would.
  public final func sendActions() { UserEvent.run { perform(for: self) } }

  /// Runs the handler for a control.
  final func perform(for sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  override var copied: UIMenuElement {
    Action(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }
}
