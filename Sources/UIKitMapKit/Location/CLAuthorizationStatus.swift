/// Whether an app may know where the device is. Raw values match Core Location's.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody has decided it, which is so here.
  case notDetermined = 0
  /// It may not, and the user cannot change it.
  case restricted = 1
  /// The user has forbidden it.
  case denied = 2
  /// It may at any time.
  case authorizedAlways = 3
  /// It may while it is in use.
  case authorizedWhenInUse = 4

  /// The older name of ``authorizedAlways``.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// How exactly an app may know where the device is. Raw values match Core Location's.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as it asks for.
  case fullAccuracy = 0
  /// Only roughly.
  case reducedAccuracy = 1
}

/// What the user does while an app follows the device. Raw values match Core Location's.
public enum CLActivityType: Int, Sendable {
  /// Anything else.
  case other = 1
  /// Driving.
  case automotiveNavigation = 2
  /// Walking, running, cycling.
  case fitness = 3
  /// Moving in a boat, a train.
  case otherNavigation = 4
  /// Flying.
  case airborne = 5
}

/// How the device is held, for headings. Raw values match Core Location's.
public enum CLDeviceOrientation: Int32, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, with the top below.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeLeft = 3
  /// On its right side.
  case landscapeRight = 4
  /// Flat, with the screen above.
  case faceUp = 5
  /// Flat, with the screen below.
  case faceDown = 6
}
