/// Expands bytes that were compressed as RFC 1950 and RFC 1951 describe.
struct Inflate {
  enum Fault: Error { case damaged, tooLarge, unknown }

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var output: [UInt8] = []
  private let most: Int

  /// Expands a zlib stream. Its checksum is not looked at: no reader of PDFs asks for it, and some writers leave it out.
  ///
  /// - Complexity: Linear in the bytes of the result.
  static func zlib(_ bytes: ArraySlice<UInt8>, most: Int) throws(Fault) -> [UInt8] {
    guard bytes.count >= 2 else { throw .damaged }
    let (method, flags) = (Int(bytes[bytes.startIndex]), Int(bytes[bytes.startIndex + 1]))
    // Deflate, a header that is a multiple of 31, and no dictionary of the program's own.
    guard method & 15 == 8, (method << 8 | flags) % 31 == 0, flags & 32 == 0 else { throw .damaged }
    var inflate = Inflate(bytes: bytes.dropFirst(2), most: most)
    try inflate.blocks()
    return inflate.output
  }

  private init(bytes: ArraySlice<UInt8>, most: Int) {
    (self.bytes, position, self.most) = (bytes, bytes.startIndex, most)
  }

  private mutating func blocks() throws(Fault) {
    var isLast = false
    while !isLast {
      isLast = try read(1) == 1
      switch try read(2) {
      case 0: try stored()
      case 1: try compressed(Inflate.fixedLiterals, Inflate.fixedDistances)
      case 2:
        let (literals, distances) = try codes()
        try compressed(literals, distances)
      default: throw .damaged
      }
    }
  }

  private mutating func read(_ count: UInt32) throws(Fault) -> Int {
    while bitCount < count {
      guard position < bytes.endIndex else { throw .damaged }
      bits |= UInt32(bytes[position]) << bitCount
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << count) - 1)
    bits >>= count
    bitCount -= count
    return Int(value)
  }

  private mutating func stored() throws(Fault) {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= bytes.endIndex else { throw .damaged }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    let inverse = Int(bytes[position + 2]) | Int(bytes[position + 3]) << 8
    position += 4
    guard count ^ inverse == 0xFFFF, position + count <= bytes.endIndex else { throw .damaged }
    guard output.count + count <= most else { throw .tooLarge }
    output += bytes[position..<position + count]
    position += count
  }

  private mutating func compressed(_ literals: HuffmanCode, _ distances: HuffmanCode) throws(Fault) {
    while true {
      let symbol = try decode(literals)
      if symbol < 256 {
        guard output.count < most else { throw .tooLarge }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol < 286 else { throw .damaged }
      let length = Inflate.lengths[symbol - 257].base + (try read(Inflate.lengths[symbol - 257].extra))
      let code = try decode(distances)
      guard code < 30 else { throw .damaged }
      let distance = Inflate.distances[code].base + (try read(Inflate.distances[code].extra))
      guard distance <= output.count else { throw .damaged }
      guard output.count + length <= most else { throw .tooLarge }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// Reads a code bit by bit: all codes of a length follow each other, so that a comparison tells whether it is complete.
  private mutating func decode(_ code: HuffmanCode) throws(Fault) -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      value |= try read(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .damaged
  }

  /// The codes that a block brings along.
  private mutating func codes() throws(Fault) -> (HuffmanCode, HuffmanCode) {
    let literalCount = try read(5) + 257
    let distanceCount = try read(5) + 1
    let codeCount = try read(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .damaged }
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<codeCount { lengths[Inflate.order[index]] = try read(3) }
    let code = HuffmanCode(lengths)
    guard code.isPossible else { throw .damaged }
    var all: [Int] = []
    while all.count < literalCount + distanceCount {
      let symbol = try decode(code)
      switch symbol {
      case 0..<16: all.append(symbol)
      case 16:
        guard let last = all.last else { throw .damaged }
        all += repeatElement(last, count: try read(2) + 3)
      case 17: all += repeatElement(0, count: try read(3) + 3)
      default: all += repeatElement(0, count: try read(7) + 11)
      }
    }
    guard all.count == literalCount + distanceCount, all[256] > 0 else { throw .damaged }
    let codes = (HuffmanCode(all[..<literalCount]), HuffmanCode(all[literalCount...]))
    guard codes.0.isPossible, codes.1.isPossible else { throw .damaged }
    return codes
  }
}

/// A canonical prefix code, by the number of codes of each length, and the symbols in their order.
struct HuffmanCode: Sendable {
  private(set) var counts = [Int](repeating: 0, count: 16)
  private(set) var symbols: [Int] = []
  /// Whether no more codes are claimed than there are.
  let isPossible: Bool

  init(_ lengths: some Collection<Int>) {
    for length in lengths where length > 0 { counts[length] += 1 }
    for length in 1...15 {
      for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
    }
    var left = 1
    for length in 1...15 where left >= 0 { left = left * 2 - counts[length] }
    isPossible = left >= 0
  }
}

extension Inflate {
  fileprivate static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The lengths of repetitions by their symbols from 257: each base follows from the bits of those before.
  fileprivate static let lengths: [(base: Int, extra: UInt32)] =
    ranges(from: 3, extras: (0..<28).map { UInt32($0 < 8 ? 0 : $0 / 4 - 1) }) + [(258, 0)]

  fileprivate static let distances = ranges(from: 1, extras: (0..<30).map { UInt32($0 < 4 ? 0 : $0 / 2 - 1) })

  private static func ranges(from first: Int, extras: [UInt32]) -> [(base: Int, extra: UInt32)] {
    var base = first
    return extras.map { extra in
      defer { base += 1 << Int(extra) }
      return (base, extra)
    }
  }

  fileprivate static let fixedLiterals = HuffmanCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  fileprivate static let fixedDistances = HuffmanCode([Int](repeating: 5, count: 30))
}
