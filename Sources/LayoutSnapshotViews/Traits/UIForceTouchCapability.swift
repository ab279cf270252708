/// Whether a screen feels how hard it is pressed. No device here does.
public enum UIForceTouchCapability: Int, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

extension Traits {
  /// Traits that specify nothing: whether a screen feels pressure is in no layout and no picture.
  public init(forceTouchCapability: UIForceTouchCapability) { self.init() }
  /// Whether the screen feels how hard it is pressed: it does not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
