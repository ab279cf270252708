import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotValues

/// The pictures of an animation, each drawn when it is needed.
package struct DrawnAnimation: Sendable {
  /// The pictures in a second.
  package let framesPerSecond: Int
  /// The layout of each picture.
  let layouts: [Layout]
  /// The digest of all pictures and of the pace.
  let digest: Digest128
  private let draw: @Sendable (Int) -> Bitmap

  /// - Parameters:
  ///   - digests: the digest of each picture's pixels.
  ///   - draw: gives the same pixels for the same number.
  package init(
    framesPerSecond: Int, layouts: [Layout], digests: [Digest128],
    draw: @escaping @Sendable (Int) -> Bitmap
  ) {
    precondition(
      !layouts.isEmpty && layouts.count == digests.count, "Each picture has a layout and a digest.")
    (self.framesPerSecond, self.layouts, self.draw) = (framesPerSecond, layouts, draw)
    digest = XXH3.digest(Array("\(framesPerSecond)/\(digests.count)/".utf8) + digests.flatMap(\.bytes))
  }

  /// The number of pictures.
  var frameCount: Int { layouts.count }

  func frame(_ index: Int) -> Bitmap { draw(index) }

  /// The file of the animation.
  func pngData(_ compression: PNGCompression) throws(PNGEncodingError) -> [UInt8] {
    try PNGWriter.animation(
      frameCount: frameCount, framesPerSecond: framesPerSecond, compression, digest: digest, frame: draw)
  }
}
