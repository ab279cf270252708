/// What Core Data makes when a program runs is written out: a property marked with `@NSManaged` reads and
/// writes the object's value of its name, and an accessor changes a relationship. Compilers without
/// Objective-C refuse the attribute.
extension Preparation {
  mutating func writeManagedObjects(_ context: TargetContext) throws(SourceProblem) {
    for index in source.tokens.indices where source.isWord("NSManaged", at: index) && source.isLeftIn[index] {
      guard source.isMark("@", at: index - 1) else { continue }
      let keyword = source.keyword(behindAttribute: index)
      let name = source.type(around: index).flatMap { source.objectiveCName(before: keyword, in: $0) }
      if source.isWord("var", at: keyword) {
        try writeManagedProperties(behind: keyword, called: name)
      } else if source.isWord("func", at: keyword) {
        try writeManagedAccessor(at: keyword, called: name)
      } else {
        throw unmanaged(index - 1, "a property or an accessor of a relationship")
      }
    }
    for type in source.types where type.keyword == "class" && source.isLeftIn[type.start] {
      writeManagedInitializers(of: type, context)
    }
  }

  func unmanaged(_ index: Int, _ expected: String) -> SourceProblem {
    SourceProblem(
      at: source.tokens[min(index, source.tokens.count - 1)].range.lowerBound, in: source.bytes,
      "@NSManaged needs \(expected) here: leave the file out")
  }

  // MARK: Properties

  /// - Parameter name: what `@objc` calls the property, which is what Core Data knows.
  private mutating func writeManagedProperties(
    behind keyword: Int, called name: String?
  ) throws(SourceProblem) {
    // In `a, b: Int` both have the type behind the last.
    var untyped: [Int] = []
    // Of several properties none could have accessors, so that each becomes a declaration of its own.
    let another = "; " + modifiers(before: keyword) + "var"
    var index = keyword + 1
    while true {
      guard index < source.tokens.count, source.tokens[index].kind == .word else {
        throw unmanaged(index, "a property's name")
      }
      if source.isMark(",", at: index + 1) {
        untyped.append(index)
        index += 2
        continue
      }
      guard source.isMark(":", at: index + 1), let end = source.endOfType(from: index + 2) else {
        throw unmanaged(index, "a property with a type")
      }
      guard !source.isMark("{", at: end + 1), !source.isSign("=", at: end + 1) else {
        throw unmanaged(end + 1, "a property without value and accessors")
      }
      let type = source.line(from: index + 2, through: end)
      for other in untyped {
        edits.replace(
          source.tokens[other + 1].range, by: ": \(type)\(accessors(of: other, called: name))\(another)")
      }
      edits.insert(accessors(of: index, called: name), at: source.tokens[end].range.upperBound)
      untyped = []
      guard source.isMark(",", at: end + 1) else { return }
      edits.replace(source.tokens[end + 1].range, by: another)
      index = end + 2
    }
  }

  /// The modifiers of a property, each with a space behind it: `public private(set) `.
  private func modifiers(before keyword: Int) -> String {
    guard let type = source.type(around: keyword) else { return "" }
    var result = ""
    var index = source.start(before: keyword, in: type)
    while index < keyword {
      if source.isMark("@", at: index) {
        index += source.isMark("(", at: index + 2) ? source.after(index + 2) - index : 2
      } else {
        let end = source.isMark("(", at: index + 1) ? source.partners[index + 1] : index
        if !source.isWord("dynamic", at: index) { result += source.line(from: index, through: end) + " " }
        index = max(index, end) + 1
      }
    }
    return result
  }

  private func accessors(of index: Int, called name: String?) -> String {
    let key = SwiftText.literal(name ?? source.text(index).filter { $0 != "`" })
    return " { get { _managedValue(\(key)) } set { _setManagedValue(newValue, \(key)) } }"
  }
}

extension SwiftSource {
  /// The keyword of a declaration, behind one of its attributes and what else stands before it.
  fileprivate func keyword(behindAttribute attribute: Int) -> Int {
    var index = attribute + 1
    while index < tokens.count {
      if isMark("@", at: index) {
        index += 2
      } else if isMark("(", at: index), partners[index] > index {
        // `private(set)`, `@objc(name)`
        index = partners[index] + 1
      } else if tokens[index].kind == .word, !Self.declaring.contains(text(index)) {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  private static let declaring: Set = [
    "var", "let", "func", "init", "subscript", "struct", "enum", "extension", "typealias", "deinit",
  ]

  /// What `@objc(name)` before a declaration calls it.
  fileprivate func objectiveCName(before keyword: Int, in type: TypeBody) -> String? {
    for index in start(before: keyword, in: type)..<keyword where isWord("objc", at: index) {
      guard isMark("@", at: index - 1), isMark("(", at: index + 1), partners[index + 1] > index + 2 else {
        continue
      }
      return line(from: index + 2, through: partners[index + 1] - 1).filter { $0 != " " }
    }
    return nil
  }

  func isSign(_ sign: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign && text(index) == sign
  }

  /// The last token of the type that begins at one; nil for what is none.
  func endOfType(from start: Int) -> Int? {
    var index = start
    while isWord("any", at: index) || isWord("some", at: index) { index += 1 }
    guard index < tokens.count else { return nil }
    if isMark("[", at: index) || isMark("(", at: index) {
      guard partners[index] > index else { return nil }
      index = partners[index]
    } else if tokens[index].kind != .word {
      return nil
    }
    while index + 1 < tokens.count {
      if isMark(".", at: index + 1), index + 2 < tokens.count, tokens[index + 2].kind == .word {
        index += 2
      } else if tokens[index + 1].kind == .sign, text(index + 1).hasPrefix("<") {
        guard let end = endOfAngles(from: index + 1) else { return nil }
        index = end
      } else if tokens[index + 1].kind == .sign, areTogether(index, index + 1),
        text(index + 1).allSatisfy({ $0 == "?" || $0 == "!" })
      {
        index += 1
      } else {
        break
      }
    }
    // `Named & Aged`, `(Int) -> Int`
    return isSign("&", at: index + 1) || isSign("->", at: index + 1) ? endOfType(from: index + 2) : index
  }

  /// The token with the last of the angles that one opens. Signs side by side are one token: `>>?`.
  private func endOfAngles(from start: Int) -> Int? {
    var depth = 0
    for index in start..<tokens.count where tokens[index].kind == .sign && text(index) != "->" {
      depth += text(index).reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
      if depth <= 0 { return index }
    }
    return nil
  }
}
