import Foundation
import LayoutSnapshotEngine

/// A view that shows a part of what lies in it, as UIKit's `UIScrollView`.
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
/// Without the guides, as in UIKit: from what lies in a scroll view, its edges and margins mean the content;
/// its width, its height and its centres mean the frame.
open class ScrollView: View, ScrollDelegating {
  /// When the safe area is added to the content's insets. The numbers are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// Along axes that scroll, and vertically in a navigation controller.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
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

  /// The guide of what is scrolled; its size is the size of the content.
  open var contentLayoutGuide: LayoutGuide { scrollGuide(\.content, .scrollContent) }
  /// The guide of the frame through which the content is seen, which does not scroll.
  open var frameLayoutGuide: LayoutGuide { scrollGuide(\.frame, .scrollFrame) }

  /// The size of the content: from constraints, or otherwise the size that was set.
  open var contentSize: CGSize {
    get { solvedContentSize ?? givenContentSize }
    set {
      (givenContentSize, solvedContentSize) = (newValue, nil)
      setNeedsLayout()
    }
  }

  /// The point of the content at the origin of the frame.
  ///
  /// Until it is set, the content begins below what its insets and the safe area take.
  open var contentOffset: CGPoint {
    get { givenOffset ?? CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }
    set {
      let isNew = givenOffset != newValue
      givenOffset = newValue
      setNeedsLayout()
      if isNew { scrollDelegate?.scrollViewDidScroll(self) }
    }
  }

