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
