/// Goes through the text of an attribute.
struct SVGScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }
  /// The next byte; 0 at the end.
  var next: UInt8 { isAtEnd ? 0 : bytes[position] }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (byte >= 9 && byte <= 13) }

  static func isLetter(_ byte: UInt8) -> Bool { byte | 32 >= 97 && byte | 32 <= 122 }

  mutating func skipSpace() {
    while position < bytes.count, SVGScanner.isSpace(bytes[position]) { position += 1 }
  }

  /// Skips space with at most one comma in it.
  mutating func skipSeparator() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  /// Goes behind a character if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character), !isAtEnd else { return false }
    position += 1
    return true
  }

  mutating func number() -> Double? { DecimalNumber.read(bytes, &position, exponents: true) }

  /// Letters and hyphens, in lower case.
  mutating func word() -> String {
    let start = position
    while position < bytes.count, SVGScanner.isLetter(bytes[position]) || bytes[position] == UInt8(ascii: "-")
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  /// All numbers up to the end, or nil if there is something else.
  static func numbers(_ text: some StringProtocol) -> [Double]? {
    var scanner = SVGScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }
}

extension StringProtocol {
  /// The text without space around it.
  var trimmed: String {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { !SVGScanner.isSpace($0) }),
      let last = bytes.lastIndex(where: { !SVGScanner.isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
