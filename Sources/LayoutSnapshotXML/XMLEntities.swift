/// The entities that a document type declares, as drawing programs write them: each stands for a plain text.
///
/// A text in which other entities stand is not taken, so that nothing expands to more than itself, and all that is inserted
/// together is limited: a small file cannot grow without end.
struct XMLEntities {
  /// The most bytes that all references of a document are replaced by.
  static let mostBytes = 4 << 20

  private var texts: [String: [UInt8]] = [:]
  private var inserted = 0

  /// Reads a declaration such as `<!ENTITY st0 "fill:#FFF;">`; any other is passed over.
  mutating func read(_ declaration: ArraySlice<UInt8>) {
    let words = declaration.split(maxSplits: 2) { $0 == 32 || $0 == 10 || $0 == 9 || $0 == 13 }
    guard words.count == 3, words[0].elementsEqual("<!ENTITY".utf8) else { return }
    let rest = words[2].drop { $0 == 32 || $0 == 10 || $0 == 9 || $0 == 13 }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return }
    let text = rest.dropFirst().prefix { $0 != quote }
    let isPlain = !text.contains {
      $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "%")
    }
    let name = String(decoding: words[1], as: UTF8.self)
    // The first declaration of a name counts (XML 1.0, 4.2).
    if isPlain, texts[name] == nil { texts[name] = Array(text) }
  }

  /// What a reference stands for; nil if nothing is declared under the name, or if too much has been inserted.
  mutating func text(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    guard !texts.isEmpty, let text = texts[String(decoding: name, as: UTF8.self)],
      inserted + text.count <= Self.mostBytes
    else { return nil }
    inserted += text.count
    return text
  }
}
