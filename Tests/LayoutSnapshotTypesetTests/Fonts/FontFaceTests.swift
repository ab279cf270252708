import Testing

@testable import LayoutSnapshotTypeset

@Suite("Font faces")
struct FontFaceTests {
  static let embedded: [FontFace] = [
    EmbeddedFonts.regular, EmbeddedFonts.medium, EmbeddedFonts.semibold, EmbeddedFonts.bold,
    EmbeddedFonts.hebrew, EmbeddedFonts.hebrewBold, EmbeddedFonts.arabic, EmbeddedFonts.arabicBold,
  ]

  /// The glyph of a character that the embedded regular font must have.
  func glyph(_ character: Unicode.Scalar) throws -> GlyphID {
    try #require(EmbeddedFonts.regular.glyph(for: character))
  }

  @Test func embeddedFonts_carryTheirOwnNames() {
    #expect(
      FontFaceTests.embedded.map(\.name) == [
        "SnapshotSansRegular", "SnapshotSansMedium", "SnapshotSansSemiBold", "SnapshotSansBold",
        "SnapshotHebrewRegular", "SnapshotHebrewBold", "SnapshotArabicRegular", "SnapshotArabicBold",
      ])
  }

  @Test func characterMap_coversEachScript() throws {
    for face in FontFaceTests.embedded.prefix(4) {
      for character in "AZaz09 é ß ł ő ş ỹ Ω λ Ж я є ₴ € … “ ” • → ©".unicodeScalars {
        #expect(face.glyph(for: character) != nil, "\(character)")
      }
      #expect(face.glyph(for: "漢") == nil)
      #expect(face.glyph(for: "א") == nil)
    }
    #expect(EmbeddedFonts.hebrew.glyph(for: "א") != nil)
    #expect(EmbeddedFonts.arabic.glyph(for: "\u{FEFB}") != nil)
  }

  // Figures read with fontTools from the fonts before they were embedded.
  @Test func advances_areThoseOfTheSource() throws {
    let face = EmbeddedFonts.regular
    #expect(face.unitsPerEm == 2048)
    #expect(face.advance(of: try glyph("0")) == 1292)
    #expect(face.advance(of: try glyph("1")) == 833)
    #expect(face.advance(of: try glyph("…")) == 1770)
    #expect(face.advance(of: .box) == 2048)
  }

  @Test func kerning_pullsAVTogetherAndLeavesHHAlone() throws {
    let face = EmbeddedFonts.regular
    let (a, v, h) = (try glyph("A"), try glyph("V"), try glyph("H"))
    #expect(face.kerning(a, v) < -50)
    #expect(face.kerning(h, h) == 0)
  }

  @Test func outline_ofASimpleGlyph_closesAroundItsInk() throws {
    let face = EmbeddedFonts.regular
    let stem = try glyph("l")
    let outline = face.outline(of: stem)
    let bounds = try #require(outline.bounds)
    #expect(outline.elements.count == 4, "a stem is one rectangle")
    #expect(bounds.minY == 0)
    #expect(bounds.maxX < Int32(2 * face.advance(of: stem)))
  }

  @Test func outline_ofACompositeGlyph_containsItsBase() throws {
    let face = EmbeddedFonts.regular
    let base = try #require(face.outline(of: try glyph("e")).bounds)
    let accented = try #require(face.outline(of: try glyph("é")).bounds)
    #expect(accented.minX == base.minX)
    #expect(accented.minY == base.minY)
    #expect(accented.maxY > base.maxY + 200)
  }

  @Test func outline_ofTheSpace_isEmpty() throws {
    let face = EmbeddedFonts.regular
    #expect(face.outline(of: try glyph(" ")).elements.isEmpty)
  }

  @Test func outline_ofTheBox_isAFrameWithinOneEm() throws {
    let outline = EmbeddedFonts.regular.outline(of: .box)
    let bounds = try #require(outline.bounds)
    #expect(outline.elements.count == 8)
    #expect(bounds.minX > 0 && bounds.maxX < Int32(outline.unitsPerEm))
  }

  @Test func equality_followsTheBytes() throws {
    let again = try FontFace(Base64.decode(EmbeddedFontData.snapshotHebrewRegular))
    #expect(again == EmbeddedFonts.hebrew)
    #expect(again != EmbeddedFonts.hebrewBold)
  }
}
