import Foundation

/// A row of dots, one for each page, like UIKit's `UIPageControl`.
///
/// It is 37 points high. Its dots have a diameter of 7 points and are 9 points apart. Images take the place of dots; the
/// largest decides how far apart they are.
open class PageControl: Control {
  /// The number of pages; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The index of the current page, from 0.
  open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, max(0, numberOfPages - 1))) } }
  /// Whether a single page has no dot; false by default.
  open var hidesForSinglePage = false
  /// The color of the other pages' dots; a pale label color by default.
  open var pageIndicatorTintColor: Color?
  /// The color of the current page's dot; the label color by default.
  open var currentPageIndicatorTintColor: Color?

  /// The image of each page that has none of its own; a dot by default. It is drawn in the colors of the dots.
  open var preferredIndicatorImage: Image? { didSet { invalidateIntrinsicContentSize() } }
  /// The image of the current page if that has none of its own; by default that of the other pages.
  open var preferredCurrentPageIndicatorImage: Image? { didSet { invalidateIntrinsicContentSize() } }
  /// Whether there is a ground behind the dots: only with ``BackgroundStyle/prominent``, as nobody touches the control.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { invalidateIntrinsicContentSize() } }
  /// The direction in which pages follow each other; by default that of the text.
  open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a drag over the dots turns pages; remembered, as nobody touches the control.
  open var allowsContinuousInteraction = true
  /// Whether a touch leaves the dots as they are until ``updateCurrentPageDisplay()``; remembered, as nobody touches them.
  open var defersCurrentPageDisplay = false
  /// Shows the current page, which pictures do anyway.
  open func updateCurrentPageDisplay() {}
  /// How the user touches the control: never, in a picture.
  open var interactionState: InteractionState { .none }
  private final var images: [Int: Image] = [:]
  private final var currentImages: [Int: Image] = [:]

  /// Whether there is a ground behind the dots. Raw values match UIKit's.
  public enum BackgroundStyle: Int, Sendable, CaseIterable {
    /// While the control is touched.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// The direction in which pages follow each other. Raw values match UIKit's.
  public enum Direction: Int, Sendable, CaseIterable {
    /// That of the text.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4
  }

  /// How the control is being touched. Raw values match UIKit's.
  public enum InteractionState: Int, Sendable, CaseIterable {
    /// Not at all.
    case none = 0
    /// By taps.
    case discrete = 1
    /// By a drag.
    case continuous = 2
  }

  /// Sets the image of a page; `nil` for the preferred one.
  open func setIndicatorImage(_ image: Image?, forPage page: Int) {
    images[page] = image
    invalidateIntrinsicContentSize()
  }
  /// The image that was set for a page.
  open func indicatorImage(forPage page: Int) -> Image? { images[page] }
  /// Sets the image that a page has while it is the current one; `nil` for the preferred one.
  open func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    currentImages[page] = image
    invalidateIntrinsicContentSize()
  }
  /// The image that was set for a page while it is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> Image? { currentImages[page] }

  /// What a page shows in place of a dot.
  private func shownImage(_ page: Int) -> Image? {
    let plain = images[page] ?? preferredIndicatorImage
    return page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? plain : plain
  }

  /// The extent of the largest indicator along the row.
  private var largest: CGFloat {
    let shown = (0..<numberOfPages).flatMap { [images[$0], currentImages[$0]] }
    return (shown + [preferredIndicatorImage, preferredCurrentPageIndicatorImage]).reduce(7) {
      max($0, ($1.map { isVertical ? $0.size.height : $0.size.width }) ?? 0)
    }
  }
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Creates a page control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a page control without pages.
  public convenience init() { self.init(frame: .zero) }

  /// The size that a number of dots takes.
  open func size(forNumberOfPages count: Int) -> CGSize {
    var length = count > 0 ? CGFloat(count) * (largest + 9) - 9 : 0
    if count > 0, backgroundStyle == .prominent { length += 26 }
    return isVertical ? CGSize(width: 37, height: length) : CGSize(width: length, height: 37)
  }

  /// The size of all dots, 37 points high.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size of all dots, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? PageControl, let fresh = fresh as? PageControl else { return }
    if let value = style(pageIndicatorTintColor, proxy.pageIndicatorTintColor, fresh.pageIndicatorTintColor) {
      pageIndicatorTintColor = value
    }
    if let value = style(
      currentPageIndicatorTintColor, proxy.currentPageIndicatorTintColor, fresh.currentPageIndicatorTintColor)
    {
      currentPageIndicatorTintColor = value
    }
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("numberOfPages", Double(numberOfPages))
    notes.note("currentPage", Double(currentPage))
    notes.note("direction", Double(direction.rawValue))
    notes.note("backgroundStyle", Double(backgroundStyle.rawValue))
    notes.note("pageIndicatorTintColor", pageIndicatorTintColor)
    notes.note("currentPageIndicatorTintColor", currentPageIndicatorTintColor)
  }

  override func drawContent(on canvas: Canvas) {
    if hidesForSinglePage, numberOfPages == 1 { return }
    let bounds = canvas.bounds
    var room = size(forNumberOfPages: numberOfPages)
    if backgroundStyle == .prominent, isVertical { room.height -= 26 }
    if backgroundStyle == .prominent, !isVertical { room.width -= 26 }
    let area = CGRect(
      x: (bounds.width - room.width) / 2, y: (bounds.height - room.height) / 2, width: room.width,
      height: room.height)
    let isReversed =
      switch direction {
      case .natural: isRightToLeft
      case .leftToRight, .topToBottom: false
      case .rightToLeft, .bottomToTop: true
      }
    canvas.group(alpha: isEnabled ? 1 : 0.5) {
      if backgroundStyle == .prominent, numberOfPages > 0 { drawGround(around: area, on: canvas) }
      for page in 0..<numberOfPages {
        let place = CGFloat(isReversed ? numberOfPages - 1 - page : page) * (largest + 9) + largest / 2
        let middle =
          isVertical
          ? CGPoint(x: area.midX, y: area.minY + place) : CGPoint(x: area.minX + place, y: area.midY)
        let color =
          page == currentPage
          ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        draw(shownImage(page), at: middle, color, on: canvas)
      }
    }
  }

  private func drawGround(around area: CGRect, on canvas: Canvas) {
    let ground =
      isVertical
      ? area.insetBy(dx: (area.width - 26) / 2, dy: -13) : area.insetBy(dx: -13, dy: (area.height - 26) / 2)
    canvas.fill(ground, cornerRadius: 13, .tertiarySystemFill)
  }

  private func draw(_ image: Image?, at middle: CGPoint, _ color: Color, on canvas: Canvas) {
    let size = image?.size ?? CGSize(width: 7, height: 7)
    let rect = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    if let image {
      canvas.draw(image.withRenderingMode(.alwaysTemplate), in: rect, tintColor: color)
    } else {
      canvas.fill(rect, cornerRadius: 3.5, color)
    }
  }
}
