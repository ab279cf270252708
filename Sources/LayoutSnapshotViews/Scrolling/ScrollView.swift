import Foundation
import LayoutSnapshotEngine

/// A view that shows a part of its content, like UIKit's `UIScrollView`.
///
/// ```swift
/// scroll.addSubview(text)
/// LayoutConstraint.activate([
///   text.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
///   text.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
///   text.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
///   text.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
///   text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
/// ])
/// ```
///
/// As in UIKit, constraints without the guides work too: between a scroll view and an item inside it, the
/// scroll view's edges and margins refer to the content; its width, height and center refer to the frame.
open class ScrollView: View, ScrollDelegating {
  /// When the safe area is added to the content insets. The numbers are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// Along axes that scroll, and always vertically in a navigation controller.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// A scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A scroll view with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// The guide for the content. Its size is the content size.
  open var contentLayoutGuide: LayoutGuide { scrollGuide(\.content, .scrollContent) }
  /// The guide for the frame, which does not scroll with the content.
  open var frameLayoutGuide: LayoutGuide { scrollGuide(\.frame, .scrollFrame) }

  /// The size of the content: from constraints, or otherwise as set.
  open var contentSize: CGSize {
    get { solvedContentSize ?? givenContentSize }
    set {
      (givenContentSize, solvedContentSize) = (newValue, nil)
      setNeedsLayout()
      tellObservers()
    }
  }

  /// The point of the content that lies at the upper left corner of the frame.
  ///
  /// Until it is set, the content begins below the adjusted content insets.
  open var contentOffset: CGPoint {
    get { givenOffset ?? CGPoint(x: -ownAdjustedInset.left, y: -ownAdjustedInset.top) }
    set {
      let isNew = givenOffset != newValue
      givenOffset = newValue
      setNeedsLayout()
      if isNew { scrollDelegate?.scrollViewDidScroll(self) }
      tellObservers()
    }
  }

