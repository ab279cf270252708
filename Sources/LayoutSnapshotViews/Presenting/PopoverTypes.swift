import Foundation

/// The source that a popover's arrow points to: a view or a bar button item.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension View: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The directions of a popover's arrow. Raw values match UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, one for each direction.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: the popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left: the popover lies to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right: the popover lies to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet, or no arrow.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// The delegate of a popover's presentation. Every method has a default.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is presented.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a touch outside dismisses the popover. Only tests call it.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called in UIKit after a touch has dismissed the popover. Only tests call it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
  /// Returns `true` by default.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { unanswered(self, true) }
  /// Does nothing by default.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
