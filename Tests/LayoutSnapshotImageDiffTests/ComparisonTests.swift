import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import RandomNumbers
import Testing

@Suite struct ComparisonTests {
  @Test(arguments: [Pixelmatch.Version.v5, .v7], [true, false])
  func pixelmatch_ofRandomPictures_countsAsThePlainRulesDo(version: Pixelmatch.Version, isOpaque: Bool) {
    var numbers = SplitMix(seed: isOpaque ? 1 : 2)
    for round in 0..<120 {
      let (width, height) = (1 + numbers.below(70), 1 + numbers.below(24))
      let expected = numbers.picture(width: width, height: height, isOpaque: isOpaque)
      let actual = numbers.changed(expected, isOpaque: isOpaque)
      let rules = Pixelmatch(
        version: version, threshold: [0, 0.05, 0.1, 0.5][round % 4], ignoresAntialiasing: round % 3 != 0)
      var options = ComparisonOptions()
      options.metric = .pixelmatch(rules)
      if round % 5 == 0 {
        options.masks = [ComparisonMask("clock", PixelEdges(left: 3, top: -2, right: 30, bottom: 9))]
      }
      let comparison = Comparison(expected, actual, options)
      let plain = PlainPixelmatch(expected, actual, rules) { x, y in
        !options.masks.isEmpty && (3..<30).contains(x) && y < 9
      }
      #expect(comparison.differingPixels == plain.count, "round \(round)")
      #expect(comparison.antialiasedPixels == plain.antialiased, "round \(round)")
    }
  }

  @Test(arguments: [Pixelmatch.Version.v5, .v7])
  func pixelmatch_ofFlatAreasOfAnyTwoColors_countsAsThePlainRulesDo(version: Pixelmatch.Version) {
    let colors = [0, 20, 41, 255].flatMap { value in
      [0, 128, 235, 255].map { alpha in
        Pixel(red: UInt8(value), green: UInt8(value), blue: UInt8(value), alpha: UInt8(alpha))
      }
    }
    for first in colors {
      for second in colors {
        let expected = Bitmap(width: 37, height: 3, fill: first, alpha: .straight)
        let actual = Bitmap(width: 37, height: 3, fill: second, alpha: .straight)
        let rules = Pixelmatch(version: version, threshold: 0.1)
        var options = ComparisonOptions()
        options.metric = .pixelmatch(rules)
        let plain = PlainPixelmatch(expected, actual, rules) { _, _ in false }
        #expect(Comparison(expected, actual, options).differingPixels == plain.count, "\(first) \(second)")
      }
    }
  }

  @Test func pixelmatch_ofALineBetweenShapes_looksAtWhatLiesAboveAndBelow() {
    func gray(_ value: UInt8) -> Pixel { Pixel(red: value, green: value, blue: value) }
    func picture(line: UInt8) -> Bitmap {
      var bitmap = Bitmap(width: 60, height: 6, fill: .white)
      for x in 0..<60 {
        bitmap[x, 2] = gray(line)
        for y in 3..<6 { bitmap[x, y] = (20..<30).contains(x) ? .black : gray(line) }
      }
      return bitmap
    }
    let (expected, actual) = (picture(line: 128), picture(line: 60))
    let plain = PlainPixelmatch(expected, actual, Pixelmatch()) { _, _ in false }
    var options = ComparisonOptions()
    options.metric = .pixelmatch(Pixelmatch())
    let comparison = Comparison(expected, actual, options)
    #expect(plain.antialiased > 0 && comparison.antialiasedPixels == plain.antialiased)
    #expect(comparison.differingPixels == plain.count)
  }

