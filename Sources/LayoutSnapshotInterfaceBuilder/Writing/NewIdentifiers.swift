/// Identifiers for new objects of a document: in Interface Builder's form, such as `x3F-pQ-9aB`, and the same whenever the
/// same is added to the same document.
struct NewIdentifiers {
  private var taken: Set<String>

  init(_ document: InterfaceBuilderDocument) {
    taken = Set(document.xml.root.descendants.compactMap { $0["id"] })
  }

  /// - Parameter words: what the object says.
  mutating func next(for words: String) -> String {
    var round = 0
    while true {
      let found = Self.identifier(of: "\(words) \(round)")
      if taken.insert(found).inserted { return found }
      round += 1
    }
  }

  /// Eight characters from a hash of 64 bits (FNV-1a), of which they take 48.
  private static func identifier(of words: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in words.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    var letters: [Character] = []
    for _ in 0..<8 {
      letters.append(alphabet[Int(hash % 62)])
      hash /= 62
    }
    return "\(String(letters[0..<3]))-\(String(letters[3..<5]))-\(String(letters[5..<8]))"
  }
}
