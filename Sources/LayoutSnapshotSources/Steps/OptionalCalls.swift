/// Calls of optional requirements: `delegate?.didEnd?(self)`, `source.numberOfSections!(in: view)`. Without Objective-C each
/// requirement has a default.
extension Preparation {
  mutating func writeOptionalCalls(_ context: TargetContext) {
    for index in source.tokens.indices.dropLast(3)
    where source.isMark(".", at: index) && source.isLeftIn[index] && source.isOptionalCall(at: index) {
      if context.optionalRequirements.contains(source.text(index + 1)) {
        writeOwnCall(at: index, context)
      } else {
        writeSystemCall(at: index, context)
      }
    }
  }

  /// One of the target's own protocols: its default throws where there is a value to give.
  private mutating func writeOwnCall(at dot: Int, _ context: TargetContext) {
    edits.blank(source.tokens[dot + 2].range, in: source.bytes)
    guard context.throwingRequirements.contains(source.text(dot + 1)) else { return }
    let start = source.startOfExpression(before: dot)
    let isStatement = source.isStatement(from: start, through: source.partners[dot + 3])
    let word = source.text(dot + 2) == "!" ? "try!" : "try?"
    edits.insert((isStatement ? "_ = " : "") + "(\(word) ", at: source.tokens[start].range.lowerBound)
    edits.insert(")", at: source.tokens[source.partners[dot + 3]].range.upperBound)
  }

  /// One of UIKit's protocols: its default says that it is one, for `_answer` to give `nil`.
  private mutating func writeSystemCall(at dot: Int, _ context: TargetContext) {
    let name = source.nameOfCall(at: dot + 1)
    let givesValue = OptionalRequirements.withValue.contains(name)
    guard givesValue || OptionalRequirements.others.contains(name) else { return }
    // A closure in a property is called so, too.
    if name.hasSuffix("(_:)"), context.propertiesLikeRequirements.contains(source.text(dot + 1)) { return }
    edits.blank(source.tokens[dot + 2].range, in: source.bytes)
    guard givesValue, source.text(dot + 2) == "?" else { return }
    let start = source.startOfExpression(before: dot)
    let end = source.partners[dot + 3]
    edits.insert("_answer(of: ", at: source.tokens[start].range.lowerBound)
    if source.tokens[dot - 1].kind == .sign, source.text(dot - 1) == "?" {
      edits.blank(source.tokens[dot - 1].range, in: source.bytes)
    }
    edits.replace(source.tokens[dot].range, by: ", \"\(name)\", { _target in _target.")
    // `?` before what goes on: the answer may be missing.
    let goesOn = source.isMark(".", at: end + 1)
    edits.insert(" })" + (goesOn ? "?" : ""), at: source.tokens[end].range.upperBound)
  }
}

extension SwiftSource {
  /// Whether a dot is followed by a name, by `?` or `!`, and by arguments.
  fileprivate func isOptionalCall(at dot: Int) -> Bool {
    tokens[dot + 1].kind == .word && tokens[dot + 2].kind == .sign && ["?", "!"].contains(text(dot + 2))
      && isMark("(", at: dot + 3) && areTogether(dot + 2, dot + 3) && partners[dot + 3] > 0
  }

  /// The full name of what is called: `tableView(_:heightForRowAt:)`.
  fileprivate func nameOfCall(at word: Int) -> String {
    let labels = parts(in: word + 2...partners[word + 2]).map { part in
      let isLabelled = tokens[part.lowerBound].kind == .word && isMark(":", at: part.lowerBound + 1)
      return (isLabelled ? text(part.lowerBound) : "_") + ":"
    }
    return "\(text(word))(\(labels.joined()))"
  }

  /// Whether a requirement of UIKit with one argument without a label is called, or a closure in a property.
  var callsLikeAProperty: Bool {
    tokens.indices.dropLast(3).contains { index in
      isMark(".", at: index) && isOptionalCall(at: index)
        && OptionalRequirements.withOneArgument.contains(text(index + 1))
    }
  }

  /// The properties that are called like a requirement of UIKit with one argument without a label.
  var propertiesLikeRequirements: Set<String> {
    var found: Set<String> = []
    for index in tokens.indices.dropLast() where isWord("var", at: index) || isWord("let", at: index) {
      let name = text(index + 1)
      if OptionalRequirements.withOneArgument.contains(name) { found.insert(name) }
    }
    return found
  }

  /// Whether an expression is a statement whose value nobody takes.
  ///
  /// What is alone in its braces may be the value of a function, a getter or a closure, unless the braces say that they
  /// have none.
  fileprivate func isStatement(from start: Int, through end: Int) -> Bool {
    let next = end + 1
    guard tokens[start].beginsLine, start > 0, tokens.indices.contains(next) else { return false }
    let goesOn =
      tokens[next].beginsLine ? isMark(".", at: next) || tokens[next].kind == .sign : !isMark("}", at: next)
    if goesOn, !isMark(";", at: next) { return false }
    if isMark("}", at: start - 1) || isMark(")", at: start - 1) { return true }
    guard isMark("{", at: start - 1) else { return false }
    return partners[start - 1] != next || hasNoValue(at: start - 1)
  }

  /// Whether braces are those of a function without a value, an initialiser, a loop or a condition.
  private func hasNoValue(at brace: Int) -> Bool {
    if let type = type(around: brace),
      let member = members(declaredIn: type).first(where: { $0.body.lowerBound == brace })
    {
      if isWord("init", at: member.keyword) { return true }
      return isWord("func", at: member.keyword)
        && !(member.name..<brace).contains {
          tokens[$0].kind == .sign && text($0) == "->" && isOutside($0, member)
        }
    }
    var first = brace
    while first > 0, !tokens[first].beginsLine { first = first - 1 }
    if isMark("}", at: first) { first += 1 }
    return ["if", "else", "guard", "while", "for", "do", "defer"].contains(text(first))
  }

  /// Whether a token of a member's head is not part of its parameters.
  private func isOutside(_ index: Int, _ member: Member) -> Bool {
    guard let brackets = parameters(of: member)?.brackets else { return true }
    return !brackets.contains(index)
  }

  /// Where the chain of members begins that a dot goes on: `self.delegate?` before `.height`.
  fileprivate func startOfExpression(before dot: Int) -> Int {
    var dot = dot
    while true {
      var place = dot - 1
      while place > 0, tokens[place].kind == .sign, areTogether(place - 1, place) { place -= 1 }
      while place > 0, isMark(")", at: place) || isMark("]", at: place),
        partners[place] >= 0
      {
        place = partners[place]
        let isCall =
          place > 0 && areTogether(place - 1, place) && tokens[place - 1].kind != .sign
        guard isCall, tokens[place - 1].kind == .word || isMark(")", at: place - 1) else {
          break
        }
        place -= 1
      }
      guard place > 0, isMark(".", at: place - 1) else { return max(place, 0) }
      dot = place - 1
    }
  }

}
