/// Cuts a predicate's format into words, signs and values.
///
/// Placeholders take their arguments here, in the order in which they stand, so that the parser sees values
/// alone. In quotes nothing is a placeholder.
struct PredicateLexer {
  private let letters: [Character]
  private var position = 0
  private var arguments: ArraySlice<Any>

  private typealias Reason = PredicateFormatProblem.Reason

  static func pieces(
    of format: String, arguments: [Any]
  ) throws(PredicateFormatProblem) -> [PredicateToken] {
    var lexer = PredicateLexer(letters: Array(format), arguments: arguments[...])
    var pieces: [PredicateToken] = []
    while true {
      lexer.skipBlanks()
      let column = lexer.position + 1
      let kind = try lexer.next()
      pieces.append(PredicateToken(kind: kind, column: column))
      if case .end = kind { return pieces }
    }
  }

  private init(letters: [Character], arguments: ArraySlice<Any>) {
    (self.letters, self.arguments) = (letters, arguments)
  }

  private func letter(_ distance: Int = 0) -> Character? {
    position + distance < letters.count ? letters[position + distance] : nil
  }

  private func problem(_ reason: Reason, at start: Int) -> PredicateFormatProblem {
    PredicateFormatProblem(column: start + 1, reason: reason)
  }

  private mutating func skipBlanks() {
    while letter()?.isWhitespace == true { position += 1 }
  }

  private mutating func next() throws(PredicateFormatProblem) -> PredicateToken.Kind {
    guard let first = letter() else { return .end }
    let start = position
    switch first {
    case "'", "\"": return .text(try text(until: first))
    case "%": return try placeholder()
    case "0"..."9": return .number(try number())
    case "." where letter(1)?.isNumber == true && !followsKey: return .number(try number())
    case "$", "#", "@":
      position += 1
      let name = word()
      guard !name.isEmpty else { throw problem(.unknownCharacter(first), at: start) }
      return first == "$"
        ? .variable(name) : first == "#" ? .escapedWord(name) : .collectionOperator("@" + name)
    default:
      let name = word()
      return name.isEmpty ? .sign(try sign()) : .word(name)
    }
  }

  /// Whether a key path goes on here, in which a point is never that of a number.
  private var followsKey: Bool {
    position > 0 && (Self.isWordLetter(letters[position - 1]) || letters[position - 1] == ")")
  }

  private static func isWordLetter(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_"
  }

  private mutating func word() -> String {
    let start = position
    while let letter = letter(), Self.isWordLetter(letter) { position += 1 }
    return String(letters[start..<position])
  }

  private static let pairs: Set = ["==", "=<", "=>", "!=", "<>", "<=", ">=", "&&", "||", "**", ":="]
  private static let signs: Set<Character> = [
    "(", ")", "{", "}", "[", "]", ",", ".", "+", "-", "*", "/", "=", "<", ">", "!", ":",
  ]

  private mutating func sign() throws(PredicateFormatProblem) -> String {
    let start = position
    let pair = String(letters[start..<min(start + 2, letters.count)])
    if Self.pairs.contains(pair) {
      position += 2
      return pair
    }
    guard Self.signs.contains(letters[start]) else {
      throw problem(.unknownCharacter(letters[start]), at: start)
    }
    position += 1
    return String(letters[start])
  }
}

extension PredicateLexer {
  /// What stands in quotes, with C's escapes; before any other letter a backslash is left out.
  private mutating func text(until quote: Character) throws(PredicateFormatProblem) -> String {
    let start = position
    position += 1
    var text = ""
    while let letter = letter() {
      position += 1
      if letter == quote { return text }
      guard letter == "\\" else {
        text.append(letter)
        continue
      }
      guard let escaped = self.letter() else { break }
      position += 1
      switch escaped {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "x": text.append(scalar(digits: 2) ?? "x")
      case "u": text.append(scalar(digits: 4) ?? "u")
      default: text.append(escaped)
      }
    }
    throw problem(.unendedText, at: start)
  }

  private mutating func scalar(digits: Int) -> Character? {
    guard position + digits <= letters.count,
      let code = UInt32(String(letters[position..<position + digits]), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    position += digits
    return Character(scalar)
  }

  private mutating func number() throws(PredicateFormatProblem) -> PredicateNumber {
    let start = position
    while let letter = letter() {
      // A sign belongs to a number after its exponent's letter alone: "1-2" is a difference.
      let isSigned =
        "+-".contains(letter) && "eE".contains(letters[max(start, position - 1)])
        && letters[start...].prefix(2) != ["0", "x"]
      guard Self.isWordLetter(letter) || letter == "." || isSigned else { break }
      position += 1
    }
    let text = String(letters[start..<position])
    guard let number = PredicateNumber(literal: text) else {
      throw problem(.malformedNumber(text), at: start)
    }
    return number
  }

  /// The lengths of C's integers, which do not matter where arguments carry their types.
  private static let lengths: Set<Character> = ["l", "h", "q", "z", "t", "j"]

  private mutating func placeholder() throws(PredicateFormatProblem) -> PredicateToken.Kind {
    let start = position
    position += 1
    while let letter = letter(), Self.lengths.contains(letter) { position += 1 }
    let conversion = letter()
    position = min(position + 1, letters.count)
    let name = String(letters[start..<position])
    guard let conversion, "@KdDiuUxXoOfFeEgGaAcCsS".contains(conversion) else {
      throw problem(
        name == "%%" ? .unsupported("a percent sign outside of quotes") : .unknownPlaceholder(name), at: start
      )
    }
    guard let argument = arguments.popFirst() else { throw problem(.missingArgument(name), at: start) }
    let value = unwrapped(argument)
    guard conversion == "K" else { return .argument(value) }
    let keys = (value as? String)?.split(separator: ".").map(String.init) ?? []
    guard !keys.isEmpty else { throw problem(.keyPathIsNoText, at: start) }
    return .keys(keys)
  }
}
