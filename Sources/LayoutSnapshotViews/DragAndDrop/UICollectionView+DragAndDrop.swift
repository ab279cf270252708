import Foundation

/// Names the rows that the reader drags out of a collection. Only tests ask it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// The items that a drag of an item begins with.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that a touch of an item adds to a drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// The appearance of an item that is dragged.
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called before a drag begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called when a drag has ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether items may be moved rather than copied.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether items stay in the app.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Adds none by default.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { unanswered(self, []) }
  /// Returns `nil` by default, for the usual appearance.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  )
    -> UIDragPreviewParameters?
  { nil }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  {}
  /// Returns `true` by default.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    unanswered(self, true)
  }
  /// Returns `false` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { unanswered(self, false) }
}

/// Takes what the reader drops on a collection. Only tests ask it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes the items.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection takes items.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// What a drop at a place would do.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The appearance of an item that is dropped.
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called when a drag enters.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag leaves.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag has ended.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  /// Returns `true` by default.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  { unanswered(self, true) }
  /// Proposes to do nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { unanswered(self, UICollectionViewDropProposal(operation: .cancel)) }
  /// Returns `nil` by default, for the usual appearance.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  )
    -> UIDragPreviewParameters?
  { nil }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  {}
}

/// What a collection would do with a drop.
///
/// ```swift
/// UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
/// ```
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where dropped items go. Raw values match UIKit's.
  public enum Intent: Int, Sendable, CaseIterable {
    /// Not said.
    case unspecified = 0
    /// To the place of the finger.
    case insertAtDestinationIndexPath = 1
    /// Into an item below the finger.
    case insertIntoDestinationIndexPath = 2
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

  override var remade: UIDropProposal { UICollectionViewDropProposal(operation: operation, intent: intent) }
}

/// A drop on a collection. A test that needs one writes a class of its own.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The place of the drop.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Moves an item to its place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped on a collection.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place that the item comes from, if it comes from the collection.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview.
  var previewSize: CGSize { get }
}

extension UICollectionView {
  /// Who names what the reader drags. Only tests ask it.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { settings?.dragDelegate as? any UICollectionViewDragDelegate }
    set { changeSettings { $0.dragDelegate = newValue } }
  }
  /// Who takes what the reader drops. Only tests ask it.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { settings?.dropDelegate as? any UICollectionViewDropDelegate }
    set { changeSettings { $0.dropDelegate = newValue } }
  }
  /// Whether something is dragged out; always false.
  public var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the collection; always false.
  public var hasActiveDrop: Bool { false }
}
