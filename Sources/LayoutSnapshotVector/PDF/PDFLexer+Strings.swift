extension PDFLexer {
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  /// A name behind its slash; `#20` stands for a byte.
  mutating func nameText() -> String {
    var name: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if PDFLexer.isSpace(byte) || PDFLexer.isDelimiter(byte) { break }
      if byte == UInt8(ascii: "#"), position + 2 < bytes.count,
        let high = PDFLexer.digit(bytes[position + 1]), let low = PDFLexer.digit(bytes[position + 2])
      {
        name.append(high << 4 | low)
        position += 3
      } else {
        name.append(byte)
        position += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// A string behind `<`.
  mutating func hexadecimal() -> [UInt8] {
    var digits: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = PDFLexer.digit(byte) { digits.append(digit) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// A string in parentheses.
  mutating func literal() -> [UInt8] {
    var (text, depth): ([UInt8], Int) = ([], 0)
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        if depth > 1 { text.append(byte) }
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
        text.append(byte)
      case UInt8(ascii: "\\"): escape(&text)
      default: text.append(byte)
      }
    }
    return text
  }

  private mutating func escape(_ text: inout [UInt8]) {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case 13: if position < bytes.count, bytes[position] == 10 { position += 1 }
    case 10: break
    case 48...55:
      var value = Int(byte - 48)
      for _ in 0..<2 where position < bytes.count && bytes[position] >= 48 && bytes[position] <= 55 {
        value = value * 8 + Int(bytes[position] - 48)
        position += 1
      }
      text.append(UInt8(truncatingIfNeeded: value))
    default: text.append(byte)
    }
  }
}
