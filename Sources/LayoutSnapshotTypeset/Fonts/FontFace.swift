/// One font file, read and checked: characters to glyphs, advances, kerning and outlines.
///
/// Tables are decoded into plain sorted arrays and every outline is checked when the face is made, so that a
/// damaged file is refused there, with an error, and layout and drawing cannot fail. Reading the raw bytes at
/// each look-up would mean checking them at each look-up.
///
/// Faces are immutable and compare by a fingerprint of their bytes.
package final class FontFace: Sendable {
  /// The PostScript name, such as `SnapshotSans-Bold`; empty where the font has none.
  package let name: String
  package let unitsPerEm: Int
  /// Above the baseline, in font units.
  package let ascent: Int
  /// Below the baseline, in font units; positive.
  package let descent: Int
  /// Extra space between lines, in font units.
  package let lineGap: Int
  /// Whether the weight is 700 or more, which CSS and WCAG call bold.
  package let isBold: Bool
  /// A 64-bit hash (FNV-1a) of the file's bytes.
  package let fingerprint: UInt64

  private let map: CharacterMap
  private let advances: [UInt16]
  private let displayAdvances: [UInt16]
  private let kerning: PairKerning
  private let legacyKerning: LegacyKerning?
  private let glyphs: GlyphTable

  /// Reads a `.ttf` file, or one font of a `.ttc` collection.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - index: Which font of a collection.
  /// - Throws: ``FontError`` where anything is wrong with the file, its outlines included.
  /// - Complexity: Linear in the size of the file: 0.5 ms for the 88 KB of an embedded font.
  package init(_ bytes: [UInt8], index: Int = 0) throws(FontError) {
    let file = try FontFile(bytes, index: index)
    let head = try file.table(.head)
    unitsPerEm = try head.u16(18)
    guard (16...16384).contains(unitsPerEm) else { throw .invalid(.head, .unitsPerEm, value: unitsPerEm) }
    let locationFormat = try head.u16(50)
    guard locationFormat <= 1 else { throw .invalid(.head, .locationFormat, value: locationFormat) }
    let glyphCount = try file.table(.maxp).u16(4)
    guard glyphCount > 0 else { throw .invalid(.maxp, .glyphCount, value: glyphCount) }

    let horizontal = try file.table(.hhea)
    ascent = try horizontal.i16(4)
    descent = -(try horizontal.i16(6))
    lineGap = try horizontal.i16(8)
    advances = try FontFace.advances(
      try file.table(.hmtx), metricCount: try horizontal.u16(34), glyphCount: glyphCount)
    displayAdvances = try FontFace.displayAdvances(try file.optionalTable(.dspA), glyphCount: glyphCount)
    map = try CharacterMap(try file.table(.cmap), glyphCount: glyphCount)
    let kerning = try file.optionalTable(.gpos).map(PairKerning.init) ?? PairKerning()
    legacyKerning = kerning.isEmpty ? try file.optionalTable(.kern).map(LegacyKerning.init) : nil
    self.kerning = kerning
    glyphs = try GlyphTable(file, glyphCount: glyphCount, longOffsets: locationFormat == 1)
    name = try FontFace.postScriptName(try file.optionalTable(.name))
    // A font without the table says in its head whether it is the bold one of its family.
    isBold =
      if let weights = try file.optionalTable(.os2) { try weights.u16(4) >= 700 } else {
        try head.u16(44) & 1 == 1
      }
    fingerprint = FontFace.fingerprint(of: bytes)
    try glyphs.audit()
  }

  package var glyphCount: Int { advances.count }

  /// The glyph of `character`, or nil where the face has none.
  package func glyph(for character: Unicode.Scalar) -> GlyphID? {
    map.glyph(for: character.value)
  }

  /// How far the pen moves after `glyph`, in font units. The box is one em wide.
  package func advance(of glyph: GlyphID) -> Int {
    Int(glyph.value) < advances.count ? Int(advances[Int(glyph.value)]) : unitsPerEm
  }

  /// The advance in the display cut, in font units: the ordinary one in fonts that `Scripts/cut-fonts` did
  /// not make.
  func displayAdvance(of glyph: GlyphID) -> Int {
    Int(glyph.value) < displayAdvances.count ? Int(displayAdvances[Int(glyph.value)]) : advance(of: glyph)
  }

  /// What the pair's kerning adds to the advance of `first`, in font units.
  package func kerning(_ first: GlyphID, _ second: GlyphID) -> Int {
    legacyKerning?.adjustment(first, second) ?? kerning.adjustment(first, second)
  }

  /// The contours of `glyph`.
  ///
  /// - Complexity: Decodes the glyph each time; the rasterizer caches what it makes of it.
  package func outline(of glyph: GlyphID) -> GlyphOutline {
    var outline = GlyphOutline(unitsPerEm: 2 * unitsPerEm)
    guard Int(glyph.value) < glyphCount else {
      outline.appendBox(em: unitsPerEm)
      return outline
    }
    guard let points = try? glyphs.resolved(Int(glyph.value)) else {
      preconditionFailure("An outline that passed the audit does not decode")
    }
    var start = 0
    for end in points.contourEnds {
      outline.append(contour: points.points[start...end])
      start = end + 1
    }
    return outline
  }

  private static func advances(
    _ table: FontTable, metricCount: Int, glyphCount: Int
  ) throws(FontError) -> [UInt16] {
    guard metricCount > 0, metricCount <= glyphCount else {
      throw .invalid(.hhea, .metricCount, value: metricCount)
    }
    try table.requireBytes(4 * metricCount, at: 0)
    var advances: [UInt16] = []
    advances.reserveCapacity(glyphCount)
    for glyph in 0..<metricCount { advances.append(UInt16(try table.u16(4 * glyph))) }
    // Glyphs without a metric of their own share the last one, as in a monospaced font.
    for _ in metricCount..<glyphCount { advances.append(advances[metricCount - 1]) }
    return advances
  }

  private static func displayAdvances(_ table: FontTable?, glyphCount: Int) throws(FontError) -> [UInt16] {
    guard let table else { return [] }
    try table.requireBytes(2 * glyphCount, at: 0)
    var advances: [UInt16] = []
    for glyph in 0..<glyphCount { advances.append(UInt16(try table.u16(2 * glyph))) }
    return advances
  }

  private static func postScriptName(_ table: FontTable?) throws(FontError) -> String {
    guard let table else { return "" }
    let strings = try table.u16(4)
    for record in 0..<(try table.u16(2)) {
      let at = 6 + 12 * record
      guard try table.u16(at) == 3, try table.u16(at + 6) == 6 else { continue }
      let (length, offset) = (try table.u16(at + 8), strings + (try table.u16(at + 10)))
      var name = ""
      for unit in 0..<(length / 2) {
        // PostScript names are printable ASCII; anything else is left out.
        let character = try table.u16(offset + 2 * unit)
        if character > 0x20, character < 0x7F { name.unicodeScalars.append(Unicode.Scalar(UInt8(character))) }
      }
      return name
    }
    return ""
  }

  private static func fingerprint(of bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

extension FontFace: CustomStringConvertible {
  package var description: String { name }
}

extension FontFace: Hashable {
  package static func == (left: FontFace, right: FontFace) -> Bool { left.fingerprint == right.fingerprint }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension GlyphOutline {
  /// An upright frame that stands for a character without a glyph, within its one-em advance.
  mutating func appendBox(em: Int) {
    let (left, right) = (Int32(em * 2 * 8 / 100), Int32(em * 2 * 92 / 100))
    let (bottom, top) = (Int32(-em * 2 * 12 / 100), Int32(em * 2 * 80 / 100))
    let stroke = Int32(em * 2 * 6 / 100)
    func point(_ x: Int32, _ y: Int32) -> Point { Point(x: x, y: y) }
    elements += [
      .move(point(left, bottom)), .line(point(left, top)), .line(point(right, top)),
      .line(point(right, bottom)),
      // The hole runs the other way round, so that either filling rule leaves it open.
      .move(point(left + stroke, bottom + stroke)), .line(point(right - stroke, bottom + stroke)),
      .line(point(right - stroke, top - stroke)), .line(point(left + stroke, top - stroke)),
    ]
  }
}
