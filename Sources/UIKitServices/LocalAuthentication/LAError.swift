public import Foundation
public import UIKitFrameworks

/// The domain of errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a user was not authenticated.
///
/// ```swift
/// if (error as? LAError)?.code == .userCancel { showPasswordField() }
/// ```
public struct LAError: _ErrorWithCode {
  /// The reasons. Raw values match Apple's.
  public enum Code: Int, _CodeOfError {
    /// The error with such a reason.
    public typealias Failure = LAError
    /// The user was not recognized.
    case authenticationFailed = -1
    /// The user has canceled.
    case userCancel = -2
    /// The user has chosen another way.
    case userFallback = -3
    /// The system has canceled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device has no biometry, or it may not be used.
    case biometryNotAvailable = -6
    /// No face or finger is known.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app has canceled.
    case appCancel = -9
    /// The context is no longer valid.
    case invalidContext = -10
    /// No watch is near.
    case companionNotAvailable = -11
    /// The paired accessory for biometry is missing.
    case biometryNotPaired = -12
    /// The accessory for biometry is disconnected.
    case biometryDisconnected = -13
    /// The dimensions of the interface are not valid.
    case invalidDimensions = -14
    /// The user would have to be asked, which the context forbids.
    case notInteractive = -1004

    /// An older name.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    /// An older name.
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    /// An older name.
    public static let touchIDLockout = Code.biometryLockout
    /// An older name.
    public static let watchNotAvailable = Code.companionNotAvailable
  }

  /// The reason.
  public let code: Code
  /// The error as Foundation knows it.
  public let _nsError: NSError
  /// Creates an error with a reason and what else is known.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    _nsError = NSError(domain: LAErrorDomain, code: code.rawValue, userInfo: userInfo)
  }
  /// The domain of the errors.
  public static var errorDomain: String { LAErrorDomain }
}

extension LAError {
  /// The user was not recognized.
  public static let authenticationFailed = Code.authenticationFailed
  /// The user has canceled.
  public static let userCancel = Code.userCancel
  /// The user has chosen another way.
  public static let userFallback = Code.userFallback
  /// The system has canceled.
  public static let systemCancel = Code.systemCancel
  /// The device has no passcode.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The device has no biometry, or it may not be used.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// No face or finger is known.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// There were too many attempts.
  public static let biometryLockout = Code.biometryLockout
  /// The app has canceled.
  public static let appCancel = Code.appCancel
  /// The context is no longer valid.
  public static let invalidContext = Code.invalidContext
  /// The user would have to be asked, which the context forbids.
  public static let notInteractive = Code.notInteractive
  /// An older name.
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  /// An older name.
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  /// An older name.
  public static let touchIDLockout = Code.biometryLockout
}
