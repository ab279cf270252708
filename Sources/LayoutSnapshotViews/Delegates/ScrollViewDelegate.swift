import Foundation

/// The delegate of a scroll view, like UIKit's. Only ``scrollViewDidScroll(_:)`` is called here; tests call
/// the others.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when code has changed the content offset.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called in UIKit when the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called in UIKit when dragging begins.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called in UIKit before dragging ends.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called in UIKit when dragging has ended.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called in UIKit when the deceleration begins.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called in UIKit when the deceleration has ended.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called in UIKit when an animated scroll has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// The view that is zoomed; never asked for here.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called in UIKit before zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called in UIKit when zooming has ended.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called in UIKit when a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Called in UIKit when the adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing by default.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing by default.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Returns `nil` by default.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing by default.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing by default.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {}
  /// Returns `true` by default.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { unanswered(self, true) }
  /// Does nothing by default.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}

/// A class whose subclasses have a delegate of a narrower type: a text view's is a `UITextViewDelegate`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol ScrollDelegating: AnyObject {
  /// The delegate as a scroll view's delegate.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegating {
  /// The delegate of the scroll view.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// The settings of a scroll view that have no effect on snapshots.
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
  /// The style of scroll indicators, which snapshots do not show. Raw values match UIKit's.
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// Black with a white border.
    case `default` = 0
    /// Black, for light content.
    case black = 1
    /// White, for dark content.
    case white = 2
  }

  /// The deceleration of scrolling; without effect here.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor for the velocity in each millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which scrolling ends sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
