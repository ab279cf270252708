import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotImageDiff

@Suite struct PerceptualTests {
  /// Made with Python's `math`, from the same standards.
  static let pairs: [([UInt8], [UInt8], Double)] = [
    ([0, 0, 0], [255, 255, 255], 100.000000000),
    ([255, 0, 0], [0, 255, 0], 73.434021444),
    ([255, 255, 255], [254, 255, 255], 0.356139723),
    ([0, 0, 0], [1, 1, 1], 0.274174800),
    ([10, 10, 10], [10, 10, 12], 0.852869315),
    ([130, 183, 14], [238, 127, 26], 35.113592139),
    ([80, 57, 190], [240, 126, 194], 38.730632388),
    ([52, 127, 6], [110, 208, 143], 31.445526416),
    ([93, 199, 81], [36, 71, 227], 84.870205404),
    ([64, 67, 0], [2, 107, 110], 32.648070425),
    ([84, 85, 148], [160, 101, 104], 28.896232393),
    ([93, 100, 196], [152, 11, 184], 21.288897935),
    ([212, 84, 74], [135, 33, 169], 46.563808575),
    ([154, 1, 173], [33, 158, 181], 43.772174869),
    ([156, 246, 161], [94, 246, 241], 22.524941977),
    ([90, 29, 131], [11, 183, 206], 57.243508953),
    ([9, 214, 187], [192, 4, 231], 86.719273739),
    ([11, 181, 46], [15, 182, 46], 0.370246998),
    ([193, 62, 237], [196, 64, 241], 0.945930211),
    ([90, 228, 134], [92, 231, 134], 1.065123110),
    ([150, 191, 199], [152, 193, 199], 1.120873198),
    ([110, 242, 23], [111, 244, 27], 0.652241500),
    ([156, 92, 235], [157, 94, 237], 0.638049908),
  ]

  @Test func largestDistance_ofTwoColors_isTheirDeltaEOf1994() {
    for (first, second, deltaE) in Self.pairs {
      let comparison = Self.compare(first, second, limit: 0)
      #expect(abs(comparison.largestDistance - deltaE) < 1e-8, "\(first) and \(second)")
    }
  }

  @Test func limit_justBelowAndAboveTheDistance_decides() {
    for (first, second, deltaE) in Self.pairs {
      #expect(Self.compare(first, second, limit: deltaE * 0.9999).differingPixels == 4)
      #expect(Self.compare(first, second, limit: deltaE * 1.0001).differingPixels == 0)
    }
  }

  @Test func seeThroughPixels_areJudgedOnTheGroundThatShowsMore() {
    let white = Bitmap(width: 2, height: 2, fill: .white, alpha: .straight)
    let clear = Bitmap(width: 2, height: 2, fill: .clear, alpha: .straight)
    var options = ComparisonOptions()
    options.metric = .perceptual(deltaE: 99)
    #expect(Comparison(white, clear, options).differingPixels == 4)
  }

  @Test func root_ofAnyNumber_isThatOfTheCLibrary() {
    for step in 0...1000 {
      let value = Double(step) / 1000
      for degree in [3, 5] {
        let found = root(degree, of: value)
        var power = 1.0
        for _ in 0..<degree { power *= found }
        #expect(abs(power - value) <= 4e-15 * max(value, 1e-3))
      }
    }
  }

  private static func compare(_ first: [UInt8], _ second: [UInt8], limit: Double) -> Comparison {
    func bitmap(_ c: [UInt8]) -> Bitmap {
      Bitmap(width: 2, height: 2, fill: Pixel(red: c[0], green: c[1], blue: c[2]))
    }
    var options = ComparisonOptions()
    options.metric = .perceptual(deltaE: limit)
    return Comparison(bitmap(first), bitmap(second), options)
  }
}
