/// On Linux `as` does not make an `NSString` of a string; what it would do there can be written.
extension Preparation {
  private static let bridged: Set = [
    "NSString", "NSNumber", "NSArray", "NSDictionary", "NSSet", "NSURL", "NSDate", "NSData", "CFString",
    "NSError",
  ]

  /// Foundation's strings with attributes have no initialiser without arguments on Linux.
  private mutating func writeEmptyStrings() {
    for index in source.tokens.indices.dropLast(2) where source.isLeftIn[index] {
      guard
        source.isWord("NSMutableAttributedString", at: index)
          || source.isWord("NSAttributedString", at: index),
        source.isMark("(", at: index + 1), source.isMark(")", at: index + 2),
        source.areTogether(index, index + 1)
      else { continue }
      edits.insert("string: \"\"", at: source.tokens[index + 2].range.lowerBound)
    }
  }

  /// Arguments of Apple's log are objects that Foundation bridges; the log here takes any.
  private mutating func takeOutArgumentCasts() {
    guard source.importedModules.contains(where: AppModule.isOfLog) else { return }
    for index in source.tokens.indices.dropLast()
    where source.isWord("as", at: index) && source.isWord("CVarArg", at: index + 1) && source.isLeftIn[index]
    {
      edits.blank(
        source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound, in: source.bytes)
    }
  }

  /// The classes of `AnyObject` have a name, which only Objective-C asks them for: `type(of: object).description()`. It is that of the
  /// class with its module.
  private mutating func writeClassNames() {
    for index in source.tokens.indices.dropLast(9)
    where source.isWord("type", at: index) && source.isLeftIn[index] {
      let object = index + 4
      guard source.isMark("(", at: index + 1), source.isWord("of", at: index + 2),
        source.isMark(":", at: index + 3),
        source.partners[index + 1] == object + 1, source.isMark(".", at: object + 2),
        source.isWord("description", at: object + 3), source.isMark("(", at: object + 4),
        source.isMark(")", at: object + 5), source.isParameterOfAnyObject(source.text(object), at: index)
      else { continue }
      edits.insert("NSStringFromClass(", at: source.tokens[index].range.lowerBound)
      edits.replace(
        source.tokens[object + 2].range.lowerBound..<source.tokens[object + 5].range.upperBound, by: ")")
    }
  }

  /// `catch let error as NSError {`: Swift without Objective-C makes no `NSError` in a pattern, and the program ends.
  private mutating func writeCaughtError(at cast: Int) {
    guard source.isWord("catch", at: cast - 3), source.isWord("NSError", at: cast + 1),
      source.isMark("{", at: cast + 2)
    else { return }
    let name = source.text(cast - 1)
    let keyword = source.text(cast - 2)
    edits.blank(
      source.tokens[cast].range.lowerBound..<source.tokens[cast + 1].range.upperBound, in: source.bytes)
    edits.insert(
      " \(keyword) \(name) = \(name)._asNSError; _ = \(name);", at: source.tokens[cast + 2].range.upperBound)
  }

  mutating func writeBridges() {
    writeEmptyStrings()
    writeClassNames()
    takeOutArgumentCasts()
    for index in source.tokens.indices.dropLast()
    where source.isWord("as", at: index) && source.isLeftIn[index] {
      guard index > 0, source.tokens[index + 1].kind == .word, Self.bridged.contains(source.text(index + 1)),
        !source.isMark(".", at: index + 2), !source.isWord("case", at: index - 1)
      else { continue }
      if source.isWord("let", at: index - 2) || source.isWord("var", at: index - 2) {
        writeCaughtError(at: index)
        continue
      }
      // `as NSError?` asks for what the value has, if there is one.
      let end = source.tokens[index + 1].range.upperBound
      let isOptional = source.bytes[end...].first == UInt8(ascii: "?")
      edits.replace(
        source.tokens[index].range.lowerBound..<end + (isOptional ? 1 : 0),
        by: "._as\(source.text(index + 1))")
    }
  }
}

extension SwiftSource {
  /// Whether a name at a place is that of a parameter of the function around it, which is of no particular class.
  fileprivate func isParameterOfAnyObject(_ name: String, at index: Int) -> Bool {
    var place = index
    while place > 0 {
      place -= 1
      if isMark("}", at: place) {
        // What is declared within these braces is not known here.
        guard partners[place] >= 0 else { return false }
        place = partners[place]
      } else if tokens[place].kind == .word, text(place) == name {
        let isMember = isMark(".", at: place - 1)
        if isMember { continue }
        // `let name`, `for name in`, and the parameter of a closure.
        let before = place > 0 && tokens[place - 1].kind == .word ? text(place - 1) : ""
        if ["let", "var", "for", "inout"].contains(before) || isClosureParameter(at: place) { return false }
      } else if isMark("{", at: place), partners[place] > index, let list = parameters(ofFunctionAt: place) {
        let parameter = parts(in: list).first { part in
          part.contains { isMark(":", at: $0 + 1) && text($0) == name && !isMark(":", at: $0 - 1) }
        }
        return parameter.map { isOfAnyObject($0, name) } ?? false
      }
    }
    return false
  }

  private func isOfAnyObject(_ parameter: ClosedRange<Int>, _ name: String) -> Bool {
    guard let colon = parameter.first(where: { isMark(":", at: $0) }), text(colon - 1) == name,
      isWord("AnyObject", at: colon + 1)
    else { return false }
    return colon + 1 == parameter.upperBound || text(colon + 2) == "="
  }

  /// Whether a name stands between the brace of a closure and its `in`.
  private func isClosureParameter(at place: Int) -> Bool {
    var end = place + 1
    while tokens.indices.contains(end), !tokens[end].beginsLine || end == place + 1 {
      if isWord("in", at: end) { break }
      if isMark("{", at: end) || isMark("}", at: end) || isMark(";", at: end) { return false }
      end += 1
    }
    guard isWord("in", at: end) else { return false }
    var start = place - 1
    while start >= 0, !isMark("{", at: start) {
      if isMark("}", at: start) || isWord("for", at: start) || isWord("in", at: start) { return false }
      start -= 1
    }
    return start >= 0
  }

  /// The brackets with the parameters of the function whose body begins at a brace; nil for other braces.
  private func parameters(ofFunctionAt brace: Int) -> ClosedRange<Int>? {
    var place = brace - 1
    var brackets: ClosedRange<Int>?
    while place >= 0 {
      if isMark("{", at: place) || isMark("}", at: place) || isMark(";", at: place) { return nil }
      if isMark(")", at: place) || isMark("]", at: place) {
        guard partners[place] >= 0 else { return nil }
        if isMark(")", at: place) { brackets = partners[place]...place }
        place = partners[place] - 1
        continue
      }
      if isWord("func", at: place) || isWord("init", at: place) && !isMark(".", at: place - 1) {
        return brackets
      }
      place -= 1
    }
    return nil
  }
}
