import LayoutSnapshotGraphics

/// How two pictures differ: how much, where, and by how far.
package struct Comparison: Hashable, Sendable {
  /// Width and height of a picture.
  package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// How many pixels would count at a threshold.
  package struct Count: Hashable, Sendable {
    package var threshold: Double
    package var pixels: Int

    package init(threshold: Double, pixels: Int) {
      self.threshold = threshold
      self.pixels = pixels
    }
  }

  package var expectedSize: Size
  package var actualSize: Size

  /// Pixels that count as different. Where sizes differ, that includes those that only one has.
  package internal(set) var differingPixels = 0
  /// Pixels that differ by more than the threshold but look anti-aliased in one of the pictures.
  package internal(set) var antialiasedPixels = 0
  /// Pixels under a mask, different or not.
  package internal(set) var maskedPixels = 0
  /// What each mask hides, in the order of the options.
  package internal(set) var maskedAreas: [MaskedArea] = []

  /// The largest difference of any channel among the differing pixels, 0 to 255.
  package internal(set) var largestChannelDifference = 0
  /// The largest distance among the differing pixels, in the unit of the metric's threshold.
  package internal(set) var largestDistance = 0.0
  /// The counts at the thresholds that the options name, in their order.
  package internal(set) var counts: [Count] = []

  /// The smallest rectangle around all differing pixels; nil if there are none.
  package internal(set) var bounds: PixelEdges?
  /// Where the differing pixels are, from top to bottom; the largest ones if there are very many.
  package internal(set) var regions: [DifferingRegion] = []
  /// The number of regions, including those that are not listed.
  package internal(set) var regionCount = 0

  package var hasSameSize: Bool { expectedSize == actualSize }

  /// Pixels of the common canvas, without those that are masked.
  package var comparedPixels: Int {
    let canvas = PixelCanvas(expectedSize, actualSize)
    return canvas.width * canvas.height - maskedPixels
  }

  /// The share of the compared pixels that differ, 0 to 1.
  package var differingRatio: Double {
    comparedPixels == 0 ? 0 : Double(differingPixels) / Double(comparedPixels)
  }

  /// Whether the pictures count as the same. Pictures of different sizes never do.
  package func isMatch(_ tolerance: Tolerance) -> Bool {
    hasSameSize && tolerance.allows(differingPixels, of: comparedPixels)
  }

  init(expectedSize: Size, actualSize: Size) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
  }

  /// The result for two pictures that are known to have the same pixels.
  package init(identicalSize size: Size, _ options: ComparisonOptions) {
    self.init(expectedSize: size, actualSize: size)
    maskedAreas = MaskedArea.of(options.masks, on: PixelCanvas(size, size))
    let mask = RowMask(options.masks, width: size.width, height: size.height)
    if !options.masks.isEmpty { maskedPixels = (0..<size.height).reduce(0) { $0 + mask.pixels(inRow: $1) } }
    counts = options.thresholds.map { Count(threshold: $0, pixels: 0) }
  }
}

/// What a mask hides of the pictures.
package struct MaskedArea: Hashable, Sendable {
  /// The name of the mask.
  package let name: String
  /// The pixels of the common canvas that lie in it, whether they differ or not. A mask of none is one whose view has
  /// gone, or has moved out of the picture.
  package let pixels: Int

  static func of(_ masks: [ComparisonMask], on canvas: PixelCanvas) -> [MaskedArea] {
    masks.map { mask in
      let edges = mask.edges.cut(width: canvas.width, height: canvas.height)
      return MaskedArea(
        name: mask.name, pixels: max(0, edges.right - edges.left) * max(0, edges.bottom - edges.top))
    }
  }
}

/// Differing pixels that hang together.
package struct DifferingRegion: Hashable, Sendable {
  /// The smallest rectangle around them.
  package var bounds: PixelEdges
  /// Their number.
  package var pixels: Int

  package init(bounds: PixelEdges, pixels: Int) {
    self.bounds = bounds
    self.pixels = pixels
  }
}

/// The area that two pictures cover together, both at its upper left.
struct PixelCanvas {
  let width: Int
  let height: Int

  init(_ a: Comparison.Size, _ b: Comparison.Size) {
    width = max(a.width, b.width)
    height = max(a.height, b.height)
  }
}
