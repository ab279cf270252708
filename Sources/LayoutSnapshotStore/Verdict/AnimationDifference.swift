import LayoutSnapshotGraphics
import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG

/// What differs between two animations of one pace: at each moment the picture of differences, played like them.
final class AnimationDifference {
  private let reference: [UInt8]
  private let animation: DrawnAnimation
  private let options: ComparisonOptions
  private var reader: PNGAnimationReader?
  /// Why a picture of the reference could not be read.
  private var damage: PNGDecodingError?

  init(_ reference: [UInt8], _ animation: DrawnAnimation, _ options: ComparisonOptions) {
    (self.reference, self.animation, self.options) = (reference, animation, options)
  }

  /// The file of the first pictures, as many as both have.
  func pngData(frameCount: Int) throws(PictureCheckError) -> [UInt8] {
    let digest = XXH3.digest(reference + animation.digest.bytes)
    let file: [UInt8]
    do {
      file = try PNGWriter.animation(
        frameCount: frameCount, framesPerSecond: animation.framesPerSecond, .quick, digest: digest,
        format: HighlightStyle.small.palette.map(PixelFormat.palette), frame: picture)
    } catch { throw .unwritable(error) }
    if let damage { throw .unreadable(.expected, damage) }
    return file
  }

  /// Pictures are asked for in order, from the first.
  private func picture(_ index: Int) -> Bitmap {
    let actual = animation.frame(index)
    var expected: Bitmap?
    do throws(PNGDecodingError) {
      var reader = try index == 0 ? PNGAnimationReader(reference) : self.reader
      expected = try reader?.next()
      self.reader = reader
    } catch { damage = damage ?? error }
    return Comparison.highlighted(expected ?? actual, actual, options, style: .small).picture
  }
}
