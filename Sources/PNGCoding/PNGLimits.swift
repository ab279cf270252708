/// How large a picture a reader accepts. Checked against the header, before memory is set aside.
///
/// A file of 304 KB can claim 50,000 x 50,000 pixels; libpng alone would spend 10 GB on it.
package struct PNGLimits: Hashable, Sendable {
  /// The most pixels that are decoded.
  package var pixels: Int

  package init(pixels: Int) { self.pixels = pixels }

  /// 8192 x 8192 pixels, 256 MB when decoded whole.
  package static let standard = PNGLimits(pixels: 8192 * 8192)
}
