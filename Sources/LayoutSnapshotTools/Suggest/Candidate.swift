import Foundation
import LayoutSnapshotViews

/// A constraint that could be suggested, and how natural it is.
struct Candidate {
  let constraint: LayoutConstraint
  /// Lower is more natural.
  let cost: Double
  /// Whether the constant has to be 0, even where the frames are off by less than a pixel.
  let isCentring: Bool
}

/// How natural a constraint is: the lower, the sooner it is suggested.
///
/// The steps follow the Auto Layout Guide's rules of thumb: no distance from a margin before any other, the
/// nearest neighbor before the container, edges before sizes, equal sizes before numbers, and a fixed size
/// only where edges would reach too far.
enum Cost {
  static let margin = 10.0
  static let safeArea = 10.5
  static let center = 11.0
  static let bounds = 12.0
  static let baseline = 12.6
  static let row = 13.0
  static let standardGap = 14.0
  static let column = 15.0
  static let near = 20.0
  static let inset = 24.0
  static let scrollFrame = 29.0
  static let equalExtent = 30.0
  static let unlikelyCenter = 31.0
  static let rowEdge = 32.0
  static let aspect = 55.0
  static let fixed = 60.0
  static let far = 70.0
  static let fixedStack = 75.0
  static let fixedContent = 85.0
  static let across = 90.0
  /// What tells the second edge, or the farther of two, from the first.
  static let second = 0.2
  /// Distances that reach far: one that is 200 points shorter outweighs being the second edge.
  static func far(_ distance: CGFloat) -> Double { far + Double(min(abs(distance), 4999)) / 1000 }
  static func share(_ distance: CGFloat) -> Double { Double(min(abs(distance), 9999)) / 100_000 }
}
