public import Foundation
public import UIKitFrameworks

/// The domain of errors of mails.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail could be neither saved nor sent. Only tests make such errors.
///
/// ```swift
/// delegate.mailComposeController(mail, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
/// ```
public struct MFMailComposeError: _ErrorWithCode {
  /// The reasons. Raw values match Apple's.
  public enum Code: Int, _CodeOfError {
    /// The error with such a reason.
    public typealias Failure = MFMailComposeError
    /// The draft could not be saved.
    case saveFailed = 0
    /// The mail could not be sent.
    case sendFailed = 1
  }

  /// The reason.
  public let code: Code
  /// The error as Foundation knows it.
  public let _nsError: NSError
  /// Creates an error with a reason and what else is known.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    _nsError = NSError(domain: MFMailComposeErrorDomain, code: code.rawValue, userInfo: userInfo)
  }
  /// The draft could not be saved.
  public static let saveFailed = Code.saveFailed
  /// The mail could not be sent.
  public static let sendFailed = Code.sendFailed

  /// The domain of the errors.
  public static var errorDomain: String { MFMailComposeErrorDomain }
}
