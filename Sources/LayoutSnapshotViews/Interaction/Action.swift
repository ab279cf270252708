import Foundation

/// Something to do, as UIKit's `UIAction`, with what a button or a menu shows for it.
///
/// ```swift
/// let save = Action(title: "Save") { _ in form.save() }
/// let button = Button(configuration: .filled(), primaryAction: save)
/// ```
open class Action: NSObject {
  /// What is done, told of the action itself.
  public typealias Handler = (Action) -> Void

  /// What a control calls the action.
  open var title: String
  /// What a control shows beside the title.
  open var image: Image?
  /// The name that tells the action from others of a control.
  public let identifier: Identifier
  /// The control that is being used, while the handler runs.
  public internal(set) weak var sender: AnyObject?
  private let handler: Handler

  /// An action with what a control shows for it.
  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil, handler: @escaping Handler
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
  }

  /// Does it for a control.
  final func perform(for sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Wraps a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
