import Foundation

/// Reads a visual format by the grammar in Apple's Auto Layout Guide, "Visual Format Language".
///
/// There is one method per rule. Blanks are allowed between the parts, but not in names and numbers.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var index = 0

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.visualFormat()
  }

  private init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  // MARK: Rules

  private mutating func visualFormat() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if takes("H") || takes("V") {
      result.isVertical = characters[index - 1] == "V"
      guard takes(":") else { throw error("\":\" after the orientation") }
    }
    if takes("|") { result.leading = try connection() }
    result.views.append(try view())
    while next != nil {
      let connection = try connection()
      if takes("|") {
        result.trailing = connection
        guard next == nil else { throw error("nothing after the superview's closing \"|\"") }
        break
      }
      guard next == "[" else { throw error("a view in brackets or \"|\"") }
      result.connections.append(connection)
      result.views.append(try view())
    }
    return result
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
    guard takes("[") else { throw error("a view in brackets") }
    let name = try name("the name of a view")
    let predicates = next == "(" ? try predicateList() : []
    guard takes("]") else {
      throw error(predicates.isEmpty ? "\"(\" or \"]\" after the name of a view" : "\"]\"")
    }
    return VisualFormat.Element(name: name, predicates: predicates)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard takes("-") else { return .flush }
    guard next != "[", next != "|", next != nil else { return .standard }
    let predicates = next == "(" ? try predicateList() : [try simplePredicate()]
    guard takes("-") else { throw error("\"-\" after the space") }
    return .predicates(predicates)
  }

  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    guard let character = next, character.isDigit || character == "." || character.beginsName else {
      throw error("a number that is not negative, a metric, \"(\", a view in brackets or \"|\"")
    }
    return VisualFormat.Predicate(
      relation: .equal, object: try operand("a number or a metric"), priority: nil)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard takes("(") else { throw error("\"(\"") }
    var predicates = [try predicate()]
    while takes(",") { predicates.append(try predicate()) }
    guard takes(")") else { throw error("\",\" or \")\"") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    let object = try operand("a number or a name")
    let priority = takes("@") ? try operand("a priority") : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutConstraint.Relation {
    guard let first = next, "=<>".contains(first) else { return .equal }
    let column = index
    index += 1
    guard index < characters.count, characters[index] == "=" else {
      index = column
      throw error("\"==\", \"<=\" or \">=\"")
    }
    index += 1
    return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func operand(_ words: String) throws(VisualFormatError) -> VisualFormat.Operand {
    if next?.beginsName == true { return .name(try name(words)) }
    return try number(words)
  }

  private mutating func name(_ words: String) throws(VisualFormatError) -> VisualFormat.Name {
    guard let first = next, first.beginsName else { throw error(words) }
    let start = index
    while index < characters.count, characters[index].beginsName || characters[index].isDigit { index += 1 }
    return VisualFormat.Name(text: String(characters[start..<index]), column: start + 1)
  }

  private mutating func number(_ words: String) throws(VisualFormatError) -> VisualFormat.Operand {
    skipBlanks()
    let start = index
    if index < characters.count, "+-".contains(characters[index]) { index += 1 }
    skipDigits()
    if index < characters.count, characters[index] == "." {
      index += 1
      skipDigits()
    }
    skipExponent()
    guard let number = Double(String(characters[start..<index])), number.isFinite else {
      index = start
      throw error(words)
    }
    return .number(number, column: start + 1)
  }

  // MARK: Characters

  /// The next character that is not a blank. Reading it skips the blanks before it.
  private var next: Character? {
    mutating get {
      skipBlanks()
      return index < characters.count ? characters[index] : nil
    }
  }

  private mutating func takes(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  private mutating func skipDigits() {
    while index < characters.count, characters[index].isDigit { index += 1 }
  }

  /// Skips an exponent such as `e-3`, but not an `e` that begins a name.
  private mutating func skipExponent() {
    guard index < characters.count, characters[index] == "e" || characters[index] == "E" else { return }
    let start = index
    index += 1
    if index < characters.count, "+-".contains(characters[index]) { index += 1 }
    let digits = index
    skipDigits()
    if index == digits { index = start }
  }

  private func error(_ words: String) -> VisualFormatError {
    VisualFormatError(format: format, column: index + 1, reason: .expected(words))
  }
}

extension Character {
  /// Whether a C identifier may begin with the character.
  fileprivate var beginsName: Bool { self == "_" || (isASCII && isLetter) }
  fileprivate var isDigit: Bool { "0" <= self && self <= "9" && isASCII }
}
