import LayoutSnapshotGraphics

/// Decodes a PNG file row by row, as fast as it is asked to and with a window of rows in memory.
///
/// ```swift
/// let reader = try PNGReader(file)
/// for y in 0..<reader.height {
///   try reader.advance()
///   let row = reader.pixels(inRow: y)   // straight RGBA
/// }
/// ```
///
/// libpng delivers rows as they are packed in the file, without any of its transformations: expanding
/// a palette with our table takes 2 of the 10 ms that `png_set_expand` takes for a phone-sized
/// picture, and two files of one palette need no expansion to be compared.
///
/// An interlaced image exists only as a whole, so its packed rows are all read at the first one.
package final class PNGReader: PixelRowSource {
  package let header: PNGHeader
  package let encoding: PixelRowEncoding
  private let file: [UInt8]
  private let session: PNGReadingSession
  private let expander: RowExpander
  private let rows: RowRing
  private var rowsRead = 0

  /// Reads everything before the pixels.
  ///
  /// - Parameter isKept: whether the caller keeps all pixels, so that the limits have to hold them, too.
  /// - Throws: ``PNGDecodingError`` when the bytes are no PNG, damaged so far, or beyond the limits.
  package init(
    _ file: [UInt8], limits: PNGLimits = .standard, isKept: Bool = false
  ) throws(PNGDecodingError) {
    let header = try PNGHeader(file)
    try limits.check(header, of: file, isKept: isKept)
    self.header = header
    self.file = file
    session = try PNGReadingSession(file, header: header)
    let colors = session.colors
    encoding = colors.encoding(header)
    expander = RowExpander(header: header, colors: colors)
    rows = RowRing(
      rowBytes: header.rowBytes, width: header.width,
      storedRows: header.isInterlaced ? header.height : pixelRowWindow
    )
  }

  package var width: Int { header.width }
  package var height: Int { header.height }

  package func advance() throws(PNGDecodingError) {
    precondition(rowsRead < height, "All \(height) rows have been read.")
    if !header.isInterlaced {
      unsafe try session.readRow(of: file, into: rows.storage(ofRow: rowsRead))
    } else if rowsRead == 0 {
      unsafe try session.readImage(of: file, into: rows.wholeStorage, stride: header.rowBytes)
    }
    unsafe try expander.checkIndexes(rows.stored(rowsRead), row: rowsRead)
    rowsRead += 1
    if rowsRead == height { try session.finish(file) }
  }

  /// Reads all rows and keeps none: whether the file is whole, whatever its size.
  ///
  /// - Throws: ``PNGDecodingError``.
  package func readToEnd() throws(PNGDecodingError) {
    while rowsRead < height { try advance() }
  }

  package func storedRow(_ y: Int) -> UnsafeRawBufferPointer { unsafe rows.stored(y) }

  package func pixels(inRow y: Int) -> UnsafePointer<UInt32> {
    if expander.isIdentity { return unsafe rows.storedPixels(y) }
    return unsafe rows.pixels(inRow: y) { unsafe expander.expand($0, into: $1) }
  }
}
