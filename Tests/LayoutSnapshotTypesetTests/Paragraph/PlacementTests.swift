import Testing

@testable import LayoutSnapshotTypeset

@Suite("Placement")
struct PlacementTests {
  let typesetter = Typesetter(grid: PixelGrid(scale: 2))

  @Test func positions_areQuartersOfAPixel_andDoNotDrift() {
    let text = String(repeating: "lil", count: 40)
    let layout = typesetter.layout(shape(text), width: .infinity)
    let positions = layout.lines[0].runs[0].positions
    #expect(positions.count == 120)
    #expect(positions.allSatisfy { ($0 * 8).rounded() == $0 * 8 })
    let advance = unroundedWidth("lil", .system(17))
    // Rounded once each: the hundredth glyph is as exact as the first.
    #expect(abs((positions[117] - positions[0]) - 39 * advance) <= 0.126)
  }

  @Test func baselines_standOnWholePixels() {
    for scale in [1.0, 2, 3] {
      let typesetter = Typesetter(grid: PixelGrid(scale: scale))
      for line in typesetter.layout(shape("a\nb\nc\nd"), width: 100).lines {
        #expect(abs((line.baseline * scale).rounded() - line.baseline * scale) < 1e-9)
      }
    }
  }

  /// What is aligned with a label's baseline lies where its letters stand.
  @Test(arguments: [1.0, 2, 3])
  func baseline_isDrawnWhereItIsReported(scale: Double) {
    let typesetter = Typesetter(grid: PixelGrid(scale: scale))
    for size in stride(from: 8, through: 40, by: 0.5) {
      let layout = typesetter.layout(shape("a\nb\nc", font: .system(size)), width: .infinity)
      #expect(layout.lines[0].baseline == layout.measure.firstBaseline, "\(size)")
      // The reported last baseline is measured from the bottom, which was rounded up.
      let pixels = ((layout.measure.lastBaseline - layout.lines[2].baseline) * scale).rounded()
      #expect([0, 1].contains(pixels), "\(size)")
    }
  }

  @Test(arguments: [
    (TextAlignment.left, TextDirection.leftToRight, 0.0), (.center, .leftToRight, 0.5),
    (.right, .leftToRight, 1),
    (.natural, .leftToRight, 0), (.natural, .rightToLeft, 1), (.justified, .leftToRight, 0),
  ])
  func alignment_placesTheLine(_ alignment: TextAlignment, _ direction: TextDirection, _ share: Double) {
    let style = ParagraphFormat(alignment: alignment, interfaceDirection: direction)
    let layout = typesetter.layout(shape("Hello", style: style), width: 200)
    let line = layout.lines[0]
    #expect(abs(line.x - (200 - line.width) * share) < 1e-9)
  }

  @Test func justified_fillsAllLinesButTheLast() {
    let style = ParagraphFormat(alignment: .justified, lineBreakMode: .wordWrapping)
    let layout = typesetter.layout(shape("The quick brown fox jumps over", style: style), width: 120)
    #expect(layout.lines.map { $0.width == 120 } == [true, true, false])
    let last = layout.lines[0].runs.last?.positions.last ?? 0
    #expect(last > 105)
  }

  @Test func trailingSpaces_countInTheSize_andNotInTheAlignment() {
    let style = ParagraphFormat(alignment: .right)
    let plain = typesetter.layout(shape("Hello", style: style), width: 200)
    let spaced = typesetter.layout(shape("Hello  ", style: style), width: 200)
    #expect(spaced.measure.width > plain.measure.width + 7)
    #expect(spaced.lines[0].x == plain.lines[0].x)
    #expect(typesetter.measure(shape("Hello       "), width: 45).width <= 45)
  }

  @Test func lineSpacing_standsBetweenLinesOnly() {
    let style = ParagraphFormat(lineSpacing: 10)
    #expect(typesetter.measure(shape("a", style: style), width: 100).height == 20.5)
    #expect(typesetter.measure(shape("a\nb", style: style), width: 100).height == 51)  // 2 x 20.287 + 10
  }

  @Test func attributedRuns_keepTheirTagsAndRaiseTheLine() {
    let text = AttributedText([
      TextRun("Big ", font: .system(28), tag: 1),
      TextRun("and small", font: .system(12), underline: true, tag: 2),
    ])
    let layout = typesetter.layout(ShapedText(text, style: ParagraphFormat()), width: .infinity)
    #expect(layout.lines[0].runs.map(\.tag) == [1, 2])
    #expect(layout.lines[0].runs.map(\.size) == [28, 12])
    #expect(layout.measure.height == 33.5)  // 28 x 1.193359 = 33.414
  }

  @Test func underline_runsUnderWordsAndSpacesInOnePiece() {
    let text = AttributedText([TextRun("a b c", font: .system(20), underline: true, tag: 7)])
    let line = typesetter.layout(ShapedText(text, style: ParagraphFormat()), width: .infinity).lines[0]
    #expect(line.underlines.count == 1)
    #expect(line.underlines[0].height == 1)
    #expect(line.underlines[0].y == line.baseline + 2)
    #expect(abs(line.underlines[0].width - line.width) <= 0.5)
    #expect(line.underlines[0].tag == 7)
  }

