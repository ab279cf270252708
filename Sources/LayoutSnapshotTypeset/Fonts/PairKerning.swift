/// Pair kerning: the `kern` feature of table `GPOS`, pair adjustments of both formats, with extension
/// lookups.
///
/// Of each value record only the first glyph's advance is used. As the format prescribes, lookups add up, and
/// within a lookup the first subtable that has the pair decides. Features of all scripts are read as one:
/// fonts give each script its own lookups over its own glyphs.
struct PairKerning: Sendable {
  private var lookups: [[Subtable]] = []
  /// Values still allowed. Subtables may share bytes, so the size of the file does not limit them.
  private var budget = 4_000_000

  private enum Subtable: Sendable {
    case pairs(ExplicitPairs)
    case classes(ClassPairs)
  }

  /// No kerning.
  init() {}

  var isEmpty: Bool { lookups.isEmpty }

  init(_ table: FontTable) throws(FontError) {
    for offset in try PairKerning.kernLookups(table) {
      var subtables: [Subtable] = []
      let kind = try table.u16(offset)
      for index in 0..<(try table.u16(offset + 4)) {
        var (subtable, subtableKind) = (offset + (try table.u16(offset + 6 + 2 * index)), kind)
        if kind == 9 {
          subtableKind = try table.u16(subtable + 2)
          subtable += try table.u32(subtable + 4)
        }
        guard subtableKind == 2 else { continue }
        switch try table.u16(subtable) {
        case 1: subtables.append(.pairs(try ExplicitPairs(table, at: subtable, budget: &budget)))
        case 2: subtables.append(.classes(try ClassPairs(table, at: subtable, budget: &budget)))
        case let format: throw .invalid(.gpos, .format, value: format)
        }
      }
      if !subtables.isEmpty { lookups.append(subtables) }
    }
  }

  /// How far `second` moves towards `first` (negative) or away from it, in font units.
  func adjustment(_ first: GlyphID, _ second: GlyphID) -> Int {
    var sum = 0
    for lookup in lookups {
      search: for subtable in lookup {
        switch subtable {
        case .pairs(let pairs):
          if let value = pairs.value(first, second) {
            sum += value
            break search
          }
        case .classes(let classes):
          if let value = classes.value(first, second) {
            sum += value
            break search
          }
        }
      }
    }
    return sum
  }

  /// Offsets of all lookups that any `kern` feature names, in the order in which they apply.
  private static func kernLookups(_ table: FontTable) throws(FontError) -> [Int] {
    let (features, list) = (try table.u16(6), try table.u16(8))
    let lookupCount = try table.u16(list)
    var used = [Bool](repeating: false, count: lookupCount)
    for index in 0..<(try table.u16(features)) {
      let record = features + 2 + 6 * index
      guard try table.tag(record) == .kern else { continue }
      let feature = features + (try table.u16(record + 4))
      for entry in 0..<(try table.u16(feature + 2)) {
        let lookup = try table.u16(feature + 4 + 2 * entry)
        if lookup < lookupCount { used[lookup] = true }
      }
    }
    var offsets: [Int] = []
    for lookup in 0..<lookupCount where used[lookup] {
      offsets.append(list + (try table.u16(list + 2 + 2 * lookup)))
    }
    return offsets
  }
}

/// Where the first glyph's advance stands in a value record, and how long a pair of records is.
struct PairValueFormat {
  let size: Int
  private let advanceOffset: Int?

  init(first: Int, second: Int) {
    size = 2 * ((first & 0xFF).nonzeroBitCount + (second & 0xFF).nonzeroBitCount)
    // The record holds x placement, y placement, x advance, in that order, each only if its bit is set.
    advanceOffset = first & 4 != 0 ? 2 * (first & 3).nonzeroBitCount : nil
  }

  func advance(_ table: FontTable, at record: Int) throws(FontError) -> Int {
    guard let advanceOffset else { return 0 }
    return try table.i16(record + advanceOffset)
  }
}

/// Format 1: for each first glyph a list of second glyphs.
struct ExplicitPairs: Sendable {
  private let coverage: GlyphCoverage
  /// Where the pairs of a covered glyph begin; one entry more than covered glyphs.
  private var starts: [Int32] = [0]
  private var seconds: [UInt16] = []
  private var values: [Int16] = []

  init(_ table: FontTable, at start: Int, budget: inout Int) throws(FontError) {
    coverage = try GlyphCoverage(table, at: start + (try table.u16(start + 2)))
    let format = PairValueFormat(first: try table.u16(start + 4), second: try table.u16(start + 6))
    for index in 0..<(try table.u16(start + 8)) {
      let set = start + (try table.u16(start + 10 + 2 * index))
      let count = try table.u16(set)
      budget -= count + 1
      guard budget >= 0 else { throw .invalid(.gpos, .kerningTooLarge, value: index) }
      var previous = -1
      for entry in 0..<count {
        let record = set + 2 + entry * (2 + format.size)
        let second = try table.u16(record)
        guard second > previous else { throw .invalid(.gpos, .coverageOrder, value: entry) }
        seconds.append(UInt16(second))
        values.append(Int16(truncatingIfNeeded: try format.advance(table, at: record + 2)))
        previous = second
      }
      starts.append(Int32(seconds.count))
    }
  }

  func value(_ first: GlyphID, _ second: GlyphID) -> Int? {
    guard let index = coverage.index(of: first), index + 1 < starts.count else { return nil }
    var (low, high) = (Int(starts[index]), Int(starts[index + 1]))
    let end = high
    while low < high {
      let middle = (low + high) / 2
      if seconds[middle] < second.value { low = middle + 1 } else { high = middle }
    }
    return low < end && seconds[low] == second.value ? Int(values[low]) : nil
  }
}

/// Format 2: a matrix over classes of first and second glyphs.
struct ClassPairs: Sendable {
  private let coverage: GlyphCoverage
  private let firstClasses: GlyphClasses
  private let secondClasses: GlyphClasses
  private let firstCount: Int
  private let secondCount: Int
  private var values: [Int16] = []

  init(_ table: FontTable, at start: Int, budget: inout Int) throws(FontError) {
    coverage = try GlyphCoverage(table, at: start + (try table.u16(start + 2)))
    let format = PairValueFormat(first: try table.u16(start + 4), second: try table.u16(start + 6))
    firstClasses = try GlyphClasses(table, at: start + (try table.u16(start + 8)))
    secondClasses = try GlyphClasses(table, at: start + (try table.u16(start + 10)))
    firstCount = try table.u16(start + 12)
    secondCount = try table.u16(start + 14)
    let count = firstCount * secondCount
    budget -= count
    guard budget >= 0 else { throw .invalid(.gpos, .kerningTooLarge, value: count) }
    try table.requireBytes(count * format.size, at: start + 16)
    values.reserveCapacity(count)
    for index in 0..<count {
      let value = try format.advance(table, at: start + 16 + index * format.size)
      values.append(Int16(truncatingIfNeeded: value))
    }
  }

  func value(_ first: GlyphID, _ second: GlyphID) -> Int? {
    guard coverage.index(of: first) != nil else { return nil }
    let (row, column) = (firstClasses.class(of: first), secondClasses.class(of: second))
    guard row < firstCount, column < secondCount else { return nil }
    return Int(values[row * secondCount + column])
  }
}
