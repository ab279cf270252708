public import Foundation

/// An error with a number in a domain, as those of Apple's frameworks are.
///
/// ```swift
/// do { try unlock() } catch LAError.userCancel { showPasswordField() }
/// ```
public protocol _ErrorWithCode: CustomNSError, Hashable, Sendable {
  /// The reasons.
  associatedtype Code: _CodeOfError where Code.Failure == Self
  /// The reason.
  var code: Code { get }
  /// The error as Foundation knows it.
  var _nsError: NSError { get }
}

/// The reason of an error, whose number is the error's.
///
/// ```swift
/// LAError.Code.userCancel.rawValue  // -2
/// ```
public protocol _CodeOfError: RawRepresentable, Hashable, Sendable where RawValue: BinaryInteger {
  /// The error.
  associatedtype Failure: _ErrorWithCode where Failure.Code == Self
}

extension _ErrorWithCode {
  /// The number of the reason.
  public var errorCode: Int { _nsError.code }
  /// What else is known.
  public var errorUserInfo: [String: Any] { _nsError.userInfo }
  /// What else is known.
  public var userInfo: [String: Any] { _nsError.userInfo }
  /// A sentence for the user, as Foundation makes it.
  public var localizedDescription: String { _nsError.localizedDescription }
}

/// Whether an error has a reason, in the patterns of `switch` and `catch`. Errors of Foundation are compared by domain and number.
public func ~= <Code: _CodeOfError>(code: Code, error: any Error) -> Bool {
  if let failure = error as? Code.Failure { return failure.code == code }
  let error = error as NSError
  return error.domain == Code.Failure.errorDomain && error.code == Int(code.rawValue)
}
