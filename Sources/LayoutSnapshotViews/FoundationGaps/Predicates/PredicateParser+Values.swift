extension PredicateParser {
  mutating func sum() throws(PredicateFormatProblem) -> Parsed {
    try operations(["+": .add, "-": .subtract]) { parser throws(PredicateFormatProblem) in
      try parser.operations(["*": .multiply, "/": .divide]) { parser throws(PredicateFormatProblem) in
        try parser.sign()
      }
    }
  }

  /// Operands of one level of binding, taken together from the left.
  private mutating func operations(
    _ signs: [String: PredicateNumber.Operation],
    of operand: (inout PredicateParser) throws(PredicateFormatProblem) -> Parsed
  ) throws(PredicateFormatProblem) -> Parsed {
    let start = token
    var left = try operand(&self)
    while let operation = token.sign.flatMap({ signs[$0] }) {
      let leftValue = try expression(left, from: start)
      skip()
      let rightStart = token
      let right = try operand(&self)
      left = .expression(.arithmetic(leftValue, operation, try expression(right, from: rightStart)))
    }
    return left
  }

  private mutating func sign() throws(PredicateFormatProblem) -> Parsed {
    guard take(sign: "-") else { return try keyPath() }
    let start = token
    let parsed = try nested { parser throws(PredicateFormatProblem) in try parser.sign() }
    return .expression(.negative(try expression(parsed, from: start)))
  }

  private mutating func keyPath() throws(PredicateFormatProblem) -> Parsed {
    let start = token
    let base = try primary()
    var keys: [String] = []
    while take(sign: ".") { keys += try self.keys() }
    if token.sign == "[" { throw problem(.unsupported("an index in brackets")) }
    if token.sign == "(" || token.sign == ":" { throw problem(.unsupported("a function")) }
    if token.sign == "**" { throw problem(.unsupported("a power")) }
    if keys.isEmpty { return base }
    switch try expression(base, from: start) {
    case .path(let base, let first): return .expression(.path(of: base, keys: first + keys))
    case let base: return .expression(.path(of: base, keys: keys))
    }
  }

  /// One step of a key path, or several where it is that of a placeholder. After a point no word needs a `#`.
  private mutating func keys() throws(PredicateFormatProblem) -> [String] {
    let keys: [String]
    switch token.kind {
    case .word(let key), .escapedWord(let key), .collectionOperator(let key): keys = [key]
    case .keys(let several): keys = several
    default: throw expected(.key)
    }
    skip()
    return keys
  }

  private mutating func primary() throws(PredicateFormatProblem) -> Parsed {
    let token = token
    switch token.kind {
    case .word(let word): return try named(word)
    case .escapedWord, .collectionOperator, .keys:
      return .expression(.path(of: .subject, keys: try keys()))
    case .text(let text): return constant(text)
    case .number(let number): return constant(number)
    case .argument(let value): return constant(value)
    case .variable(let name):
      skip()
      return .expression(.variable(name))
    case .sign("("): return try parenthesis()
    case .sign("{"): return try list()
    case .sign, .end: throw expected(.value)
    }
  }

  private mutating func constant(_ value: Any?) -> Parsed {
    skip()
    return .expression(.value(value))
  }

  private mutating func named(_ word: String) throws(PredicateFormatProblem) -> Parsed {
    switch word.uppercased() {
    case "SELF":
      skip()
      return .expression(.subject)
    case "TRUE", "YES": return constant(true)
    case "FALSE", "NO": return constant(false)
    case "NULL", "NIL": return constant(nil)
    case "TRUEPREDICATE", "FALSEPREDICATE":
      skip()
      return .condition(.constant(word.uppercased() == "TRUEPREDICATE"))
    case let name where ["SUBQUERY", "FUNCTION", "CAST", "TERNARY", "FETCH"].contains(name):
      throw problem(.unsupported(name))
    case let name where Self.reserved.contains(name): throw expected(.value)
    default: return .expression(.path(of: .subject, keys: try keys()))
    }
  }

  /// Words that are keys only after a `#`.
  private static let reserved: Set = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH",
    "ENDSWITH", "BETWEEN",
  ]

  private mutating func parenthesis() throws(PredicateFormatProblem) -> Parsed {
    try nested { parser throws(PredicateFormatProblem) in
      parser.skip()
      let parsed = try parser.alternatives()
      guard parser.take(sign: ")") else { throw parser.expected(.closingParenthesis) }
      return parsed
    }
  }

  private mutating func list() throws(PredicateFormatProblem) -> Parsed {
    try nested { parser throws(PredicateFormatProblem) in
      parser.skip()
      var elements: [PredicateExpression] = []
      if parser.take(sign: "}") { return .expression(.list(elements)) }
      repeat {
        let start = parser.token
        let element = try parser.sum()
        elements.append(try parser.expression(element, from: start))
      } while parser.take(sign: ",")
      guard parser.take(sign: "}") else { throw parser.expected(.closingBrace) }
      return .expression(.list(elements))
    }
  }
}
