import Foundation

/// What appears behind a row that is swiped aside. No picture shows it: tests call its handler.
open class UIContextualAction: NSObject {
  /// Whether it does harm. The numbers are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// It does not.
    case normal = 0
    /// It does, and is red.
    case destructive = 1
  }

  /// What it does; it is told the action, the view, and what to call when it is done.
  public typealias Handler = (UIContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// Whether it does harm.
  public let style: Style
  /// What it says.
  open var title: String?
  /// What it does.
  public let handler: Handler
  /// What is behind it; grey or red by default.
  open var backgroundColor: Color?
  /// A picture above its title.
  open var image: Image?

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// All that appears behind a row that is swiped aside.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first one.
  open var performsFirstActionWithFullSwipe = true

  /// Some actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
