/// Which glyph a font draws for a character: tables `cmap` of format 4 and 12, as one sorted list of runs.
///
/// A run is consecutive characters with consecutive glyphs; a look-up is a binary search over the runs, 655
/// in the embedded regular font.
struct CharacterMap: Sendable {
  struct Run: Sendable {
    var first: UInt32
    var last: UInt32
    var glyph: UInt32
  }

  private(set) var runs: [Run] = []

  init(_ table: FontTable, glyphCount: Int) throws(FontError) {
    let subtable = try CharacterMap.bestSubtable(table)
    if try table.u16(subtable) == 12 {
      try readGroups(table, at: subtable, glyphCount: glyphCount)
    } else {
      try readSegments(table, at: subtable, glyphCount: glyphCount)
    }
  }

  /// The glyph of `character`, or nil where the font has none.
  func glyph(for character: UInt32) -> GlyphID? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].last < character { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].first <= character else { return nil }
    return GlyphID(UInt16(truncatingIfNeeded: runs[low].glyph + (character - runs[low].first)))
  }

  /// Full Unicode (format 12) is preferred to the basic plane (format 4).
  private static func bestSubtable(_ table: FontTable) throws(FontError) -> Int {
    var best: Int?
    var bestScore = 0
    let count = try table.u16(2)
    for index in 0..<count {
      let platform = try table.u16(4 + 8 * index)
      let encoding = try table.u16(6 + 8 * index)
      guard platform == 0 || (platform == 3 && (encoding == 1 || encoding == 10)) else { continue }
      let offset = try table.u32(8 + 8 * index)
      let format = try table.u16(offset)
      let score = format == 12 ? 2 : format == 4 ? 1 : 0
      if score > bestScore { (best, bestScore) = (offset, score) }
    }
    guard let best else { throw .invalid(.cmap, .noUnicodeMap, value: count) }
    return best
  }

  private mutating func readGroups(_ table: FontTable, at start: Int, glyphCount: Int) throws(FontError) {
    let count = try table.u32(start + 12)
    try table.requireBytes(12 * count, at: start + 16)
    var previous = -1
    for index in 0..<count {
      let at = start + 16 + 12 * index
      let (first, last, glyph) = (try table.u32(at), try table.u32(at + 4), try table.u32(at + 8))
      guard first > previous, last >= first else { throw .invalid(.cmap, .mapOrder, value: index) }
      guard last <= 0x10FFFF, glyph + (last - first) < glyphCount else {
        throw .invalid(.cmap, .mapRange, value: index)
      }
      append(first: first, last: last, glyph: glyph)
      previous = last
    }
  }

  private mutating func readSegments(_ table: FontTable, at start: Int, glyphCount: Int) throws(FontError) {
    let count = try table.u16(start + 6) / 2
    let (ends, starts) = (start + 14, start + 16 + 2 * count)
    let (deltas, rangeOffsets) = (starts + 2 * count, starts + 4 * count)
    var previous = -1
    for index in 0..<count {
      let (first, last) = (try table.u16(starts + 2 * index), try table.u16(ends + 2 * index))
      guard first > previous, last >= first else { throw .invalid(.cmap, .mapOrder, value: index) }
      previous = last
      let delta = try table.u16(deltas + 2 * index)
      let rangeOffset = try table.u16(rangeOffsets + 2 * index)
      for character in first...last where character != 0xFFFF {
        var glyph = character
        if rangeOffset != 0 {
          glyph = try table.u16(rangeOffsets + 2 * index + rangeOffset + 2 * (character - first))
          if glyph == 0 { continue }
        }
        glyph = (glyph + delta) & 0xFFFF
        if glyph == 0 { continue }
        guard glyph < glyphCount else { throw .invalid(.cmap, .mapRange, value: index) }
        append(first: character, last: character, glyph: glyph)
      }
    }
  }

  private mutating func append(first: Int, last: Int, glyph: Int) {
    if let run = runs.last, Int(run.last) + 1 == first, Int(run.glyph) + first - Int(run.first) == glyph {
      runs[runs.count - 1].last = UInt32(last)
    } else {
      runs.append(Run(first: UInt32(first), last: UInt32(last), glyph: UInt32(glyph)))
    }
  }
}
