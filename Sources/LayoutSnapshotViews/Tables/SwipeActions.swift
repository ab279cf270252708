import Foundation

/// An action of a swiped row. Snapshots do not show it; a test performs it with ``sendActions()``.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIContextualAction: NSObject {
  /// The style of an action. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// An ordinary action.
    case normal = 0
    /// An action that deletes something.
    case destructive = 1
  }

  /// The code of an action. Its last argument is to be called with the outcome.
  public typealias Handler = (UIContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  public let style: Style
  /// The title of the button.
  open var title: String?
  /// The code that the action runs.
  public let handler: Handler
  /// The background color of the button; remembered, as snapshots do not show it.
  open var backgroundColor: Color?
  /// The image of the button.
  open var image: Image?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// Performs the action as a tap on its button would.
  ///
  /// - Returns: the outcome that the handler reports; `nil` as long as it has not reported one.
  @discardableResult
  public final func sendActions() -> Bool? {
    let outcome = Outcome()
    UserEvent.run { handler(self, View()) { outcome.value = $0 } }
    return outcome.value
  }

  private final class Outcome {
    var value: Bool?
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The actions of a swiped row. Snapshots do not show them.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, in order.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action; without effect here.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration from actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
