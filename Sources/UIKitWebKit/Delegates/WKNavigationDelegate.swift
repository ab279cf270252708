public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Who decides about navigations and is told of them. Only tests call it, as no page is loaded.
///
/// Methods that an app writes with `async` are methods of its class alone. `WKNavigation!`, `WKNavigation?` and
/// `WKNavigation` are all called; the last is not where there is no navigation. A class that has several of them for one
/// method has the first called.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol WKNavigationDelegate: NSObjectProtocol, _WKNavigationSpellings {
  /// Called in WebKit before a navigation.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping _WKAnswer<WKNavigationActionPolicy>)
  /// Called in WebKit before a navigation, with the settings of the page.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping _WKAnswer<WKNavigationActionPolicy, WKWebpagePreferences>)
  /// Called in WebKit when a server has answered.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping _WKAnswer<WKNavigationResponsePolicy>)
  /// Called in WebKit when a load begins.
  @_nonoverride
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called in WebKit when a server sends the view elsewhere.
  @_nonoverride
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called in WebKit when a load could not begin.
  @_nonoverride
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called in WebKit when content begins to arrive.
  @_nonoverride
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called in WebKit when everything is there.
  @_nonoverride
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called in WebKit when a load has failed.
  @_nonoverride
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called in WebKit when a server asks who the reader is.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping _WKAnswer<URLSession.AuthChallengeDisposition, URLCredential?>)
  /// Called in WebKit when the process that shows the page has ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Called in WebKit when a connection is an old, less safe one.
  func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping _WKAnswer<Bool>)
  /// Called in WebKit when a navigation becomes a download.
  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// Called in WebKit when an answer becomes a download.
  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
  /// Lets it go on by default.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping _WKAnswer<WKNavigationActionPolicy>
  ) { decisionHandler(.allow) }
  /// Asks the method without settings by default.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping _WKAnswer<WKNavigationActionPolicy, WKWebpagePreferences>
  ) { self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) } }
  /// Shows by default what can be shown.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping _WKAnswer<WKNavigationResponsePolicy>
  ) { decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel) }
  /// Calls the method with `WKNavigation?` by default.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {
    (self as any _WKNavigationSpellings).webView(
      webView, didStartProvisionalNavigation: navigation as WKNavigation?)
  }
  /// Calls the method with `WKNavigation?` by default.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    (self as any _WKNavigationSpellings).webView(
      webView, didReceiveServerRedirectForProvisionalNavigation: navigation as WKNavigation?)
  }
  /// Calls the method with `WKNavigation?` by default.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    (self as any _WKNavigationSpellings).webView(
      webView, didFailProvisionalNavigation: navigation as WKNavigation?, withError: error)
  }
  /// Calls the method with `WKNavigation?` by default.
  public func webView(
    _ webView: WKWebView, didCommit navigation: WKNavigation!
  ) {
    (self as any _WKNavigationSpellings).webView(webView, didCommit: navigation as WKNavigation?)
  }
  /// Calls the method with `WKNavigation?` by default.
  public func webView(
    _ webView: WKWebView, didFinish navigation: WKNavigation!
  ) {
    (self as any _WKNavigationSpellings).webView(webView, didFinish: navigation as WKNavigation?)
  }
  /// Calls the method with `WKNavigation?` by default.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    (self as any _WKNavigationSpellings).webView(
      webView, didFail: navigation as WKNavigation?, withError: error)
  }
  /// Does not say who the reader is by default.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping _WKAnswer<URLSession.AuthChallengeDisposition, URLCredential?>
  ) { completionHandler(.rejectProtectionSpace, nil) }
  /// Does nothing by default.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  /// Decides nothing by default.
  public func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping _WKAnswer<Bool>
  ) {}
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {}
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {}
}
