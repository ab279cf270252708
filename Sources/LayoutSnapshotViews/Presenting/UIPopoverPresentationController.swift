import Foundation

/// Presents a controller in a popover with an arrow that points to its source.
///
/// On a device of compact width it is a sheet, unless the delegate's `adaptivePresentationStyle(for:)`
/// returns `.none`.
open class UIPopoverPresentationController: UISheetPresentationController {
  /// The part of ``sourceView`` that the arrow points to; by default the whole view.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The bar button item that the arrow points to.
  open weak var barButtonItem: UIBarButtonItem?
  /// The view or the bar button item that the arrow points to.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? View
    }
  }
  /// The permitted directions of the arrow; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; `.unknown` before the first layout.
  public private(set) final var arrowDirection = UIPopoverArrowDirection.unknown
  /// The color of the arrow and the background; that of the presented view if `nil`.
  open var backgroundColor: Color?
  /// The least distances from the container's edges; 10 points by default.
  open var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover its source; remembered, without effect here.
  open var canOverlapSourceViewRect = false
  /// Views that can be touched outside of the popover; without effect on snapshots.
  open var passthroughViews: [View]?
  /// The sheet on devices of compact width: the popover's controller itself.
  public final var adaptiveSheetPresentationController: UISheetPresentationController { self }
  /// The class of the popover's background; remembered, as the system's background is drawn.
  open var popoverBackgroundViewClass: AnyClass?

  private let arrow = PopoverArrow()
  /// The view with the popover's shadow. The presented view clips, so it cannot have one.
  private let ground = View()

  /// Whether the controller is shown as a popover on the current device, and not as a sheet.
  private var isPopover: Bool {
    guard let traits = containerView?.traitCollection else { return true }
    guard traits.horizontalSizeClass == .compact else { return true }
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      == UIModalPresentationStyle.none
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    isPopover ? place().frame : super.frameOfPresentedViewInContainerView
  }

  override func dress(_ container: PresentationContainer) {
    guard isPopover, let view = presentedView else {
      removePopover()
      presentedView?.ownTraits.horizontalSizeClass = .unspecified
      return super.dress(container)
    }
    let place = place()
    arrowDirection = place.direction
    view.ownTraits.horizontalSizeClass = .compact
    view.clipsToBounds = true
    view.layer.cornerRadius = 13
    view.layer.maskedCorners = .all
    arrow.color = backgroundColor ?? view.backgroundColor ?? .systemBackground
    arrow.direction = place.direction
    arrow.frame = place.arrow
    if arrow.superview !== container {
      container.insertSubview(arrow, at: 0)
      container.insertSubview(ground, at: 0)
    }
    ground.frame = place.frame
    ground.backgroundColor = arrow.color
    ground.layer.cornerRadius = 13
    (ground.layer.shadowOpacity, ground.layer.shadowRadius) = (0.2, 20)
    ground.layer.shadowOffset = CGSize(width: 0, height: 4)
    arrow.isHidden = place.direction == .unknown
    if let backgroundColor { view.backgroundColor = backgroundColor }
  }

  /// Takes away what a popover has around its content.
  final func removePopover() {
    arrow.removeFromSuperview()
    ground.removeFromSuperview()
  }

  // MARK: Place

  private struct Place {
    var frame: CGRect
    var arrow: CGRect
    var direction: UIPopoverArrowDirection
  }

  /// The size that the presented controller prefers, or else 320 x 480.
  private var contentSize: CGSize {
    var size = presentedViewController.preferredContentSize
    if let navigation = presentedViewController as? NavigationController, size.height <= 0 {
      size = navigation.topViewController?.preferredContentSize ?? .zero
      if size.height > 0, !navigation.isNavigationBarHidden { size.height += 44 }
    }
    return CGSize(width: size.width > 0 ? size.width : 320, height: size.height > 0 ? size.height : 480)
  }

  /// The rectangle that the arrow points to, in the container.
  private var source: CGRect? {
    guard let containerView else { return nil }
    if let view = barButtonItem?.shownView {
      return view.convert(view.bounds, to: containerView)
    }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
  }

  /// The place below the source if the popover fits there, else the first other side where it fits, else the
  /// one with the most space.
  private func place() -> Place {
    guard let containerView else { return Place(frame: .zero, arrow: .zero, direction: .unknown) }
    let safe = containerView.root.safeAreaInsets
    let room = containerView.bounds.inset(by: safe + popoverLayoutMargins)
    let size = contentSize
    guard let source else {
      let fitted = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      return Place(
        frame: CGRect(
          x: room.midX - fitted.width / 2, y: room.midY - fitted.height / 2, width: fitted.width,
          height: fitted.height),
        arrow: .zero, direction: .unknown)
    }
    let sides = PopoverSide.all(around: source, in: room).filter {
      permittedArrowDirections.contains($0.direction)
    }
    let fitting = sides.first { $0.length >= $0.length(of: size) + PopoverArrow.height }
    let best = fitting ?? sides.max { $0.length < $1.length } ?? PopoverSide.all(around: source, in: room)[0]
    let placed = best.place(size, source, in: room)
    return Place(frame: placed.frame, arrow: placed.arrow, direction: best.direction)
  }
}
