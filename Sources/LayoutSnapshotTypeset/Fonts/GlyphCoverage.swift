/// A sorted list of glyph ranges, as `GPOS` uses it to say which glyphs a rule covers.
struct GlyphCoverage: Sendable {
  private var ranges: [GlyphRange] = []

  init(_ table: FontTable, at start: Int) throws(FontError) {
    let format = try table.u16(start)
    let count = try table.u16(start + 2)
    for entry in 0..<count {
      switch format {
      case 1:
        let glyph = try table.u16(start + 4 + 2 * entry)
        try ranges.append(GlyphRange(first: glyph, last: glyph, value: entry), entry: entry, .coverageOrder)
      case 2:
        let at = start + 4 + 6 * entry
        let range = GlyphRange(
          first: try table.u16(at), last: try table.u16(at + 2), value: try table.u16(at + 4))
        try ranges.append(range, entry: entry, .coverageOrder)
      default: throw .invalid(.gpos, .format, value: format)
      }
    }
  }

  /// The glyph's place among the covered ones; nil where it is not covered.
  func index(of glyph: GlyphID) -> Int? {
    guard let range = ranges.range(containing: glyph) else { return nil }
    return Int(range.value) + Int(glyph.value - range.first)
  }
}

/// The class of each glyph; class 0 holds all that are not listed.
struct GlyphClasses: Sendable {
  private var ranges: [GlyphRange] = []

  init(_ table: FontTable, at start: Int) throws(FontError) {
    switch try table.u16(start) {
    case 1:
      let first = try table.u16(start + 2)
      for entry in 0..<(try table.u16(start + 4)) {
        let value = try table.u16(start + 6 + 2 * entry)
        guard value != 0 else { continue }
        let range = GlyphRange(first: first + entry, last: first + entry, value: value)
        try ranges.append(range, entry: entry, .classOrder)
      }
    case 2:
      for entry in 0..<(try table.u16(start + 2)) {
        let at = start + 4 + 6 * entry
        let range = GlyphRange(
          first: try table.u16(at), last: try table.u16(at + 2), value: try table.u16(at + 4))
        try ranges.append(range, entry: entry, .classOrder)
      }
    case let format: throw .invalid(.gpos, .format, value: format)
    }
  }

  func `class`(of glyph: GlyphID) -> Int {
    guard let range = ranges.range(containing: glyph) else { return 0 }
    return Int(range.value)
  }
}

struct GlyphRange: Sendable {
  let first: UInt16
  let last: UInt16
  let value: UInt16

  init(first: Int, last: Int, value: Int) {
    self.first = UInt16(truncatingIfNeeded: first)
    self.last = UInt16(truncatingIfNeeded: last)
    self.value = UInt16(truncatingIfNeeded: value)
  }
}

extension [GlyphRange] {
  /// Keeps the list sorted and free of overlaps, which the binary search relies on.
  fileprivate mutating func append(
    _ range: GlyphRange, entry: Int, _ defect: FontError.Defect
  ) throws(FontError) {
    guard range.first <= range.last, isEmpty || range.first > self[count - 1].last else {
      throw .invalid(.gpos, defect, value: entry)
    }
    append(range)
  }

  fileprivate func range(containing glyph: GlyphID) -> GlyphRange? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].last < glyph.value { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].first <= glyph.value ? self[low] : nil
  }
}
