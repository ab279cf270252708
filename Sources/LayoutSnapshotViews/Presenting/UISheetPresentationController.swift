import Foundation
import LayoutSnapshotValues

/// Presents a controller as a sheet: a card at the lower edge of a phone, or a window in the center of a
/// tablet.
///
/// ```swift
/// if let sheet = details.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
///   sheet.prefersGrabberVisible = true
/// }
/// present(details, animated: true)
/// ```
///
/// `Documentation/Looks.md` lists the figures and their sources.
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests; the large one by default.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The current detent; the lowest of ``detents`` if `nil`.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// The largest detent without dimming; `nil`, the default, dims at every detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// Whether the sheet shows a grabber at its upper edge; false by default.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  /// The radius of the corners; the system's if `nil`.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
  /// Whether a sheet in compact height is attached to the lower edge instead of covering the screen; false by
  /// default.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether such a sheet has the width that the presented controller prefers; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether scrolling expands the sheet; without effect here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a sheet on a tablet has the size of a page instead of a form; remembered, without effect here.
  open var prefersPageSizing = true
  /// The view that a popover points to; without effect on sheets.
  open weak var sourceView: View? { didSet { containerView?.setNeedsLayout() } }

  /// Runs the changes at once, without animation.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Computes the heights of custom detents again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  private let dimming = View()
  private let grabber = View()

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return shape.frame(in: containerView.bounds, insets: containerView.root.safeAreaInsets)
  }

  /// The shape of the sheet on the current device.
  private enum Shape {
    /// It covers the container.
    case cover
    /// A card at the lower edge; a width of `nil` is that of the container.
    case card(value: CGFloat, width: CGFloat?)
    /// A window in the center.
    case window(CGSize)

    func frame(in bounds: CGRect, insets: EdgeInsets) -> CGRect {
      switch self {
      case .cover: return bounds
      case .card(let value, let width):
        let height = value + insets.bottom
        let width = min(width ?? bounds.width, bounds.width)
        return CGRect(
          x: bounds.midX - width / 2, y: bounds.maxY - height, width: width, height: height)
      case .window(let size):
        return CGRect(
          x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
          height: size.height)
      }
    }
  }

  private var shape: Shape {
    guard let containerView else { return .cover }
    let (traits, bounds) = (containerView.traitCollection, containerView.bounds)
    let adapted = adaptivePresentationStyle(for: traits)
    if traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact,
      [.fullScreen, .overFullScreen].contains(adapted)
    {
      return .cover
    }
    if traits.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight { return .cover }
    guard traits.horizontalSizeClass == .regular, traits.verticalSizeClass != .compact else {
      let preferred = presentedViewController.preferredContentSize.width
      let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
      return .card(value: value(of: selected), width: follows ? preferred : nil)
    }
    return .window(windowSize(in: bounds.size))
  }

  /// The window of a form has the preferred size or 540 x 620 points; that of a page is 704 wide.
  private func windowSize(in room: CGSize) -> CGSize {
    let insets = containerView?.root.safeAreaInsets ?? .zero
    let free = CGSize(
      width: room.width - 2 * 20, height: room.height - 2 * (max(insets.top, insets.bottom) + 20))
    let preferred = presentedViewController.preferredContentSize
    if preferred.width > 0, preferred.height > 0 {
      return CGSize(width: min(preferred.width, free.width), height: min(preferred.height, free.height))
    }
    let isForm = presentationStyle == .formSheet || presentationStyle == .popover
    return isForm
      ? CGSize(width: min(540, free.width), height: min(620, free.height))
      : CGSize(width: min(704, free.width), height: free.height)
  }

  // MARK: Detents

  /// The height of the largest sheet without the safe area at the bottom: it ends 10 points below the safe
  /// area's top, in the look of iOS 26 at it.
  private var maximumDetentValue: CGFloat {
    guard let containerView else { return 0 }
    let insets = containerView.root.safeAreaInsets
    return max(0, containerView.bounds.height - insets.top - containerView.measures.sheetTop - insets.bottom)
  }

  private var selected: Detent {
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier }
    return chosen ?? detents.min { value(of: $0) < value(of: $1) } ?? .large()
  }

  private func value(of detent: Detent) -> CGFloat {
    let context = Context(
      maximumDetentValue: maximumDetentValue,
      containerTraitCollection: containerView?.traitCollection ?? .standard)
    let value = detent.resolvedValue(in: context) ?? maximumDetentValue
    return min(max(0, value), maximumDetentValue)
  }

  private struct Context: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: Traits
  }

  private var isDimmed: Bool {
    guard let largest = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
      return true
    }
    return value(of: selected) > value(of: largest)
  }

  // MARK: Looks

  override var isElevated: Bool { true }

  override func dress(_ container: PresentationContainer) {
    guard let view = presentedView else { return }
    let shape = shape
    if dimming.superview == nil {
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.insertSubview(dimming, at: 0)
    }
    dimming.frame = container.bounds
    var isCard = false
    if case .card = shape { isCard = true }
    if case .cover = shape {
      dimming.backgroundColor = .black
    } else {
      dimming.backgroundColor = isDimmed ? .presentationDimming : nil
    }
    view.clipsToBounds = true
    switch shape {
    case .cover: view.layer.cornerRadius = 0
    case .card:
      view.layer.cornerRadius = preferredCornerRadius ?? container.measures.sheetRadius
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    case .window:
      view.layer.cornerRadius = preferredCornerRadius ?? container.measures.sheetRadius
      view.layer.maskedCorners = .all
    }
    let isWindow = if case .window = shape { true } else { false }
    view.ownTraits.horizontalSizeClass =
      isWindow && presentationStyle != .pageSheet && presentationStyle != .automatic ? .compact : .unspecified
    placeGrabber(in: container, isShown: prefersGrabberVisible && isCard)
  }

  private func placeGrabber(in container: View, isShown: Bool) {
    guard isShown else { return grabber.removeFromSuperview() }
    let sheet = frameOfPresentedViewInContainerView
    grabber.frame = CGRect(x: sheet.midX - 18, y: sheet.minY + 5, width: 36, height: 5)
    grabber.layer.cornerRadius = 2.5
    grabber.backgroundColor = .tertiaryLabel
    if grabber.superview !== container { container.addSubview(grabber) }
  }
}

extension Color {
  /// The color of the dimming over the presenting view.
  static let presentationDimming = Color {
    Color(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
