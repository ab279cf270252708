/// An app's files lie in its package, where Foundation's bundles do not find them on Linux. Prepared sources call members that do.
extension Preparation {
  /// What a bundle is asked, and the first label.
  private static let questions: [String: Set<String>] = [
    "url": ["forResource"], "path": ["forResource"], "urls": ["forResourcesWithExtension"],
    "paths": ["forResourcesOfType"], "object": ["forInfoDictionaryKey"],
  ]
  private static let properties: Set = [
    "infoDictionary", "bundleIdentifier", "bundlePath", "bundleURL", "resourcePath", "resourceURL",
  ]
  /// What a file manager is asked whose answer has an order of the file system's, and the first label.
  private static let listings: [String: Set<String>] = [
    "contentsOfDirectory": ["at", "atPath"], "subpathsOfDirectory": ["atPath"], "subpaths": ["atPath"],
  ]

  mutating func writeBundles() {
    for index in source.tokens.indices.dropLast(1)
    where source.isMark(".", at: index) && source.isLeftIn[index] && source.tokens[index + 1].kind == .word {
      let word = source.text(index + 1)
      let label =
        source.isMark("(", at: index + 2) && index + 3 < source.tokens.count ? source.text(index + 3) : ""
      let isAsked =
        Self.questions[word]?.contains(label) == true
        || Self.listings[word]?.contains(label) == true && isFileManager(before: index)
        || Self.properties.contains(word) && isBundle(before: index)
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

  /// Whether a file manager stands before a dot: `FileManager.default`, `FileManager()`, or a word that the source gives one.
  private func isFileManager(before dot: Int) -> Bool {
    guard dot > 0 else { return false }
    if source.isMark(")", at: dot - 1), source.partners[dot - 1] > 0 {
      return source.isWord("FileManager", at: source.partners[dot - 1] - 1)
    }
    if source.isWord("default", at: dot - 1) || source.isWord("defaultManager", at: dot - 1) {
      return source.isMark(".", at: dot - 2) && source.isWord("FileManager", at: dot - 3)
    }
    guard source.tokens[dot - 1].kind == .word else { return false }
    let word = source.text(dot - 1)
    return source.tokens.indices.dropLast(2).contains { index in
      source.text(index) == word && source.isWord("FileManager", at: index + 2)
        && [":", "="].contains(source.text(index + 1))
    }
  }

  /// Whether `.module` is a bundle's: `Bundle.module`, `in: .module`, `bundle: .module`.
  private func isModule(at dot: Int) -> Bool {
    source.isWord("Bundle", at: dot - 1)
      || source.isMark(":", at: dot - 1)
        && (source.isWord("in", at: dot - 2) || source.isWord("bundle", at: dot - 2))
  }
}
