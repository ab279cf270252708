/// Objective-C's protocols are for classes, and some of their requirements are optional.
extension Preparation {
  mutating func writeProtocols() throws(SourceProblem) {
    for type in source.types where type.keyword == "protocol" && source.isLeftIn[type.start] {
      guard hasAttribute("objc", before: type.start) else { continue }
      var colon = type.start + 2
      while colon < type.body.lowerBound, !source.isMark(":", at: colon) { colon += 1 }
      if colon < type.body.lowerBound {
        edits.insert(" AnyObject,", at: source.tokens[colon].range.upperBound)
      } else {
        edits.insert(": AnyObject", at: source.tokens[type.start + 1].range.upperBound)
      }
      try writeOptionalRequirements(of: type)
    }
  }

  /// An optional requirement becomes one with an empty default, and is called without asking.
  private mutating func writeOptionalRequirements(of type: TypeBody) throws(SourceProblem) {
    var defaults: [String] = []
    for index in type.body where source.isWord("optional", at: index) {
      guard index + 1 < source.tokens.count,
        source.tokens[index + 1].kind == .word || source.isMark("@", at: index + 1)
      else { continue }
      var end = index + 1
      while end + 1 < type.body.upperBound,
        !source.tokens[end + 1].beginsLine || source.isMark(")", at: end + 1)
      {
        end = source.after(end) - 1 > end ? source.after(end) - 1 : end + 1
      }
      guard source.isWord("func", at: index + 1) else {
        throw SourceProblem(
          at: source.tokens[index].range.lowerBound, in: source.bytes,
          "an optional property of a protocol needs Objective-C: make it a method, or one of all")
      }
      let signature = source.text(index + 1...end)
      let arrow = (index...end).last { source.tokens[$0].kind == .sign && source.text($0) == "->" }
      let result = arrow.map { source.text($0 + 1...end) } ?? "Void"
      if result == "Void" || result == "()" {
        defaults.append("\(signature) {}")
      } else if result.hasSuffix("?") || result.hasSuffix("!") {
        defaults.append("\(signature) { nil }")
      } else {
        throw SourceProblem(
          at: source.tokens[index].range.lowerBound, in: source.bytes,
          "an optional requirement that gives a \(result) needs Objective-C: let it give an optional, or make it one of all"
        )
      }
      edits.blank(source.tokens[index].range, in: source.bytes)
    }
    guard !defaults.isEmpty else { return }
    let isPublic = type.start > 0 && source.isWord("public", at: type.start - 1)
    endings.append(
      "\(isPublic ? "public " : "")extension \(type.name) {\n  " + defaults.joined(separator: "\n  ") + "\n}")
  }

  /// `delegate?.didEnd?(self)` calls what may be missing; here it never is.
  mutating func writeOptionalCalls(_ names: Set<String>) {
    guard !names.isEmpty else { return }
    for index in source.tokens.indices.dropLast(2)
    where source.isMark(".", at: index) && source.isLeftIn[index] {
      guard source.tokens[index + 1].kind == .word, source.tokens[index + 2].kind == .sign,
        source.text(index + 2) == "?", source.isMark("(", at: index + 3),
        source.areTogether(index + 2, index + 3),
        names.contains(source.text(index + 1))
      else { continue }
      edits.blank(source.tokens[index + 2].range, in: source.bytes)
    }
  }

  /// Whether an attribute stands among those before a declaration.
  func hasAttribute(_ name: StaticString, before start: Int) -> Bool {
    var index = start - 1
    while index > 0 {
      if source.isMark(")", at: index), source.partners[index] > 0 { index = source.partners[index] }
      guard
        source.tokens[index].kind == .word || source.isMark("(", at: index) || source.isMark("@", at: index)
      else {
        return false
      }
      if source.isMark("@", at: index - 1), source.isWord(name, at: index) { return true }
      index -= 1
    }
    return false
  }
}
