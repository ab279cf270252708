import Foundation

/// Is told of a scroll view. Nothing scrolls by itself here: code that moves the content tells of it.
public protocol UIScrollViewDelegate: AnyObject {
  /// Scroll view did scroll.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Scroll view did zoom.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Scroll view will begin dragging.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Scroll view will end dragging.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Scroll view did end dragging.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Scroll view will begin decelerating.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Scroll view did end decelerating.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Scroll view did end scrolling animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// View for zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Scroll view will begin zooming.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Scroll view did end zooming.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  /// Scroll view should scroll to top.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Scroll view did scroll to top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Scroll view did change adjusted content inset.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// The default implementation.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {}
  /// The default implementation.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing, unless a delegate says otherwise.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}

/// Has a delegate whose type subclasses narrow, as in Objective-C: a text view's is a `UITextViewDelegate`.
public protocol ScrollDelegating: AnyObject {
  /// The delegate, whatever else it is.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegating {
  /// Is told of the scroll view.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// What a scroll view keeps that no picture shows.
struct ScrollSettings {
  weak var delegate: (any UIScrollViewDelegate)?
  var zoomScale: CGFloat = 1
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var bouncesZoom = true
  var scrollsToTop = true
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var isDirectionalLockEnabled = false
  var indicatorStyle = ScrollView.IndicatorStyle.default
  var decelerationRate = ScrollView.DecelerationRate.normal
  var adjustsIndicators = true
  var pan: UIPanGestureRecognizer?
  var pinch: UIPinchGestureRecognizer?
}

extension ScrollView {
  /// The colour of scroll indicators, which no picture shows. The numbers are UIKit's.
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// Default.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How fast scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// UIKit's number or name for it.
    public let rawValue: CGFloat
    /// A value by its number or name.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Normal.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
