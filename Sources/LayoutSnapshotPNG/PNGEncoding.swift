import LayoutSnapshotGraphics

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
    do {
      return try PNGWriter.file(compression, proof: true) { BitmapRows(self) }
    } catch {
      switch error {
      case .writing(let reason): throw reason
      case .rows(let impossible): switch impossible {}
      }
    }
  }
}

/// Why a source of rows did not become a file.
package enum PNGSourceError<Rows: Error>: Error {
  /// The rows could not be produced.
  case rows(Rows)
  /// They could not be written.
  case writing(PNGEncodingError)
}

extension PNGWriter {
  /// Writes whatever yields rows as a PNG file of the smallest format that holds its colours.
  ///
  /// The rows are made twice, first for their colours and then for their pixels, so that no picture has
  /// to be held in memory.
  package static func file<Rows: PixelRowSource>(
    _ compression: PNGCompression, proof: Bool, _ makeRows: () throws(Rows.Failure) -> Rows
  ) throws(PNGSourceError<Rows.Failure>) -> [UInt8] {
    var survey = ColorSurvey()
    let format = try read(makeRows) { (rows) throws(PNGSourceError<Rows.Failure>) in
      for y in 0..<rows.height {
        do throws(Rows.Failure) { try rows.advance() } catch { throw .rows(error) }
        if !rows.repeatsRowAbove(y) { unsafe survey.add(rows.pixels(inRow: y), count: rows.width) }
      }
      return survey.format
    }
    return try read(makeRows) { (rows) throws(PNGSourceError<Rows.Failure>) in
      let writer: PNGWriter
      do throws(PNGEncodingError) {
        writer = try PNGWriter(
          width: rows.width, height: rows.height, format: format, compression: compression, proof: proof)
      } catch { throw .writing(error) }
      for y in 0..<rows.height {
        do throws(Rows.Failure) { try rows.advance() } catch { throw .rows(error) }
        do throws(PNGEncodingError) {
          unsafe try writer.write(rows.pixels(inRow: y), repeatsRowAbove: rows.repeatsRowAbove(y))
        } catch { throw .writing(error) }
      }
      do throws(PNGEncodingError) { return try writer.finish() } catch { throw .writing(error) }
    }
  }

  private static func read<Rows: PixelRowSource, Result>(
    _ makeRows: () throws(Rows.Failure) -> Rows,
    _ body: (Rows) throws(PNGSourceError<Rows.Failure>) -> Result
  ) throws(PNGSourceError<Rows.Failure>) -> Result {
    let rows: Rows
    do { rows = try makeRows() } catch { throw .rows(error) }
    return try body(rows)
  }
}
