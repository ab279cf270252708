/// Reads the coefficients of one block after the other (T.81, annexes F and G). They are kept in the order of rows.
struct BlockCoder {
  var bits: BitReader
  /// The last average of each part of the scan, from which the next one differs.
  var averages = [Int](repeating: 0, count: 4)
  /// Blocks in a row, from the next one, whose band has nothing but what refines it.
  private var emptyBlocks = 0

  init(_ bits: BitReader) { self.bits = bits }

  mutating func restart(_ number: Int) throws(JPEGDecodingError) {
    try bits.restart(number)
    averages = [0, 0, 0, 0]
    emptyBlocks = 0
  }

  /// A whole block.
  @inline(__always)
  mutating func readAll(
    _ block: inout [Int16], at base: Int, part: Int, direct: HuffmanTable, alternating: HuffmanTable
  ) throws(JPEGDecodingError) {
    try readAverage(&block, at: base, part: part, direct, shift: 0)
    var index = 1
    while index < 64 {
      let value = try bits.value(alternating)
      let length = value & 15
      if length == 0 {
        guard value == 0xF0 else { break }
        index += 16
        continue
      }
      index += value >> 4
      guard index < 64 else { throw .corrupt("a block of more than 64 numbers", at: bits.place) }
      block[base + zigzag[index]] = Int16(truncatingIfNeeded: bits.signed(length))
      index += 1
    }
  }

  /// The first scan of the average of a block, or all of it.
  @inline(__always)
  mutating func readAverage(
    _ block: inout [Int16], at base: Int, part: Int, _ table: HuffmanTable, shift: Int
  ) throws(JPEGDecodingError) {
    let length = try bits.value(table)
    guard length < 16 else { throw .corrupt("an average of \(length) bits", at: bits.place) }
    averages[part] &+= bits.signed(length)
    block[base] = Int16(truncatingIfNeeded: averages[part] << shift)
  }

  /// One bit more of the average.
  mutating func refineAverage(_ block: inout [Int16], at base: Int, shift: Int) {
    if bits.isOne() { block[base] |= 1 << Int16(shift) }
  }

  /// The first scan of a band of coefficients.
  mutating func readBand(
    _ block: inout [Int16], at base: Int, _ table: HuffmanTable, _ scan: ScanHeader
  ) throws(JPEGDecodingError) {
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      return
    }
    var index = scan.band.lowerBound
    while index <= scan.band.upperBound {
      let value = try bits.value(table)
      let (run, length) = (value >> 4, value & 15)
      if length == 0 {
        guard run == 15 else {
          emptyBlocks = (1 << run) + bits.number(run) - 1
          break
        }
        index += 16
        continue
      }
      index += run
      guard index < 64 else { throw .corrupt("a block of more than 64 numbers", at: bits.place) }
      block[base + zigzag[index]] = Int16(truncatingIfNeeded: bits.signed(length) << scan.shift)
      index += 1
    }
  }

  /// One bit more of a band of coefficients: those that are not 0 yet stand between the bits of those that are.
  mutating func refineBand(
    _ block: inout [Int16], at base: Int, _ table: HuffmanTable, _ scan: ScanHeader
  ) throws(JPEGDecodingError) {
    let bit = Int16(1) << Int16(scan.shift)
    var index = scan.band.lowerBound
    if emptyBlocks == 0 {
      while index <= scan.band.upperBound {
        let value = try bits.value(table)
        var run = value >> 4
        var fresh: Int16 = 0
        switch value & 15 {
        case 0 where run < 15:
          emptyBlocks = (1 << run) + bits.number(run)
        case 0: break
        case 1: fresh = bits.isOne() ? bit : -bit
        default: throw .corrupt("a refinement of more than one bit", at: bits.place)
        }
        if emptyBlocks > 0 { break }
        // Passes over as many zeros as the run has, and refines what lies between them.
        while index <= scan.band.upperBound {
          let place = base + zigzag[index]
          if block[place] != 0 {
            refine(&block[place], bit)
          } else {
            if run == 0 {
              block[place] = fresh
              index += 1
              break
            }
            run -= 1
          }
          index += 1
        }
      }
    }
    guard emptyBlocks > 0 else { return }
    while index <= scan.band.upperBound {
      let place = base + zigzag[index]
      if block[place] != 0 { refine(&block[place], bit) }
      index += 1
    }
    emptyBlocks -= 1
  }

  @inline(__always)
  private mutating func refine(_ value: inout Int16, _ bit: Int16) {
    // A bit that is there already is never there twice: damaged files say otherwise.
    if bits.isOne(), value.magnitude & bit.magnitude == 0 { value &+= value > 0 ? bit : -bit }
  }
}

/// The order in which a block's 64 coefficients are stored: along diagonals from the average.
let zigzag: [Int] = {
  var order: [Int] = []
  for diagonal in 0..<15 {
    let rows = max(0, diagonal - 7)...min(7, diagonal)
    for row in diagonal % 2 == 0 ? Array(rows.reversed()) : Array(rows) {
      order.append(row * 8 + diagonal - row)
    }
  }
  return order
}()
