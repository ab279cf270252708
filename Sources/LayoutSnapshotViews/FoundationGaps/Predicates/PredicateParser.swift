/// Reads a predicate's format, as Apple's "Predicate Format String Syntax" describes it.
///
/// From the loosest to the tightest binding: `OR`, `AND`, `NOT`, comparisons, `+` and `-`, `*` and `/`, key
/// paths. What stands in parentheses may be a condition or a value, which shows only at its end: "(a + b) >
/// 3", "(a > b) AND c == d". So all levels give either one, and whoever needs one of them checks that.
struct PredicateParser {
  private let pieces: [PredicateToken]
  private var index = 0
  private var depth = 0

  enum Parsed {
    case condition(PredicateCondition)
    case expression(PredicateExpression)
  }

  static func condition(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateFormatProblem) -> PredicateCondition {
    var parser = PredicateParser(pieces: try PredicateLexer.pieces(of: format, arguments: arguments))
    let parsed = try parser.alternatives()
    let condition = try parser.condition(parsed)
    guard case .end = parser.token.kind else { throw parser.expected(.end) }
    return condition
  }

  private init(pieces: [PredicateToken]) { self.pieces = pieces }

  /// The next token; the last one is the end, which is never taken.
  var token: PredicateToken { pieces[index] }

  mutating func skip() { index = min(index + 1, pieces.count - 1) }

  mutating func take(sign: String) -> Bool {
    guard token.sign == sign else { return false }
    skip()
    return true
  }

  private mutating func take(keyword: String, or sign: String) -> Bool {
    guard token.keyword == keyword || token.sign == sign else { return false }
    skip()
    return true
  }

  func problem(_ reason: PredicateFormatProblem.Reason) -> PredicateFormatProblem {
    PredicateFormatProblem(column: token.column, reason: reason)
  }

  func expected(_ what: PredicateFormatProblem.Expectation) -> PredicateFormatProblem {
    problem(.expected(what, instead: token.name))
  }

  /// Keeps malicious formats from using up the stack.
  mutating func nested<Result>(
    _ body: (inout PredicateParser) throws(PredicateFormatProblem) -> Result
  ) throws(PredicateFormatProblem) -> Result {
    guard depth < 100 else { throw problem(.nestedTooDeeply) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }
}

extension PredicateParser {
  mutating func alternatives() throws(PredicateFormatProblem) -> Parsed {
    let first = try conjunction()
    guard token.keyword == "OR" || token.sign == "||" else { return first }
    var conditions = [try condition(first)]
    while take(keyword: "OR", or: "||") {
      let next = try conjunction()
      conditions.append(try condition(next))
    }
    return .condition(.any(conditions))
  }

  private mutating func conjunction() throws(PredicateFormatProblem) -> Parsed {
    let first = try negation()
    guard token.keyword == "AND" || token.sign == "&&" else { return first }
    var conditions = [try condition(first)]
    while take(keyword: "AND", or: "&&") {
      let next = try negation()
      conditions.append(try condition(next))
    }
    return .condition(.all(conditions))
  }

  private mutating func negation() throws(PredicateFormatProblem) -> Parsed {
    guard take(keyword: "NOT", or: "!") else { return try comparison() }
    let parsed = try nested { parser throws(PredicateFormatProblem) in try parser.negation() }
    return .condition(.not(try condition(parsed)))
  }

  private static let quantifiers: [String: PredicateComparison.Quantifier] = [
    "ANY": .any, "SOME": .any, "ALL": .all, "NONE": .none,
  ]

  private mutating func comparison() throws(PredicateFormatProblem) -> Parsed {
    let quantifier = token.keyword.flatMap { Self.quantifiers[$0] }
    if quantifier != nil { skip() }
    let start = token
    let left = try sum()
    guard let operation = self.operation else {
      guard quantifier == nil else { throw expected(.operation) }
      return left
    }
    let leftValue = try expression(left, from: start)
    skip()
    let options = try textOptions()
    let rightStart = token
    let right = try sum()
    let rightValue = try expression(right, from: rightStart)
    return .condition(
      .comparison(
        PredicateComparison(
          quantifier: quantifier, left: leftValue, operation: operation, options: options, right: rightValue))
    )
  }

  private static let operations: [String: PredicateComparison.Operation] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between,
    "IN": .within, "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
    "MATCHES": .matches,
  ]

  private var operation: PredicateComparison.Operation? {
    (token.sign ?? token.keyword).flatMap { Self.operations[$0] }
  }

  /// The letters in brackets behind an operator.
  private mutating func textOptions() throws(PredicateFormatProblem) -> PredicateTextOptions {
    var options: PredicateTextOptions = []
    guard take(sign: "[") else { return options }
    for letter in token.keyword ?? "" {
      switch letter {
      case "C": options.insert(.caseInsensitive)
      case "D": options.insert(.diacriticInsensitive)
      case "N": options.insert(.normalized)
      default: throw problem(.unknownOption(letter))
      }
    }
    if token.keyword != nil { skip() }
    guard take(sign: "]") else { throw expected(.closingBracket) }
    return options
  }

  private func condition(_ parsed: Parsed) throws(PredicateFormatProblem) -> PredicateCondition {
    switch parsed {
    case .condition(let condition): return condition
    // A value alone is no condition: what is missing is its operator.
    case .expression: throw expected(.operation)
    }
  }

  func expression(
    _ parsed: Parsed, from start: PredicateToken
  ) throws(PredicateFormatProblem) -> PredicateExpression {
    switch parsed {
    case .expression(let expression): return expression
    case .condition:
      throw PredicateFormatProblem(
        column: start.column, reason: .expected(.value, instead: "a condition"))
    }
  }
}
