/// One block of a deflate stream (RFC 1951, 3.2): as it is, with the fixed codes, or with its own, whichever is shortest.
struct DeflateBlock {
  /// A symbol of a code, and further bits behind its word.
  struct Symbol {
    let number: Int
    let extra: UInt32
    let extraBits: Int
  }

  private static let endOfBlock = 256
  /// In this order the lengths of the code of lengths are written: the seldom ones last, where they can be left out.
  private static let orderOfLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let fixed = (
    PrefixCode(
      lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }),
    PrefixCode(lengths: [Int](repeating: 5, count: 30))
  )

  private let tokens: ArraySlice<DeflateToken>
  private let bytes: ArraySlice<UInt8>
  private var literals = [Int](repeating: 0, count: 286)
  private var distances = [Int](repeating: 0, count: 30)
  private var extraBits = 0

  /// The place behind the block's bytes.
  var end: Int { bytes.endIndex }

  init(_ tokens: ArraySlice<DeflateToken>, of bytes: [UInt8], from start: Int) {
    self.tokens = tokens
    var end = start
    for token in tokens {
      end += token.length
      guard token.isRepetition else {
        literals[Int(token.byte)] += 1
        continue
      }
      let (length, distance) = (Self.symbol(length: token.length), Self.symbol(distance: token.distance))
      literals[length.number] += 1
      distances[distance.number] += 1
      extraBits += length.extraBits + distance.extraBits
    }
    literals[Self.endOfBlock] = 1
    self.bytes = bytes[start..<end]
  }

  func write(to bits: inout BitWriter, isLast: Bool) {
    let own = (PrefixCode(frequencies: literals, limit: 15), PrefixCode(frequencies: distances, limit: 15))
    let description = Description(own)
    let ownSize = description.size + own.0.size(literals) + own.1.size(distances)
    let fixedSize = Self.fixed.0.size(literals) + Self.fixed.1.size(distances)
    // A stored block holds up to 65,535 bytes after its lengths.
    let storedSize = (bytes.count + 5 * (bytes.count / 65_535 + 1)) * 8 - extraBits
    if storedSize < min(ownSize, fixedSize) {
      writeStored(to: &bits, isLast)
    } else if fixedSize <= ownSize {
      bits.write(isLast ? 0b011 : 0b010, count: 3)
      writeTokens(Self.fixed, to: &bits)
    } else {
      bits.write(isLast ? 0b101 : 0b100, count: 3)
      description.write(to: &bits)
      writeTokens(own, to: &bits)
    }
  }

  private func writeStored(to bits: inout BitWriter, _ isLast: Bool) {
    var rest = bytes
    repeat {
      let part = rest.prefix(65_535)
      rest = rest.dropFirst(part.count)
      bits.write(isLast && rest.isEmpty ? 1 : 0, count: 3)
      bits.align()
      bits.write(UInt32(part.count), count: 16)
      bits.write(UInt32(~UInt16(part.count)), count: 16)
      bits.write(part)
    } while !rest.isEmpty
  }

  private func writeTokens(_ codes: (PrefixCode, PrefixCode), to bits: inout BitWriter) {
    func write(_ symbol: Symbol, _ code: PrefixCode) {
      bits.write(code.words[symbol.number], count: code.lengths[symbol.number])
      bits.write(symbol.extra, count: symbol.extraBits)
    }
    for token in tokens {
      if token.isRepetition {
        write(Self.symbol(length: token.length), codes.0)
        write(Self.symbol(distance: token.distance), codes.1)
      } else {
        bits.write(codes.0.words[Int(token.byte)], count: codes.0.lengths[Int(token.byte)])
      }
    }
    bits.write(codes.0.words[Self.endOfBlock], count: codes.0.lengths[Self.endOfBlock])
  }

  /// Four symbols have no further bits, or two of distances; then each so many have one more.
  private static func symbol(_ offset: Int, inGroupOf group: Int) -> Symbol {
    let shift = group.trailingZeroBitCount
    guard offset >= 2 * group else { return Symbol(number: offset, extra: 0, extraBits: 0) }
    let extraBits = Int.bitWidth - 1 - offset.leadingZeroBitCount - shift
    return Symbol(
      number: extraBits << shift + offset >> extraBits, extra: UInt32(offset & (1 << extraBits - 1)),
      extraBits: extraBits)
  }

  static func symbol(length: Int) -> Symbol {
    // The greatest length has a symbol of its own.
    if length == 258 { return Symbol(number: 285, extra: 0, extraBits: 0) }
    let symbol = symbol(length - 3, inGroupOf: 4)
    return Symbol(number: 257 + symbol.number, extra: symbol.extra, extraBits: symbol.extraBits)
  }

  static func symbol(distance: Int) -> Symbol { symbol(distance - 1, inGroupOf: 2) }
}

extension DeflateBlock {
  /// The lengths of both codes as they stand at the start of a block: runs of them in a code of their own.
  private struct Description {
    private let literalCount: Int
    private let distanceCount: Int
    private let runs: [Symbol]
    private let code: PrefixCode
    private let codeCount: Int
    /// In bits.
    let size: Int

    init(_ codes: (PrefixCode, PrefixCode)) {
      literalCount = max(257, codes.0.lengths.lastIndex { $0 > 0 }! + 1)
      distanceCount = codes.1.lengths.lastIndex { $0 > 0 }! + 1
      runs = Self.runs(codes.0.lengths.prefix(literalCount) + codes.1.lengths.prefix(distanceCount))
      var frequencies = [Int](repeating: 0, count: 19)
      for run in runs { frequencies[run.number] += 1 }
      let code = PrefixCode(frequencies: frequencies, limit: 7)
      self.code = code
      codeCount = max(4, orderOfLengths.lastIndex { code.lengths[$0] > 0 }! + 1)
      size = 14 + 3 * codeCount + code.size(frequencies) + runs.reduce(0) { $0 + $1.extraBits }
    }

    func write(to bits: inout BitWriter) {
      bits.write(UInt32(literalCount - 257), count: 5)
      bits.write(UInt32(distanceCount - 1), count: 5)
      bits.write(UInt32(codeCount - 4), count: 4)
      for symbol in orderOfLengths.prefix(codeCount) { bits.write(UInt32(code.lengths[symbol]), count: 3) }
      for run in runs {
        bits.write(code.words[run.number], count: code.lengths[run.number])
        bits.write(run.extra, count: run.extraBits)
      }
    }

    private static func runs(_ lengths: ArraySlice<Int>) -> [Symbol] {
      var runs: [Symbol] = []
      var rest = lengths
      while let length = rest.first {
        let count = rest.prefix { $0 == length }.count
        // Of other lengths the first stands before its repetitions.
        let (taken, symbol): (Int, Symbol) =
          switch (length, count) {
          case (0, 11...):
            (min(count, 138), Symbol(number: 18, extra: UInt32(min(count, 138) - 11), extraBits: 7))
          case (0, 3...): (count, Symbol(number: 17, extra: UInt32(count - 3), extraBits: 3))
          default: (1, Symbol(number: length, extra: 0, extraBits: 0))
          }
        runs.append(symbol)
        rest = rest.dropFirst(taken)
        while length > 0, case let count = rest.prefix(6).prefix(while: { $0 == length }).count, count >= 3 {
          runs.append(Symbol(number: 16, extra: UInt32(count - 3), extraBits: 2))
          rest = rest.dropFirst(count)
        }
      }
      return runs
    }
  }
}
