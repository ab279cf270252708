/// An app's files lie in its package, where Foundation's bundles do not find them on Linux. Prepared sources call members that do.
extension Preparation {
  /// What a bundle is asked, and the first label.
  private static let questions: [String: Set<String>] = [
    "url": ["forResource"], "path": ["forResource"], "urls": ["forResourcesWithExtension"],
    "paths": ["forResourcesOfType"], "object": ["forInfoDictionaryKey"],
  ]
  private static let properties: Set = ["infoDictionary", "bundleIdentifier"]

  mutating func writeBundles() {
    for index in source.tokens.indices.dropLast(1)
    where source.isMark(".", at: index) && source.isLeftIn[index] && source.tokens[index + 1].kind == .word {
      let word = source.text(index + 1)
      let isQuestion =
        source.isMark("(", at: index + 2) && index + 3 < source.tokens.count
        && Self.questions[word]?.contains(source.text(index + 3)) == true
      let isAsked =
        isQuestion || Self.properties.contains(word) && isBundle(before: index)
        || word == "module" && isModule(at: index)
      if isAsked { edits.insert("_", at: source.tokens[index + 1].range.lowerBound) }
    }
  }

  /// Whether a bundle stands before a dot: `Bundle.main`, `Bundle(for: A.self)`, `bundle`, each perhaps with `?` or `!`.
  private func isBundle(before dot: Int) -> Bool {
    var last = dot - 1
    if last > 0, source.tokens[last].kind == .sign { last -= 1 }
    guard last >= 0 else { return false }
    if source.isMark(")", at: last), source.partners[last] > 0 {
      return source.isWord("Bundle", at: source.partners[last] - 1)
    }
    if source.isMark(".", at: last - 1), source.isWord("Bundle", at: last - 2) { return true }
    return source.tokens[last].kind == .word && source.text(last).lowercased().hasSuffix("bundle")
  }

  /// Whether `.module` is a bundle's: `Bundle.module`, `in: .module`, `bundle: .module`.
  private func isModule(at dot: Int) -> Bool {
    source.isWord("Bundle", at: dot - 1)
      || source.isMark(":", at: dot - 1)
        && (source.isWord("in", at: dot - 2) || source.isWord("bundle", at: dot - 2))
  }
}
