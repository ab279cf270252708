public import Foundation

/// An error with a code of a service, like those that Swift makes of Apple's.
public protocol _ServiceError: CustomNSError, Hashable {
  /// The codes.
  associatedtype Code: _ServiceErrorCode
  /// What went wrong.
  var code: Code { get }
  /// The error as Foundation knows it.
  var _nsError: NSError { get }
}

extension _ServiceError {
  /// The number of the code.
  public var errorCode: Int { _nsError.code }
  /// What else is known.
  public var errorUserInfo: [String: Any] { _nsError.userInfo }
  /// What else is known.
  public var userInfo: [String: Any] { errorUserInfo }
  /// A sentence for the user, as Foundation makes it.
  public var localizedDescription: String { _nsError.localizedDescription }
}

/// A code of a service's errors.
public protocol _ServiceErrorCode: RawRepresentable, Hashable where RawValue: BinaryInteger {
  /// The error that has such codes.
  associatedtype _ErrorType: _ServiceError where _ErrorType.Code == Self
}

extension _ServiceErrorCode {
  /// Whether an error has the code, for `catch CLError.denied`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    if let failure = error as? _ErrorType { return failure.code == match }
    let error = error as NSError
    return error.domain == _ErrorType.errorDomain && Int(match.rawValue) == error.code
  }
}

/// Waits for an answer that never comes, until the task is canceled.
nonisolated(nonsending) func neverAnswered<Answer>() async throws -> Answer {
  let answers = AsyncStream<Answer> { _ in }
  for await answer in answers { return answer }
  throw CancellationError()
}