  /// Scrolls at once, animated or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Room around the content that belongs to what is scrolled.
  open var contentInset = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the safe area is added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { setNeedsLayout() }
  }
  /// The content's insets with what the safe area adds to them, as of the last layout.
  public var adjustedContentInset: EdgeInsets { contentInset + adjustment }
  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether the content can be pulled vertically although it fits.
  open var alwaysBounceVertical = false { didSet { setNeedsLayout() } }
  /// Whether the content can be pulled horizontally although it fits.
  open var alwaysBounceHorizontal = false { didSet { setNeedsLayout() } }
  /// Whether the reader can scroll; a snapshot does not show it.
  open var isScrollEnabled = true
  /// Whether the content stops at multiples of the frame; a snapshot does not show it.
  open var isPagingEnabled = false
  /// Whether the content can be pulled beyond its ends; a snapshot does not show it.
  open var bounces = true
  /// Whether there is a bar beside the content while it scrolls; a snapshot does not show it.
  open var showsVerticalScrollIndicator = true
  /// Whether there is a bar below the content while it scrolls; a snapshot does not show it.
  open var showsHorizontalScrollIndicator = true

  /// The control that reloads content when it is pulled down; hidden at rest.
  open var refreshControl: UIRefreshControl?
  /// How a finger sends the keyboard away; a snapshot does not show it.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Room around the bar beside the content; a snapshot does not show it.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// Room around the bar below the content; a snapshot does not show it.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// Room around both bars; a snapshot does not show it.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// How a finger sends the keyboard away. The numbers are UIKit's.
  public enum KeyboardDismissMode: Int, Sendable, CaseIterable {
    /// Not at all.
    case none = 0
    /// By scrolling.
    case onDrag = 1
    /// By pulling it down.
    case interactive = 2
  }

  /// The part of the content that shows.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set {
      super.bounds = CGRect(origin: .zero, size: newValue.size)
      if newValue.origin != contentOffset { contentOffset = newValue.origin }
    }
  }

  // MARK: Fingers

  /// Scroll delegate.
  public final var scrollDelegate: (any UIScrollViewDelegate)? {
    get { fingers.delegate }
    set { fingers.delegate = newValue }
  }
  /// How much larger than life the content is; no picture shows it.
  open var zoomScale: CGFloat {
    get { fingers.zoomScale }
    set { fingers.zoomScale = newValue }
  }
  /// The least zoom.
  open var minimumZoomScale: CGFloat {
    get { fingers.minimumZoomScale }
    set { fingers.minimumZoomScale = newValue }
  }
  /// The greatest zoom.
  open var maximumZoomScale: CGFloat {
    get { fingers.maximumZoomScale }
    set { fingers.maximumZoomScale = newValue }
  }
  /// Whether the zoom swings back.
  open var bouncesZoom: Bool {
    get { fingers.bouncesZoom }
    set { fingers.bouncesZoom = newValue }
  }
  /// Zooms.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms to a part of the content.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Scrolls as far as is needed to see a part of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect) }
  /// Shows where the content is.
  open func flashScrollIndicators() {}
  /// Whether a finger is on it.
  open var isTracking: Bool { false }
  /// Whether a finger moves it.
  open var isDragging: Bool { false }
  /// Whether it still moves.
  open var isDecelerating: Bool { false }
  /// Whether fingers zoom it.
  open var isZooming: Bool { false }
  /// Whether the zoom swings back.
  open var isZoomBouncing: Bool { false }
  /// Whether a tap on the status bar scrolls it.
  open var scrollsToTop: Bool {
    get { fingers.scrollsToTop }
    set { fingers.scrollsToTop = newValue }
  }
  /// Whether views in it hear late of fingers.
  open var delaysContentTouches: Bool {
    get { fingers.delaysContentTouches }
    set { fingers.delaysContentTouches = newValue }
  }
  /// Whether fingers that scroll are taken from views in it.
  open var canCancelContentTouches: Bool {
    get { fingers.canCancelContentTouches }
    set { fingers.canCancelContentTouches = newValue }
  }
  /// Whether it scrolls along one axis at a time.
  open var isDirectionalLockEnabled: Bool {
    get { fingers.isDirectionalLockEnabled }
    set { fingers.isDirectionalLockEnabled = newValue }
  }
  /// The colour of scroll indicators.
  open var indicatorStyle: IndicatorStyle {
    get { fingers.indicatorStyle }
    set { fingers.indicatorStyle = newValue }
  }
  /// How fast scrolling ends.
  open var decelerationRate: DecelerationRate {
    get { fingers.decelerationRate }
    set { fingers.decelerationRate = newValue }
  }
  /// Whether scroll indicators keep to the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { fingers.adjustsIndicators }
    set { fingers.adjustsIndicators = newValue }
  }
  /// Who watches for fingers that scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let pan = fingers.pan { return pan }
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    fingers.pan = pan
    addGestureRecognizer(pan)
    return pan
  }
  /// Who watches for fingers that zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { fingers.pinch }
  /// Whether a view in it hears of a finger.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: View) -> Bool { true }
  /// Whether fingers that scroll are taken from a view in it.
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

  /// The offset with which the content would show; asked while the tree is being solved, and so without a trace.
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

  /// What the safe area adds to the insets.
  private func adjustment(in view: ScrollSurroundings) -> EdgeInsets {
    let (frame, content, safeArea) = (view.frame, view.content ?? givenContentSize, view.safeArea)
    let vertical = alwaysBounceVertical || content.height > frame.height
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

  private var isInNavigationController: Bool {
    sequence(first: self as View, next: \.superview).contains { $0.controller is NavigationController }
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
  override func guideRemoved(_ guide: LayoutGuide) { guides.giveUp(guide) }

  /// The guide that an attribute of this view means for an item, if the item lies in what is scrolled.
  override func scrolledPart(_ attribute: LayoutConstraint.Attribute, for other: LayoutItem?) -> LayoutGuide?
  {
    guard attribute.isScrolled, let other, scrolls(other) else { return nil }
    let content = scrollGuide(\.content, .scrollContent)
    return attribute.isOfMargins ? scrollGuide(\.contentMargins, .contentMargins) : content
  }

  private func scrolls(_ item: LayoutItem) -> Bool {
    guard let host = item.hostView else { return false }
    return host === self ? item is LayoutGuide && !(item is InsetGuide) : host.isDescendant(of: self)
  }
}

/// The guides of a scroll view, each as soon as someone has asked for it.
struct ScrollGuides {
  var content: InsetGuide?
  var contentMargins: InsetGuide?
  var frame: InsetGuide?

  /// Gives up a guide that the scroll view has no more; asked for again, it is another one.
  mutating func giveUp(_ guide: LayoutGuide) {
    if content === guide { content = nil }
    if frame === guide { frame = nil }
    if contentMargins === guide { contentMargins = nil }
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute of a scroll view means its content to what lies in it: edges and margins do.
  fileprivate var isScrolled: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: isOfMargins
    }
  }
}
