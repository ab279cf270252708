public import Foundation
public import LayoutSnapshotViews

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Shows web pages in earlier versions of UIKit, like `UIWebView`.
///
/// ```swift
/// let page = UIWebView(frame: view.bounds)
/// page.scalesPageToFit = true
/// page.loadRequest(URLRequest(url: help))
/// ```
///
/// A picture shows a gray area in place of the page, and a recorded snapshot says so. Nothing is loaded.
open class UIWebView: View {
  /// Why a page is loaded. Raw values match UIKit's.
  public enum NavigationType: Int, Sendable, CaseIterable {
    /// A link was touched.
    case linkClicked = 0
    /// A form was sent.
    case formSubmitted = 1
    /// The reader went to another page of the list.
    case backForward = 2
    /// The page is loaded again.
    case reload = 3
    /// A form is sent again.
    case formResubmitted = 4
    /// Another reason.
    case other = 5
  }

  /// Who decides about loads and is told of them. Only tests call it.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The scroll view in which a device shows the page, as large as the view.
  open var scrollView: ScrollView { ownScrollView }
  private let ownScrollView = ScrollView(frame: .zero)

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownScrollView.frame = bounds
    ownScrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownScrollView)
    _ = RemoteContentView(of: "UIWebView", filling: ownScrollView)
  }

  /// What was asked for last. Its load begins, and never ends.
  private var asked: URLRequest?

  /// What the view is to load; `nil` before something is asked for.
  open var request: URLRequest? { asked }
  /// Whether the view is not done with loading: true once something was asked for.
  open var isLoading: Bool { asked != nil }
  /// Whether there is a page before this one; always false.
  open var canGoBack: Bool { false }
  /// Whether there is a page after this one; always false.
  open var canGoForward: Bool { false }

  /// Asks for a page, which is not loaded.
  open func loadRequest(_ request: URLRequest) { asked = request }
  /// Asks for a page with a text, which is not shown.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    asked = URLRequest(url: baseURL ?? .ofNoPage)
  }
  /// Asks for a page with data, which is not shown.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    asked = URLRequest(url: baseURL)
  }
  /// Loads nothing, as there is no page to load again.
  open func reload() {}
  /// Takes back what was asked for. No page is there then.
  open func stopLoading() { asked = nil }
  /// Goes nowhere, as there is no page before this one.
  open func goBack() {}
  /// Goes nowhere, as there is no page after this one.
  open func goForward() {}
  /// Runs no script, as there is no page.
  ///
  /// - Returns: `nil`, as for a script that fails.
  @discardableResult
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

  /// Whether a page is scaled to the width of the view; false by default. It is only stored.
  open var scalesPageToFit = false
  /// What of a page becomes a link; telephone numbers by default. It is only stored.
  open var dataDetectorTypes = UIDataDetectorTypes.phoneNumber
  /// Whether videos are played in the page; false by default, as on phones. It is only stored.
  open var allowsInlineMediaPlayback = false
  /// Whether only the reader starts media; true by default. It is only stored.
  open var mediaPlaybackRequiresUserAction = true
  /// Whether media can be played on other devices; true by default. It is only stored.
  open var mediaPlaybackAllowsAirPlay = true
  /// Whether a page is shown when all of it is there; false by default. It is only stored.
  open var suppressesIncrementalRendering = false
  /// Whether only the reader brings up the keyboard; true by default. It is only stored.
  open var keyboardDisplayRequiresUserAction = true

  open override func _connect(_ name: String, _ value: Any) -> Bool {
    guard name == "delegate", let value = value as? any UIWebViewDelegate else {
      return super._connect(name, value)
    }
    delegate = value
    return true
  }
}

/// The name of ``UIWebView/NavigationType`` in earlier versions of Swift.
public typealias UIWebViewNavigationType = UIWebView.NavigationType

/// Who decides about loads and is told of them. Only tests call it, as no page is loaded.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Called in UIKit before a load.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Called in UIKit when a load begins.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called in UIKit when everything is there.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called in UIKit when a load has failed.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Lets it go on by default.
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  /// Does nothing by default.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing by default.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing by default.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
