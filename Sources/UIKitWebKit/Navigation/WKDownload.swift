public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A download that a page has begun. None begins here; only tests make one.
///
/// ```swift
/// func webView(
///   _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
/// ) { download.delegate = self }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKDownload: NSObject {
  /// What becomes of a download that is sent elsewhere. Raw values match WebKit's.
  public enum RedirectPolicy: Int, Sendable, CaseIterable {
    /// It ends.
    case cancel = 0
    /// It goes on.
    case allow = 1
  }

  /// Creates a download that has not begun.
  public override init() { super.init() }

  /// The request that began it; `nil` unless a subclass says otherwise.
  open var originalRequest: URLRequest? { nil }
  /// The view that began it; `nil` unless a subclass says otherwise.
  open weak var webView: WKWebView? { nil }
  /// Who is told about it. Only tests call it.
  open weak var delegate: (any WKDownloadDelegate)?
  /// How much is there; nothing.
  open var progress: Progress { ownProgress }
  private let ownProgress = Progress(totalUnitCount: 0)
  /// Never answers: there is nothing to stop.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {}
}

/// Who is told about a download. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Called in WebKit when a download needs a place.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping _WKAnswer<URL?>)
  /// Called in WebKit when a download is sent elsewhere.
  func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, decisionHandler: @escaping _WKAnswer<WKDownload.RedirectPolicy>)
  /// Called in WebKit when a server asks who the reader is.
  func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping _WKAnswer<URLSession.AuthChallengeDisposition, URLCredential?>)
  /// Called in WebKit when everything is there.
  func downloadDidFinish(_ download: WKDownload)
  /// Called in WebKit when the download has failed.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Names no place by default: who implements the method with `async` need not implement this one.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping _WKAnswer<URL?>
  ) { completionHandler(nil) }
  /// Lets it go on by default.
  public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, decisionHandler: @escaping _WKAnswer<WKDownload.RedirectPolicy>
  ) { decisionHandler(.allow) }
  /// Does not say who the reader is by default.
  public func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping _WKAnswer<URLSession.AuthChallengeDisposition, URLCredential?>
  ) { completionHandler(.rejectProtectionSpace, nil) }
  /// Does nothing by default.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing by default.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
