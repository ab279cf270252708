/// Statements, and those within them.
extension SourceParts {
  struct Context {
    var isClosure: Bool
    /// What the function gives; nil if that is not known.
    var type: String?
    /// How many braces of the function stand around.
    var depth = 0
  }

  mutating func addStatements(
    inBraces open: Int, _ name: String, _ context: Context, ofSwitch isSwitch: Bool = false
  ) {
    guard source.partners[open] > open, context.depth < Self.deepest else { return }
    let start = reader.startOfCode(inBraces: open)
    let statements = reader.statements(in: start..<source.partners[open], ofSwitch: isSwitch)
    for statement in statements {
      if let kind = kind(of: statement, isAlone: statements.count == 1, context) {
        let text = "\(name) { \(firstLine(of: statement)) }"
        all.append(SourcePart(name: text, kind: kind, tokens: statement))
      }
      var last = statement.lowerBound
      for inner in braces(in: statement) {
        let isSwitch = (last..<inner).contains { source.isWord("switch", at: $0) }
        let isFlow = isControlFlow(statement, inner, last)
        addStatements(
          inBraces: inner, name,
          Context(
            isClosure: context.isClosure || !isFlow, type: isFlow ? context.type : nil,
            depth: context.depth + 1),
          ofSwitch: isSwitch)
        last = source.partners[inner]
      }
    }
  }

  /// Each level is one of the call stack. What lies deeper goes with what is around it.
  private static let deepest = 100

  private static let flows: Set = [
    "if", "guard", "for", "while", "switch", "do", "repeat", "defer", "else", "catch",
  ]

  /// Whether braces in a statement are a branch of it, and no closure.
  private func isControlFlow(_ statement: Range<Int>, _ open: Int, _ last: Int) -> Bool {
    let first = source.text(statement.lowerBound)
    guard Self.flows.contains(first) else { return false }
    // A closure in a condition stands in brackets.
    return !(statement.lowerBound..<open).contains {
      (source.isMark("(", at: $0) || source.isMark("[", at: $0)) && source.partners[$0] > open
    }
  }

  /// What takes a statement's place; none for what cannot go by itself.
  private func kind(of statement: Range<Int>, isAlone: Bool, _ context: Context) -> SourcePart.Kind? {
    let first = statement.lowerBound
    guard !reader.isCondition(first) else { return nil }
    switch source.tokens[first].kind == .word ? source.text(first) : "" {
    case "return":
      guard statement.count > 1, let type = context.type, !context.isClosure, EmptyTypes.contain(type) else {
        return nil
      }
      return .returned
    case "super", "self":
      if source.isMark(".", at: first + 1), source.isWord("init", at: first + 2) { return nil }
      return .code
    case "case", "default", "break", "continue", "fallthrough": return nil
    default:
      if source.isMark("@", at: first), source.isWord("unknown", at: first + 1) { return nil }
      guard isAlone, !context.isClosure, let type = context.type, !EmptyTypes.areNothing(type) else {
        return .code
      }
      return EmptyTypes.contain(type) ? .value : nil
    }
  }

  private func firstLine(of statement: Range<Int>) -> String {
    let start = source.tokens[statement.lowerBound].range.lowerBound
    let end = source.tokens[statement.upperBound - 1].range.upperBound
    let line = source.bytes[start..<end].prefix { !$0.isLineEnd }
    return String(decoding: line, as: UTF8.self).split(separator: "\t").joined(separator: " ")
      .trimmed
  }

  func line(of tokens: Range<Int>) -> String {
    source.line(from: tokens.lowerBound, through: tokens.upperBound - 1)
  }
}

extension String {
  /// Without spaces at its ends.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest = rest.dropFirst() }
    while rest.last == " " { rest = rest.dropLast() }
    return String(rest)
  }
}
