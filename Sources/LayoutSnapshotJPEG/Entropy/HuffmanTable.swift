/// A table of codes of different lengths: the more frequent a value, the shorter its code (T.81, annex C).
struct HuffmanTable {
  /// Codes of up to nine bits are looked up at once.
  static let quickBits = 9

  /// For the next nine bits, the code's length in the high byte and its value in the low one; 0 for longer codes.
  private let quick: [UInt16]
  /// For each length, the first code that is too large for it, with sixteen bits.
  private let limits: [Int]
  /// For each length, what leads from a code to the index of its value.
  private let offsets: [Int]
  private let values: [UInt8]

  /// - Parameter counts: how many codes there are of 1 to 16 bits.
  /// - Returns: nil if the codes are more than there can be.
  init?(counts: [Int], values: [UInt8]) {
    var quick = [UInt16](repeating: 0, count: 1 << Self.quickBits)
    var (limits, offsets) = ([0], [0])
    var (code, index) = (0, 0)
    for length in 1...16 {
      let count = counts[length - 1]
      guard code + count <= 1 << length else { return nil }
      offsets.append(index - code)
      for place in 0..<count where length <= Self.quickBits {
        let room = Self.quickBits - length
        let entry = UInt16(length) << 8 | UInt16(values[index + place])
        for rest in 0..<(1 << room) { quick[(code + place) << room | rest] = entry }
      }
      code += count
      index += count
      limits.append(code << (16 - length))
      code <<= 1
    }
    (self.quick, self.limits, self.offsets, self.values) = (quick, limits, offsets, values)
  }

  /// The length and the value of the code that sixteen bits begin with; nil if none does.
  @inline(__always)
  func code(_ bits: Int) -> (length: Int, value: Int)? {
    let entry = quick[bits >> (16 - Self.quickBits)]
    if entry != 0 { return (Int(entry >> 8), Int(entry & 255)) }
    return longCode(bits)
  }

  private func longCode(_ bits: Int) -> (length: Int, value: Int)? {
    for length in Self.quickBits + 1...16 where bits < limits[length] {
      return (length, Int(values[bits >> (16 - length) + offsets[length]]))
    }
    return nil
  }
}
