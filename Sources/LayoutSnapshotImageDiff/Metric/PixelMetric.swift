/// When two pixels count as different.
package enum PixelMetric: Hashable, Sendable {
  /// When any bit differs.
  case exact
  /// When their colours are further apart than a threshold and neither looks anti-aliased.
  case pixelmatch(Pixelmatch)
  /// When their difference in CIELAB, after the formula of 1994, exceeds a number; 2 is what an eye
  /// just notices side by side.
  case perceptual(deltaE: Double)

  /// The thresholds at which a report counts, in the unit of this metric.
  package var customaryThresholds: [Double] {
    switch self {
    case .exact, .pixelmatch: [0, 0.02, 0.05, 0.1, 0.2, 0.5]
    case .perceptual: [0, 1, 2, 5, 10, 20]
    }
  }
}

/// The rules of Mapbox's pixelmatch, whose thresholds people know from other tools.
package struct Pixelmatch: Hashable, Sendable {
  /// Releases whose results differ where pixels are see-through.
  package enum Version: Hashable, Sendable {
    /// 5.3: such pixels are seen on white.
    case v5
    /// 7.2: such pixels are seen on a pattern, so that white on clear shows too.
    case v7
  }

  package var version: Version
  /// How far apart two colours may be: 0 for not at all, 1 for as far as black and white.
  package var threshold: Double
  /// Whether pixels that look like the edge of a shape are left out.
  package var ignoresAntialiasing: Bool

  package init(version: Version = .v7, threshold: Double = 0.1, ignoresAntialiasing: Bool = true) {
    self.version = version
    self.threshold = threshold
    self.ignoresAntialiasing = ignoresAntialiasing
  }

  /// The largest possible value of the squared distance, between black and white.
  static let largestDelta = 35215.0
}
