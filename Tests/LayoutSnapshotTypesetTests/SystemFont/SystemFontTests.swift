import Testing

@testable import LayoutSnapshotTypeset

@Suite("System font")
struct SystemFontTests {
  struct Height: Sendable, CustomTestStringConvertible {
    let (size, scale, height, first, last): (Double, Double, Double, Double, Double)
    var testDescription: String { "\(size) pt at \(scale)x" }

    init(_ size: Double, _ scale: Double, height: Double, first: Double, last: Double) {
      (self.size, self.scale, self.height, self.first, self.last) = (size, scale, height, first, last)
    }
  }

  // Label heights that Interface Builder saved, and its baselines: top + round(0.9521 size), bottom -
  // round(0.2412 size).
  static let heights = [
    Height(17, 2, height: 20.5, first: 16, last: 16.5),
    Height(17, 3, height: 61.0 / 3, first: 49.0 / 3, last: 49.0 / 3),
    Height(14, 2, height: 17, first: 13.5, last: 13.5),
    Height(15, 2, height: 18, first: 14.5, last: 14.5),
    Height(12, 2, height: 14.5, first: 11.5, last: 11.5),
    Height(10, 2, height: 12, first: 9.5, last: 9.5),
    Height(36, 2, height: 43, first: 34.5, last: 34.5),
  ]

  @Test(arguments: heights)
  func line_heightAndBaselines_areThoseOfLabels(_ row: Height) {
    let measure = Typesetter(grid: PixelGrid(scale: row.scale)).measure(
      shape("Label", font: .system(row.size)), width: .infinity, lineLimit: 1)
    #expect(measure.height == row.height)
    #expect(abs(measure.firstBaseline - row.first) < 1e-9)
    #expect(abs(measure.lastBaseline - row.last) < 1e-9)
  }

  @Test func lines_ofThree_areAsHighAsTheirSumRoundedOnce() {
    let measure = Typesetter(grid: PixelGrid(scale: 2)).measure(shape("a\nb\nc"), width: .infinity)
    #expect(measure.lineCount == 3)
    #expect(measure.height == 61)  // 3 x 20.287 = 60.861
    #expect(measure.lastBaseline == 57)
  }

  struct Width: Sendable, CustomTestStringConvertible {
    let (text, font, scale, width): (String, TextFont, Double, Double)
    var testDescription: String { "\(text) at \(font.size)" }

    init(_ text: String, _ font: TextFont, _ scale: Double, _ width: Double) {
      (self.text, self.font, self.scale, self.width) = (text, font, scale, width)
    }
  }

  // Widths that Interface Builder saved in public documents.
  static let widths = [
    Width("Label", .system(17, generation: .iOS13), 2, 42),
    Width("100%", .system(17, generation: .iOS13), 2, 42.5),
    Width("8%", .system(14, generation: .iOS13), 2, 20),
    Width("50%", .system(17), 2, 36),
    Width("localizables_example.label", .system(17, generation: .iOS13), 2, 201),
    Width("3 \u{2013} 4pm", .system(13, generation: .iOS13), 2, 49.5),
    Width("Unlock with Face ID", .system(22, weight: .semibold, generation: .iOS13), 2, 197),
    Width("Label", .system(17), 2, 41.5),
    Width("Label", .system(14), 2, 35.5),
    Width("Label", .system(17, weight: .semibold), 3, 130.0 / 3),
    Width("TITLE", .system(13, weight: .bold), 2, 37),
    Width("LAYOUT", .system(13, weight: .bold), 2, 53.5),
    Width("Settings", .system(20), 2, 72),
    Width("Glucose Change", .system(15, weight: .bold), 2, 119),
  ]

  @Test(arguments: widths)
  func label_width_isWithinHalfAPointOfItsSavedFrame(_ row: Width) {
    let measure = Typesetter(grid: PixelGrid(scale: row.scale)).measure(
      shape(row.text, font: row.font), width: .infinity, lineLimit: 1)
    #expect(abs(measure.width - row.width) <= 0.5, "\(measure.width) instead of \(row.width)")
  }

  @Test func width_ofMeasuredText_isTheSumOfItsParts() {
    // l and i are 486 and 474 units of 2048 wide, without kerning; -20 units after each character at 17 points.
    let measure = unroundedWidth("lil", .system(17))
    #expect(abs(measure - 17 * (486 * 2 + 474 - 3 * 20) / 2048) < 1e-9)
  }

  @Test func accents_followTheirBaseLetter() {
    #expect(abs(unroundedWidth("é", .system(17)) - unroundedWidth("e", .system(17))) < 1e-9)
    #expect(unroundedWidth("e\u{301}", .system(17)) == unroundedWidth("é", .system(17)))
  }

