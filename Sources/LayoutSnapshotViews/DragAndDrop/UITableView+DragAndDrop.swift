import Foundation

/// Names the rows that the reader drags out of a table. Only tests ask it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The items that a drag of a row begins with.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that a touch of a row adds to a drag.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// The appearance of a row that is dragged.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called before a drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called when a drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether items may be moved rather than copied.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether items stay in the app.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Adds none by default.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { unanswered(self, []) }
  /// Returns `nil` by default, for the usual appearance.
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Returns `true` by default.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    unanswered(self, true)
  }
  /// Returns `false` by default.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { unanswered(self, false) }
}

/// Takes what the reader drops on a table. Only tests ask it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes the items.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table takes items.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// What a drop at a place would do.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The appearance of a row that is dropped.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called when a drag enters.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag leaves.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag has ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Returns `true` by default.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    unanswered(self, true)
  }
  /// Proposes to do nothing by default.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { unanswered(self, UITableViewDropProposal(operation: .cancel)) }
  /// Returns `nil` by default, for the usual appearance.
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// What a table would do with a drop.
///
/// ```swift
/// UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
/// ```
open class UITableViewDropProposal: UIDropProposal {
  /// Where dropped items go. Raw values match UIKit's.
  public enum Intent: Int, Sendable, CaseIterable {
    /// Not said.
    case unspecified = 0
    /// To the place of the finger.
    case insertAtDestinationIndexPath = 1
    /// Into a row below the finger.
    case insertIntoDestinationIndexPath = 2
    /// Either, by the place of the finger.
    case automatic = 3
  }

  /// Where the items go.
  public final let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Creates a proposal that does not say where the items go.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  override var remade: UIDropProposal { UITableViewDropProposal(operation: operation, intent: intent) }
}

/// A drop on a table. A test that needs one writes a class of its own.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The place of the drop.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Moves an item to its place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped on a table.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place that the item comes from, if it comes from the table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview.
  var previewSize: CGSize { get }
}

extension UITableView {
  /// Who names what the reader drags. Only tests ask it.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { settings?.dragDelegate as? any UITableViewDragDelegate }
    set { changeSettings { $0.dragDelegate = newValue } }
  }
  /// Who takes what the reader drops. Only tests ask it.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { settings?.dropDelegate as? any UITableViewDropDelegate }
    set { changeSettings { $0.dropDelegate = newValue } }
  }
  /// Whether something is dragged out; always false.
  public var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the table; always false.
  public var hasActiveDrop: Bool { false }
}
