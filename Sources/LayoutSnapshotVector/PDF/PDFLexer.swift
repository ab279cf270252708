/// Reads values and operators from the text of a PDF, or of a page (ISO 32000-1, 7.2). Damaged text gives other values, but
/// always comes to its end.
struct PDFLexer {
  enum Item {
    case object(PDFObject)
    /// `obj`, `endstream`, and operators of pages.
    case keyword(String)
    case end
  }

  private enum Token {
    case object(PDFObject)
    case keyword(String)
    case arrayEnd, dictionaryEnd, end
  }

  /// How deep arrays and dictionaries may lie in each other. Deeper ones are read as null.
  private static let deepest = 64

  let bytes: [UInt8]
  var position: Int
  /// Whether `1 0 R` is a reference.
  let hasReferences: Bool

  init(_ bytes: [UInt8], at position: Int = 0, hasReferences: Bool = true) {
    (self.bytes, self.position, self.hasReferences) = (bytes, max(0, position), hasReferences)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (byte >= 9 && byte <= 13) || byte == 0 }

  /// `()<>[]{}/%`
  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 40, 41, 60, 62, 91, 93, 123, 125, 47, 37: true
    default: false
    }
  }

  private static func isRegular(_ byte: UInt8) -> Bool { !isSpace(byte) && !isDelimiter(byte) }

  mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: "%") {
        while let byte = next, byte != 10, byte != 13 { position += 1 }
      } else if PDFLexer.isSpace(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  /// The next value or keyword.
  mutating func item() -> Item {
    while true {
      switch token(depth: 0) {
      case .object(let object): return .object(object)
      case .keyword(let word): return .keyword(word)
      case .end: return .end
      case .arrayEnd, .dictionaryEnd: continue
      }
    }
  }

  /// The next value; nil if there is none.
  mutating func object() -> PDFObject? {
    if case .object(let object) = item() { object } else { nil }
  }

  private mutating func token(depth: Int) -> Token {
    skipSpace()
    // Closing parentheses that open nowhere are noise.
    while next == UInt8(ascii: ")") {
      position += 1
      skipSpace()
    }
    guard let byte = next else { return .end }
    switch byte {
    case UInt8(ascii: "/"):
      position += 1
      return .object(.name(nameText()))
    case UInt8(ascii: "("): return .object(.string(literal()))
    case UInt8(ascii: "["):
      position += 1
      return .object(array(depth: depth + 1))
    case UInt8(ascii: "<"):
      position += 1
      if next == UInt8(ascii: "<") {
        position += 1
        return .object(dictionary(depth: depth + 1))
      }
      return .object(.string(hexadecimal()))
    case UInt8(ascii: "]"):
      position += 1
      return .arrayEnd
    case UInt8(ascii: ">"):
      position += 1
      if next == UInt8(ascii: ">") { position += 1 }
      return .dictionaryEnd
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      position += 1
      return .keyword(byte == UInt8(ascii: "{") ? "{" : "}")
    case 43, 45, 46, 48...57: return number()
    default: return word()
    }
  }

  private mutating func word() -> Token {
    let start = position
    while let byte = next, PDFLexer.isRegular(byte) { position += 1 }
    // Operators have few letters; what is longer is noise.
    let word = String(decoding: bytes[start..<min(position, start + 32)], as: UTF8.self)
    switch word {
    case "true": return .object(.bool(true))
    case "false": return .object(.bool(false))
    case "null": return .object(.null)
    default: return .keyword(word)
    }
  }

  private mutating func number() -> Token {
    // Some writers double the sign.
    while position + 1 < bytes.count, bytes[position] == 45, bytes[position + 1] == 45 { position += 1 }
    guard let value = DecimalNumber.read(bytes, &position, exponents: false) else {
      position += 1
      return .object(.number(0))
    }
    if hasReferences, value >= 0, value < 1e9, value == value.rounded(.down), skipReference() {
      return .object(.reference(Int(value)))
    }
    return .object(.number(value))
  }

  /// Goes behind ` 0 R` if that comes next.
  private mutating func skipReference() -> Bool {
    var index = position
    func skipSpaces() {
      while index < bytes.count, PDFLexer.isSpace(bytes[index]) { index += 1 }
    }
    skipSpaces()
    let digits = index
    while index < bytes.count, index < digits + 6, bytes[index] >= 48, bytes[index] <= 57 { index += 1 }
    guard index > digits else { return false }
    skipSpaces()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "R"),
      index + 1 == bytes.count || !PDFLexer.isRegular(bytes[index + 1])
    else { return false }
    position = index + 1
    return true
  }

  private mutating func array(depth: Int) -> PDFObject {
    var items: [PDFObject] = []
    while true {
      switch token(in: depth) {
      case .object(let object): items.append(object)
      case .keyword, .dictionaryEnd: continue
      case .arrayEnd, .end: return .array(items)
      }
    }
  }

  private mutating func dictionary(depth: Int) -> PDFObject {
    var entries: PDFDictionary = [:]
    var key: String?
    while true {
      switch token(in: depth) {
      case .object(let object):
        if let name = key {
          entries[name] = object
          key = nil
        } else {
          key = object.name
        }
      case .keyword(let word):
        // The end of the dictionary is missing.
        if word == "endobj" || word == "stream" {
          position -= word.utf8.count
          return .dictionary(entries)
        }
      case .arrayEnd: continue
      case .dictionaryEnd, .end: return .dictionary(entries)
      }
    }
  }

  /// A token within an array or a dictionary. Beyond the deepest, brackets are noise.
  private mutating func token(in depth: Int) -> Token {
    guard depth >= PDFLexer.deepest else { return token(depth: depth) }
    while true {
      skipSpace()
      guard let byte = next else { return .end }
      if byte != UInt8(ascii: "["), byte != UInt8(ascii: "<") { return token(depth: depth) }
      position += 1
    }
  }
}
