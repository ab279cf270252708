import LayoutSnapshotImageDiff

/// Which differences between two pictures count, and how many of them.
///
/// Pictures are identical on every machine, so ``exact`` is right for nearly all tests. The other tolerances
/// are for pictures with content from elsewhere, such as a photograph.
public struct ImageTolerance: Sendable, Equatable {
  let options: ComparisonOptions

  /// Every bit counts.
  public static let exact = ImageTolerance(metric: .exact, pixels: 0, share: 0)

  /// Only pixels with visibly different colors count.
  ///
  /// - Parameters:
  ///   - deltaE: the smallest difference in CIELAB that counts; 2 is just noticeable.
  ///   - pixels: how many pixels may differ.
  ///   - share: or which share of all pixels may differ, from 0 to 1.
  public static func perceptual(deltaE: Double = 2, pixels: Int = 0, share: Double = 0) -> ImageTolerance {
    ImageTolerance(metric: .perceptual(deltaE: deltaE), pixels: pixels, share: share)
  }

  /// Pixels count by the rules of pixelmatch, which ignores anti-aliased pixels.
  ///
  /// - Parameters:
  ///   - threshold: from 0 (every difference counts) to 1 (only black against white).
  ///   - pixels: how many pixels may differ.
  ///   - share: or which share of all pixels may differ, from 0 to 1.
  public static func pixelmatch(threshold: Double = 0.1, pixels: Int = 0, share: Double = 0) -> ImageTolerance
  {
    ImageTolerance(metric: .pixelmatch(Pixelmatch(threshold: threshold)), pixels: pixels, share: share)
  }

  /// A number of pixels may differ, by any amount.
  public static func pixels(_ count: Int) -> ImageTolerance {
    ImageTolerance(metric: .exact, pixels: count, share: 0)
  }

  init(metric: PixelMetric, pixels: Int, share: Double) {
    var options = ComparisonOptions()
    options.metric = metric
    options.tolerance = Tolerance(pixels: pixels, ratio: share)
    self.options = options
  }
}
