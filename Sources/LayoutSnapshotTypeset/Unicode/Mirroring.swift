/// Mirror images of characters in right-to-left text, and which of them are brackets.
enum Mirroring {
  /// The character that looks like `scalar` turned round: `(` for `)`.
  static func image(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard let entry = Table.shared.entry(scalar.value) else { return scalar }
    return Unicode.Scalar(entry.image) ?? scalar
  }

  struct Bracket {
    var isOpening: Bool
    var own: UInt32
    var partner: UInt32
  }

  /// Describes a paired bracket; nil for all other characters.
  static func bracket(_ scalar: Unicode.Scalar) -> Bracket? {
    guard let entry = Table.shared.entry(scalar.value), entry.kind != 0 else { return nil }
    return Bracket(
      isOpening: entry.kind == 1, own: canonical(entry.character), partner: canonical(entry.image))
  }

  /// The angle brackets U+2329 and U+232A are canonically U+3008 and U+3009, and pair with them.
  private static func canonical(_ character: UInt32) -> UInt32 {
    switch character {
    case 0x2329: 0x3008
    case 0x232A: 0x3009
    default: character
    }
  }

  private struct Entry {
    var character: UInt32
    var image: UInt32
    var kind: UInt8
  }

  private struct Table: Sendable {
    static let shared = Table()

    private let bytes = Base64.decode(UnicodeTables.mirrors)

    /// Seven bytes an entry, sorted by character.
    func entry(_ character: UInt32) -> Entry? {
      var (low, high) = (0, bytes.count / 7)
      while low < high {
        let middle = (low + high) / 2
        let found = number(7 * middle)
        if found == character {
          return Entry(character: character, image: number(7 * middle + 3), kind: bytes[7 * middle + 6])
        }
        if found < character { low = middle + 1 } else { high = middle }
      }
      return nil
    }

    private func number(_ at: Int) -> UInt32 {
      UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
    }
  }
}
