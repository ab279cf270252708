import Foundation

/// An action that a swipe shows beside a row, before iOS 11. No row is swiped in a picture.
///
/// ```swift
/// let delete = UITableViewRowAction(style: .destructive, title: "Delete") { _, path in remove(path) }
/// ```
open class UITableViewRowAction: NSObject, NSCopying {
  /// The style of an action. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// Red, as it deletes something.
    case `default` = 0
    /// Gray.
    case normal = 1

    /// Red, as it deletes something.
    public static var destructive: Style { .default }
  }

  /// The style of the action.
  public final let style: Style
  /// The title.
  open var title: String?
  /// The color of the action; by default that of its style.
  open var backgroundColor: Color?
  /// The effect of the background; `nil` by default. It is only stored.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .default ? .systemRed : .systemGray
  }

  /// Calls the action's handler for a row, as a tap would.
  public final func perform(at indexPath: IndexPath) { handler(self, indexPath) }

  /// An action with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
    return complete(copy)
  }

  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

extension UITableView {
  /// The height of the rows that fill a short table; by default that of the last row. It is only stored.
  public var fillerRowHeight: CGFloat {
    get { settings?.fillerRowHeight ?? UITableView.automaticDimension }
    set { changeSettings { $0.fillerRowHeight = newValue } }
  }
}

extension TableViewCell {
  /// How a cell shows the focus. Raw values match UIKit's.
  public enum FocusStyle: Int, Sendable, CaseIterable {
    /// As the system does.
    case `default` = 0
    /// As the app does.
    case custom = 1
  }

  /// How the cell shows the focus; as the system by default. It is only stored: nothing is focused.
  public var focusStyle: FocusStyle {
    get { settings?.customFocus == true ? .custom : .default }
    set { changeSettings { $0.customFocus = newValue == .custom } }
  }
  /// Whether the cell can be touched while it is dragged; false by default. It is only stored.
  public var userInteractionEnabledWhileDragging: Bool {
    get { settings?.isEnabledWhileDragging ?? false }
    set { changeSettings { $0.isEnabledWhileDragging = newValue } }
  }
}
