public import Foundation
public import LayoutSnapshotViews

/// Who shows what a page asks for. Only tests call it, as no page is loaded.
///
/// Methods that an app writes with `async` are methods of its class alone.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol WKUIDelegate: NSObjectProtocol {
  /// Called in WebKit when a page wants a new window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called in WebKit when a page has closed its window.
  func webViewDidClose(_ webView: WKWebView)
  /// Called in WebKit when a script shows a message.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping _WKAnswer<>)
  /// Called in WebKit when a script asks for a yes or a no.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping _WKAnswer<Bool>)
  /// Called in WebKit when a script asks for a text.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping _WKAnswer<String?>)
  /// Called in WebKit when a page wants the camera or the microphone.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping _WKAnswer<WKPermissionDecision>)
  /// Called in WebKit when a page wants to know how the device moves.
  func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping _WKAnswer<WKPermissionDecision>)
  /// Called in WebKit when a menu for an element is to be shown.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping _WKAnswer<UIContextMenuConfiguration?>)
  /// Called in WebKit when a menu is about to be shown.
  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// Called in WebKit when the preview of a menu was touched.
  func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
  /// Called in WebKit when a menu has gone.
  func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
}

extension WKUIDelegate {
  /// Opens no window by default.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing by default.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Goes on by default, as if the reader had confirmed the message.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping _WKAnswer<>
  ) { completionHandler() }
  /// Says no by default.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping _WKAnswer<Bool>
  ) { completionHandler(false) }
  /// Gives no text by default.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping _WKAnswer<String?>
  ) { completionHandler(nil) }
  /// Has the reader asked by default.
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping _WKAnswer<WKPermissionDecision>
  ) { decisionHandler(.prompt) }
  /// Has the reader asked by default.
  public func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping _WKAnswer<WKPermissionDecision>
  ) { decisionHandler(.prompt) }
  /// Gives no menu by default.
  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping _WKAnswer<UIContextMenuConfiguration?>
  ) { completionHandler(nil) }
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) {}
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  ) {}
}

/// What an app says to a page that wants something. Raw values match WebKit's.
public enum WKPermissionDecision: Int, Sendable, CaseIterable {
  /// The reader is asked.
  case prompt = 0
  /// It gets it.
  case grant = 1
  /// It does not get it.
  case deny = 2
}

/// What a page wants to use. Raw values match WebKit's.
public enum WKMediaCaptureType: Int, Sendable, CaseIterable {
  /// The camera.
  case camera = 0
  /// The microphone.
  case microphone = 1
  /// Both.
  case cameraAndMicrophone = 2
}

/// The element of a page for which a menu is shown. Only tests make one.
///
/// ```swift
/// final class Link: WKContextMenuElementInfo {
///   override var linkURL: URL? { URL(string: "https://shop.example") }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKContextMenuElementInfo: NSObject {
  /// Creates an element that is no link.
  public override init() { super.init() }

  /// Where the element leads; `nil` unless a subclass says otherwise.
  open var linkURL: URL? { nil }
}

/// The element of a page for which earlier versions show a preview. Only tests make one.
///
/// ```swift
/// func webView(_ webView: WKWebView, shouldPreviewElement info: WKPreviewElementInfo) -> Bool {
///   info.linkURL?.scheme == "https"
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKPreviewElementInfo: NSObject {
  /// Creates an element that is no link.
  public override init() { super.init() }

  /// Where the element leads; `nil` unless a subclass says otherwise.
  open var linkURL: URL? { nil }
}
