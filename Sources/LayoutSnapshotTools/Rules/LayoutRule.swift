/// The Auto Layout Guide's rules of thumb, and what a layout has to be in any case.
///
/// Source: Apple's Auto Layout Guide, "Working with Constraints in Interface Builder", "Rules of Thumb".
public enum LayoutRule: String, CaseIterable, Sendable, Codable {
  /// Required constraints exclude each other.
  case conflict
  /// The constraints leave a place or a size open.
  case ambiguity
  /// A view's frame on the canvas is not where its constraints put it.
  case misplacement
  /// A view that has constraints is also held by its frame.
  case autoresizing
  /// An edge is called left or right, which does not mirror.
  case leftRight = "left-right"
  /// A constraint reaches across a neighbour.
  case reachesAcross = "reaches-across"
  /// A side of the root is used where its margin would do.
  case rootEdge = "root-edge"
  /// The root's top or bottom is used, under the bars.
  case safeArea = "safe-area"
  /// Text runs from margin to margin, however wide the screen is.
  case readableWidth = "readable-width"
  /// A size is a number, although the content asks for one.
  case contentSize = "content-size"
  /// A size is a number.
  case fixedSize = "fixed-size"
  /// A view or a guide has no name of its own.
  case unnamed

  /// How much a finding of this rule matters.
  public var severity: LayoutFinding.Severity {
    switch self {
    case .conflict, .ambiguity: .error
    case .misplacement, .autoresizing, .leftRight, .reachesAcross, .rootEdge, .safeArea, .contentSize:
      .warning
    case .readableWidth, .fixedSize, .unnamed: .advice
    }
  }
}
