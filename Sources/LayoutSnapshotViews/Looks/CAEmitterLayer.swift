import Foundation
import LayoutSnapshotSupport

/// A layer of particles, like Core Animation's `CAEmitterLayer`.
///
/// ```swift
/// let confetti = CAEmitterLayer()
/// confetti.emitterCells = [flake]
/// confetti.birthRate = 0  // until there is something to celebrate
/// ```
///
/// Particles fly at random and never rest, so that no picture can have them: they are not drawn. Where the layer would have
/// some, a finding says so.
open class CAEmitterLayer: Layer {
  /// What the particles look like and how they fly.
  open var emitterCells: [CAEmitterCell]?
  /// A factor of the number of particles; 1 by default.
  open var birthRate: Float = 1
  /// A factor of how long particles last; 1 by default.
  open var lifetime: Float = 1
  /// The middle of the place where particles begin.
  open var emitterPosition = CGPoint.zero
  /// How near that place is.
  open var emitterZPosition: CGFloat = 0
  /// The size of that place.
  open var emitterSize = CGSize.zero
  /// The depth of that place.
  open var emitterDepth: CGFloat = 0
  /// The shape of that place; a point by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where on the shape particles begin; in it by default.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles lie over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles keep their depth.
  open var preservesDepth = false
  /// A factor of the particles' velocity; 1 by default.
  open var velocity: Float = 1
  /// A factor of the particles' size; 1 by default.
  open var scale: Float = 1
  /// A factor of the particles' turns; 1 by default.
  open var spin: Float = 1
  /// What chance begins with.
  open var seed: UInt32 = 0

  override func drawContent(on canvas: Canvas) {
    super.drawContent(on: canvas)
    let cells = emitterCells ?? []
    guard birthRate * lifetime > 0, cells.contains(where: { $0.isEnabled && $0.birthRate * $0.lifetime > 0 })
    else { return }
    AbsentNames.shared.note(
      .look,
      "The particles of a \(type(of: self)) are not in the picture. Set its birthRate to 0 for a snapshot.")
  }
}

/// The shape of the place where particles begin, like Core Animation's type of this name.
///
/// ```swift
/// confetti.emitterShape = .line
/// ```
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A shape with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line across.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A rectangle with depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A circle with depth.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where on a shape particles begin, like Core Animation's type of this name.
///
/// ```swift
/// confetti.emitterMode = .outline
/// ```
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the shape's points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// In it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles lie over each other, like Core Animation's type of this name.
///
/// ```swift
/// sparks.renderMode = .additive
/// ```
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// With their colors added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
