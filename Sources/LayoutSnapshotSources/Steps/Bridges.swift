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
    guard source.importedModules.contains(where: AppModule.logging.contains) else { return }
    for index in source.tokens.indices.dropLast()
    where source.isWord("as", at: index) && source.isWord("CVarArg", at: index + 1) && source.isLeftIn[index]
    {
      edits.blank(
        source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound, in: source.bytes)
    }
  }

  /// The classes of `AnyObject` have a name, which only Objective-C asks them for: `type(of: object).description()`.
  private mutating func writeClassNames() {
    for index in source.tokens.indices.dropLast(9)
    where source.isWord("type", at: index) && source.isLeftIn[index] {
      let object = index + 4
      guard source.isMark("(", at: index + 1), source.isWord("of", at: index + 2),
        source.isMark(":", at: index + 3),
        source.partners[index + 1] == object + 1, source.isMark(".", at: object + 2),
        source.isWord("description", at: object + 3), source.isMark("(", at: object + 4),
        source.isMark(")", at: object + 5), source.isAnyObject(source.text(object), before: index)
      else { continue }
      edits.insert("String(describing: ", at: source.tokens[index].range.lowerBound)
      edits.replace(
        source.tokens[object + 2].range.lowerBound..<source.tokens[object + 5].range.upperBound, by: ")")
    }
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
  /// Whether the nearest declaration of a name before a place says that it is of no particular class.
  fileprivate func isAnyObject(_ name: String, before index: Int) -> Bool {
    let declaration = (0..<index).last {
      $0 > 0 && isMark(":", at: $0) && tokens[$0 - 1].kind == .word && text($0 - 1) == name
        && tokens[$0 + 1].kind == .word
    }
    return declaration.map { isWord("AnyObject", at: $0 + 1) } ?? false
  }
}
