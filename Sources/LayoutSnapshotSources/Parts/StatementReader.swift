/// Takes code apart at the ends of its statements and declarations, which Swift marks by lines.
///
/// Where a line goes on with the one before is said by the tokens at its start and before it: a dot, a comma, an operator with spaces
/// around it, a word that something must follow.
struct StatementReader {
  let source: SwiftSource

  /// The statements or declarations in some tokens, and of a switch the labels of its cases.
  func statements(in tokens: Range<Int>, ofSwitch isSwitch: Bool = false) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    var index = tokens.lowerBound
    func end(before index: Int) {
      if let first = start, first < index { found.append(first..<index) }
      start = nil
    }
    while index < tokens.upperBound {
      if isCondition(index) {
        end(before: index)
        let next = endOfLine(from: index, tokens.upperBound)
        found.append(index..<next)
        index = next
        continue
      }
      if source.isMark(";", at: index) {
        end(before: index)
        index += 1
        continue
      }
      if start != nil, source.tokens[index].beginsLine, !continues(index) { end(before: index) }
      if start == nil {
        start = index
        if isSwitch, let label = endOfLabel(from: index, tokens.upperBound) {
          index = label
          end(before: index)
          continue
        }
      }
      index = min(next(index), tokens.upperBound)
    }
    end(before: tokens.upperBound)
    return found
  }

  /// The token behind a bracket's partner, behind a string with all that it interpolates, or behind the token itself.
  private func next(_ index: Int) -> Int {
    var (next, depth) = (index, 0)
    repeat {
      let range = source.tokens[next].range
      if source.tokens[next].kind == .text {
        if depth > 0, source.bytes[range.lowerBound] == UInt8(ascii: ")") { depth -= 1 }
        if source.bytes[range.upperBound - 1] == UInt8(ascii: "(") { depth += 1 }
      }
      next = depth > 0 ? next + 1 : source.after(next)
    } while depth > 0 && next < source.tokens.count
    return next
  }

  // MARK: Conditional compilation

  private static let conditions: Set = ["#if", "#elseif", "#else", "#endif", "#sourceLocation"]

  /// Whether a line of conditional compilation begins here: it belongs to no statement.
  func isCondition(_ index: Int) -> Bool {
    source.tokens[index].kind == .hash && source.tokens[index].beginsLine
      && Self.conditions.contains(source.text(index))
  }

  private func endOfLine(from index: Int, _ limit: Int) -> Int {
    (index + 1..<max(limit, index + 1)).first { source.tokens[$0].beginsLine } ?? limit
  }

  // MARK: Labels

  /// The token behind the colon of `case .a, .b:` or `default:`.
  private func endOfLabel(from start: Int, _ limit: Int) -> Int? {
    var index = start
    if source.isMark("@", at: index) { index += 2 }
    guard source.isWord("case", at: index) || source.isWord("default", at: index) else { return nil }
    while index < limit {
      if source.isMark(":", at: index) { return index + 1 }
      index = source.after(index)
    }
    return nil
  }

  // MARK: Lines

  /// Whether the line that a token begins goes on with the statement before it.
  private func continues(_ index: Int) -> Bool { followsByItself(index) || isOpen(before: index) }

  private static let wordsThatFollow: Set = ["else", "catch", "where", "as", "is", "throws", "rethrows"]

  private func followsByItself(_ index: Int) -> Bool {
    switch source.tokens[index].kind {
    case .mark: return [".", ",", ":", "{", ")", "]"].contains { source.isMark($0, at: index) }
    case .word: return Self.wordsThatFollow.contains(source.text(index))
    // `-x` begins a statement, `- x` does not.
    case .sign: return index + 1 < source.tokens.count && !source.areTogether(index, index + 1)
    default: return false
    }
  }

  private static let wordsWithMore: Set = [
    "let", "var", "func", "if", "guard", "while", "for", "in", "try", "await", "throw", "import", "class",
    "struct", "enum", "protocol", "extension", "actor", "is", "as", "else", "where", "case", "static",
    "private", "fileprivate", "public", "internal", "open", "package", "override", "final", "lazy", "weak",
    "unowned", "mutating", "nonmutating", "convenience", "required", "dynamic", "indirect", "nonisolated",
    "typealias", "switch", "repeat", "do", "defer", "inout", "some", "any",
  ]

  /// Whether something must follow what stands before a token.
  private func isOpen(before index: Int) -> Bool {
    let last = index - 1
    guard last >= 0 else { return false }
    switch source.tokens[last].kind {
    case .mark:
      if [",", ".", ":", "(", "["].contains(where: { source.isMark($0, at: last) }) { return true }
      // The arguments of an attribute.
      return source.isMark(")", at: last) && isAttribute(source.partners[last] - 1)
    // The mark of `name!` belongs to what stands before it.
    case .sign: return last == 0 || !source.areTogether(last - 1, last)
    case .word:
      if isAttribute(last) { return true }
      return !source.isMark(".", at: last - 1) && Self.wordsWithMore.contains(source.text(last))
    default: return false
    }
  }

  private func isAttribute(_ index: Int) -> Bool {
    index > 0 && source.tokens[index].kind == .word && source.isMark("@", at: index - 1)
  }

  // MARK: Closures

  /// The first token behind what a closure says of its parameters: behind `in`, or behind the brace itself.
  func startOfCode(inBraces open: Int) -> Int {
    var index = open + 1
    let end = source.partners[open]
    while index < end {
      let token = source.tokens[index]
      if source.isWord("in", at: index) { return index + 1 }
      let isFirst = index == open + 1
      if token.beginsLine, !isFirst, !source.isMark("[", at: open + 1), !source.isMark("@", at: open + 1) {
        break
      }
      let isPart: Bool
      switch token.kind {
      case .word: isPart = !Self.wordsOfStatements.contains(source.text(index))
      case .mark: isPart = !source.isMark("{", at: index) && !source.isMark(";", at: index)
      case .sign: isPart = ["->", "?", "!", "<", ">", "&", ">?", "??"].contains(source.text(index))
      default: isPart = false
      }
      guard isPart else { break }
      index = source.after(index)
    }
    return open + 1
  }

  private static let wordsOfStatements: Set = [
    "for", "if", "guard", "let", "var", "return", "while", "switch", "do", "try", "repeat", "defer", "case",
    "default", "throw", "func",
  ]
}
