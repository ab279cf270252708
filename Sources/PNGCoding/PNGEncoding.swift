import Graphics

extension Bitmap {
  /// The picture as a PNG file: a palette of the smallest depth if its colours allow, else RGB, else
  /// RGBA; with a ``PNGProof`` of its pixels.
  ///
  /// ```swift
  /// let file = try bitmap.pngData(.small)
  /// ```
  ///
  /// - Throws: ``PNGEncodingError`` for a picture without pixels.
  package func pngData(_ compression: PNGCompression) throws(PNGEncodingError) -> [UInt8] {
    let rows = BitmapRows(self)
    var survey = ColorSurvey()
    for y in 0..<height where !rows.repeatsRowAbove(y) { survey.add(rows.pixels(inRow: y), count: width) }
    let writer = try PNGWriter(
      width: width, height: height, format: survey.format, compression: compression, proof: true
    )
    for y in 0..<height {
      try writer.write(rows.pixels(inRow: y), repeatsRowAbove: rows.repeatsRowAbove(y))
    }
    return try writer.finish()
  }
}
