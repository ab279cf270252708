public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Who answers requests with a scheme of an app's own. Only tests call it, as nothing is requested.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Called in WebKit when something is requested.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called in WebKit when it is no longer needed.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request with a scheme of an app's own. Only tests make one.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is requested.
  var request: URLRequest { get }
  /// Takes what is said before the data.
  func didReceive(_ response: URLResponse)
  /// Takes data.
  func didReceive(_ data: Data)
  /// Takes that all data were given.
  func didFinish()
  /// Takes that there are no data.
  func didFailWithError(_ error: any Error)
}
