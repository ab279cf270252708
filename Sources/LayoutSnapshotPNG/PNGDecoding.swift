import LayoutSnapshotGraphics

extension Bitmap {
  /// Decodes a whole PNG file of any colour type, depth and interlacing into straight pixels.
  ///
  /// ```swift
  /// let bitmap = try Bitmap(png: bytes)
  /// ```
  ///
  /// - Throws: ``PNGDecodingError``; a damaged file never gives a part of a picture.
  package init(png file: [UInt8], limits: PNGLimits = .standard) throws(PNGDecodingError) {
    self.init(uninitializedWidth: 0, height: 0, alpha: .straight)
    try decode(png: file, limits: limits)
  }

  /// Decodes a PNG file into this bitmap, keeping its memory where that suffices.
  ///
  /// - Throws: ``PNGDecodingError``; the bitmap is then empty.
  package mutating func decode(
    png file: [UInt8], limits: PNGLimits = .standard
  ) throws(PNGDecodingError) {
    do {
      let reader = try PNGReader(file, limits: limits, isKept: true)
      reshape(width: reader.width, height: reader.height, alpha: .straight)
      unsafe try withMutablePixels { (pixels) throws(PNGDecodingError) in
        for y in 0..<reader.height {
          try reader.advance()
          let row = unsafe reader.pixels(inRow: y)
          unsafe (pixels.baseAddress! + y * reader.width).update(from: row, count: reader.width)
        }
      }
    } catch {
      reshape(width: 0, height: 0, alpha: .straight)
      throw error
    }
  }
}
