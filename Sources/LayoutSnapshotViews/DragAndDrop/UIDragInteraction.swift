import Foundation

/// Lets the reader drag a view, like UIKit's `UIDragInteraction`. No picture shows a drag.
///
/// ```swift
/// card.addInteraction(UIDragInteraction(delegate: self))
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIDragInteraction: NSObject, UIInteraction {
  /// Whether drags begin at first; true on tablets.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  /// The view of the interaction.
  public private(set) final weak var view: View?
  /// Who names the items. Only tests ask it.
  public private(set) final weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether drags begin.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether other gestures go on during a drag; false by default.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Names the items of a drag. Only tests ask it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The items that a drag begins with.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  /// The items that a touch adds to a drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// The preview of an item.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before a drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called when a drag moves.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called when a drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Whether items may be moved rather than copied.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
}

extension UIDragInteractionDelegate {
  /// Adds none by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { unanswered(self, []) }
  /// Returns `nil` by default, for the view itself.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing by default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
  }
  /// Does nothing by default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  /// Returns `true` by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { unanswered(self, true) }
}

/// Lets the reader drop items on a view, like UIKit's `UIDropInteraction`. No picture shows a drop.
///
/// ```swift
/// board.addInteraction(UIDropInteraction(delegate: self))
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  public private(set) final weak var view: View?
  /// Who takes the items. Only tests ask it.
  public private(set) final weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drops happen at once; false by default.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Takes the items of a drop. Only tests ask it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view takes items.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What a drop would do.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  /// Called when a drag leaves the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes the items.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after a drop.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called when a drag has ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns `true` by default.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  { unanswered(self, true) }
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Proposes to do nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { unanswered(self, UIDropProposal(operation: .cancel)) }
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
