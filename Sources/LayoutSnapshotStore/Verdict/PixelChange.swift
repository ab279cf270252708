import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff

/// How a picture differs from its reference.
package struct PixelChange: Hashable, Sendable {
  /// The size in pixels before and now.
  package let was: Comparison.Size
  package let now: Comparison.Size
  /// So many of all pixels differ.
  package let count: Int
  package let total: Int
  /// The smallest rectangle around all of them.
  package let bounds: PixelEdges?
  /// Where they are, from top to bottom.
  package let regions: [PixelEdges]
  /// How many would count at other thresholds.
  package let counts: [Comparison.Count]

  package init(_ comparison: Comparison) {
    (was, now) = (comparison.expectedSize, comparison.actualSize)
    (count, total) = (comparison.differingPixels, comparison.comparedPixels)
    bounds = comparison.bounds
    regions = comparison.regions.map(\.bounds)
    counts = comparison.counts
  }

  /// Pixels that are no further apart than letters of a word are told as one region.
  static let joinDistance = 12
}

extension PixelChange: CustomStringConvertible {
  /// The difference in words: `1200 of 614400 pixels differ, within x 32..<352, y 436..<524`.
  package var description: String {
    if was != now {
      return "the picture was \(was.width) x \(was.height) pixels, is \(now.width) x \(now.height)"
    }
    let place = bounds.map { box in
      ", within x \(box.left)..<\(box.right), y \(box.top)..<\(box.bottom)"
    }
    return "\(count) of \(total) pixels differ\(place ?? "")"
  }
}
