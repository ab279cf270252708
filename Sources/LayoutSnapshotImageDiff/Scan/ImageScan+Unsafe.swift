import LayoutSnapshotGraphics

/// What stops a comparison: one of the two pictures cannot be read on.
package enum ImageScanError<Expected: Error, Actual: Error>: Error {
  case expected(Expected)
  case actual(Actual)
}

/// Compares two pictures row by row, from top to bottom.
///
/// ```swift
/// let scan = ImageScan(BitmapRows(expected), BitmapRows(actual), options)
/// while let row = try scan.next() {
///   painter.paint(scan.background, row.classes, row: row.y)
/// }
/// scan.result.differingPixels
/// ```
///
/// Rows whose stored bytes are equal are never looked at again: nearly all of nearly every comparison.
/// Where a row differs, the two rows above and below are held ready for anti-aliasing detection; more
/// than that of a picture is never needed.
@safe
package final class ImageScan<Expected: PixelRowSource, Actual: PixelRowSource> {
  /// One compared row.
  @safe
  package struct Row {
    package let y: Int
    /// What was found of each pixel; nil when all are the same.
    package let classes: UnsafePointer<PixelClass>?
    /// Whether any pixel counts as different.
    package let counts: Bool
  }

  /// The expected picture on the common canvas, for drawing: only the row that was compared last, and
  /// the two above it, are sure to be there.
  package var background: PaddedRows<Expected> { expected }

  private let expected: PaddedRows<Expected>
  private let actual: PaddedRows<Actual>
  package let width: Int
  package let height: Int
  private let options: ComparisonOptions
  private let mask: RowMask
  private let canCompareStored: Bool
  private let common: Comparison.Size
  private let classifier: MetricClassifier
  private var tally: Tally
  private var regions: RegionFinder
  private var tallied: Comparison
  private var rowsAdvanced = 0
  private var rowsScanned = 0
  private let classes: UnsafeMutablePointer<PixelClass>
  private let tables: UnsafeMutablePointer<UnsafePointer<UInt32>>

  /// Prepares a comparison; nothing is read yet.
  package init(_ expected: Expected, _ actual: Actual, _ options: ComparisonOptions) {
    let expectedSize = Comparison.Size(width: expected.width, height: expected.height)
    let actualSize = Comparison.Size(width: actual.width, height: actual.height)
    let canvas = PixelCanvas(expectedSize, actualSize)
    self.options = options
    width = canvas.width
    height = canvas.height
    common = Comparison.Size(
      width: min(expectedSize.width, actualSize.width), height: min(expectedSize.height, actualSize.height))
    self.expected = PaddedRows(expected, width: canvas.width, height: canvas.height)
    self.actual = PaddedRows(actual, width: canvas.width, height: canvas.height)
    canCompareStored = self.expected.encoding != nil && self.expected.encoding == self.actual.encoding
    mask = RowMask(options.masks, width: canvas.width, height: canvas.height)
    classifier = MetricClassifier(
      options.metric, thresholds: options.thresholds, width: canvas.width, height: canvas.height)
    tally = Tally(thresholds: options.thresholds.count)
    regions = RegionFinder(joinDistance: options.joinDistance)
    tallied = Comparison(expectedSize: expectedSize, actualSize: actualSize)
    tallied.maskedAreas = MaskedArea.of(options.masks, on: canvas)
    unsafe classes = .allocate(capacity: canvas.width)
    unsafe classes.initialize(repeating: .same, count: canvas.width)
    unsafe tables = .allocate(capacity: 2 * pixelRowWindow)
  }

  deinit {
    unsafe classes.deallocate()
    unsafe tables.deallocate()
  }

  /// Compares the next row; nil after the last one. Pointers are valid until the next call.
  package func next() throws(ImageScanError<Expected.Failure, Actual.Failure>) -> Row? {
    guard rowsScanned < height else { return nil }
    let y = rowsScanned
    try advance(to: min(height - 1, y + pixelRowWindow / 2))
    rowsScanned += 1
    let masked = mask.columns(inRow: y)
    tallied.maskedPixels += masked.reduce(0) { $0 + $1.count }
    if masked.isEmpty && isEqual(row: y) { return unsafe Row(y: y, classes: nil, counts: false) }
    let before = tally.differingPixels
    classify(row: y, masked)
    let counts = tally.differingPixels > before
    if counts { addRuns(row: y) }
    return unsafe Row(y: y, classes: UnsafePointer(classes), counts: counts)
  }

  /// What has been found in the rows so far: the result once `next()` has returned nil.
  package var result: Comparison {
    var result = tallied
    result.differingPixels = tally.differingPixels
    result.antialiasedPixels = tally.antialiasedPixels
    result.largestChannelDifference = tally.largestChannelDifference
    result.largestDistance = options.metric.threshold(atDistance: tally.largestDistance)
    result.counts = zip(options.thresholds, tally.beyond).map {
      Comparison.Count(threshold: $0, pixels: $1)
    }
    (result.regions, result.regionCount) = regions.finish()
    result.bounds = regions.bounds
    return result
  }

  private func advance(to y: Int) throws(ImageScanError<Expected.Failure, Actual.Failure>) {
    while rowsAdvanced <= y {
      do { try expected.advance() } catch { throw .expected(error) }
      do { try actual.advance() } catch { throw .actual(error) }
      rowsAdvanced += 1
    }
  }

  private func isEqual(row y: Int) -> Bool {
    if canCompareStored {
      let bytes = unsafe expected.storedRow(y)
      return unsafe hasEqualBytes(bytes.baseAddress!, actual.storedRow(y).baseAddress!, count: bytes.count)
    }
    guard common.width == width, y < common.height else { return false }
    return unsafe hasEqualBytes(expected.pixels(inRow: y), actual.pixels(inRow: y), count: 4 * width)
  }

  private func classify(row y: Int, _ masked: [Range<Int>]) {
    unsafe classes.update(repeating: .same, count: width)
    for distance in -2...2 where y + distance >= 0 && y + distance < height {
      unsafe tables[2 + distance] = unsafe expected.pixels(inRow: y + distance)
      unsafe tables[pixelRowWindow + 2 + distance] = unsafe actual.pixels(inRow: y + distance)
    }
    var start = 0
    for stretch in masked {
      compare(start..<stretch.lowerBound, row: y)
      for x in stretch { unsafe classes[x] = .masked }
      start = stretch.upperBound
    }
    compare(start..<width, row: y)
  }

  private func compare(_ columns: Range<Int>, row y: Int) {
    let commonEnd = y < common.height ? common.width : 0
    unsafe classifier.classify(
      columns.clamped(to: 0..<commonEnd), row: y, UnsafePointer(tables),
      UnsafePointer(tables + pixelRowWindow), into: classes, &tally)
    // Beyond what both have, a pixel of one of them differs; a corner that neither has does not.
    let widest = max(
      y < tallied.expectedSize.height ? tallied.expectedSize.width : 0,
      y < tallied.actualSize.height ? tallied.actualSize.width : 0
    )
    let missing = columns.clamped(to: commonEnd..<max(commonEnd, widest))
    if !missing.isEmpty { unsafe classifier.addMissing(missing, into: classes, &tally) }
  }

  private func addRuns(row y: Int) {
    var runs: [Range<Int>] = []
    var x = 0
    while x < width {
      if unsafe !classes[x].counts {
        x += 1
        continue
      }
      let start = x
      while unsafe x < width && classes[x].counts { x += 1 }
      runs.append(start..<x)
    }
    regions.add(runs, row: y)
  }
}
