import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotSupport

/// A layer that shows its sublayers several times, each copy transformed like the one before it.
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.instanceCount = 3
/// dots.instanceTransform = CATransform3DMakeTranslation(16, 0, 0)
/// dots.addSublayer(dot)
/// ```
///
/// The colors of the copies are multiplied with ``instanceColor`` and its offsets. Those of pictures are not, and the
/// message says so.
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
  /// The color that the colors of the first copy are multiplied with; white, the default, leaves them as they are.
  open var instanceColor: Color? = .white
  /// What each copy adds to the red part of that color.
  open var instanceRedOffset: Float = 0
  /// What each copy adds to the green part of that color.
  open var instanceGreenOffset: Float = 0
  /// What each copy adds to the blue part of that color.
  open var instanceBlueOffset: Float = 0

  /// The color that the colors of a copy are multiplied with; nil if they stay as they are.
  final func dye(ofCopy index: Int, in traits: Traits) -> Pixel? {
    let first = (instanceColor ?? .white).pixel(in: traits)
    func part(_ byte: UInt8, _ offset: Float) -> UInt8 {
      UInt8(min(max((Float(byte) + Float(index) * offset * 255).rounded(), 0), 255))
    }
    let dye = Pixel(
      red: part(first.red, instanceRedOffset), green: part(first.green, instanceGreenOffset),
      blue: part(first.blue, instanceBlueOffset), alpha: first.alpha)
    guard dye != .white else { return nil }
    if (ownSublayers ?? []).contains(where: { $0.picture != nil }) {
      AbsentNames.shared.note(
        .look, "The instanceColor of a CAReplicatorLayer does not color the contents of its sublayers.")
    }
    return dye
  }
}

extension Pixel {
  /// The color multiplied with another one.
  func dyed(_ dye: Pixel) -> Pixel {
    func part(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8(divideBy255(UInt32(own) * UInt32(other)))
    }
    return Pixel(
      red: part(red, dye.red), green: part(green, dye.green), blue: part(blue, dye.blue),
      alpha: part(alpha, dye.alpha))
  }
}
