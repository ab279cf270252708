import LayoutSnapshotImageDiff

/// Which differences between two pictures count, and how many of them.
///
/// Pictures are the same on every machine to the last bit, so ``exact`` is right for nearly all tests. The
/// others are for pictures that hold something foreign, such as a photograph.
public struct ImageTolerance: Sendable {
  let options: ComparisonOptions

  /// Every bit counts.
  public static let exact = ImageTolerance(metric: .exact, pixels: 0, share: 0)

  /// Pixels count whose colours an eye can tell apart.
  ///
  /// - Parameters:
  ///   - deltaE: the difference in CIELAB from which pixels count; 2 is just noticeable.
  ///   - pixels: how many may count before the picture does.
  ///   - share: or which share of all, from 0 to 1.
  public static func perceptual(deltaE: Double = 2, pixels: Int = 0, share: Double = 0) -> ImageTolerance {
    ImageTolerance(metric: .perceptual(deltaE: deltaE), pixels: pixels, share: share)
  }

  /// Pixels count as pixelmatch has it, which leaves out those that look anti-aliased.
  ///
  /// - Parameters:
  ///   - threshold: from 0, every difference, to 1, black and white.
  ///   - pixels: how many may count before the picture does.
  ///   - share: or which share of all, from 0 to 1.
  public static func pixelmatch(threshold: Double = 0.1, pixels: Int = 0, share: Double = 0) -> ImageTolerance
  {
    ImageTolerance(metric: .pixelmatch(Pixelmatch(threshold: threshold)), pixels: pixels, share: share)
  }

  /// So many pixels may differ, by however much.
  public static func pixels(_ count: Int) -> ImageTolerance {
    ImageTolerance(metric: .exact, pixels: count, share: 0)
  }

  private init(metric: PixelMetric, pixels: Int, share: Double) {
    var options = ComparisonOptions()
    options.metric = metric
    options.tolerance = Tolerance(pixels: pixels, ratio: share)
    self.options = options
  }
}
