import Foundation

/// What particles of a `CAEmitterLayer` look like and how they fly. It is only stored: particles are not drawn.
///
/// ```swift
/// let flake = CAEmitterCell()
/// flake.contents = UIImage(named: "flake")?.cgImage
/// (flake.birthRate, flake.lifetime, flake.velocity) = (20, 5, 80)
/// ```
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The name, by which paths lead to the cell.
  open var name: String?
  /// The picture of a particle.
  open var contents: Any?
  /// The part of the picture, as fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The scale of the picture, in pixels per point.
  open var contentsScale: CGFloat = 1
  /// How the picture is made smaller.
  open var minificationFilter = "linear"
  /// How the picture is enlarged.
  open var magnificationFilter = "linear"
  /// How sharp the smaller picture is.
  open var minificationFilterBias: Float = 0
  /// What each particle emits itself.
  open var emitterCells: [CAEmitterCell]?
  /// Values of one's own.
  open var style: [AnyHashable: Any]?
  /// Whether the cell emits particles; true by default.
  open var isEnabled = true
  /// The number of particles in a second; none by default.
  open var birthRate: Float = 0
  /// How long a particle lasts, in seconds; not at all by default.
  open var lifetime: Float = 0
  /// How much that varies.
  open var lifetimeRange: Float = 0
  /// The angle at which particles leave the plane.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the plane.
  open var emissionLongitude: CGFloat = 0
  /// How much the direction varies.
  open var emissionRange: CGFloat = 0
  /// The velocity, in points per second.
  open var velocity: CGFloat = 0
  /// How much that varies.
  open var velocityRange: CGFloat = 0
  /// What changes the velocity across.
  open var xAcceleration: CGFloat = 0
  /// What changes the velocity down.
  open var yAcceleration: CGFloat = 0
  /// What changes the velocity to the front.
  open var zAcceleration: CGFloat = 0
  /// The factor of a particle's size.
  open var scale: CGFloat = 1
  /// How much that varies.
  open var scaleRange: CGFloat = 0
  /// How much that changes in a second.
  open var scaleSpeed: CGFloat = 0
  /// The turn in a second.
  open var spin: CGFloat = 0
  /// How much that varies.
  open var spinRange: CGFloat = 0
  /// The color that the picture is multiplied with; white by default.
  open var color: Color? = .white
  /// How much the red part varies.
  open var redRange: Float = 0
  /// How much the red part changes in a second.
  open var redSpeed: Float = 0
  /// How much the green part varies.
  open var greenRange: Float = 0
  /// How much the green part changes in a second.
  open var greenSpeed: Float = 0
  /// How much the blue part varies.
  open var blueRange: Float = 0
  /// How much the blue part changes in a second.
  open var blueSpeed: Float = 0
  /// How much the opacity varies.
  open var alphaRange: Float = 0
  /// How much the opacity changes in a second.
  open var alphaSpeed: Float = 0
  /// When the cell's time begins.
  open var beginTime: TimeInterval = 0
  /// How long the cell's time lasts.
  open var duration = TimeInterval.infinity
  /// How fast the cell's time goes.
  open var speed: Float = 1
  /// The offset in time.
  open var timeOffset: TimeInterval = 0
  /// How often the cell's time is repeated.
  open var repeatCount: Float = 0
  /// How long the cell's time is repeated.
  open var repeatDuration: TimeInterval = 0
  /// Whether the cell's time then goes backward.
  open var autoreverses = false
  /// Which values hold before and after that time.
  open var fillMode = CAMediaTimingFillMode.removed

  /// A cell that emits nothing yet.
  public override init() { super.init() }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
