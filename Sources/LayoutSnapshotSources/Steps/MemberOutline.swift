/// A function or property without its body, from which others of its kind are written.
struct MemberOutline: Equatable {
  var isProperty: Bool
  var isOfClass: Bool
  var name: String
  /// Its attributes and modifiers, without those that say who may use or override it.
  var attributes: String
  /// Those of them that say where it runs.
  var isolation: String
  /// `public`, `package` or `fileprivate`, if it is no member for the module alone.
  var access: String
  var parameters: [ForwardedParameter] = []
  /// `async throws`
  var effects = ""
  /// What a call of it has to say.
  var call = ""
  /// What it gives; nothing where that is not said.
  var type: String
  var isSet = false

  var isPrivate: Bool { access == "fileprivate " }
}

extension ForwarderReader {
  func outline() throws(SourceProblem) -> MemberOutline {
    let typeWords = outlineWords(from: source.start(of: type), to: type.start)
    let ownWords = outlineWords(from: member.start, to: member.keyword)
    let isProperty = source.isWord("var", at: member.keyword)
    var outline = MemberOutline(
      isProperty: isProperty, isOfClass: !levelWords.isEmpty, name: source.text(member.name),
      attributes: typeWords.isolation + ownWords.attributes,
      isolation: typeWords.isolation + ownWords.isolation,
      access: ownWords.access ?? typeWords.access ?? "", type: "")
    if isProperty {
      try addProperty(to: &outline)
    } else {
      try addFunction(to: &outline)
    }
    let words = outline.type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard outline.type == "Self" || !words.contains("Self") else {
      throw problem(member.name, "a result made of Self")
    }
    return outline
  }

  private func addFunction(to outline: inout MemberOutline) throws(SourceProblem) {
    guard source.isWord("func", at: member.keyword), let list = source.parameters(of: member) else {
      throw problem(
        member.keyword, source.isWord("subscript", at: member.keyword) ? "a subscript" : "an initializer")
    }
    outline.parameters = try parameters(list.parameters)
    let end = member.body.lowerBound
    let arrow = (list.brackets.upperBound..<end).first {
      source.tokens[$0].kind == .sign && source.text($0) == "->"
    }
    outline.effects = source.line(from: list.brackets.upperBound + 1, through: (arrow ?? end) - 1)
    outline.call = effects(from: list.brackets.upperBound)
    if let arrow { outline.type = source.line(from: arrow + 1, through: end - 1) }
  }

  private func addProperty(to outline: inout MemberOutline) throws(SourceProblem) {
    let accessors = accessors
    guard source.isMark(":", at: member.name + 1) else {
      throw problem(member.name, "a property without its type")
    }
    guard !accessors.contains(where: \.isObserver) else { throw problem(member.name, "an observed property") }
    outline.type = valueType
    outline.isSet = accessors.contains { ["set", "_modify"].contains(source.text($0.word)) }
    guard let getter = accessors.first(where: { source.isWord("get", at: $0.word) }) else { return }
    outline.effects = source.line(from: getter.word + 1, through: getter.body.lowerBound - 1)
    outline.call = effects(from: getter.word)
  }

  /// What some attributes and modifiers say.
  private func outlineWords(
    from start: Int, to end: Int
  ) -> (attributes: String, isolation: String, access: String?) {
    var (attributes, isolation, access): (String, String, String?) = ("", "", nil)
    var index = start
    while index < end {
      let first = index
      let isAttribute = source.isMark("@", at: index)
      if isAttribute { index += 1 }
      let word = source.text(index)
      var last = index
      // `@available(iOS 17, *)`, `private(set)`
      if source.isMark("(", at: index + 1), source.partners[index + 1] > 0 {
        last = source.partners[index + 1]
      }
      index = last + 1
      if !isAttribute, Self.access.contains(word) {
        if last > first { continue }
        access = ["private": "fileprivate ", "open": "public ", "internal": ""][word] ?? word + " "
      } else if isAttribute || !["override", "class", "static", "dynamic", "final"].contains(word) {
        let text = source.line(from: first, through: last) + " "
        attributes += text
        if word.hasSuffix("Actor") || word == "nonisolated" { isolation += text }
      }
    }
    return (attributes, isolation, access)
  }
}
