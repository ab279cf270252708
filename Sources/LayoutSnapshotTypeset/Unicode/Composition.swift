/// Characters composed of a base and a mark: é from e and a combining acute.
///
/// Fonts hold composed letters and place no marks for us, so text is composed before it is mapped to glyphs.
enum Composition {
  static func compose(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard base.value <= 0xFFFF, mark.value <= 0xFFFF else { return nil }
    let key = base.value << 16 | mark.value
    var (low, high) = (0, Table.shared.count)
    while low < high {
      let middle = (low + high) / 2
      if Table.shared.key(middle) < key { low = middle + 1 } else { high = middle }
    }
    guard low < Table.shared.count, Table.shared.key(low) == key else { return nil }
    return Unicode.Scalar(Table.shared.composed(low))
  }

  /// Calls back with every base and what composes from it and some mark.
  static func forEachPair(_ body: (_ base: Unicode.Scalar, _ composed: Unicode.Scalar) -> Void) {
    for index in 0..<Table.shared.count {
      if let base = Unicode.Scalar(Table.shared.key(index) >> 16),
        let composed = Unicode.Scalar(Table.shared.composed(index))
      {
        body(base, composed)
      }
    }
  }

  private struct Table: Sendable {
    static let shared = Table()

    /// Six bytes an entry, sorted by base and mark.
    private let bytes = Base64.decode(UnicodeTables.compositions)

    var count: Int { bytes.count / 6 }

    func key(_ index: Int) -> UInt32 { UInt32(number(6 * index)) << 16 | UInt32(number(6 * index + 2)) }

    func composed(_ index: Int) -> UInt16 { number(6 * index + 4) }

    private func number(_ at: Int) -> UInt16 { UInt16(bytes[at]) << 8 | UInt16(bytes[at + 1]) }
  }
}
