import LayoutSnapshotGraphics

extension Comparison {
  /// Compares two bitmaps and draws what differs, the first picture faded behind it.
  package static func highlighted(
    _ expected: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions, style: HighlightStyle
  ) -> (comparison: Comparison, picture: Bitmap) {
    let scan = ImageScan(BitmapRows(expected), BitmapRows(actual), options)
    let painter = HighlightPainter(width: scan.width, style: style, rounding: options.metric.rounding)
    var picture = Bitmap(uninitializedWidth: scan.width, height: scan.height, alpha: .straight)
    unsafe picture.withMutablePixels { pixels in
      // Rows of a bitmap cannot fail: both sides of the error are `Never`.
      while let row = try! scan.next() {
        let painted = unsafe painter.paint(scan.background, row.classes, row: row.y).row
        unsafe (pixels.baseAddress! + row.y * scan.width).update(from: painted, count: scan.width)
      }
    }
    return (scan.result, picture)
  }
}

extension PixelMetric {
  /// The release of pixelmatch whose greys go with the metric.
  package var rounding: Pixelmatch.Version {
    if case .pixelmatch(let rules) = self { rules.version } else { .v7 }
  }
}
