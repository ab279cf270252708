public import Foundation

/// The methods of ``WKNavigationDelegate`` that apps spell without the exclamation mark. Objective-C takes all spellings.
///
/// Only these methods have several spellings. Those with `WKNavigation!` are the delegate's own, and call these by default.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol _WKNavigationSpellings: NSObjectProtocol {
  /// Called when a load begins.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?)
  /// Called when a server sends the view elsewhere.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation?)
  /// Called when a load could not begin.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation?, withError error: any Error)
  /// Called when content begins to arrive.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didCommit navigation: WKNavigation?)
  /// Called when everything is there.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didFinish navigation: WKNavigation?)
  /// Called when a load has failed.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error)
  /// Called when a load begins.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation)
  /// Called when a server sends the view elsewhere.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation)
  /// Called when a load could not begin.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation, withError error: any Error)
  /// Called when content begins to arrive.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didCommit navigation: WKNavigation)
  /// Called when everything is there.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didFinish navigation: WKNavigation)
  /// Called when a load has failed.
  @_disfavoredOverload
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation, withError error: any Error)
}

extension _WKNavigationSpellings {
  /// Calls the method with `WKNavigation` by default, if there is a navigation.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?
  ) { if let navigation { self.webView(webView, didStartProvisionalNavigation: navigation) } }
  /// Calls the method with `WKNavigation` by default, if there is a navigation.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation?
  ) {
    if let navigation { self.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation) }
  }
  /// Calls the method with `WKNavigation` by default, if there is a navigation.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation?, withError error: any Error
  ) {
    if let navigation { self.webView(webView, didFailProvisionalNavigation: navigation, withError: error) }
  }
  /// Calls the method with `WKNavigation` by default, if there is a navigation.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didCommit navigation: WKNavigation?
  ) { if let navigation { self.webView(webView, didCommit: navigation) } }
  /// Calls the method with `WKNavigation` by default, if there is a navigation.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didFinish navigation: WKNavigation?
  ) { if let navigation { self.webView(webView, didFinish: navigation) } }
  /// Calls the method with `WKNavigation` by default, if there is a navigation.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error
  ) { if let navigation { self.webView(webView, didFail: navigation, withError: error) } }
  /// Does nothing by default.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation
  ) {}
  /// Does nothing by default.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation
  ) {}
  /// Does nothing by default.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation, withError error: any Error
  ) {}
  /// Does nothing by default.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didCommit navigation: WKNavigation
  ) {}
  /// Does nothing by default.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didFinish navigation: WKNavigation
  ) {}
  /// Does nothing by default.
  @_disfavoredOverload
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation, withError error: any Error
  ) {}
}
