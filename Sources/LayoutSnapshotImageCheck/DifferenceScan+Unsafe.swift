import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG

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
    switch actual {
    case .bitmap(let drawn, _): try drawOnceNeeded(drawn)
    case .file: try drawAtOnce()
    }
  }

  /// Two files whose bytes are known not to be the same nearly always differ, and beginning late would
  /// mean to decode the rows above once more.
  private func drawAtOnce() throws(PictureCheckError) -> (Comparison, [UInt8]?) {
    let scan = try makeScan()
    let output = try DifferenceFile(scan.width, scan.height, style, options.metric)
    while let row = try next(of: scan) { unsafe try output.write(scan.background, row.classes, row: row.y) }
    let comparison = scan.result
    return (comparison, comparison.differingPixels > 0 ? try output.finish() : nil)
  }

  /// What a test has drawn nearly always is what it was, so nothing is drawn until a pixel counts.
  private func drawOnceNeeded(_ drawn: Bitmap) throws(PictureCheckError) -> (Comparison, [UInt8]?) {
    let scan = try makeScan()
    var isPlain = true
    while let row = try next(of: scan) {
      // Rows above that hold pixels which are masked or left out are drawn as such: from the start.
      if row.counts { return try isPlain ? draw(from: row, of: scan, below: drawn) : drawAtOnce() }
      isPlain = unsafe isPlain && row.classes == nil
    }
    return (scan.result, nil)
  }

  /// Everything above the first row that counts is equal in both pictures, so it is drawn from the one
  /// in memory.
  private func draw(
    from first: Scan.Row, of scan: Scan, below drawn: Bitmap
  ) throws(PictureCheckError) -> (Comparison, [UInt8]?) {
    let output = try DifferenceFile(scan.width, scan.height, style, options.metric)
    let above = PaddedRows(BitmapRows(drawn), width: scan.width, height: scan.height)
    for y in 0..<first.y {
      above.advance()
      unsafe try output.write(above, nil, row: y)
    }
    unsafe try output.write(scan.background, first.classes, row: first.y)
    while let row = try next(of: scan) { unsafe try output.write(scan.background, row.classes, row: row.y) }
    return (scan.result, try output.finish())
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
    _ background: PaddedRows<some PixelRowSource>, _ classes: UnsafePointer<PixelClass>?, row y: Int
  ) throws(PictureCheckError) {
    let painted = unsafe painter.paint(background, classes, row: y)
    do { unsafe try writer.write(painted.row, repeatsRowAbove: painted.isRepeated) } catch {
      throw .unwritable(error)
    }
  }

  func finish() throws(PictureCheckError) -> [UInt8] {
    do { return try writer.finish() } catch { throw .unwritable(error) }
  }
}
