public import Foundation
public import LayoutSnapshotViews

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Shows web pages, like WebKit's `WKWebView`.
///
/// ```swift
/// let page = WKWebView(frame: view.bounds, configuration: WKWebViewConfiguration())
/// page.navigationDelegate = self
/// page.load(URLRequest(url: help))
/// print(page.isLoading, page.canGoBack)  // true false
/// ```
///
/// On a device other processes load and draw a page. A picture shows a gray area in its place, and a recorded snapshot says so.
/// Nothing is loaded: after a call of ``load(_:)`` the view is where it is on a device until the server answers.
open class WKWebView: View {
  /// The configuration that was given; each read returns a copy.
  open var configuration: WKWebViewConfiguration { ownConfiguration.duplicate() }
  private let ownConfiguration: WKWebViewConfiguration
  /// Who decides about navigations and is told of them. Only tests call it.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what a page asks for. Only tests call it.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The pages before and after this one: none.
  open var backForwardList: WKBackForwardList { ownList }
  private let ownList = WKBackForwardList()
  /// The scroll view in which a device shows the page, as large as the view.
  open var scrollView: ScrollView { ownScrollView }
  private let ownScrollView = ScrollView(frame: .zero)

  /// Creates a view with a frame and a copy of a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    ownConfiguration = configuration.duplicate()
    super.init(frame: frame)
    ownScrollView.frame = bounds
    ownScrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownScrollView)
    _ = RemoteContentView(of: "WKWebView", filling: ownScrollView)
  }

  /// Creates a view with a frame and the usual configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  // MARK: What is loaded

  /// What was asked for last. Its load begins, and never ends. Observers are told with the next layout.
  private var asked: URL? { didSet { setNeedsLayout() } }

  private func ask(for url: URL?) -> WKNavigation {
    asked = url?.absoluteURL
    return WKNavigation()
  }

  /// The address to show: what was asked for, as before a server has answered; `nil` before that.
  open var url: URL? { asked }
  /// The title of the page; empty, as no page is there.
  open var title: String? { "" }
  /// Whether a page is being loaded: true once one was asked for.
  open var isLoading: Bool { asked != nil }
  /// How much of a page is loaded: 0, and 0.1 once one was asked for, with which WebKit begins.
  open var estimatedProgress: Double { isLoading ? 0.1 : 0 }
  /// Whether everything of the page came over safe connections: true once such a page was asked for.
  open var hasOnlySecureContent: Bool { asked?.scheme?.lowercased() == "https" }
  /// Whether there is a page before this one; always false.
  open var canGoBack: Bool { false }
  /// Whether there is a page after this one; always false.
  open var canGoForward: Bool { false }

  /// Asks for a page, which is not loaded.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { ask(for: request.url) }
  /// Asks for a page with a text, which is not shown.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    ask(for: baseURL ?? .ofNoPage)
  }
  /// Asks for a page from a file, which is not read.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    ask(for: URL)
  }
  /// Asks for a page with data, which is not shown.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { ask(for: baseURL) }
  /// Asks for a page with a response and data, which is not shown.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation { ask(for: request.url) }
  /// Asks for a page with a text, which is not shown.
  @discardableResult
  open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    ask(for: request.url)
  }
  /// Asks for a page from a file, which is not read.
  @discardableResult
  open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
    ask(for: request.url)
  }

  /// Goes nowhere, as there is no page before this one.
  ///
  /// - Returns: `nil`.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes nowhere, as there is no page after this one.
  ///
  /// - Returns: `nil`.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Goes nowhere, as the list of pages is empty.
  ///
  /// - Returns: `nil`.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// Loads nothing, as there is no page to load again.
  ///
  /// - Returns: `nil`.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Loads nothing, as there is no page to load again.
  ///
  /// - Returns: `nil`.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }
  /// Takes back what was asked for. No page is there then.
  open func stopLoading() { asked = nil }

  /// Whether WebKit itself loads addresses of a scheme. An app cannot give such a scheme a handler.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    switch urlScheme.lowercased() {
    case "about", "applewebdata", "blob", "data", "file", "ftp", "http", "https", "javascript",
      "webkit-fake-url", "ws", "wss", "x-apple-content-filter", "x-apple-ql-id":
      true
    default: false
    }
  }

  // MARK: Settings

  /// Whether swipes go to other pages; false by default. It is only stored.
  open var allowsBackForwardNavigationGestures = false
  /// What the view says of itself to servers; `nil` for what WebKit says. It is only stored.
  open var customUserAgent: String?
  /// Whether links have previews; true by default. It is only stored.
  open var allowsLinkPreview = true
  /// How much larger the page is shown; 1 by default. It is only stored.
  open var pageZoom: CGFloat = 1
  /// Whether Safari on a computer can look into the view; false by default. It is only stored.
  open var isInspectable = false
  /// Whether the view offers to find text; false by default. It is only stored.
  open var isFindInteractionEnabled = false
  /// The kind of media that the page is taken as; `nil` by default. It is only stored.
  open var mediaType: String?
  /// Where the page and its list of pages stand; `nil`, and what is set loads nothing.
  open var interactionState: Any? {
    get { nil }
    set {}
  }
  /// The color that the page names for what is around it; `nil`, as there is no page.
  open var themeColor: Color? { nil }
  /// The color behind the page where it is scrolled too far; `nil` until it is set, as the page has none.
  open var underPageBackgroundColor: Color!

  // MARK: Questions to the page

  /// Never answers: there is no page in which the script could run.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  /// Never answers: no other process draws a picture.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (Image?, (any Error)?) -> Void
  ) {}

  // MARK: Media

  /// Whether the page fills the screen: it does not.
  open var fullscreenState: FullscreenState { .notInFullscreen }
  /// Whether the page uses the camera: it does not.
  open var cameraCaptureState: WKMediaCaptureState { .none }
  /// Whether the page uses the microphone: it does not.
  open var microphoneCaptureState: WKMediaCaptureState { .none }

  // MARK: Documents

  open override func _connect(_ name: String, _ value: Any) -> Bool {
    switch (name, value) {
    case ("navigationDelegate", let value as any WKNavigationDelegate): navigationDelegate = value
    case ("UIDelegate", let value as any WKUIDelegate): uiDelegate = value
    default: return super._connect(name, value)
    }
    return true
  }
}

extension WKWebView {
  /// Whether a page fills the screen. Raw values match WebKit's.
  public enum FullscreenState: Int, Sendable, CaseIterable {
    /// It does not.
    case notInFullscreen = 0
    /// It is about to.
    case enteringFullscreen = 1
    /// It does.
    case inFullscreen = 2
    /// It no longer does.
    case exitingFullscreen = 3
  }
}

/// Whether a page uses a camera or a microphone. Raw values match WebKit's.
public enum WKMediaCaptureState: Int, Sendable, CaseIterable {
  /// It does not.
  case none = 0
  /// It does.
  case active = 1
  /// It has one that is off.
  case muted = 2
}
