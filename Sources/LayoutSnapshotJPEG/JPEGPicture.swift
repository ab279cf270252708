import LayoutSnapshotGraphics

/// A picture of a JPEG file, and how it wants to be turned.
package struct JPEGPicture: Sendable {
  /// The pixels as they are stored.
  package let bitmap: Bitmap
  /// From 1 to 8, as TIFF and Exif number them; 1 is upright.
  package let orientation: Int

  /// Decodes a whole JPEG file, baseline or progressive, in whole numbers: every machine gives the same pixels.
  ///
  /// ```swift
  /// let picture = try JPEGPicture(bytes)
  /// picture.bitmap.width
  /// ```
  ///
  /// - Throws: ``JPEGDecodingError``; a damaged file never gives a part of a picture.
  package init(_ file: [UInt8], limits: JPEGLimits = .standard) throws(JPEGDecodingError) {
    var reader = try JPEGReader(file, limits: limits)
    var frame = try reader.read()
    frame.finish()
    let details = reader.details
    (bitmap, orientation) = (frame.bitmap(details.colors(of: frame.components)), details.orientation)
  }
}