  @Test func exact_ofRandomPictures_countsEveryDifferentPixel() {
    var numbers = SplitMix(seed: 3)
    for _ in 0..<100 {
      let (width, height) = (1 + numbers.below(70), 1 + numbers.below(24))
      let expected = numbers.picture(width: width, height: height, isOpaque: false)
      let actual = numbers.changed(expected, isOpaque: false)
      var count = 0
      var largest = 0
      for y in 0..<height {
        for x in 0..<width where expected[x, y] != actual[x, y] {
          count += 1
          let (a, b) = (expected[x, y], actual[x, y])
          for (c, d) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)] {
            largest = max(largest, abs(Int(c) - Int(d)))
          }
        }
      }
      let comparison = Comparison(expected, actual, ComparisonOptions())
      #expect(comparison.differingPixels == count)
      #expect(comparison.largestChannelDifference == largest)
      #expect(comparison.isMatch(Tolerance()) == (count == 0))
    }
  }

  @Test func exact_ofChangeInTheLowestBitAnywhere_isFound() {
    let expected = Bitmap(width: 53, height: 7, fill: Pixel(red: 100, green: 100, blue: 100))
    for y in 0..<7 {
      for x in 0..<53 {
        var actual = expected
        actual[x, y] = Pixel(red: 100, green: 100, blue: 101)
        let comparison = Comparison(expected, actual, ComparisonOptions())
        #expect(comparison.differingPixels == 1)
        #expect(
          comparison.regions == [
            DifferingRegion(bounds: PixelEdges(left: x, top: y, right: x + 1, bottom: y + 1), pixels: 1)
          ])
        #expect(comparison.largestChannelDifference == 1)
      }
    }
  }

  @Test func counts_atThresholds_areThoseOfComparingWithEachThreshold() {
    var numbers = SplitMix(seed: 4)
    for _ in 0..<40 {
      let expected = numbers.picture(width: 60, height: 20, isOpaque: false)
      let actual = numbers.changed(expected, isOpaque: false)
      var options = ComparisonOptions()
      options.metric = .pixelmatch(Pixelmatch())
      options.thresholds = options.metric.customaryThresholds
      let comparison = Comparison(expected, actual, options)
      for count in comparison.counts {
        var single = ComparisonOptions()
        single.metric = .pixelmatch(Pixelmatch(threshold: count.threshold))
        #expect(Comparison(expected, actual, single).differingPixels == count.pixels)
      }
      #expect(comparison.counts.map(\.threshold) == [0, 0.02, 0.05, 0.1, 0.2, 0.5])
    }
  }

  @Test func threshold_beyondEveryDistance_letsAllPass() {
    let (white, black) = (
      Bitmap(width: 40, height: 4, fill: .white), Bitmap(width: 40, height: 4, fill: .black)
    )
    for threshold in [1, 1e10, .infinity] {
      var options = ComparisonOptions()
      options.metric = .pixelmatch(Pixelmatch(threshold: threshold))
      #expect(Comparison(white, black, options).differingPixels == 0)
    }
  }

  @Test func threshold_thatIsNone_traps() async {
    await #expect(processExitsWith: .failure) { Self.compare(.pixelmatch(Pixelmatch(threshold: -0.1))) }
    await #expect(processExitsWith: .failure) { Self.compare(.pixelmatch(Pixelmatch(threshold: .nan))) }
    await #expect(processExitsWith: .failure) { Self.compare(.perceptual(deltaE: -1)) }
    Self.compare(.pixelmatch(Pixelmatch(threshold: 0)))
  }

  private static func compare(_ metric: PixelMetric) {
    var options = ComparisonOptions()
    options.metric = metric
    _ = Comparison(Bitmap(width: 1, height: 1), Bitmap(width: 1, height: 1), options)
  }

  @Test func largestDistance_ofBlackOnWhite_isThatOfTheWholeRange() {
    let comparison = Comparison(
      Bitmap(width: 9, height: 9, fill: .white), Bitmap(width: 9, height: 9, fill: .black),
      ComparisonOptions())
    #expect(abs(comparison.largestDistance - 0.966) < 0.001)
    #expect(comparison.differingRatio == 1)
  }

  @Test func tolerance_ofPixelsOrRatio_isTheMoreGenerous() {
    let expected = Bitmap(width: 10, height: 10, fill: .white)
    var actual = expected
    for x in 0..<3 { actual[x, 0] = .black }
    let comparison = Comparison(expected, actual, ComparisonOptions())
    #expect(!comparison.isMatch(Tolerance(pixels: 2)))
    #expect(comparison.isMatch(Tolerance(pixels: 3)))
    #expect(!comparison.isMatch(Tolerance(ratio: 0.029)))
    #expect(comparison.isMatch(Tolerance(pixels: 1, ratio: 0.03)))
  }

  @Test func masks_thatOverlapAndReachOutside_coverEachPixelOnce() {
    let expected = Bitmap(width: 20, height: 10, fill: .white)
    let actual = Bitmap(width: 20, height: 10, fill: .black)
    var options = ComparisonOptions()
    options.masks = [
      ComparisonMask("corner", PixelEdges(left: -5, top: -5, right: 4, bottom: 4)),
      ComparisonMask("clock", PixelEdges(left: 2, top: 2, right: 6, bottom: 6)),
      ComparisonMask("bar", PixelEdges(left: 18, top: 0, right: 90, bottom: 1)),
      ComparisonMask("gone", PixelEdges(left: 9, top: 5, right: 9, bottom: 8)),
    ]
    let comparison = Comparison(expected, actual, options)
    #expect(comparison.maskedPixels == 16 + 16 - 4 + 2)
    #expect(comparison.differingPixels == 200 - 30)
    #expect(comparison.comparedPixels == 170)
    #expect(comparison.maskedAreas.map(\.name) == ["corner", "clock", "bar", "gone"])
    #expect(comparison.maskedAreas.map(\.pixels) == [16, 16, 2, 0])
    let identical = Comparison(identicalSize: comparison.expectedSize, options)
    #expect(identical.maskedPixels == 30)
    #expect(identical.maskedAreas == comparison.maskedAreas)
  }

  @Test func sizes_thatDiffer_areComparedOnACommonCanvas() {
    let expected = Bitmap(width: 8, height: 6, fill: .white)
    var actual = Bitmap(width: 10, height: 4, fill: .white)
    actual[1, 1] = .black
    let comparison = Comparison(expected, actual, ComparisonOptions())
    #expect(!comparison.hasSameSize && !comparison.isMatch(Tolerance(ratio: 1)))
    // Two columns that only the second has, two rows that only the first has, one pixel of both.
    #expect(comparison.differingPixels == 2 * 4 + 8 * 2 + 1)
    #expect(comparison.comparedPixels == 60)
  }

  @Test func comparison_ofPremultipliedAndStraightBitmap_looksAtWhatAFileHolds() {
    let color = Pixel(red: 200, green: 100, blue: 0, alpha: 128)
    let drawn = Bitmap(width: 5, height: 5, fill: color, alpha: .premultiplied)
    let read = Bitmap(width: 5, height: 5, fill: drawn[0, 0], alpha: .straight)
    #expect(Comparison(read, drawn, ComparisonOptions()).differingPixels == 0)
  }

  @Test func comparison_ofEmptyBitmaps_isAMatch() {
    let empty = Bitmap(width: 0, height: 0)
    #expect(Comparison(empty, empty, ComparisonOptions()).isMatch(Tolerance()))
    #expect(Comparison(empty, Bitmap(width: 2, height: 1), ComparisonOptions()).differingPixels == 2)
  }
}
