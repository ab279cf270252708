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
    let word = source.text(dot + 2) == "!" ? "try!" : "try?"
    var name = ""
    if source.isPerhapsStatement(from: start, through: source.partners[dot + 3]) {
      name = "_perhapsUnused"
      let helper =
        "@discardableResult nonisolated private func \(name)<Value>(_ value: Value) -> Value { value }"
      if !endings.contains(helper) { endings.append(helper) }
    }
    edits.insert("\(name)(\(word) ", at: source.tokens[start].range.lowerBound)
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

  /// Whether an expression is all of a statement.
  ///
  /// Nobody takes its value then, unless it is the value of what is around it: of a function, a getter, a closure or a branch. Only
  /// the compiler knows that of all of them.
  fileprivate func isPerhapsStatement(from start: Int, through end: Int) -> Bool {
    let isFirst =
      start == 0 || isMark("{", at: start - 1) || isMark(";", at: start - 1) || isWord("in", at: start - 1)
      || isEndOfLabel(at: start - 1) || tokens[start].beginsLine && !goesOn(behind: start - 1)
    guard isFirst, tokens.indices.contains(end + 1) else { return isFirst }
    let next = end + 1
    if isMark("}", at: next) || isMark(";", at: next) { return true }
    return tokens[next].beginsLine && tokens[next].kind != .sign
      && ![".", ",", ")", "]", ":"].contains { isMark($0, at: next) }
  }

  /// Whether what follows a token belongs to the same expression or statement.
  private func goesOn(behind index: Int) -> Bool {
    switch tokens[index].kind {
    case .mark: ["(", "[", ",", ":", ".", "@"].contains { isMark($0, at: index) }
    // `delegate?` and `value!` end an expression.
    case .sign: !(index > 0 && areTogether(index - 1, index) && ["?", "!"].contains(text(index)))
    case .word:
      ["return", "throw", "try", "await", "where", "as", "is", "if", "guard", "while", "switch"].contains(
        text(index))
    default: false
    }
  }

  /// Whether a token is the colon of `case 1:` or `default:`.
  private func isEndOfLabel(at index: Int) -> Bool {
    guard isMark(":", at: index) else { return false }
    var place = index - 1
    while place >= 0, !isMark("{", at: place), !isMark("}", at: place), !isMark(";", at: place) {
      if isWord("default", at: place) || isWord("case", at: place) { return true }
      if isMark(",", at: place) || !tokens[place].beginsLine {
        place -= 1
        continue
      }
      return false
    }
    return false
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
