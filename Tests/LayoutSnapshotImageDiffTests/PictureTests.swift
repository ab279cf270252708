import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import RandomNumbers
import Testing

@Suite struct PictureTests {
  @Test func highlight_ofMask_keepsThePictureVisibleUnderTheHatching() {
    let expected = Bitmap(width: 16, height: 16, fill: .black)
    var options = ComparisonOptions()
    options.masks = [ComparisonMask("clock", PixelEdges(left: 0, top: 0, right: 16, bottom: 8))]
    let style = HighlightStyle()
    let (comparison, picture) = Comparison.highlighted(
      expected, Bitmap(width: 16, height: 16, fill: .white), options, style: style)
    var hatched = 0
    for y in 0..<8 {
      for x in 0..<16 {
        // Black, faded to a tenth.
        let isHatched = picture[x, y] == style.hatch
        #expect(isHatched || picture[x, y] == Pixel(red: 229, green: 229, blue: 229))
        hatched += isHatched ? 1 : 0
      }
    }
    #expect(hatched == 8 * 16 / 4)
    #expect(comparison.differingPixels == 128)
    #expect(picture[3, 12] == style.different)
  }

  @Test func highlight_ofAnyPicture_usesTheColorsOfItsPaletteAlone() {
    var numbers = SplitMix(seed: 8)
    for (strength, tones) in [(0, 256), (0.1, 256), (0.1, 12), (0.35, 9), (0.9, 256), (1, 2)] {
      var style = HighlightStyle()
      style.background = .faded(strength)
      style.darker = .black
      style.tones = tones
      let palette = Set(style.palette ?? [])
      #expect(!palette.isEmpty)
      for version in [Pixelmatch.Version.v5, .v7] {
        var options = ComparisonOptions()
        options.metric = .pixelmatch(Pixelmatch(version: version))
        options.masks = [ComparisonMask("clock", PixelEdges(left: 5, top: 5, right: 15, bottom: 15))]
        let expected = numbers.picture(width: 50, height: 30, isOpaque: false)
        let actual = numbers.changed(expected, isOpaque: false)
        let picture = Comparison.highlighted(expected, actual, options, style: style).picture
        for y in 0..<30 { for x in 0..<50 { #expect(palette.contains(picture[x, y].bits)) } }
      }
    }
    var full = HighlightStyle()
    full.background = .faded(1)
    #expect(full.palette == nil)
  }

  /// Four bits a pixel, and no grey further from its own than half a step.
  @Test func highlight_withTwelveTones_needsSixteenColors() {
    var style = HighlightStyle()
    style.tones = 12
    #expect((style.palette?.count ?? .max) <= 16)
    let ramp = (0..<256).map { Pixel(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }
    var picture = Bitmap(width: 256, height: 1)
    for x in 0..<256 { picture[x, 0] = ramp[x] }
    func faded(_ style: HighlightStyle) -> [UInt8] {
      let drawn = Comparison.highlighted(picture, picture, ComparisonOptions(), style: style).picture
      return (0..<256).map { drawn[$0, 0].red }
    }
    let (exact, few) = (faded(HighlightStyle()), faded(style))
    #expect(Set(few).count <= 12 && few[255] == 255)
    for (a, b) in zip(exact, few) { #expect(abs(Int(a) - Int(b)) <= 1) }
  }

  @Test func labels_ofATriptych_areWordsThatFit() {
    for width in [60, 100, 390, 1170] {
      let labels = TriptychLabels.words(pictureWidth: width)
      for label in [labels.expected, labels.difference, labels.actual] {
        #expect(label.map { (1...width).contains($0.width) } == true)
      }
    }
    let labels = TriptychLabels.words(pictureWidth: 100)
    // Eight letters against ten, in cells of six dots.
    #expect(labels.expected?.width == 47 && labels.difference?.width == 59 && labels.actual?.width == 35)
    #expect(labels.expected?[0, 0] != labels.actual?[0, 0] || labels.expected != labels.actual)
  }

  @Test func triptych_ofThreeSizes_placesEachUnderItsLabel() throws {
    var layout = TriptychLayout()
    layout.margin = 3
    layout.gap = 2
    layout.labelGap = 1
    let labels = TriptychLabels(
      expected: Bitmap(width: 3, height: 2, fill: .black), actual: Bitmap(width: 90, height: 4, fill: .black))
    let triptych = Triptych(
      expected: BitmapRows(Bitmap(width: 10, height: 5, fill: .white)),
      difference: BitmapRows(Bitmap(width: 12, height: 6, fill: Pixel(red: 255, green: 0, blue: 0))),
      actual: BitmapRows(Bitmap(width: 8, height: 2, fill: Pixel(red: 0, green: 0, blue: 0, alpha: 0))),
      labels: labels, layout: layout)
    #expect(triptych.width == 3 + 10 + 2 + 12 + 2 + 8 + 3)
    #expect(triptych.height == 3 + 4 + 1 + 6 + 3)
    var picture = Bitmap(width: triptych.width, height: triptych.height)
    for y in 0..<triptych.height {
      triptych.advance()
      for x in 0..<triptych.width { picture[x, y] = Pixel(bits: triptych.pixels(inRow: y)[x]) }
    }
    let ground = layout.ground
    #expect(picture[3, 3] == .black && picture[6, 3] == ground && picture[3, 5] == ground)
    #expect(picture[3, 8] == .white && picture[12, 12] == .white && picture[3, 13] == ground)
    #expect(picture[15, 8] == Pixel(red: 255, green: 0, blue: 0) && picture[14, 8] == ground)
    // The wide label ends with its picture, and a clear picture shows the ground.
    #expect(picture[36, 3] == .black && picture[37, 3] == ground && picture[30, 8] == ground)
  }
}
