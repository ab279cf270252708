/// A function, initialiser or computed property that stands in the body of a type.
struct Member: Equatable {
  /// The first token of its attributes and modifiers.
  var start: Int
  /// `func`, `var`, `init` or `subscript`.
  var keyword: Int
  /// What it is called; of an initialiser or subscript the keyword.
  var name: Int
  /// The braces of its body.
  var body: ClosedRange<Int>
}

extension SwiftSource {
  private static let keywords: Set = ["func", "var", "init", "subscript"]
  private static let modifiers: Set = [
    "public", "internal", "open", "private", "fileprivate", "package", "final", "class", "static", "dynamic",
    "nonisolated", "required", "convenience", "lazy", "weak", "override", "mutating", "isolated",
  ]
  /// What can begin the next declaration, so that a property before it has no body.
  private static let declarations: Set = [
    "func", "var", "let", "init", "subscript", "class", "struct", "enum", "case", "typealias", "extension",
    "static", "private", "fileprivate", "public", "internal", "open", "override", "final", "lazy", "weak",
    "deinit", "protocol", "actor", "convenience", "required",
  ]

  /// The members with bodies that conditional compilation leaves in a type, without those of types within it.
  func members(declaredIn type: TypeBody) -> [Member] {
    var result: [Member] = []
    var index = type.body.lowerBound + 1
    while index < type.body.upperBound {
      if tokens[index].kind == .word, isLeftIn[index], Self.keywords.contains(text(index)),
        let member = member(at: index, in: type)
      {
        result.append(member)
        index = member.body.upperBound + 1
      } else {
        index = after(index)
      }
    }
    return result
  }

  private func member(at keyword: Int, in type: TypeBody) -> Member? {
    let isNamed = isWord("func", at: keyword) || isWord("var", at: keyword)
    let name = isNamed ? keyword + 1 : keyword
    guard name < type.body.upperBound, tokens[name].kind == .word else { return nil }
    var index = name + 1
    while index < type.body.upperBound, !isMark("{", at: index) {
      let isNext =
        tokens[index].kind == .sign && text(index) == "="
        || tokens[index].beginsLine && isMark("@", at: index)
        || tokens[index].kind == .word && Self.declarations.contains(text(index))
      if isNext { return nil }
      index = after(index)
    }
    guard index < type.body.upperBound, partners[index] > index else { return nil }
    return Member(
      start: start(before: keyword, in: type), keyword: keyword, name: name, body: index...partners[index])
  }

  /// Back over the attributes and modifiers of a declaration.
  func start(before keyword: Int, in type: TypeBody) -> Int {
    start(before: keyword, behind: type.body.lowerBound)
  }

  /// The same of a type.
  func start(of type: TypeBody) -> Int { start(before: type.start, behind: -1) }

  private func start(before keyword: Int, behind limit: Int) -> Int {
    var start = keyword
    while start - 1 > limit {
      var word = start - 1
      if isMark(")", at: word), partners[word] > 0 { word = partners[word] - 1 }
      guard word > limit, tokens[word].kind == .word else { break }
      if isMark("@", at: word - 1) {
        start = word - 1
      } else if Self.modifiers.contains(text(word)) {
        start = word
      } else {
        break
      }
    }
    return start
  }

  /// Where a word stands among the attributes and modifiers of a member.
  func modifier(_ word: StaticString, of member: Member) -> Int? {
    (member.start..<member.keyword).first { isWord(word, at: $0) && !isMark("@", at: $0 - 1) }
  }

  /// What tells a member from others of its type: its name and its labels, and whether it belongs to the class itself.
  func signature(of member: Member) -> String {
    let isOfClass = modifier("class", of: member) != nil || modifier("static", of: member) != nil
    var result = (isOfClass ? "class " : "") + text(member.name).filter { $0 != "`" }
    guard !isWord("var", at: member.keyword), let list = parameters(of: member) else { return result }
    result += "("
    for parameter in list.parameters { result += text(parameter.lowerBound) + ":" }
    return result + ")"
  }

  /// The brackets around the parameters of a member, and the tokens of each.
  func parameters(of member: Member) -> (brackets: ClosedRange<Int>, parameters: [ClosedRange<Int>])? {
    guard let open = (member.name + 1..<member.body.lowerBound).first(where: { isMark("(", at: $0) }),
      partners[open] > open
    else { return nil }
    return (open...partners[open], parts(in: open...partners[open]))
  }

  /// What commas separate between two brackets.
  func parts(in brackets: ClosedRange<Int>) -> [ClosedRange<Int>] {
    var parts: [ClosedRange<Int>] = []
    var start = brackets.lowerBound + 1
    var index = start
    // The commas of `Dictionary<Int, Int>` separate nothing.
    var angles = 0
    while index < brackets.upperBound {
      if isMark(",", at: index), angles == 0 {
        if start < index { parts.append(start...index - 1) }
        start = index + 1
      } else if tokens[index].kind == .sign, text(index) != "->" {
        angles += text(index).reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
        angles = max(0, angles)
      }
      index = after(index)
    }
    if start < brackets.upperBound { parts.append(start...brackets.upperBound - 1) }
    return parts
  }
}
