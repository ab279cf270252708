/// Why a font file was refused.
///
/// Every case keeps what was found and where, so that a caller can say it in its own words;
/// `description` says it in ours, with the likely cause and what to do next.
package enum FontError: Error, Equatable, Sendable {
  /// The file does not begin like a TrueType font.
  case notTrueType(FontTag)
  /// The file holds outlines of another kind or is packed; `kind` says which.
  case unsupportedKind(Kind)
  /// The file has no font with this number.
  case noFont(index: Int, count: Int)
  /// A table that every font needs is absent.
  case missingTable(FontTag)
  /// The directory places a table outside the file.
  case tableOutsideFile(FontTag, offset: Int, length: Int, fileLength: Int)
  /// A table ends before something it announces.
  case truncated(FontTag, offset: Int, needed: Int, length: Int)
  /// A table holds a value that contradicts the format or another table.
  case invalid(FontTag, Defect, value: Int)
  /// One glyph's outline is unusable.
  case invalidGlyph(Int, GlyphDefect)

  package enum Kind: Equatable, Sendable {
    case postScriptOutlines, webFont, webFont2
  }

  package enum Defect: Equatable, Sendable {
    case unitsPerEm, glyphCount, metricCount, locationFormat, locationOrder, locationRange
    case noUnicodeMap, mapOrder, mapRange, coverageOrder, classOrder, format, kerningTooLarge
  }

  package enum GlyphDefect: Equatable, Sendable {
    case contourOrder, tooManyPoints, unknownComponent, componentCycle, componentsTooDeep
    case coordinateRange
  }
}

/// The four letters that name a table or a script in a font file.
package struct FontTag: Hashable, Sendable {
  package let value: UInt32

  package init(_ value: UInt32) { self.value = value }

  /// - Parameter text: Four ASCII characters.
  package init(_ text: StaticString) {
    precondition(text.utf8CodeUnitCount == 4, "A font tag has four characters")
    var value: UInt32 = 0
    for index in 0..<4 { value = value << 8 | UInt32(text.utf8Start[index]) }
    self.value = value
  }

  static let file = FontTag("file")
  static let head = FontTag("head")
  static let hhea = FontTag("hhea")
  static let hmtx = FontTag("hmtx")
  static let maxp = FontTag("maxp")
  static let cmap = FontTag("cmap")
  static let loca = FontTag("loca")
  static let glyf = FontTag("glyf")
  static let gpos = FontTag("GPOS")
  static let name = FontTag("name")
  static let dspA = FontTag("dspA")
  static let kern = FontTag("kern")
}
