extension FontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notTrueType(let tag):
      return "not a TrueType font: the file begins with \(tag). Register a .ttf file, or a .ttc collection."
    case .unsupportedKind(.postScriptOutlines):
      return "the font holds PostScript outlines (CFF), which are not supported. "
        + "Register its TrueType version (.ttf), or convert it with `otf2ttf`."
    case .unsupportedKind(.webFont), .unsupportedKind(.webFont2):
      return "the font is packed for the web. Unpack it: `fonttools ttLib -o Font.ttf Font.woff2`."
    case .noFont(let index, let count):
      return "the collection holds \(count) fonts; there is no number \(index). Count from 0."
    case .missingTable(let tag):
      return "the font has no table \(tag). The file is incomplete: fetch or export it again."
    case .tableOutsideFile(let tag, let offset, let length, let fileLength):
      return "table \(tag) should span bytes \(offset)..<\(offset + length), but the file has \(fileLength). "
        + "The file is cut off, or only a Git LFS pointer: run `git lfs pull` or copy it again."
    case .truncated(let tag, let offset, let needed, let length):
      return "table \(tag) ends at byte \(length), but \(needed) bytes are needed at \(offset). "
        + FontError.damaged
    case .invalid(let tag, let defect, let value):
      return "table \(tag): \(defect.text) (\(value)). " + FontError.damaged
    case .invalidGlyph(let glyph, let defect):
      return "glyph \(glyph): \(defect.text). " + FontError.damaged
    }
  }

  private static var damaged: String {
    "The file is damaged: check it with `fonttools ttx -l Font.ttf` and export it again."
  }
}

extension FontError.Defect {
  var text: String {
    switch self {
    case .unitsPerEm: "units per em outside 16...16384"
    case .glyphCount: "no glyphs"
    case .metricCount: "impossible number of advances"
    case .locationFormat: "unknown location format"
    case .locationOrder: "glyph locations run backwards at glyph"
    case .locationRange: "location beyond the outlines, of glyph"
    case .noUnicodeMap: "no Unicode character map of format 4 or 12 among"
    case .mapOrder: "character ranges overlap or run backwards at range"
    case .mapRange: "character range reaches beyond Unicode or the glyphs, range"
    case .coverageOrder: "coverage runs backwards at entry"
    case .classOrder: "glyph classes overlap or run backwards at entry"
    case .format: "unknown format"
    case .kerningTooLarge: "more kerning values than any real font has"
    }
  }
}

extension FontError.GlyphDefect {
  var text: String {
    switch self {
    case .contourOrder: "contours overlap or run backwards"
    case .tooManyPoints: "more points than any real glyph has"
    case .unknownComponent: "a component names a glyph that does not exist"
    case .componentCycle: "a component contains itself"
    case .componentsTooDeep: "components are nested too deeply"
    case .coordinateRange: "coordinates leave the 16-bit range"
    }
  }
}
