/// The endings of references.
package enum ReferenceEnding {
  /// That of pictures.
  package static let picture = "png"
  /// That of frames.
  package static let frames = "json"
  /// That of constraints as text.
  package static let constraints = "constraints.txt"
  /// That of what a screen reader says.
  package static let accessibility = "accessibility.txt"

  /// Last parts of endings of text that no tool compiles, runs or obeys where a reference lies.
  ///
  /// A list of what is harmless, because one of all that compilers and scripts read would never be complete.
  private static let texts: Set<String> = [
    "csv", "dot", "html", "log", "md", "svg", "text", "tsv", "txt", "xml",
  ]

  /// The ending that text gets for one that is asked for: the same, or with `.txt` behind it.
  ///
  /// ```swift
  /// ReferenceEnding.text("md")     // "md"
  /// ReferenceEnding.text("swift")  // "swift.txt", which nothing compiles
  /// ```
  package static func text(_ ending: String) -> String {
    let safe = safeName(ending)
    return isText(safe) ? safe : safe + ".txt"
  }

  /// Whether a file of this name may be empty: a view may have no constraints, and nothing that is read aloud.
  package static func mayBeEmpty(fileName name: String) -> Bool {
    [constraints, accessibility].contains { name.hasSuffix("." + $0) }
  }

  /// Whether text may have this ending.
  package static func isText(_ ending: String) -> Bool {
    guard let last = ending.split(separator: ".", omittingEmptySubsequences: false).last else { return false }
    return hasSafeLetters(ending) && texts.contains(last.lowercased())
  }
}

/// Whether a name has only letters that ``safeName(_:)`` leaves, and none before which a file is hidden or a word an
/// option.
func hasSafeLetters(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first, first != ".", first != "-" else { return false }
  return name.utf8.count <= 255
    && name.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "+", ".", "-": true
      default: false
      }
    }
}
