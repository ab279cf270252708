public import Foundation
public import LayoutSnapshotViews

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The way of a view to a page. It tells one load from another.
///
/// ```swift
/// let first = page.load(URLRequest(url: help))
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKNavigation: NSObject {
  /// Creates a navigation.
  public override init() { super.init() }
}

/// Why a page is loaded. Raw values match WebKit's.
public enum WKNavigationType: Int, Sendable, CaseIterable {
  /// A link was touched.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// The reader went to another page of the list.
  case backForward = 2
  /// The page is loaded again.
  case reload = 3
  /// A form is sent again.
  case formResubmitted = 4
  /// Another reason.
  case other = -1
}

/// What becomes of a navigation. Raw values match WebKit's.
public enum WKNavigationActionPolicy: Int, Sendable, CaseIterable {
  /// It ends.
  case cancel = 0
  /// It goes on.
  case allow = 1
  /// Its page is downloaded.
  case download = 2
}

/// What becomes of an answer to a navigation. Raw values match WebKit's.
public enum WKNavigationResponsePolicy: Int, Sendable, CaseIterable {
  /// It is dropped.
  case cancel = 0
  /// It is shown.
  case allow = 1
  /// It is downloaded.
  case download = 2
}

/// What leads to another page. Only tests make one.
///
/// ```swift
/// final class Touch: WKNavigationAction {
///   override var navigationType: WKNavigationType { .linkActivated }
///   override var request: URLRequest { URLRequest(url: help) }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKNavigationAction: NSObject {
  /// Creates an action without a cause.
  public override init() { super.init() }

  /// The frame that asks; one without a request unless a subclass says otherwise.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// The frame for the page; `nil`, which is a new window, unless a subclass says otherwise.
  open var targetFrame: WKFrameInfo? { nil }
  /// Why the page is loaded; another reason unless a subclass says otherwise.
  open var navigationType: WKNavigationType { .other }
  /// The request; one for an empty page unless a subclass says otherwise.
  open var request: URLRequest { .forNoPage }
  /// Whether the page asks for a download; false unless a subclass says otherwise.
  open var shouldPerformDownload: Bool { false }
  /// The keys that were held; none unless a subclass says otherwise.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

extension URL {
  /// The address of an empty page.
  static var ofNoPage: URL { URL(string: "about:blank") ?? URL(fileURLWithPath: "/") }
}

extension URLRequest {
  /// What actions and frames ask for that no page has made.
  static var forNoPage: URLRequest { URLRequest(url: .ofNoPage) }
}

/// A server's answer to a navigation. Only tests make one.
///
/// ```swift
/// final class Missing: WKNavigationResponse {
///   override var canShowMIMEType: Bool { false }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKNavigationResponse: NSObject {
  /// Creates an answer without content.
  public override init() { super.init() }

  /// Whether the answer is for the page itself; false unless a subclass says otherwise.
  open var isForMainFrame: Bool { false }
  /// The answer; an empty one unless a subclass says otherwise.
  open var response: URLResponse {
    URLResponse(url: .ofNoPage, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  }
  /// Whether WebKit can show it; false unless a subclass says otherwise.
  open var canShowMIMEType: Bool { false }
}

/// A page, or a frame in one. Only tests make one.
///
/// ```swift
/// final class Frame: WKFrameInfo {
///   override var isMainFrame: Bool { true }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKFrameInfo: NSObject {
  /// Creates a frame without a page.
  public override init() { super.init() }

  /// Whether it is the page itself; false unless a subclass says otherwise.
  open var isMainFrame: Bool { false }
  /// The request of the page; one for an empty page unless a subclass says otherwise.
  open var request: URLRequest { .forNoPage }
  /// Where the page comes from; from nowhere unless a subclass says otherwise.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  /// The view that shows the page; `nil` unless a subclass says otherwise.
  open weak var webView: WKWebView? { nil }
}

/// Where a page comes from. Only tests make one.
///
/// ```swift
/// final class Shop: WKSecurityOrigin {
///   override var host: String { "shop.example" }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKSecurityOrigin: NSObject {
  /// Creates an origin that is nowhere.
  public override init() { super.init() }

  /// The protocol; empty unless a subclass says otherwise.
  open var `protocol`: String { "" }
  /// The host; empty unless a subclass says otherwise.
  open var host: String { "" }
  /// The port; 0, the usual one, unless a subclass says otherwise.
  open var port: Int { 0 }
}

/// How a page wants a new window. Only tests make one.
///
/// ```swift
/// final class Narrow: WKWindowFeatures {
///   override var width: NSNumber? { 320 }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKWindowFeatures: NSObject {
  /// Creates a wish for nothing.
  public override init() { super.init() }

  /// Whether it has a menu bar; `nil`, as pages ask for none, unless a subclass says otherwise.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether it has a status bar; `nil` unless a subclass says otherwise.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether it has toolbars; `nil` unless a subclass says otherwise.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether its size can change; `nil` unless a subclass says otherwise.
  open var allowsResizing: NSNumber? { nil }
  /// Where it is from the left; `nil` unless a subclass says otherwise.
  open var x: NSNumber? { nil }
  /// Where it is from the top; `nil` unless a subclass says otherwise.
  open var y: NSNumber? { nil }
  /// How wide it is; `nil` unless a subclass says otherwise.
  open var width: NSNumber? { nil }
  /// How high it is; `nil` unless a subclass says otherwise.
  open var height: NSNumber? { nil }
}
