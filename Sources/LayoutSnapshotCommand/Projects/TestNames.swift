import Foundation
import LayoutSnapshotSources
import LayoutSnapshotStore

/// Names of the functions that draw an app's documents and controllers, no two alike: references are called like them, so that none
/// may depend on which others there are.
struct TestNames {
  /// The names, in the order of the paths.
  let names: [String]

  /// - Parameters:
  ///   - paths: of documents, or names of classes.
  ///   - taken: names that are none of them.
  init(_ paths: [String], taken: Set<String> = []) {
    let words = paths.map {
      Self.word((($0 as NSString).lastPathComponent as NSString).deletingPathExtension)
    }
    let counts = Dictionary(grouping: words) { $0 ?? "" }.mapValues(\.count)
    let long = zip(paths, words).map { path, word -> String in
      if let word, counts[word] == 1, !taken.contains(word) { return word }
      // Its folder tells it from others, and where letters are lost, a checksum.
      return (Self.word((path as NSString).deletingPathExtension) ?? "screen")
    }
    let longCounts = Dictionary(grouping: long) { $0 }.mapValues(\.count)
    names = zip(paths, long).map { path, word in
      let isAlone = longCounts[word] == 1 && !taken.contains(word) && word != "screen"
      let name = isAlone ? word : "\(word)_\(String(checksum(path), radix: 16))"
      return Self.keywords.contains(name) ? "`\(name)`" : name
    }
  }

  /// A word with a small first letter; none of a text that has no letter that a word can have.
  private static func word(_ text: String) -> String? {
    let word = SwiftText.moduleName(text)
    return word.allSatisfy { $0 == "_" } ? nil : word.prefix(1).lowercased() + word.dropFirst()
  }

  /// Words with small letters that a function is called by between backticks only.
  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try",
    "typealias", "var", "where", "while",
  ]
}
