import Graphics
import ImageDiff

/// How a picture differs from its reference.
package enum PixelChange: Hashable, Sendable {
  /// Its size in pixels is another.
  case size(was: PixelSize, now: PixelSize)
  /// So many of all pixels differ, all of them within the rectangle.
  case pixels(count: Int, total: Int, within: PixelEdges)

  package struct PixelSize: Hashable, Sendable {
    package let width, height: Int

    init(_ size: Comparison.Size) { (width, height) = (size.width, size.height) }
  }

  /// Puts a comparison into words; none where no pixel differs.
  init?(_ comparison: Comparison) {
    guard comparison.hasSameSize else {
      self = .size(was: PixelSize(comparison.expectedSize), now: PixelSize(comparison.actualSize))
      return
    }
    guard let box = comparison.bounds else { return nil }
    self = .pixels(count: comparison.differingPixels, total: comparison.comparedPixels, within: box)
  }
}

extension PixelChange: CustomStringConvertible {
  /// The difference in words: `1200 of 614400 pixels differ, within x 32..<352, y 436..<524`.
  package var description: String {
    switch self {
    case .size(let was, let now):
      "the picture was \(was.width) x \(was.height) pixels, is \(now.width) x \(now.height)"
    case .pixels(let count, let total, let box):
      """
      \(count) of \(total) pixels differ, within x \(box.left)..<\(box.right), \
      y \(box.top)..<\(box.bottom)
      """
    }
  }
}
