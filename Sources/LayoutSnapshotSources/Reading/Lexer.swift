/// Takes a Swift source apart, as far as preparing it needs: it knows where comments, strings and regular expressions
/// begin and end, so that nothing in them is mistaken for code.
///
/// The compiler's own parser is no choice here: a plain `swift build` does not find its modules.
struct Lexer {
  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private var position = 0
  private var beginsLine = true
  /// Interpolations within interpolations.
  private var depth = 0

  /// Beyond this a source is refused: each level is a level of the call stack.
  private static let deepest = 100

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens of a whole source.
  static func tokens(of bytes: [UInt8]) throws(SourceProblem) -> [Token] {
    var lexer = Lexer(bytes)
    lexer.tokens.reserveCapacity(bytes.count / 5)
    lexer.skipShebang()
    try lexer.read(interpolationOpenedAt: nil)
    return lexer.tokens
  }

  // MARK: Code

  /// Reads code up to the end of the source, or through the bracket that closes an interpolation.
  private mutating func read(interpolationOpenedAt opening: Int?) throws(SourceProblem) {
    var brackets = 0
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        beginsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
        position += 1
      case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"):
        skipLine()
      case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"):
        try skipBlockComment()
      case UInt8(ascii: "\""):
        try string(hashes: 0, from: position)
      case UInt8(ascii: "#"):
        try hash()
      case UInt8(ascii: "`"):
        try escapedWord()
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number()
      case let byte where byte.isWordStart:
        word()
      case UInt8(ascii: "("):
        brackets += 1
        mark()
      case UInt8(ascii: ")"):
        if opening != nil, brackets == 0 { return position += 1 }
        brackets -= 1
        mark()
      case let byte where byte.isMark:
        mark()
      case UInt8(ascii: "/") where canBeginRegex:
        if !regex(hashes: 0) { sign() }
      default:
        sign()
      }
    }
    if let opening { throw problem(at: opening, "an interpolation that does not end") }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, range: start..<position, beginsLine: beginsLine))
    beginsLine = false
  }

  private mutating func mark() {
    position += 1
    add(.mark, from: position - 1)
  }

  private mutating func word() {
    let start = position
    while position < bytes.count, bytes[position].isWord { position += 1 }
    add(.word, from: start)
  }

  private mutating func escapedWord() throws(SourceProblem) {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "`") {
      if bytes[position].isLineEnd { throw problem(at: start, "a name without its closing backtick") }
      position += 1
    }
    guard position < bytes.count else { throw problem(at: start, "a name without its closing backtick") }
    position += 1
    add(.word, from: start)
  }

  private mutating func number() {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isWord {
        position += 1
      } else if byte == UInt8(ascii: "."), let digit = next(1), digit.isDigit {
        position += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), let digit = next(1), digit.isDigit,
        hasExponent(from: start)
      {
        position += 1
      } else {
        break
      }
    }
    add(.number, from: start)
  }

  /// Whether a sign here belongs to a number: `1e-3`, not `0xE-3`.
  private func hasExponent(from start: Int) -> Bool {
    let last = bytes[position - 1] | 0x20
    let isHex = position - start > 1 && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
    return isHex ? last == UInt8(ascii: "p") : last == UInt8(ascii: "e")
  }

  private mutating func sign() {
    let start = position
    let isPrefix = beginsOperand(at: start)
    position += 1
    while position < bytes.count, bytes[position].isSign, !beginsComment(at: position) {
      // `!/a/` is a sign and a regular expression.
      if isPrefix, bytes[position] == UInt8(ascii: "/"), let end = endOfRegex(hashes: 0) {
        add(.sign, from: start)
        let regex = position
        position = end
        return add(.regex, from: regex)
      }
      position += 1
    }
    add(.sign, from: start)
  }

  private mutating func hash() throws(SourceProblem) {
    let start = position
    var hashes = 0
    while next(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch next(hashes) {
    case UInt8(ascii: "\""):
      position += hashes
      try string(hashes: hashes, from: start)
    case UInt8(ascii: "/") where regex(hashes: hashes):
      return
    case let byte? where byte.isWordStart && hashes == 1:
      position += 1
      while position < bytes.count, bytes[position].isWord { position += 1 }
      add(.hash, from: start)
    default:
      position += hashes
      add(.sign, from: start)
    }
  }

  // MARK: What is not code

  private mutating func skipShebang() {
    if next(0) == UInt8(ascii: "#"), next(1) == UInt8(ascii: "!") { skipLine() }
    // A byte order mark is a space.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func skipLine() {
    while position < bytes.count, !bytes[position].isLineEnd { position += 1 }
  }

  private mutating func skipBlockComment() throws(SourceProblem) {
    let start = position
    var level = 0
    repeat {
      guard position + 1 < bytes.count else { throw problem(at: start, "a comment that does not end") }
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        level += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        level -= 1
        position += 2
      case (let byte, _):
        if byte.isLineEnd { beginsLine = true }
        position += 1
      }
    } while level > 0
  }

  // MARK: Strings

  /// Reads a string whose quote stands at `position`.
  private mutating func string(hashes: Int, from start: Int) throws(SourceProblem) {
    let quote = UInt8(ascii: "\"")
    let isLong = next(1) == quote && next(2) == quote && !closesAtOnce(hashes)
    position += isLong ? 3 : 1
    var partStart = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote, closes(isLong, hashes) {
        position += (isLong ? 3 : 1) + hashes
        return add(.text, from: partStart)
      }
      if byte.isLineEnd, !isLong { break }
      guard byte == UInt8(ascii: "\\"), isEscape(hashes) else {
        position += 1
        continue
      }
      position += 1 + hashes
      guard next(0) == UInt8(ascii: "(") else {
        if position < bytes.count, isLong || !bytes[position].isLineEnd { position += 1 }
        continue
      }
      position += 1
      add(.text, from: partStart)
      guard depth < Self.deepest else {
        throw problem(at: position, "more than \(Self.deepest) interpolations within each other")
      }
      depth += 1
      try read(interpolationOpenedAt: position - 1)
      depth -= 1
      partStart = position - 1
    }
    throw problem(at: start, "a string that does not end")
  }

  /// Whether the two quotes that follow are an empty string, as in `#""#`, and not the start of a long one.
  private func closesAtOnce(_ hashes: Int) -> Bool {
    hashes > 0 && (0..<hashes).allSatisfy { next(2 + $0) == UInt8(ascii: "#") }
  }

  private func closes(_ isLong: Bool, _ hashes: Int) -> Bool {
    let quotes = isLong ? 3 : 1
    return (0..<quotes).allSatisfy { next($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { next(quotes + $0) == UInt8(ascii: "#") }
  }

  private func isEscape(_ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { next(1 + $0) == UInt8(ascii: "#") }
  }

  // MARK: Regular expressions

  /// Whether a `/` here can begin a regular expression: as for every operator, the spaces around it decide. `/)` and `/,` are
  /// the operator itself as an argument.
  private var canBeginRegex: Bool {
    guard let following = next(1), !" \t),".utf8.contains(following), !following.isLineEnd else {
      return false
    }
    return beginsOperand(at: position)
  }

  /// Whether what stands before a place is no operand that an operator there would belong to.
  private func beginsOperand(at place: Int) -> Bool {
    guard place > 0 else { return true }
    let before = bytes[place - 1]
    if before.isLineEnd || before == 0 || " \t\u{B}\u{C}([{,;:".utf8.contains(before) { return true }
    guard let last = tokens.last, last.range.upperBound == place else {
      // A comment.
      return before == UInt8(ascii: "/")
    }
    return last.kind == .word
      && Self.wordsBeforeExpressions.contains(String(decoding: bytes[last.range], as: UTF8.self))
  }

  private static let wordsBeforeExpressions: Set = [
    "return", "in", "case", "where", "if", "while", "guard", "switch", "try", "await", "throw", "else", "is",
    "as",
  ]

  /// Reads a regular expression; false, and nothing is read, if there is none.
  private mutating func regex(hashes: Int) -> Bool {
    guard let end = endOfRegex(hashes: hashes) else { return false }
    let start = position
    position = end
    add(.regex, from: start)
    return true
  }

  /// Where a regular expression ends whose first hash or slash stands here. Without hashes it ends in its line.
  private func endOfRegex(hashes: Int) -> Int? {
    var end = position + hashes + 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte.isLineEnd, hashes == 0 { return nil }
      if byte == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      if byte == UInt8(ascii: "/"),
        (0..<hashes).allSatisfy({ end + 1 + $0 < bytes.count && bytes[end + 1 + $0] == UInt8(ascii: "#") })
      {
        return hashes == 0 && bytes[end - 1] == UInt8(ascii: " ") ? nil : end + 1 + hashes
      }
      end += 1
    }
    return nil
  }

  // MARK: Places

  private func next(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func beginsComment(at place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "/") && place + 1 < bytes.count
      && (bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*"))
  }

  private func problem(at place: Int, _ reason: String) -> SourceProblem {
    SourceProblem(at: place, in: bytes, reason)
  }
}

extension SourceProblem {
  init(at place: Int, in bytes: [UInt8], _ reason: String) {
    let before = bytes[..<min(place, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.init(
      line: before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) },
      column: before.count - lineStart + 1, reason: reason)
  }
}
