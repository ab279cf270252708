/// Objective-C's protocols are for classes, and some of their requirements are optional.
extension Preparation {
  mutating func writeProtocols() throws(SourceProblem) {
    for type in source.types where type.keyword == "protocol" && source.isLeftIn[type.start] {
      guard hasAttribute("objc", before: type.start) else { continue }
      var colon = type.start + 2
      while colon < type.body.lowerBound, !source.isMark(":", at: colon) { colon += 1 }
      let inherited = colon..<max(colon, type.body.lowerBound)
      if inherited.contains(where: { source.isWord("AnyObject", at: $0) || source.isWord("class", at: $0) }) {
        // It says so itself.
      } else if colon < type.body.lowerBound {
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
      let end = endOfRequirement(from: index + 1, in: type)
      // A requirement has no strings: the compiler says what is wrong with it.
      guard !(index...max(index, end)).contains(where: { source.tokens[$0].kind == .text }) else { continue }
      guard source.isWord("func", at: index + 1) else {
        throw SourceProblem(
          at: source.tokens[index].range.lowerBound, in: source.bytes,
          "an optional property of a protocol needs Objective-C: make it a method, or one of all")
      }
      let arrow = (index..<max(index, end) + 1).last {
        source.tokens[$0].kind == .sign && source.text($0) == "->"
      }
      let result = arrow.map { source.text(from: $0 + 1, through: end) } ?? "Void"
      if result == "Void" || result == "()" {
        defaults.append("\(source.text(from: index + 1, through: end)) {}")
      } else if let arrow {
        // What does not throw fits a requirement that may: a missing one does.
        let place = source.tokens[arrow].range.lowerBound
        edits.insert("throws ", at: place)
        let head = source.text(from: index + 1, through: arrow - 1)
        defaults.append("\(head) throws -> \(result) { throw CancellationError() }")
      }
      edits.blank(source.tokens[index].range, in: source.bytes)
    }
    guard !defaults.isEmpty else { return }
    let isPublic = type.start > 0 && source.isWord("public", at: type.start - 1)
    endings.append(
      "\(isPublic ? "public " : "")extension \(type.name) {\n  " + defaults.joined(separator: "\n  ") + "\n}")
  }

  /// The last token of a requirement: what is in brackets belongs to it, in however many lines.
  private func endOfRequirement(from start: Int, in type: TypeBody) -> Int {
    var end = start
    while true {
      end = max(end, source.after(end) - 1)
      guard end + 1 < type.body.upperBound, !source.tokens[end + 1].beginsLine else { return end }
      end += 1
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
