/// Reads as much of Swift's grammar as it takes to find where a call ends.
///
/// Parentheses in strings and comments do not count. Literals of regular expressions are refused: whether a slash
/// begins one depends on types, and a wrong guess would change the wrong part of a source.
struct SwiftScanner {
  /// What is not understood, in words.
  struct Refusal: Error, Hashable {
    let what: String
  }

  /// A literal of a string: the bytes between its quotes.
  struct StringLiteral: Hashable {
    let content: Range<Int>
    let pounds: Int
    let hasLines: Bool
  }

  let bytes: [UInt8]
  var position: Int

  func peek(_ offset: Int = 0) -> UInt8? {
    bytes.indices.contains(position + offset) ? bytes[position + offset] : nil
  }

  func isAt(_ text: String) -> Bool {
    let text = Array(text.utf8)
    return bytes.count - position >= text.count && bytes[position..<position + text.count].elementsEqual(text)
  }

  mutating func skipSpaces() {
    while let byte = peek(), isSpace(byte) { position += 1 }
  }

  /// Skips from an opening bracket behind the closing one.
  mutating func skipBrackets() throws(Refusal) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth == 0 { return }
      case UInt8(ascii: "\""): _ = try skipString()
      case UInt8(ascii: "#"): try skipPounds()
      case UInt8(ascii: "/"): try skipSlash()
      default: position += 1
      }
    }
    throw Refusal(what: "brackets that do not close")
  }

  private mutating func skipPounds() throws(Refusal) {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    switch peek(count) {
    case UInt8(ascii: "\""): _ = try skipString()
    case UInt8(ascii: "/"): throw Refusal(what: "a regular expression")
    default: position += count
    }
  }

  mutating func skipSlash() throws(Refusal) {
    if isAt("//") {
      while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
    } else if isAt("/*") {
      try skipComment()
    } else {
      // A division has spaces on both sides or on none; a regular expression has one only before it.
      let before = position > 0 ? bytes[position - 1] : UInt8(ascii: "(")
      let opens =
        isSpace(before) || [UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":")].contains(before)
      if opens, let next = peek(1), !isSpace(next) { throw Refusal(what: "a regular expression") }
      position += 1
    }
  }

  private mutating func skipComment() throws(Refusal) {
    var depth = 0
    while peek() != nil {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    throw Refusal(what: "a comment that does not close")
  }

  /// Skips a literal of a string, which begins here with its pound signs or its quotes.
  mutating func skipString() throws(Refusal) -> StringLiteral {
    var pounds = 0
    while peek() == UInt8(ascii: "#") {
      pounds += 1
      position += 1
    }
    let fence = String(repeating: "#", count: pounds)
    let hasLines = isAt("\"\"\"\n") || isAt("\"\"\"\r\n")
    let quotes = hasLines ? "\"\"\"" : "\""
    guard isAt(quotes) else { throw Refusal(what: "something other than a string") }
    position += quotes.utf8.count
    let start = position
    let (end, escape) = (quotes + fence, "\\" + fence)
    // Nearly all bytes of a text are neither, and texts of thousands of lines are read in debug builds.
    while let byte = peek() {
      if byte == UInt8(ascii: "\""), isAt(end) {
        let content = start..<position
        position += quotes.utf8.count + pounds
        return StringLiteral(content: content, pounds: pounds, hasLines: hasLines)
      }
      if byte == UInt8(ascii: "\\"), isAt(escape) {
        position += 1 + pounds
        if peek() == UInt8(ascii: "(") { try skipBrackets() } else { position += 1 }
      } else if byte == UInt8(ascii: "\n"), !hasLines {
        break
      } else {
        position += 1
      }
    }
    throw Refusal(what: "a string that does not close")
  }
}

func isSpace(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
  default: false
  }
}
