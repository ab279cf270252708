/// Compares rows by one of the metrics. The choice among them is made once a row, not once a pixel.
protocol RowClassifying: AnyObject {
  var tally: Tally { get }

  /// Classifies a stretch of a row; `classes` holds `.same` before.
  func classify(
    _ columns: Range<Int>, row y: Int, _ a: RowTable, _ b: RowTable,
    into classes: UnsafeMutablePointer<PixelClass>)

  /// Marks a stretch that only one of the pictures has.
  func addMissing(_ columns: Range<Int>, into classes: UnsafeMutablePointer<PixelClass>)
}

/// What has been counted so far, in the unit in which a metric measures.
struct Tally {
  var differingPixels = 0
  var antialiasedPixels = 0
  var largestDistance = 0.0
  var largestChannelDifference = 0
  /// For each threshold, the pixels beyond it.
  var beyond: [Int] = []
}

extension PixelMetric {
  func classifier(thresholds: [Double], width: Int, height: Int) -> any RowClassifying {
    func make<Distance: ColorDistance>(
      _ distance: Distance, limit: Double, ignoresAntialiasing: Bool = false
    ) -> RowClassifier<Distance> {
      RowClassifier(
        distance: distance, limit: limit, thresholds: thresholds.map(distanceAtThreshold),
        ignoresAntialiasing: ignoresAntialiasing, width: width, height: height
      )
    }
    switch self {
    case .exact: return make(PatternedDistance(), limit: -1)
    case .perceptual(let deltaE): return make(LabDistance(), limit: deltaE)
    case .pixelmatch(let rules):
      let limit = distanceAtThreshold(rules.threshold)
      switch rules.version {
      case .v5: return make(OnWhiteDistance(), limit: limit, ignoresAntialiasing: rules.ignoresAntialiasing)
      case .v7: return make(PatternedDistance(), limit: limit, ignoresAntialiasing: rules.ignoresAntialiasing)
      }
    }
  }

  /// What people call a threshold, as the metric measures it.
  private func distanceAtThreshold(_ threshold: Double) -> Double {
    switch self {
    case .exact, .pixelmatch: Pixelmatch.largestDelta * threshold * threshold
    case .perceptual: threshold
    }
  }

  /// What the metric measured, as people call a threshold.
  func thresholdAtDistance(_ distance: Double) -> Double {
    switch self {
    case .exact, .pixelmatch: (distance / Pixelmatch.largestDelta).squareRoot()
    case .perceptual: distance
    }
  }
}
