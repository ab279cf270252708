extension SwiftSource {
  /// The directives that a token stands behind, as they have to stand around code that is compiled where it is: for each `#if`
  /// that is open there, its line and those of its further branches up to the token's. What is certain is left out.
  func conditions(around index: Int) -> [[String]] {
    var open: [(lines: [String], isCertain: Bool)] = []
    for place in 0..<index where tokens[place].kind == .hash {
      switch text(place) {
      case "#if":
        let reader = ConditionReader(bytes: bytes, tokens: tokens, lacking: lacking)
        open.append(([directive(at: place)], reader.condition(behind: place) == true))
      case "#elseif", "#else":
        guard let last = open.indices.last else { continue }
        open[last].lines.append(directive(at: place))
        open[last].isCertain = false
      case "#endif": _ = open.popLast()
      default: break
      }
    }
    return open.filter { !$0.isCertain }.map(\.lines)
  }

  /// A directive with its condition, in which the system that the app runs on is the one at hand.
  private func directive(at place: Int) -> String {
    var last = place
    while last + 1 < tokens.count, !tokens[last + 1].beginsLine { last += 1 }
    var text = text(from: place, through: last)
    for condition in phoneConditions(from: place + 1, through: last).reversed() {
      let start = tokens[place].range.lowerBound
      let bytes = Array(text.utf8)
      text =
        String(decoding: bytes[..<(condition.lowerBound - start)], as: UTF8.self) + "true"
        + String(decoding: bytes[(condition.upperBound - start)...], as: UTF8.self)
    }
    return text
  }

  /// Where `os(iOS)` and `canImport(os)` stand among the tokens of a line: what is certain of the phone, and other where the
  /// copy is compiled.
  func phoneConditions(from first: Int, through last: Int) -> [Range<Int>] {
    guard first + 3 <= last else { return [] }
    return (first...last - 3).compactMap { place in
      guard isMark("(", at: place + 1), partners[place + 1] > place + 2, partners[place + 1] <= last,
        isWord("os", at: place) && isWord("iOS", at: place + 2)
          || isWord("canImport", at: place)
            && AppModule.isUnderAnotherName(text(place + 2), lacking: lacking)
      else { return nil }
      return tokens[place].range.lowerBound..<tokens[partners[place + 1]].range.upperBound
    }
  }
}

/// Code with the directives around it that it was found behind.
func within(_ conditions: [[String]], _ text: String) -> String {
  let opening = conditions.flatMap { $0 }.map { $0 + "\n" }.joined()
  return opening + text + String(repeating: "\n#endif", count: conditions.count)
}