  @Test func monospacedDigits_makeAllNumbersEquallyWide() {
    let font = TextFont.system(17, monospacedDigits: true)
    let widths = ["0000", "1111", "4747", "9071"].map { unroundedWidth($0, font) }
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 })
    #expect(abs(unroundedWidth("1111", .system(17)) - widths[0]) > 5)
  }

  @Test func weights_growWiderStepByStep() {
    let widths = FontWeight.allCases.map { unroundedWidth("Hamburgefonstiv", .system(15, weight: $0)) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
  }

  @Test func tracking_isContinuousBetweenWholeSizes() {
    for step in 0..<900 {
      let size = 6 + Double(step) / 10
      let here = SystemFontTracking.points(size: size, generation: .iOS14)
      let next = SystemFontTracking.points(size: size + 0.1, generation: .iOS14)
      #expect(abs(next - here) < 0.025, "at \(size) pt")
    }
  }

  @Test(
    arguments: [(17, .iOS14, -20), (17, .iOS13, -15), (100, .iOS14, -23)]
      as [(Double, SystemFontGeneration, Double)])
  func tracking_isAWholeNumberOfUnits(size: Double, generation: SystemFontGeneration, units: Double) {
    #expect(SystemFontTracking.points(size: size, generation: generation) == units * size / 2048)
  }

  @Test func displayShare_movesFrom17To28Points_andNeverJumps() {
    #expect(SystemFontTracking.displayShare(size: 17, generation: .iOS14) == 0)
    #expect(SystemFontTracking.displayShare(size: 28, generation: .iOS14) == 1)
    #expect(SystemFontTracking.displayShare(size: 90, generation: .iOS14) == 1)
    for step in 0..<300 {
      let size = 15 + Double(step) / 10
      let step =
        SystemFontTracking.displayShare(size: size + 0.1, generation: .iOS14)
        - SystemFontTracking.displayShare(size: size, generation: .iOS14)
      #expect(step >= 0 && step < 0.015, "at \(size) pt")
    }
  }

  @Test func displayShare_untilIOS13_isAllFrom20Points() {
    let shares = [19, 19.9, 20, 34].map { SystemFontTracking.displayShare(size: $0, generation: .iOS13) }
    #expect(shares == [0, 0, 1, 1])
  }

  /// 51.3333 on iOS 17 to 26 at three pixels a point; strong kerning made it 51.
  @Test func kernedText_isAsWideAsOnIOS() {
    let grid = Typesetter(grid: PixelGrid(scale: 3))
    let measure = grid.measure(shape("Layout", font: .system(17)), width: .infinity)
    #expect(abs(measure.width - 154.0 / 3) < 1e-9)
  }

  @Test func lookAlikes_ofGreekAndCyrillic_areAsWideAsLatinLetters() {
    for (latin, other) in [("ABEKMHOPTX", "АВЕKМНОРТХ"), ("aceopx", "асеорх"), ("AOTX", "ΑΟΤΧ")] {
      for (one, same) in zip(latin, other) {
        let widths = [one, same].map { unroundedWidth(String($0), .system(28)) }
        #expect(widths[0] == widths[1], "\(same)")
      }
    }
  }

  @Test func textStyles_atTheDefaultSize_areUIKits() {
    #expect(TextStyle.allCases.map { $0.size() } == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(TextStyle.allCases.map { $0.leading() } == [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13])
    var headline = TextFont.system(17, weight: .semibold)
    headline.styleLeading = 22
    #expect(TextFont.preferred(.headline) == headline)
  }

  @Test func textStyles_growWithTheContentSize() {
    for style in TextStyle.allCases {
      let sizes = TextSizeCategory.allCases.map { style.size($0) }
      #expect(sizes == sizes.sorted(), "\(style)")
      #expect(zip(sizes, TextSizeCategory.allCases).allSatisfy { $0 <= style.leading($1) })
    }
    #expect(TextStyle.body.size(.accessibilityExtraExtraExtraLarge) == 53)
    #expect(TextSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
  }

  /// Labels of one emoji that Xcode saved; their widths were rounded up to half points.
  @Test(arguments: [(13.0, 18.5), (17, 23), (18, 24), (34, 38), (45, 50)])
  func emoji_areRelativelyWiderInSmallText(_ size: Double, _ width: Double) {
    let measure = Typesetter(grid: PixelGrid(scale: 2)).measure(
      shape("\u{1F389}", font: .system(size)), width: .infinity)
    #expect(measure.width == width)
  }

  /// Heights that Xcode saved for such paragraphs.
  @Test func lineHeights_ofAParagraph_replaceThoseOfTheFont() {
    let grid = Typesetter(grid: PixelGrid(scale: 3))
    func height(_ text: String, _ size: Double, _ lineHeights: LineHeights) -> Double {
      var style = ParagraphFormat()
      style.lineHeights = lineHeights
      let shaped = ShapedText(AttributedText(text, font: .system(size)), style: style)
      return grid.measure(shaped, width: .infinity).height
    }
    #expect(abs(height("a\nb", 17, LineHeights(multiple: 1.1)) - 134.0 / 3) < 1e-9)
    #expect(height("a", 16, LineHeights(multiple: 1.35)) == 26)
    #expect(height("a", 17, LineHeights(minimum: 22)) == 22)
    #expect(height("a", 17, LineHeights(maximum: 15)) == 15)
  }

  /// What iOS reports where Apple's guidelines say otherwise.
  @Test(arguments: [
    (TextStyle.title1, TextSizeCategory.extraLarge, 36.0), (.title1, .extraExtraLarge, 38),
    (.title1, .accessibilityExtraExtraLarge, 61), (.headline, .accessibilityExtraExtraLarge, 51),
    (.subheadline, .extraExtraExtraLarge, 26), (.subheadline, .accessibilityLarge, 36),
    (.caption1, .accessibilityMedium, 27), (.caption2, .accessibilityLarge, 29),
    (.caption2, .accessibilityExtraLarge, 35),
  ])
  func leading_isTheMeasuredOne(style: TextStyle, category: TextSizeCategory, leading: Double) {
    #expect(style.leading(category) == leading)
  }
}
