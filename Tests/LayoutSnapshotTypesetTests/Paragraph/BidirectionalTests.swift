import Testing

@testable import LayoutSnapshotTypeset

@Suite("Bidirectional text")
struct BidirectionalTests {
  // From left to right as drawn. Hebrew letters: שלום reads shin, lamed, vav, mem.
  @Test func hebrew_isDrawnFromTheRight() {
    #expect(visual("שלום") == "םולש")
  }

  @Test func hebrewInEnglish_keepsTheSentencesOrder() {
    #expect(visual("a שלום b") == "aםולשb")
  }

  @Test func englishInHebrew_keepsItsOwnOrder() {
    #expect(visual("שלום abc שלום") == "םולשabcםולש")
  }

  @Test func numbers_inHebrew_readLeftToRight() {
    #expect(visual("שלום 123") == "123םולש")
  }

  @Test func brackets_inHebrew_areMirrored() {
    #expect(visual("(שלום)") == "(םולש)")
    // The mirrored forms: the first character is drawn on the right, and opens to the left.
    #expect(visual("ש(ל") == "ל)ש")
  }

  @Test func baseDirection_canBeForced() {
    let forced = ParagraphFormat(baseDirection: .rightToLeft)
    #expect(visual("a שלום", style: forced) == "םולשa")
    #expect(visual("שלום a", style: ParagraphFormat(baseDirection: .leftToRight)) == "םולשa")
  }

  @Test func neutralText_followsTheInterface() {
    #expect(visual("1.", style: ParagraphFormat(interfaceDirection: .rightToLeft)) == ".1")
    #expect(visual("1.", style: ParagraphFormat(interfaceDirection: .leftToRight)) == "1.")
  }

  @Test func wrappedHebrew_beginsItsLinesWithTheFirstWords() {
    let shaped = shape("שלום עולם", style: ParagraphFormat(lineBreakMode: .wordWrapping))
    let layout = Typesetter(grid: PixelGrid(scale: 2)).layout(shaped, width: 45)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].runs[0].glyphs.last == EmbeddedFonts.hebrew.glyph(for: "ש"))
    #expect(layout.lines[1].runs[0].glyphs.last == EmbeddedFonts.hebrew.glyph(for: "ע"))
  }

  @Test func truncatedHebrew_hasItsEllipsisOnTheLeft() {
    let shaped = shape("שלום עולם ומלואו", style: ParagraphFormat(lineBreakMode: .truncatingTail))
    let line = Typesetter(grid: PixelGrid(scale: 2)).layout(shaped, width: 60, lineLimit: 1).lines[0]
    #expect(line.runs[0].glyphs == [EmbeddedFonts.regular.glyph(for: "…")])
    #expect(line.runs[0].positions[0] < 3)
  }

  @Test func hebrewPoints_composeWithTheirLetters() {
    // Shin with shin dot is one character of the font.
    #expect(visual("ש\u{5C1}") == "\u{FB2A}")
  }

  @Test func arabic_joinsItsLetters() {
    // beh, ya, teh: initial, medial, final; drawn from the right.
    #expect(visual("بيت") == "\u{FE96}\u{FEF4}\u{FE91}")
    // reh joins only the letter before it.
    #expect(visual("برب") == "\u{FE8F}\u{FEAE}\u{FE91}")
    #expect(visual("ب") == "\u{FE8F}")
  }

  @Test func arabicLamAlef_isOneGlyph() {
    #expect(visual("لا") == "\u{FEFB}")
    #expect(visual("سلام") == "\u{FEE1}\u{FEFC}\u{FEB3}")
  }

  @Test func arabicMarks_doNotBreakTheJoin() {
    let plain = visual("بيت")
    let marked = visual("ب\u{64E}يت")
    #expect(
      marked.unicodeScalars.filter { $0.value >= 0xFE80 }.map(\.value) == plain.unicodeScalars.map(\.value))
  }

  @Test func arabicNonJoiner_breaksTheJoin() {
    #expect(visual("ب\u{200C}ب") == "\u{FE8F}\u{FE8F}")
    #expect(visual("ب\u{200D}") == "\u{FE91}")
  }

  @Test func arabicWidth_doesNotDependOnTheSurroundingDirection() {
    let alone = unroundedWidth("سلام", .system(17))
    let inEnglish = unroundedWidth("aسلامa", .system(17)) - unroundedWidth("a", .system(17)) * 2
    #expect(abs(alone - inEnglish) < 1e-9)
  }

  @Test func boldText_takesBoldStandIns() {
    let layout = Typesetter(grid: PixelGrid(scale: 2)).layout(
      shape("שלום", font: .system(17, weight: .bold)), width: .infinity)
    #expect(layout.lines[0].runs[0].face == EmbeddedFonts.hebrewBold)
  }
}
