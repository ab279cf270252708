import Testing

@testable import LayoutSnapshotTypeset

@Suite("Malformed fonts")
struct MalformedFontTests {
  /// The error that reading `bytes` throws, outlines audited; nil where it reads.
  static func error(_ bytes: [UInt8], index: Int = 0) -> FontError? {
    do throws(FontError) {
      let face = try FontFace(bytes, index: index)
      for glyph in 0..<face.glyphCount { _ = face.outline(of: GlyphID(UInt16(glyph))) }
      return nil
    } catch {
      return error
    }
  }

  @Test func surgery_withoutChange_givesAFontThatReads() {
    #expect(MalformedFontTests.error(FontSurgery.hebrew.file) == nil)
  }

  struct Operation: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: FontError
    let operate: @Sendable (inout FontSurgery) -> Void
    var testDescription: String { name }

    init(_ name: String, _ expected: FontError, _ operate: @escaping @Sendable (inout FontSurgery) -> Void) {
      self.name = name
      self.expected = expected
      self.operate = operate
    }
  }

  static let operations: [Operation] = [
    Operation("no head", .missingTable("head")) { $0.remove("head") },
    Operation("no outlines", .missingTable("glyf")) { $0.remove("glyf") },
    Operation("no locations", .missingTable("loca")) { $0.remove("loca") },
    Operation("no map", .missingTable("cmap")) { $0.remove("cmap") },
    Operation("no advances", .missingTable("hmtx")) { $0.remove("hmtx") },
    Operation("em of 0", .invalid("head", .unitsPerEm, value: 0)) { $0.set16(0, in: "head", at: 18) },
    Operation("location format 7", .invalid("head", .locationFormat, value: 7)) {
      $0.set16(7, in: "head", at: 50)
    },
    Operation("no glyphs", .invalid("maxp", .glyphCount, value: 0)) { $0.set16(0, in: "maxp", at: 4) },
    Operation("no metrics", .invalid("hhea", .metricCount, value: 0)) { $0.set16(0, in: "hhea", at: 34) },
    Operation("more metrics than glyphs", .invalid("hhea", .metricCount, value: 900)) {
      $0.set16(900, in: "hhea", at: 34)
    },
    Operation("short hmtx", .truncated("hmtx", offset: 0, needed: 540, length: 100)) {
      $0["hmtx"] = Array($0["hmtx"].prefix(100))
    },
    Operation("short head", .truncated("head", offset: 50, needed: 2, length: 40)) {
      $0["head"] = Array($0["head"].prefix(40))
    },
    Operation("short loca", .truncated("loca", offset: 20, needed: 2, length: 20)) {
      $0["loca"] = Array($0["loca"].prefix(20))
    },
    Operation("locations backwards", .invalid("loca", .locationOrder, value: 3)) {
      $0.set16(0, in: "loca", at: 6)
    },
    Operation("location beyond outlines", .invalid("loca", .locationRange, value: 5)) {
      $0.set16(0xFFFF, in: "loca", at: 10)
    },
    Operation("map of an unknown format", .invalid("cmap", .noUnicodeMap, value: 1)) {
      $0["cmap"] = [0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12, 0, 6, 0, 0]
    },
    Operation("overlapping map", .invalid("cmap", .mapOrder, value: 1)) {
      $0["cmap"] = mapOfGroups([(65, 70, 1), (70, 71, 9)])
    },
    Operation("map beyond the glyphs", .invalid("cmap", .mapRange, value: 0)) {
      $0["cmap"] = mapOfGroups([(65, 70, 4_000_000)])
    },
    Operation(
      "map that announces a billion groups", .truncated("cmap", offset: 28, needed: 12 << 30, length: 40)
    ) {
      $0["cmap"] = mapOfGroups([(65, 70, 1)], announced: 1 << 30)
    },
    Operation("kerning of an unknown format", .invalid("GPOS", .format, value: 9)) {
      $0["GPOS"] = kerningTable([0, 9, 0, 0, 0, 0, 0, 0, 0, 0])
    },
    Operation("kerning that ends early", .truncated("GPOS", offset: 46, needed: 2, length: 46)) {
      $0["GPOS"] = kerningTable([0, 1, 0, 10, 0, 4, 0, 0, 0, 1])
    },
    Operation("kerning matrix beyond the table", .truncated("GPOS", offset: 52, needed: 20_000, length: 64)) {
      let classes: [UInt8] = [0, 1, 0, 0, 0, 0]
      $0["GPOS"] = kerningTable(
        [0, 2, 0, 16, 0, 4, 0, 0, 0, 22, 0, 22, 0, 100, 0, 100] + [0, 1, 0, 0, 0, 0] + classes)
    },
    Operation("cycle of components", .invalidGlyph(1, .componentCycle)) { $0.setOnlyGlyph(composite([1])) },
    Operation("unknown component", .invalidGlyph(1, .unknownComponent)) { $0.setOnlyGlyph(composite([999])) },
    Operation("contours backwards", .invalidGlyph(1, .contourOrder)) {
      $0.setOnlyGlyph([0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0])
    },
    Operation("endless repeat of flags", .truncated("glyf", offset: 16, needed: 1, length: 16)) {
      $0.setOnlyGlyph([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFE, 0, 0, 8, 2])
    },
  ]

  @Test(arguments: operations)
  func table_withADefect_isRefusedWithItsName(_ operation: Operation) {
    var surgery = FontSurgery.hebrew
    operation.operate(&surgery)
    #expect(MalformedFontTests.error(surgery.file) == operation.expected)
  }

  @Test func components_thatMultiply_areRefusedWithoutBeingExpanded() {
    // Glyph 1 is a point pair; each next glyph holds the one before 40 times: 40^7 parts.
    var surgery = FontSurgery.hebrew
    var glyphs: [[UInt8]] = [[], [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0x31, 0x31, 0, 0]]
    for level in 2..<9 { glyphs.append(MalformedFontTests.composite([Int](repeating: level - 1, count: 40))) }
    surgery.setGlyphs(glyphs)
    #expect(MalformedFontTests.error(surgery.file) == .invalidGlyph(3, .tooManyPoints))
  }

  @Test func components_nestedDeeply_areRefused() {
    var surgery = FontSurgery.hebrew
    surgery.setGlyphs([[]] + (1..<40).map { MalformedFontTests.composite([$0 + 1]) } + [[]])
    #expect(MalformedFontTests.error(surgery.file) == .invalidGlyph(10, .componentsTooDeep))
  }

  @Test func file_cutAnywhere_isRefused() {
    var surgery = FontSurgery.hebrew
    surgery.remove("post")  // the last table, which is not read
    let file = surgery.file
    for length in stride(from: 0, to: file.count, by: 7) {
      #expect(MalformedFontTests.error(Array(file.prefix(length))) != nil, "cut after \(length) bytes")
    }
  }

  /// Every byte of every table but the outlines, set to three values: the font reads or is refused, nothing
  /// else.
  @Test func file_withAnyByteChanged_neverTraps() {
    let file = FontSurgery.hebrew.file
    var refused = 0
    for position in stride(from: 0, to: file.count, by: 5) {
      for value in [0x00, 0x7F, 0xFF] as [UInt8] where file[position] != value {
        var changed = file
        changed[position] = value
        if MalformedFontTests.error(changed) != nil { refused += 1 }
      }
    }
    #expect(refused > 100)
  }

  @Test func otherFormats_areRefusedByName() {
    #expect(MalformedFontTests.error(Array("OTTO____________".utf8)) == .unsupportedKind(.postScriptOutlines))
    #expect(MalformedFontTests.error(Array("wOF2____________".utf8)) == .unsupportedKind(.webFont2))
    #expect(MalformedFontTests.error(Array("version https://".utf8)) == .notTrueType(FontTag("vers")))
    #expect(MalformedFontTests.error([]) == .truncated(FontTag("file"), offset: 0, needed: 4, length: 0))
  }

  @Test func collection_givesEachOfItsFonts() throws {
    let file = FontSurgery.hebrew.file
    let header = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16]
    // Table offsets count from the file's start, so they move with the header.
    var moved = file
    for entry in 0..<FontSurgery.u16(file, 4) {
      let at = 12 + 16 * entry + 8
      moved.replaceSubrange(at..<at + 4, with: FontSurgery.bytes32(FontSurgery.u32(file, at) + header.count))
    }
    #expect(try FontFace(header + moved).name == "SnapshotHebrewRegular")
    #expect(MalformedFontTests.error(header + moved, index: 1) == .noFont(index: 1, count: 1))
  }

  @Test func description_namesTheTableAndTheNextStep() {
    let text = FontError.missingTable("glyf").description
    #expect(text == "the font has no table glyf. The file is incomplete: fetch or export it again.")
    #expect(FontError.notTrueType(FontTag(0x6765_7401)).description.contains("get\\x01"))
  }

  @Test func legacyKerning_isReadWhereThereIsNoOther() throws {
    var surgery = FontSurgery.hebrew
    // Two subtables: a vertical one, which does not count, and a horizontal one with its pairs out of order.
    let vertical: [UInt8] = [0, 0, 0, 20, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + [0, 1, 0, 2, 0, 99]
    let horizontal: [UInt8] =
      [0, 0, 0, 26, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0] + [0, 3, 0, 4, 0, 7, 0, 1, 0, 2, 0xFF, 0xF6]
    surgery["kern"] = [0, 0, 0, 2] + vertical + horizontal
    #expect(try FontFace(surgery.file).kerning(GlyphID(1), GlyphID(2)) == 0, "GPOS comes first")
    surgery.remove("GPOS")
    let face = try FontFace(surgery.file)
    #expect(face.kerning(GlyphID(1), GlyphID(2)) == -10)
    #expect(face.kerning(GlyphID(3), GlyphID(4)) == 7)
    #expect(face.kerning(GlyphID(2), GlyphID(1)) == 0)
    surgery["kern"] = Array(surgery["kern"].dropLast(3))
    #expect(MalformedFontTests.error(surgery.file) == .truncated("kern", offset: 44, needed: 4, length: 47))
  }

  // MARK: Small tables

  static func mapOfGroups(_ groups: [(Int, Int, Int)], announced: Int? = nil) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    bytes += FontSurgery.bytes32(announced ?? groups.count)
    for group in groups {
      bytes += FontSurgery.bytes32(group.0) + FontSurgery.bytes32(group.1) + FontSurgery.bytes32(group.2)
    }
    return bytes
  }

  /// A `GPOS` table with one `kern` feature of one lookup of one subtable.
  static func kerningTable(_ subtable: [UInt8]) -> [UInt8] {
    let header: [UInt8] = [0, 1, 0, 0, 0, 10, 0, 10, 0, 24]
    let feature: [UInt8] = [0, 1] + Array("kern".utf8) + [0, 8, 0, 0, 0, 1, 0, 0]
    let lookups: [UInt8] = [0, 1, 0, 4, 0, 2, 0, 0, 0, 1, 0, 8]
    return header + feature + lookups + subtable
  }

  static func composite(_ parts: [Int]) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0]
    for (index, part) in parts.enumerated() {
      let flags: [UInt8] = [0, index + 1 < parts.count ? 0x22 : 0x02]
      bytes += flags + FontSurgery.bytes16(part) + [0, 0]
    }
    return bytes
  }
}

extension FontTag: ExpressibleByStringLiteral {
  /// The four letters of the literal.
  public init(stringLiteral value: StaticString) { self.init(value) }
}

extension FontSurgery {
  /// Glyph 1 gets `glyph`, all others nothing.
  mutating func setOnlyGlyph(_ glyph: [UInt8]) { setGlyphs([[], glyph]) }

  mutating func setGlyphs(_ glyphs: [[UInt8]]) {
    let count = FontSurgery.u16(self["maxp"], 4)
    var (locations, outlines): ([UInt8], [UInt8]) = ([], [])
    for index in 0...count {
      locations += FontSurgery.bytes32(outlines.count)
      if index < glyphs.count { outlines += glyphs[index] }
    }
    self["loca"] = locations
    self["glyf"] = outlines
    set16(1, in: "head", at: 50)
  }
}