  /// Sets the content offset at once, whether animated or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Extra scrollable space around the content.
  open var contentInset = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// When the safe area is added to the content insets; automatic by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { setNeedsLayout() }
  }
  /// The content insets plus the safe area's share, as of the last layout.
  open var adjustedContentInset: EdgeInsets { ownAdjustedInset }
  private final var ownAdjustedInset: EdgeInsets {
    contentInset + adjustment + EdgeInsets(top: refreshControl?.shownHeight ?? 0)
  }
  /// The inset above the content that belongs to the content, and not to what lies over it.
  final var insetInContent: CGFloat { contentInset.top + (refreshControl?.shownHeight ?? 0) }
  /// Whether it was scrolled, by whomever.
  final var isMoved: Bool { givenOffset != nil }
  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether the content scrolls vertically even if it fits. Here it only decides about the safe area's insets.
  open var alwaysBounceVertical = false { didSet { setNeedsLayout() } }
  /// Whether the content scrolls horizontally even if it fits. Here it only decides about the safe area's insets.
  open var alwaysBounceHorizontal = false { didSet { setNeedsLayout() } }
  /// Whether a user can scroll. It has no effect on a picture.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the frame's size. It has no effect on a picture.
  open var isPagingEnabled = false
  /// Whether the content can be pulled beyond its ends. It has no effect on a picture.
  open var bounces = true
  /// Whether there is a vertical scroll indicator. Pictures never show one.
  open var showsVerticalScrollIndicator = true
  /// Whether there is a horizontal scroll indicator. Pictures never show one.
  open var showsHorizontalScrollIndicator = true

  /// The control that is pulled down to refresh the content. It is shown above the content while it is refreshing.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.belong(to: nil) }
      refreshControl?.belong(to: self)
    }
  }
  /// How scrolling dismisses the keyboard. It has no effect on a picture.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Insets of the vertical scroll indicator. They have no effect on a picture.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// Insets of the horizontal scroll indicator. They have no effect on a picture.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// Insets of both scroll indicators. They have no effect on a picture.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// How scrolling dismisses the keyboard. The numbers are UIKit's.
  public enum KeyboardDismissMode: Int, Sendable, CaseIterable {
    /// It does not.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// As the finger pulls it down.
    case interactive = 2
  }

  /// The visible part of the content.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set {
      super.bounds = CGRect(origin: .zero, size: newValue.size)
      if newValue.origin != contentOffset { contentOffset = newValue.origin }
    }
  }

  // MARK: Fingers

  /// The delegate. Classes with a more specific delegate provide it as `delegate`.
  public final var scrollDelegate: (any UIScrollViewDelegate)? {
    get { fingers.delegate }
    set { fingers.delegate = newValue }
  }
  /// The zoom factor. It is only stored: pictures show the content unzoomed.
  open var zoomScale: CGFloat {
    get { fingers.zoomScale }
    set { fingers.zoomScale = newValue }
  }
  /// The smallest zoom factor. It is only stored.
  open var minimumZoomScale: CGFloat {
    get { fingers.minimumZoomScale }
    set { fingers.minimumZoomScale = newValue }
  }
  /// The greatest zoom factor. It is only stored.
  open var maximumZoomScale: CGFloat {
    get { fingers.maximumZoomScale }
    set { fingers.maximumZoomScale = newValue }
  }
  /// Whether zooming bounces at its limits. It is only stored.
  open var bouncesZoom: Bool {
    get { fingers.bouncesZoom }
    set { fingers.bouncesZoom = newValue }
  }
  /// Sets ``zoomScale``, whether animated or not.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms to a part of the content in UIKit. It has no effect here.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Scrolls only as far as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect) }
  /// Shows the scroll indicators briefly in UIKit. It has no effect here.
  open func flashScrollIndicators() {}
  /// Whether the user touches the content; always false.
  open var isTracking: Bool { false }
  /// Whether the user is scrolling; always false.
  open var isDragging: Bool { false }
  /// Whether the content still moves after a drag; always false.
  open var isDecelerating: Bool { false }
  /// Whether the user is zooming; always false.
  open var isZooming: Bool { false }
  /// Whether the zoom is bouncing back; always false.
  open var isZoomBouncing: Bool { false }
  /// Whether a tap on the status bar scrolls to the top. It is only stored.
  open var scrollsToTop: Bool {
    get { fingers.scrollsToTop }
    set { fingers.scrollsToTop = newValue }
  }
  /// Whether touches reach subviews with a delay. It is only stored.
  open var delaysContentTouches: Bool {
    get { fingers.delaysContentTouches }
    set { fingers.delaysContentTouches = newValue }
  }
  /// Whether scrolling cancels touches in subviews. It is only stored.
  open var canCancelContentTouches: Bool {
    get { fingers.canCancelContentTouches }
    set { fingers.canCancelContentTouches = newValue }
  }
  /// Whether scrolling is limited to one axis at a time. It is only stored.
  open var isDirectionalLockEnabled: Bool {
    get { fingers.isDirectionalLockEnabled }
    set { fingers.isDirectionalLockEnabled = newValue }
  }
  /// The color of the scroll indicators. It is only stored.
  open var indicatorStyle: IndicatorStyle {
    get { fingers.indicatorStyle }
    set { fingers.indicatorStyle = newValue }
  }
  /// How fast scrolling slows down after a drag. It is only stored.
  open var decelerationRate: DecelerationRate {
    get { fingers.decelerationRate }
    set { fingers.decelerationRate = newValue }
  }
  /// Whether the safe area is added to the indicators' insets. It is only stored.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { fingers.adjustsIndicators }
    set { fingers.adjustsIndicators = newValue }
  }
  /// The gesture recognizer for scrolling. It is created on first use and never fires.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let pan = fingers.pan { return pan }
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    fingers.pan = pan
    addGestureRecognizer(pan)
    return pan
  }
  /// The gesture recognizer for zooming. It is always nil: nothing zooms here.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { fingers.pinch }
  /// Whether a subview receives touches; true unless overridden.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: View) -> Bool { true }
  /// Whether scrolling cancels touches in a subview; true for all views but controls.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

  private final func reveal(_ rect: CGRect) {
    let inset = adjustedContentInset
    func moved(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ room: CGFloat) -> CGFloat {
      high - low > room ? offset : min(low, max(offset, high - room))
    }
    let seen = bounds
    let x =
      moved(
        contentOffset.x + inset.left, rect.minX, rect.maxX, seen.width - inset.left - inset.right)
      - inset.left
    let y =
      moved(
        contentOffset.y + inset.top, rect.minY, rect.maxY, seen.height - inset.top - inset.bottom) - inset.top
    setContentOffset(CGPoint(x: x, y: y), animated: false)
  }

  private final var fingers = ScrollSettings()
  private var guides = ScrollGuides()
  private var givenContentSize = CGSize.zero
  private var solvedContentSize: CGSize?
  private var givenOffset: CGPoint?
  private var adjustment = EdgeInsets.zero

  /// The offset at which the content will show. Engines ask for it while they solve, so it must not change the view.
  package final override func contentOffset(in view: ScrollSurroundings) -> CGPoint {
    let kept = adjustment
    adjustment = adjustment(in: view)
    defer { adjustment = kept }
    return contentOffset
  }

  package final override func take(scrolling: ScrollSurroundings, contentSize: CGSize?) {
    if let contentSize { solvedContentSize = contentSize }
    let fresh = adjustment(in: scrolling)
    guard fresh != adjustment else { return }
    adjustment = fresh
    adjustedContentInsetDidChange()
  }

  /// What the safe area adds to the content insets.
  private func adjustment(in view: ScrollSurroundings) -> EdgeInsets {
    let (frame, content, safeArea) = (view.frame, view.content ?? givenContentSize, view.safeArea)
    let vertical = alwaysBounceVertical || content.height > frame.height || isHeldOpen
    let horizontal = alwaysBounceHorizontal || content.width > frame.width
    let axes: (vertical: Bool, horizontal: Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: (vertical, horizontal)
      case .automatic: (vertical || isInNavigationController, horizontal)
      }
    return EdgeInsets(
      top: axes.vertical ? safeArea.top : 0, left: axes.horizontal ? safeArea.left : 0,
      bottom: axes.vertical ? safeArea.bottom : 0, right: axes.horizontal ? safeArea.right : 0)
  }

  /// Whether the content fits only because this layout shows all of it. It keeps clear of bars as it does on a screen.
  private var isHeldOpen: Bool {
    isShownWhole && layoutDevice?.extent == .wholeContent
  }

  private var isInNavigationController: Bool {
    sequence(first: self as View, next: \.ownSuperview).contains { $0.controller is NavigationController }
  }

  private func scrollGuide(
    _ path: WritableKeyPath<ScrollGuides, InsetGuide?>, _ purpose: InsetPurpose
  ) -> InsetGuide {
    if let guide = guides[keyPath: path] { return guide }
    let guide = InsetGuide(purpose, in: self)
    guides[keyPath: path] = guide
    return guide
  }

  override var isScrolling: Bool { true }
  override var scroller: ScrollView? { self }

  /// The height of all content.
  var wholeHeight: CGFloat { contentSize.height }
  /// Whether the content was too high for the screen of a device whose layout is to show all of it.
  final var isShownWhole = false
  override func guideRemoved(_ guide: LayoutGuide) { guides.giveUp(guide) }

  /// The guide that an attribute of this view refers to in a constraint with an item inside its content.
  override func scrolledPart(_ attribute: LayoutConstraint.Attribute, for other: LayoutItem?) -> LayoutGuide?
  {
    guard attribute.isScrolled, let other, scrolls(other) else { return nil }
    let content = scrollGuide(\.content, .scrollContent)
    return attribute.isOfMargins ? scrollGuide(\.contentMargins, .contentMargins) : content
  }

  private func scrolls(_ item: LayoutItem) -> Bool {
    guard let host = item.hostView else { return false }
    return host === self ? item is LayoutGuide && !(item is InsetGuide) : host.isInside(self)
  }

  // MARK: What extensions of an app may replace

  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

/// The guides of a scroll view. Each is created on first use.
struct ScrollGuides {
  var content: InsetGuide?
  var contentMargins: InsetGuide?
  var frame: InsetGuide?

  /// Forgets a guide that was removed from the scroll view. The next use creates another one.
  mutating func giveUp(_ guide: LayoutGuide) {
    if content === guide { content = nil }
    if frame === guide { frame = nil }
    if contentMargins === guide { contentMargins = nil }
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute of a scroll view refers to its content for items inside it: edges and margins do.
  fileprivate var isScrolled: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: isOfMargins
    }
  }
}
