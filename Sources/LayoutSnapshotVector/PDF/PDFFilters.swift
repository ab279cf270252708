/// The filters of streams besides Flate (ISO 32000-1, 7.4).
enum PDFFilters {
  static func asciiHexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var lexer = PDFLexer(Array(bytes))
    return lexer.hexadecimal()
  }

  /// Five digits of base 85 are four bytes; `z` is four zeros.
  ///
  /// - Returns: nil for a character that is no digit.
  static func ascii85(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var output: [UInt8] = []
    var (value, count) = (UInt64(0), 0)
    for byte in bytes {
      if byte == UInt8(ascii: "~") { break }
      if PDFLexer.isSpace(byte) { continue }
      if byte == UInt8(ascii: "z"), count == 0 {
        output += [0, 0, 0, 0]
        continue
      }
      guard byte >= 33, byte <= 117 else { return nil }
      value = value * 85 + UInt64(byte - 33)
      count += 1
      if count == 5 {
        for shift in [24, 16, 8, 0] as [UInt64] { output.append(UInt8(truncatingIfNeeded: value >> shift)) }
        (value, count) = (0, 0)
      }
    }
    // A last group of n digits, filled up with the greatest one, is n - 1 bytes.
    if count > 1 {
      for _ in count..<5 { value = value * 85 + 84 }
      for shift in ([24, 16, 8] as [UInt64]).prefix(count - 1) {
        output.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    return output
  }

  /// - Returns: nil if the result has more bytes than the limit.
  static func runLength(_ bytes: ArraySlice<UInt8>, most: Int) -> [UInt8]? {
    var output: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex, bytes[index] != 128 {
      let count = Int(bytes[index])
      index += 1
      if count < 128 {
        let end = min(bytes.endIndex, index + count + 1)
        output += bytes[index..<end]
        index = end
      } else if index < bytes.endIndex {
        output += repeatElement(bytes[index], count: 257 - count)
        index += 1
      }
      if output.count > most { return nil }
    }
    return output
  }

  /// Codes of 9 to 12 bits, each of which stands for a text that came before and one byte more.
  ///
  /// - Parameter early: How many codes earlier than needed codes become longer: 1, if nothing else is said.
  static func lzw(_ bytes: ArraySlice<UInt8>, early: Int, most: Int) throws(Inflate.Fault) -> [UInt8] {
    var output: [UInt8] = []
    // Where in the output the text of each code from 258 lies.
    var texts: [Range<Int>] = []
    var last: Range<Int>?
    var (bits, bitCount, width) = (UInt32(0), 0, 9)
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      bitCount += 8
      guard bitCount >= width else { continue }
      bitCount -= width
      let code = Int(bits >> UInt32(bitCount)) & (1 << width - 1)
      bits &= 1 << UInt32(bitCount) - 1
      if code == 257 { break }
      if code == 256 {
        (texts, last, width) = ([], nil, 9)
        continue
      }
      let start = output.count
      if code < 256 {
        output.append(UInt8(code))
      } else if code - 258 < texts.count {
        for index in texts[code - 258] { output.append(output[index]) }
      } else if let last, code - 258 == texts.count {
        // The text that is just being made: the last one with its own first byte.
        for index in last { output.append(output[index]) }
        output.append(output[last.lowerBound])
      } else {
        throw .damaged
      }
      guard output.count <= most else { throw .tooLarge }
      // Each text is the last one and the byte behind it.
      if let last, texts.count < 4096 - 258 { texts.append(last.lowerBound..<last.upperBound + 1) }
      last = start..<output.count
      let reached = texts.count + 258 + early
      width = reached >= 2048 ? 12 : reached >= 1024 ? 11 : reached >= 512 ? 10 : 9
    }
    return output
  }
}
