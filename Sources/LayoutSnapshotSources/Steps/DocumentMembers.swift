/// A method that a document can name.
package struct DocumentAction: Equatable {
  /// As Objective-C calls it: `save:`.
  package var name: String
  /// As Swift does: `save(_:)`.
  var reference: String
  /// The directives around it.
  var conditions: [[String]]

  /// A call of a method that makes the destination of a segue: with a coder, a sender and the segue's identifier, or the first
  /// of these.
  var call: String {
    let name = reference.prefix { $0 != "(" }
    let labels = reference.dropFirst(name.count + 1).dropLast().split(separator: ":")
    let arguments = zip(labels, ["coder", "sender", "identifier"]).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  func selector(of type: String) -> String {
    guard reference.hasSuffix("()") else { return "Selector(\"\(name)\", \(type).\(reference))" }
    return "Selector(\"\(name)\", { (target: \(type)) in { target.\(reference) } })"
  }
}

/// An outlet or inspectable property.
package struct DocumentProperty: Equatable {
  var name: String
  /// The directives around it.
  var conditions: [[String]]
}

/// What of a type a document can name: outlets and inspectable properties, actions, and methods for segues.
package struct DocumentMembers: Equatable {
  var properties: [DocumentProperty] = []
  var actions: [DocumentAction] = []
  var segueActions: [DocumentAction] = []
}

extension [DocumentAction] {
  /// Each once, those of one list before those of another.
  func merged(with others: [DocumentAction]?) -> [DocumentAction] {
    (others ?? []).reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension SwiftSource {
  /// What of a type can be named, by documents or, if one of some names is a method's, by a string.
  func documentMembers(of type: TypeBody, named names: Set<String> = []) -> DocumentMembers {
    var result = DocumentMembers()
    for index in topLevelTokens(of: type) where isMark("@", at: index) && isLeftIn[index] {
      if isWord("IBOutlet", at: index + 1) || isWord("IBInspectable", at: index + 1) {
        for name in variables(behind: index, in: type) {
          let property = DocumentProperty(
            name: text(name).filter { $0 != "`" }, conditions: conditions(around: index))
          if !result.properties.contains(property) { result.properties.append(property) }
        }
      } else if isWord("IBAction", at: index + 1), let name = declaration("func", behind: index) {
        result.actions = result.actions.merged(with: action(at: name, in: type).map { [$0] })
      } else if isWord("IBSegueAction", at: index + 1), let name = declaration("func", behind: index) {
        result.segueActions = result.segueActions.merged(with: action(at: name, in: type).map { [$0] })
      }
    }
    guard !names.isEmpty else { return result }
    for member in members(declaredIn: type) where isWord("func", at: member.keyword) {
      // What is private in an extension, its class cannot name from another file.
      let isPrivate = modifier("private", of: member) != nil || modifier("fileprivate", of: member) != nil
      guard modifier("class", of: member) == nil, modifier("static", of: member) == nil,
        type.keyword == "class" || !isPrivate
      else { continue }
      guard let action = action(at: member.name, in: type) else { continue }
      if names.contains(action.name) { result.actions = result.actions.merged(with: [action]) }
    }
    return result
  }

  /// The names that one `var` behind an attribute declares: `@IBOutlet var title: UILabel!, text: UILabel!` are two.
  private func variables(behind attribute: Int, in type: TypeBody) -> [Int] {
    guard let first = declaration("var", behind: attribute) else { return [] }
    var names = [first]
    var index = first + 1
    while index < type.body.upperBound {
      // A line that begins behind a comma goes on.
      if tokens[index].beginsLine, !isMark(",", at: index), !isMark(",", at: index - 1) { break }
      if isMark(";", at: index) { break }
      if isMark(",", at: index), isMark(":", at: index + 2), tokens[index + 1].kind == .word {
        names.append(index + 1)
      }
      index = after(index)
    }
    return names
  }

  /// Whether a class can be made by a metatype's `init(coder:)`, and between which directives.
  func requiredCoder(of type: TypeBody) -> [[String]]? {
    let coder = topLevelTokens(of: type).first { index in
      guard isWord("init", at: index), isLeftIn[index],
        isMark("(", at: index + 1) || isMark("(", at: index + 2)
      else { return false }
      let open = isMark("(", at: index + 1) ? index + 1 : index + 2
      guard isWord("coder", at: open + 1) else { return false }
      var (isRequired, isAvailable) = (false, true)
      var before = index - 1
      while before > type.body.lowerBound, !isMark("}", at: before) {
        if isWord("required", at: before) { isRequired = true }
        if isMark(")", at: before), partners[before] > 0 {
          if (partners[before]..<before).contains(where: { isWord("unavailable", at: $0) }) {
            isAvailable = false
          }
          before = partners[before]
        } else if tokens[before].kind != .word && !isMark("@", at: before) {
          break
        } else if isWord("var", at: before) || isWord("let", at: before) || isWord("func", at: before) {
          break
        }
        before -= 1
      }
      return isRequired && isAvailable
    }
    return coder.map { conditions(around: $0) }
  }

  /// The modifiers of the actions in a type.
  func modifiersOfActions(in type: TypeBody) -> [(index: Int, word: String)] {
    topLevelTokens(of: type).filter {
      isMark("@", at: $0) && (isWord("IBAction", at: $0 + 1) || isWord("IBSegueAction", at: $0 + 1))
        && isLeftIn[$0]
    }
    .flatMap { start in
      // They may stand before the attribute, too.
      var first = start
      while first - 1 > type.body.lowerBound, tokens[first - 1].kind == .word,
        ["private", "fileprivate", "internal", "public", "final"].contains(text(first - 1))
      {
        first -= 1
      }
      return (first..<(declaration("func", behind: start) ?? first)).filter { tokens[$0].kind == .word }
        .map { ($0, text($0)) }
    }
  }

  /// The tokens of a type that lie in no body, bracket or type within.
  private func topLevelTokens(of type: TypeBody) -> [Int] {
    var result: [Int] = []
    var index = type.body.lowerBound + 1
    while index < type.body.upperBound {
      result.append(index)
      index =
        isMark("{", at: index) || isMark("(", at: index) || isMark("[", at: index) ? after(index) : index + 1
    }
    return result
  }

  /// The name that a keyword declares behind an attribute, with other attributes and modifiers between them.
  private func declaration(_ keyword: StaticString, behind start: Int) -> Int? {
    var index = start
    while index + 1 < tokens.count {
      if isWord(keyword, at: index) { return tokens[index + 1].kind == .word ? index + 1 : nil }
      guard tokens[index].kind == .word || isMark("@", at: index) || isMark("(", at: index) else {
        return nil
      }
      index = after(index)
    }
    return nil
  }

  /// A method as an action; nil for what the compiler will not understand either.
  private func action(at name: Int, in type: TypeBody) -> DocumentAction? {
    var labels: [Int] = []
    if isMark("(", at: name + 1), partners[name + 1] > name + 1 {
      labels = parts(in: name + 1...partners[name + 1]).map(\.lowerBound)
    }
    guard labels.allSatisfy({ tokens[$0].kind == .word }) else { return nil }
    let (word, names) = (text(name), labels.map { text($0) })
    return DocumentAction(
      name: objectiveCName(before: name, in: type) ?? ObjectiveCName.method(word, labels: names),
      reference: "\(word)(\(names.map { $0 + ":" }.joined()))", conditions: conditions(around: name))
  }

  /// What `@objc(save:)` says before the name of a method.
  private func objectiveCName(before name: Int, in type: TypeBody) -> String? {
    for index in start(before: name - 1, in: type)..<name
    where isWord("objc", at: index) && isMark("@", at: index - 1) && isMark("(", at: index + 1) {
      return text(from: index + 2, through: partners[index + 1] - 1).filter { !$0.isWhitespace }
    }
    return nil
  }
}
