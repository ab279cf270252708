public import Foundation
public import UIKitFrameworks

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of WebKit's. None is given here; only tests make one.
///
/// ```swift
/// if let error = error as? WKError, error.code == .javaScriptExceptionOccurred { showMessage() }
/// ```
public struct WKError: _ErrorWithCode {
  /// What has failed. Raw values match WebKit's.
  public enum Code: Int, _CodeOfError {
    /// The error of such a code.
    public typealias Failure = WKError
    /// Something else.
    case unknown = 1
    /// The process that shows the page has ended.
    case webContentProcessTerminated = 2
    /// The view is no longer valid.
    case webViewInvalidated = 3
    /// A script has failed.
    case javaScriptExceptionOccurred = 4
    /// What a script gives is of no kind that can be passed on.
    case javaScriptResultTypeIsUnsupported = 5
    /// Rules could not be read.
    case contentRuleListStoreCompileFailed = 6
    /// Rules were not found.
    case contentRuleListStoreLookUpFailed = 7
    /// Rules could not be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// Rules are of another version.
    case contentRuleListStoreVersionMismatch = 9
    /// A text could not be made.
    case attributedStringContentFailedToLoad = 10
    /// A text took too long.
    case attributedStringContentLoadTimedOut = 11
    /// The frame of a script is gone.
    case javaScriptInvalidFrameTarget = 12
    /// The app may not go to a domain.
    case navigationAppBoundDomain = 13
    /// The app may not run scripts in a domain.
    case javaScriptAppBoundDomain = 14
  }

  /// What has failed.
  public let code: Code
  /// The error as Foundation knows it.
  public let _nsError: NSError

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    _nsError = NSError(domain: WKErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// The domain of WebKit's errors.
  public static var errorDomain: String { WKErrorDomain }

  /// Something else.
  public static let unknown = Code.unknown
  /// The process that shows the page has ended.
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  /// The view is no longer valid.
  public static let webViewInvalidated = Code.webViewInvalidated
  /// A script has failed.
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  /// What a script gives is of no kind that can be passed on.
  public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
  /// Rules could not be read.
  public static let contentRuleListStoreCompileFailed = Code.contentRuleListStoreCompileFailed
  /// Rules were not found.
  public static let contentRuleListStoreLookUpFailed = Code.contentRuleListStoreLookUpFailed
  /// Rules could not be removed.
  public static let contentRuleListStoreRemoveFailed = Code.contentRuleListStoreRemoveFailed
  /// Rules are of another version.
  public static let contentRuleListStoreVersionMismatch = Code.contentRuleListStoreVersionMismatch
  /// A text could not be made.
  public static let attributedStringContentFailedToLoad = Code.attributedStringContentFailedToLoad
  /// A text took too long.
  public static let attributedStringContentLoadTimedOut = Code.attributedStringContentLoadTimedOut
  /// The frame of a script is gone.
  public static let javaScriptInvalidFrameTarget = Code.javaScriptInvalidFrameTarget
  /// The app may not go to a domain.
  public static let navigationAppBoundDomain = Code.navigationAppBoundDomain
  /// The app may not run scripts in a domain.
  public static let javaScriptAppBoundDomain = Code.javaScriptAppBoundDomain
}
