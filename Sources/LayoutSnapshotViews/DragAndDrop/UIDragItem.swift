import Foundation

/// Something that the reader drags, like UIKit's `UIDragItem`. No picture shows a drag.
///
/// ```swift
/// let item = UIDragItem(itemProvider: NSItemProvider(object: city.name))
/// item.localObject = city
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIDragItem: NSObject {
  /// The content for other apps.
  public final let itemProvider: NSItemProvider
  /// The content for the app itself; `nil` by default.
  open var localObject: Any?
  /// Makes the preview; `nil` for the dragged view.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with its content for other apps.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// What the reader sees of something that is dragged; never shown here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIDragPreview: NSObject, NSCopying {
  /// The view.
  public final let view: View
  /// The appearance.
  public final let parameters: UIDragPreviewParameters

  /// Creates the preview of a view.
  public init(view: View, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters.copy() as? UIDragPreviewParameters ?? parameters
  }

  /// The object itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The appearance of a drag's preview; remembered only.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of a view at a place; never shown here.
open class UITargetedDragPreview: UITargetedPreview {}

/// What a drag and a drop have in common. A test that needs one writes a class of its own.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// The place of the finger in a view.
  func location(in view: View) -> CGPoint
  /// Whether items may be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether items stay in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item has a class.
  func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool
}

/// A drag. A test that needs one writes a class of its own.
public protocol UIDragSession: UIDragDropSession {
  /// What the app keeps with the drag.
  var localContext: Any? { get set }
}

/// A drop. A test that needs one writes a class of its own.
public protocol UIDropSession: UIDragDropSession {
  /// The drag in the app that ends in the drop.
  var localDragSession: (any UIDragSession)? { get }
  /// Gives the objects of a class.
  @discardableResult
  func loadObjects<Object>(ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void) -> Progress
}

/// What a drop does. Raw values match UIKit's.
public enum UIDropOperation: UInt, Sendable, CaseIterable {
  /// Nothing.
  case cancel = 0
  /// It is not allowed.
  case forbidden = 1
  /// It copies.
  case copy = 2
  /// It moves.
  case move = 3
}

/// What a view would do with a drop.
///
/// ```swift
/// UIDropProposal(operation: .copy)
/// ```
open class UIDropProposal: NSObject, NSCopying {
  /// What the drop would do.
  public final let operation: UIDropOperation
  /// Whether the place of the finger counts exactly; false by default.
  open var isPrecise = false
  /// Whether the preview keeps its size; false by default.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }

  /// A proposal with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = remade
    (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
    return complete(copy)
  }
  /// A new proposal of the class for the same operation.
  var remade: UIDropProposal { UIDropProposal(operation: operation) }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Runs code along with a drag or a drop.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIDragAnimating: NSObjectProtocol {
  /// Makes changes with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