  @Test func strikethrough_runsThroughTheMiddleOfSmallLetters() {
    let font = TextFont.system(20)
    let text = AttributedText([TextRun("x o", font: font, strikethrough: true, tag: 3)])
    let line = typesetter.layout(ShapedText(text, style: ParagraphFormat()), width: .infinity).lines[0]
    #expect(line.strikes.count == 1)
    #expect(line.underlines.isEmpty)
    #expect(line.strikes[0].height == 1)
    let middle = line.strikes[0].y + line.strikes[0].height / 2
    #expect(abs(line.baseline - middle - font.xHeight / 2) <= 0.5)
    #expect(abs(line.strikes[0].width - line.width) <= 0.5)
    #expect(line.strikes[0].tag == 3)
  }

  @Test func kern_isAddedAfterEachCharacter() {
    let plain = typesetter.measure(shape("abc"), width: .infinity).width
    let text = AttributedText([TextRun("abc", font: .system(17), kern: 4)])
    let kerned = typesetter.measure(ShapedText(text, style: ParagraphFormat()), width: .infinity).width
    #expect(kerned == plain + 12)
  }

  @Test func pictures_areOneBoxEach() {
    for text in ["漢", "한", "👍", "👍🏽", "🇩🇪", "👨‍👩‍👧", "1️⃣", "❤️"] {
      let layout = typesetter.layout(shape(text), width: .infinity)
      // Letters are as wide as they are high, emoji as wide as on iOS.
      #expect(layout.measure.width == (["漢", "한"].contains(text) ? 17 : 23), "\(text)")
      #expect(layout.lines[0].runs.flatMap(\.glyphs) == [.box], "\(text)")
    }
  }

  @Test func registeredFont_drawsWhatTheSystemFontLacks() throws {
    var surgery = FontSurgery.hebrew
    surgery["cmap"] = MalformedFontTests.mapOfGroups([(0x6F22, 0x6F22, 5)])
    var library = FontLibrary()
    let face = try library.register(surgery.file)
    let again = try library.register(surgery.file)
    #expect(again === face)
    #expect(library.faces.count == 1)
    let layout = typesetter.layout(shape("a漢字", library: library), width: .infinity)
    #expect(layout.lines[0].runs.map(\.face) == [EmbeddedFonts.regular, face, EmbeddedFonts.regular])
    #expect(layout.lines[0].runs[1].glyphs == [GlyphID(5)])
    #expect(layout.lines[0].runs[2].glyphs == [.box])
    #expect(layout.measure.height == 20.5, "a stand-in does not change the line")
  }

  @Test func registeredFont_asTheFontItself_bringsItsOwnMetrics() throws {
    var library = FontLibrary()
    let face = try library.register(FontSurgery.hebrew.file)
    #expect(library.face(named: "SnapshotHebrewRegular") === face)
    let measure = typesetter.measure(
      shape("שלום", font: .face(face, size: 20), library: library), width: .infinity)
    let units = Double(face.ascent + face.descent + face.lineGap)
    #expect(measure.height == PixelGrid(scale: 2).ceiling(20 * units / Double(face.unitsPerEm)))
  }

  @Test func boxes_coverWordsAndMoveNothing() {
    let shaped = shape("The quick\nfox", style: ParagraphFormat(alignment: .center))
    let glyphs = typesetter.layout(shaped, width: 120)
    let boxes = Typesetter(grid: PixelGrid(scale: 2), rendering: .boxes).layout(shaped, width: 120)
    #expect(boxes.measure == glyphs.measure)
    #expect(boxes.lines.map(\.boxes.count) == [2, 1])
    #expect(boxes.lines.allSatisfy { $0.runs.isEmpty })
    #expect(boxes.lines.map(\.baseline) == glyphs.lines.map(\.baseline))
    let first = boxes.lines[0].boxes[0]
    #expect(abs(first.x - boxes.lines[0].x) <= 0.25)
    #expect(first.y + first.height == boxes.lines[0].baseline)
    #expect(first.height == 12.5)  // capital letters: 1490 of 2048 units
  }

  @Test func calibratedGlyphs_standInTheMiddleOfTheirAdvance() throws {
    let face = EmbeddedFonts.regular
    let glyph = try #require(face.glyph(for: ";"))
    let natural = 40 * Double(face.advance(of: glyph)) / 2048
    let placed = shape(";", font: .system(40)).paragraphs[0].clusters[0]
    let tracking = SystemFontTracking.points(size: 40, generation: .iOS14)
    #expect(abs(placed.glyphs[0].x - (placed.advance - tracking - natural) / 2) < 1e-9)
    #expect(placed.glyphs[0].x < -0.5)
  }

  @Test func marksThatComposeWithNothing_standOverTheirBase() throws {
    let layout = typesetter.layout(shape("x\u{301}x"), width: .infinity)
    let run = layout.lines[0].runs[0]
    #expect(run.glyphs.count == 3)
    #expect(unroundedWidth("x\u{301}x", .system(17)) == unroundedWidth("xx", .system(17)))
    let mark = try #require(run.face.outline(of: run.glyphs[1]).bounds)
    let middle = run.positions[1] + Double(mark.minX + mark.maxX) / 2 * 17 / 4096
    #expect(abs(middle - unroundedWidth("x", .system(17)) / 2) < 0.6)
  }
}
