import LayoutSnapshotGraphics

/// What is compared, and how strictly.
///
/// ```swift
/// var options = ComparisonOptions()                        // every bit counts
/// options.metric = .pixelmatch(Pixelmatch(threshold: 0.05))
/// options.tolerance.pixels = 20
/// ```
package struct ComparisonOptions: Hashable, Sendable {
  /// When two pixels count as different.
  package var metric: PixelMetric = .exact
  /// How many of them may be different.
  package var tolerance = Tolerance()
  /// Where nothing is compared.
  package var masks: [ComparisonMask] = []
  /// Distances at which the result says how many pixels would count, in the unit of the metric.
  package var thresholds: [Double] = []
  /// Differing pixels that are at most so far apart, in columns and rows, belong to one region. With 1,
  /// a region is what touches, corners included; a report rather joins the letters of a word.
  package var joinDistance = 1

  package init() {}
}

/// A rectangle in which nothing is compared, and what it hides: the identity of a view that shows the time.
///
/// Rectangles may overlap and reach beyond the picture.
package struct ComparisonMask: Hashable, Sendable {
  package var name: String
  package var edges: PixelEdges

  package init(_ name: String, _ edges: PixelEdges) {
    self.name = name
    self.edges = edges
  }
}

/// How many pixels may differ before two pictures do.
package struct Tolerance: Hashable, Sendable {
  /// At most so many.
  package var pixels = 0
  /// Or at most this share of the pixels that are compared, 0 to 1.
  package var ratio = 0.0

  package init(pixels: Int = 0, ratio: Double = 0) {
    self.pixels = pixels
    self.ratio = ratio
  }

  /// Whether a count is tolerated; the more generous of the two limits decides.
  package func allows(_ differing: Int, of compared: Int) -> Bool {
    differing <= pixels || Double(differing) <= ratio * Double(compared)
  }
}
