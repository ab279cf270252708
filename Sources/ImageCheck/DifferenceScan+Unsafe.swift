import Graphics
import ImageDiff
import PNGCoding

/// Compares two pictures by rows and writes a picture of the differences once there is one.
struct DifferenceScan {
  private typealias Scan = ImageScan<PictureRows, PictureRows>

  private let expected: Picture
  private let actual: Picture
  private let options: ComparisonOptions
  private let style: HighlightStyle
  private let limits: PNGLimits

  init(
    _ expected: Picture, _ actual: Picture, _ options: ComparisonOptions, _ style: HighlightStyle,
    _ limits: PNGLimits
  ) {
    self.expected = expected
    self.actual = actual
    self.options = options
    self.style = style
    self.limits = limits
  }

  /// - Returns: the result, and the file if any pixel counts.
  func run() throws(PictureCheckError) -> (Comparison, [UInt8]?) {
    let scan = try makeScan()
    var isPlain = true
    while let row = try next(of: scan) {
      if row.counts {
        return try isPlain ? writeRest(of: scan, from: row) : writeAll()
      }
      isPlain = isPlain && row.classes == nil
    }
    return (scan.result, nil)
  }

  /// Everything above the first counted row is equal in both pictures, so it is drawn from one of them
  /// alone: from the bitmap if there is one, which costs no decoding.
  private func writeRest(
    of scan: Scan, from first: Scan.Row
  ) throws(PictureCheckError) -> (Comparison, [UInt8]?) {
    let output = try DifferenceFile(scan.width, scan.height, style, options.metric)
    let above = PaddedRows(try rowsAbove(), width: scan.width, height: scan.height)
    for y in 0..<first.y {
      try above.advance()
      try output.write(above, nil, row: y)
    }
    try output.write(scan.background, first.classes, row: first.y)
    while let row = try next(of: scan) { try output.write(scan.background, row.classes, row: row.y) }
    return (scan.result, try output.finish())
  }

  /// Rows above hold pixels that are masked or left out, and have to be drawn as such: once more.
  private func writeAll() throws(PictureCheckError) -> (Comparison, [UInt8]?) {
    let scan = try makeScan()
    let output = try DifferenceFile(scan.width, scan.height, style, options.metric)
    while let row = try next(of: scan) { try output.write(scan.background, row.classes, row: row.y) }
    return (scan.result, try output.finish())
  }

  private func rowsAbove() throws(PictureCheckError) -> PictureRows {
    if case .bitmap = actual { return try PictureRows(actual, .actual, limits) }
    return try PictureRows(expected, .expected, limits)
  }

  private func makeScan() throws(PictureCheckError) -> Scan {
    ImageScan(
      try PictureRows(expected, .expected, limits), try PictureRows(actual, .actual, limits), options)
  }

  private func next(of scan: Scan) throws(PictureCheckError) -> Scan.Row? {
    do {
      return try scan.next()
    } catch {
      switch error {
      case .expected(let reason), .actual(let reason): throw reason
      }
    }
  }
}

/// A picture of differences on its way into a PNG file.
private final class DifferenceFile {
  private let painter: HighlightPainter
  private let writer: PNGWriter

  init(
    _ width: Int, _ height: Int, _ style: HighlightStyle, _ metric: PixelMetric
  ) throws(PictureCheckError) {
    painter = HighlightPainter(width: width, style: style, rounding: metric.rounding)
    do {
      writer = try PNGWriter(
        width: width, height: height, format: style.palette.map(PixelFormat.palette) ?? .rgba,
        compression: .quick, proof: false
      )
    } catch { throw .unwritable(error) }
  }

  func write(
    _ background: PaddedRows<PictureRows>, _ classes: UnsafePointer<PixelClass>?, row y: Int
  ) throws(PictureCheckError) {
    let painted = painter.paint(background, classes, row: y)
    do { try writer.write(painted.row, repeatsRowAbove: painted.isRepeated) } catch {
      throw .unwritable(error)
    }
  }

  func finish() throws(PictureCheckError) -> [UInt8] {
    do { return try writer.finish() } catch { throw .unwritable(error) }
  }
}
