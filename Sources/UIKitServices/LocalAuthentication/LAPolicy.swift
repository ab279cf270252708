/// What a user has to do. Raw values match Apple's.
public enum LAPolicy: Int, Sendable {
  /// Show their face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Show their face or finger, or enter the passcode.
  case deviceOwnerAuthentication = 2
  /// Confirm on a watch.
  case deviceOwnerAuthenticationWithCompanion = 3
  /// Show their face or finger, or confirm on a watch.
  case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4

  /// Whether the passcode is no other way.
  var isOfBiometry: Bool { self == .deviceOwnerAuthenticationWithBiometrics }
}

/// The kinds of biometry. Raw values match Apple's.
public enum LABiometryType: Int, Sendable {
  /// None.
  case none = 0
  /// Fingers.
  case touchID = 1
  /// Faces.
  case faceID = 2
  /// Eyes.
  case opticID = 4
}
