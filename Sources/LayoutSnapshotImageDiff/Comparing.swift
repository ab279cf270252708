import LayoutSnapshotGraphics

extension Comparison {
  /// Compares two bitmaps.
  ///
  /// ```swift
  /// let comparison = Comparison(expected, actual, ComparisonOptions())
  /// comparison.differingPixels   // 0 when they are the same
  /// ```
  ///
  /// - Complexity: O(pixels), at the speed of memory where they are equal.
  package init(_ expected: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions) {
    let scan = ImageScan(BitmapRows(expected), BitmapRows(actual), options)
    // Rows of a bitmap cannot fail: both sides of the error are `Never`.
    while try! scan.next() != nil {}
    self = scan.result
  }
}
