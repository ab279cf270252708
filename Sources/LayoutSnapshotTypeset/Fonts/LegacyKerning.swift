/// Pairs of the older table `kern`, format 0, for fonts that have no kerning in `GPOS`.
struct LegacyKerning: Sendable {
  /// First glyph in the upper half, second in the lower; ascending.
  private var pairs: [UInt32] = []
  private var values: [Int16] = []

  /// Reads all horizontal subtables of format 0; Apple's own version of the table and other formats are left
  /// out.
  init(_ table: FontTable) throws(FontError) {
    var found: [(pair: UInt32, value: Int16)] = []
    guard try table.u16(0) == 0 else { return }
    var start = 4
    for _ in 0..<(try table.u16(2)) {
      let (length, coverage) = (try table.u16(start + 2), try table.u16(start + 4))
      // Horizontal, kerning proper, along the line, and of format 0 in the upper byte.
      if coverage & 0xFF07 == 1 {
        for index in 0..<(try table.u16(start + 6)) {
          let at = start + 14 + 6 * index
          found.append((UInt32(try table.u32(at)), Int16(try table.i16(at + 4))))
        }
      }
      start += length
    }
    // Most fonts keep the prescribed order; sorting costs little then.
    found.sort { ($0.pair, $0.value) < ($1.pair, $1.value) }
    for entry in found where pairs.last != entry.pair {
      pairs.append(entry.pair)
      values.append(entry.value)
    }
  }

  func adjustment(_ first: GlyphID, _ second: GlyphID) -> Int {
    let pair = UInt32(first.value) << 16 | UInt32(second.value)
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < pair { low = middle + 1 } else { high = middle }
    }
    return low < pairs.count && pairs[low] == pair ? Int(values[low]) : 0
  }
}
