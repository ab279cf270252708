import Foundation

/// A layer that shows its sublayers several times, each copy transformed like the one before it.
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.instanceCount = 3
/// dots.instanceTransform = CATransform3DMakeTranslation(16, 0, 0)
/// dots.addSublayer(dot)
/// ```
///
/// Copies of other colors are not there: what they would show is not decided by their sublayers alone.
open class CAReplicatorLayer: Layer {
  /// The number of copies, the sublayers themselves among them; 1 by default.
  open var instanceCount = 1
  /// What each copy adds to the place of the one before it, around the middle of the layer.
  open var instanceTransform = CATransform3DIdentity
  /// What each copy adds to the opacity of the one before it.
  open var instanceAlphaOffset: Float = 0
  /// The time between the animations of two copies. It is only stored.
  open var instanceDelay: TimeInterval = 0
  /// Whether copies keep their depth. It is only stored.
  open var preservesDepth = false
}
