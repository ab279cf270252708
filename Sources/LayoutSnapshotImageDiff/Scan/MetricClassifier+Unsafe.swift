/// Compares rows by one of the metrics.
///
/// The choice among them is made once a row. An enum, because methods of a generic class behind a
/// protocol are not specialised: they compare pixels 25 times slower.
enum MetricClassifier {
  case patterned(RowClassifier<PatternedDistance>)
  case onWhite(RowClassifier<OnWhiteDistance>)
  case lab(RowClassifier<LabDistance>)

  init(_ metric: PixelMetric, thresholds: [Double], width: Int, height: Int) {
    let rules = RowRules(metric, thresholds: thresholds, width: width, height: height)
    switch metric {
    case .exact: self = .patterned(RowClassifier(PatternedDistance(), rules))
    case .perceptual: self = .lab(RowClassifier(LabDistance(), rules))
    case .pixelmatch(let options) where options.version == .v5:
      self = .onWhite(RowClassifier(OnWhiteDistance(), rules))
    case .pixelmatch: self = .patterned(RowClassifier(PatternedDistance(), rules))
    }
  }

  /// Classifies a stretch of a row; `classes` holds `.same` before.
  func classify(
    _ columns: Range<Int>, row y: Int, _ a: RowTable, _ b: RowTable,
    into classes: UnsafeMutablePointer<PixelClass>, _ tally: inout Tally
  ) {
    switch self {
    case .patterned(let classifier): unsafe classifier.classify(columns, row: y, a, b, into: classes, &tally)
    case .onWhite(let classifier): unsafe classifier.classify(columns, row: y, a, b, into: classes, &tally)
    case .lab(let classifier): unsafe classifier.classify(columns, row: y, a, b, into: classes, &tally)
    }
  }

  /// Marks a stretch that only one of the pictures has.
  func addMissing(
    _ columns: Range<Int>, into classes: UnsafeMutablePointer<PixelClass>, _ tally: inout Tally
  ) {
    for x in columns { unsafe classes[x] = .differs }
    tally.differingPixels += columns.count
    tally.largestChannelDifference = 255
    tally.largestDistance = largestDistance
    for index in tally.beyond.indices { tally.beyond[index] += columns.count }
  }

  private var largestDistance: Double {
    switch self {
    case .patterned, .onWhite: Pixelmatch.largestDelta
    case .lab: LabDistance.largest
    }
  }
}

/// What a classifier has to know of the options, in the unit in which the metric measures.
struct RowRules {
  /// The distance beyond which a pixel counts; negative when any difference counts.
  let limit: Double
  /// Distances at which pixels are counted besides.
  let thresholds: [Double]
  let ignoresAntialiasing: Bool
  let width: Int
  let height: Int

  init(_ metric: PixelMetric, thresholds: [Double], width: Int, height: Int) {
    self.thresholds = thresholds.map(metric.distance(atThreshold:))
    self.width = width
    self.height = height
    for threshold in thresholds { Self.check(threshold) }
    switch metric {
    case .exact:
      limit = -1
      ignoresAntialiasing = false
    case .pixelmatch(let options):
      Self.check(options.threshold)
      limit = metric.distance(atThreshold: options.threshold)
      ignoresAntialiasing = options.ignoresAntialiasing
    case .perceptual(let deltaE):
      Self.check(deltaE)
      limit = deltaE
      ignoresAntialiasing = false
    }
  }

  /// A negative threshold would be squared, and one that is no number would let nothing pass.
  private static func check(_ threshold: Double) {
    precondition(threshold >= 0, "A threshold cannot be \(threshold).")
  }

  /// The least distance that anything is to be said about.
  var interest: Double { thresholds.reduce(limit, min) }
}

extension PixelMetric {
  /// What people call a threshold, as the metric measures it.
  func distance(atThreshold threshold: Double) -> Double {
    switch self {
    case .exact, .pixelmatch: Pixelmatch.largestDelta * threshold * threshold
    case .perceptual: threshold
    }
  }

  /// What the metric measured, as people call a threshold.
  func threshold(atDistance distance: Double) -> Double {
    switch self {
    case .exact, .pixelmatch: (distance / Pixelmatch.largestDelta).squareRoot()
    case .perceptual: distance
    }
  }
}
