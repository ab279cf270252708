// The numbers of authentication's errors under their names in C.

/// The number of `LAError.authenticationFailed`.
public let kLAErrorAuthenticationFailed: Int32 = -1
/// The number of `LAError.userCancel`.
public let kLAErrorUserCancel: Int32 = -2
/// The number of `LAError.userFallback`.
public let kLAErrorUserFallback: Int32 = -3
/// The number of `LAError.systemCancel`.
public let kLAErrorSystemCancel: Int32 = -4
/// The number of `LAError.passcodeNotSet`.
public let kLAErrorPasscodeNotSet: Int32 = -5
/// The number of `LAError.biometryNotAvailable`.
public let kLAErrorBiometryNotAvailable: Int32 = -6
/// The number of `LAError.biometryNotEnrolled`.
public let kLAErrorBiometryNotEnrolled: Int32 = -7
/// The number of `LAError.biometryLockout`.
public let kLAErrorBiometryLockout: Int32 = -8
/// The number of `LAError.appCancel`.
public let kLAErrorAppCancel: Int32 = -9
/// The number of `LAError.invalidContext`.
public let kLAErrorInvalidContext: Int32 = -10
/// The number of `LAError.notInteractive`.
public let kLAErrorNotInteractive: Int32 = -1004
/// The number of `LAError.touchIDNotAvailable`.
public let kLAErrorTouchIDNotAvailable: Int32 = -6
/// The number of `LAError.touchIDNotEnrolled`.
public let kLAErrorTouchIDNotEnrolled: Int32 = -7
/// The number of `LAError.touchIDLockout`.
public let kLAErrorTouchIDLockout: Int32 = -8
