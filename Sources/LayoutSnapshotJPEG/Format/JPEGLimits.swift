/// How large a picture is decoded. Checked against the header, before memory is set aside.
///
/// A file of a few kilobytes can claim 65,535 x 65,535 pixels. With the standard limits a photo of 48 million pixels is
/// read, and decoding takes at most 512 MB besides the file.
package struct JPEGLimits: Hashable, Sendable {
  /// The most pixels that are decoded.
  package var pixels: Int
  /// The most bytes that are held at once: coefficients, samples and the finished picture.
  package var heldBytes: Int
  /// How often all blocks may be visited. Programs that write progressive files go over them about ten times.
  package var passes: Int

  package init(pixels: Int, heldBytes: Int = 512 << 20, passes: Int = 64) {
    (self.pixels, self.heldBytes, self.passes) = (pixels, heldBytes, passes)
  }

  /// 8192 x 8192 pixels.
  package static let standard = JPEGLimits(pixels: 8192 * 8192)
}
