/// The Auto Layout Guide's rules of thumb, and requirements for every layout.
///
/// Source: Apple's Auto Layout Guide, "Working with Constraints in Interface Builder", "Rules of Thumb".
public enum LayoutRule: String, CaseIterable, Sendable, Codable {
  /// Required constraints contradict each other.
  case conflict
  /// The constraints leave a place or a size undetermined.
  case ambiguity
  /// A view asks for another layout in every layout, so that its place is that of one moment.
  case restless
  /// A view's frame on the canvas differs from the one that its constraints determine.
  case misplacement
  /// A view that has constraints is also held by its frame.
  case autoresizing
  /// A constraint uses left or right, which do not mirror.
  case leftRight = "left-right"
  /// A constraint skips a neighbor.
  case reachesAcross = "reaches-across"
  /// A constraint uses an edge of the root where its margin would do.
  case rootEdge = "root-edge"
  /// A constraint uses the root's top or bottom, which bars cover.
  case safeArea = "safe-area"
  /// Text runs from margin to margin, however wide the screen is.
  case readableWidth = "readable-width"
  /// A size is a fixed number, although the content has a natural size.
  case contentSize = "content-size"
  /// A size is a fixed number.
  case fixedSize = "fixed-size"
  /// A view or a guide has no name of its own.
  case unnamed

  /// How much a finding of this rule matters.
  public var severity: LayoutFinding.Severity {
    switch self {
    case .conflict, .ambiguity, .restless: .error
    case .misplacement, .autoresizing, .leftRight, .reachesAcross, .rootEdge, .safeArea, .contentSize:
      .warning
    case .readableWidth, .fixedSize, .unnamed: .advice
    }
  }
}
