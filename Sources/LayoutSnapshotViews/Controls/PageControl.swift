import Foundation

/// A row of dots, one for each page, like UIKit's `UIPageControl`.
///
/// It is 37 points high. Its dots have a diameter of 7 points and are 9 points apart.
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

  /// Creates a page control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a page control without pages.
  public convenience init() { self.init(frame: .zero) }

  /// The size that a number of dots takes.
  open func size(forNumberOfPages count: Int) -> CGSize {
    CGSize(width: count > 0 ? CGFloat(16 * count - 9) : 0, height: 37)
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
    notes.note("pageIndicatorTintColor", pageIndicatorTintColor)
    notes.note("currentPageIndicatorTintColor", currentPageIndicatorTintColor)
  }

  override func drawContent(on canvas: Canvas) {
    if hidesForSinglePage, numberOfPages == 1 { return }
    let bounds = canvas.bounds
    let left = (bounds.width - size(forNumberOfPages: numberOfPages).width) / 2
    canvas.group(alpha: isEnabled ? 1 : 0.5) {
      for page in 0..<numberOfPages {
        let place = isRightToLeft ? numberOfPages - 1 - page : page
        let dot = CGRect(x: left + 16 * CGFloat(place), y: (bounds.height - 7) / 2, width: 7, height: 7)
        let color =
          page == currentPage
          ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        canvas.fill(dot, cornerRadius: 3.5, color)
      }
    }
  }
}
