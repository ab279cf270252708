import Foundation

/// What the reader moves with a finger. Nothing is moved in a picture.
extension UICollectionView {
  /// Begins to move an item. Only tests call it.
  ///
  /// - Returns: whether the data source lets the item be moved.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
  }
  /// Has no effect: the item stays where the data source has it.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Has no effect: the item stays where the data source has it.
  public func endInteractiveMovement() {}
  /// Has no effect: the item stays where the data source has it.
  public func cancelInteractiveMovement() {}

  /// How soon items make room for what is moved. Raw values match UIKit's.
  public enum ReorderingCadence: Int, Sendable, CaseIterable {
    /// At once.
    case immediate = 0
    /// Soon.
    case fast = 1
    /// Late.
    case slow = 2
  }

  /// How soon items make room for what is moved. It is only stored.
  public var reorderingCadence: ReorderingCadence {
    get { settings?.reorderingCadence ?? .immediate }
    set { changeSettings { $0.reorderingCadence = newValue } }
  }

  /// When cells that change their content are measured again. Raw values match UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable, CaseIterable {
    /// Only when they are told to.
    case disabled = 0
    /// When they ask for it.
    case enabled = 1
    /// When they ask for it, or their constraints change.
    case enabledIncludingConstraints = 2
  }

  /// When cells that change their content are measured again. It is only stored: every layout measures them.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { settings?.selfSizing ?? .enabled }
    set { changeSettings { $0.selfSizing = newValue } }
  }

  /// Sets the layout at once, calls the completion, and returns a transition that is at its end.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    collectionViewLayout = layout
    completion?(true, true)
    return transition
  }
  /// Has no effect: the transition has ended at once.
  public func finishInteractiveTransition() {}
  /// Has no effect: the transition has ended at once.
  public func cancelInteractiveTransition() {}
}

/// A layout between two others, like UIKit's `UICollectionViewTransitionLayout`. Transitions end at once here.
///
/// ```swift
/// let transition = collection.startInteractiveTransition(to: grid)
/// transition.nextLayout  // grid
/// ```
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout before the transition.
  public final let currentLayout: UICollectionViewLayout
  /// The layout after the transition.
  public final let nextLayout: UICollectionViewLayout
  /// How much of the transition is done, from 0 to 1, as it was last said.
  open var transitionProgress: CGFloat = 0

  /// Creates a transition.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }
}
