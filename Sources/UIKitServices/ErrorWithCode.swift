public import Foundation

/// An error with a number in a domain, as those of Apple's frameworks are.
///
/// ```swift
/// do { try unlock() } catch LAError.userCancel { showPasswordField() }
/// ```
public protocol ErrorWithCode: CustomNSError, Hashable, Sendable {
  /// The reasons.
  associatedtype Code: CodeOfError where Code.Failure == Self
  /// The reason.
  var code: Code { get }
}

/// The reason of an error, whose number is the error's.
///
/// ```swift
/// LAError.Code.userCancel.rawValue  // -2
/// ```
public protocol CodeOfError: RawRepresentable, Hashable, Sendable where RawValue == Int {
  /// The error.
  associatedtype Failure: ErrorWithCode where Failure.Code == Self
}

extension ErrorWithCode {
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// Whether an error has a reason, in the patterns of `switch` and `catch`.
public func ~= <Code: CodeOfError>(code: Code, error: any Error) -> Bool {
  if let failure = error as? Code.Failure { return failure.code == code }
  let error = error as NSError
  return error.domain == Code.Failure.errorDomain && error.code == code.rawValue
}
