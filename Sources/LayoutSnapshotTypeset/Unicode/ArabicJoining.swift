/// The shapes that Arabic letters take from their neighbours, as presentation forms (Unicode chapter 9.2).
///
/// Fonts for screens map the presentation forms too, so joining needs no substitution tables of the font.
enum ArabicJoining {
  /// For each character the one to draw: a presentation form, the character itself, or nil where a ligature
  /// with the character before has taken it in.
  static func shape(_ scalars: [Unicode.Scalar], _ properties: [UnicodeProperties]) -> [Unicode.Scalar?] {
    var shaped = scalars.map(Optional.some)
    guard scalars.contains(where: isArabic) else { return shaped }
    let letters = scalars.indices.filter { !isTransparent(scalars[$0], properties[$0]) }
    for (position, index) in letters.enumerated() {
      guard let own = Table.shared.letter(scalars[index].value) else { continue }
      let before = position > 0 ? Table.shared.letter(scalars[letters[position - 1]].value) : nil
      let after =
        position + 1 < letters.count ? Table.shared.letter(scalars[letters[position + 1]].value) : nil
      let joinsBefore = own.joinsBefore && (before?.joinsAfter ?? false)
      let joinsAfter = own.joinsAfter && (after?.joinsBefore ?? false)
      if let form = own.form(joinsBefore: joinsBefore, joinsAfter: joinsAfter) { shaped[index] = form }
    }
    for (position, index) in letters.enumerated().dropFirst() {
      let lam = letters[position - 1]
      guard scalars[lam].value == 0x0644, let ligature = Table.shared.lamAlef(scalars[index].value) else {
        continue
      }
      let isJoined = shaped[lam]?.value == 0xFEE0  // medial lam
      shaped[lam] = isJoined ? ligature.final : ligature.isolated
      shaped[index] = nil
    }
    return shaped
  }

  private static func isArabic(_ scalar: Unicode.Scalar) -> Bool { (0x0620...0x08FF).contains(scalar.value) }

  /// Marks and invisible characters do not come between two letters; the joiners, which do, are in the table.
  private static func isTransparent(_ scalar: Unicode.Scalar, _ properties: UnicodeProperties) -> Bool {
    if scalar.value == 0x200C || scalar.value == 0x200D { return false }
    return properties.isNonspacing || properties.bidiClass == .boundaryNeutral
  }

  private struct Letter {
    enum Kind: UInt8 { case none, right, dual, causing }

    var kind: Kind
    /// Isolated, final, initial, medial; 0 where there is none.
    var forms: (UInt16, UInt16, UInt16, UInt16)

    var joinsBefore: Bool { kind != .none }
    var joinsAfter: Bool { kind == .dual || kind == .causing }

    func form(joinsBefore: Bool, joinsAfter: Bool) -> Unicode.Scalar? {
      let value =
        switch (joinsBefore, joinsAfter) {
        case (false, false): forms.0
        case (true, false): forms.1
        case (false, true): forms.2
        case (true, true): forms.3
        }
      return value == 0 ? nil : Unicode.Scalar(value)
    }
  }

  private struct Table: Sendable {
    static let shared = Table()

    private let letters = Base64.decode(UnicodeTables.joining)
    private let ligatures = Base64.decode(UnicodeTables.lamAlef)

    /// Eleven bytes an entry, sorted by letter.
    func letter(_ character: UInt32) -> Letter? {
      if character == 0x200D { return Letter(kind: .causing, forms: (0, 0, 0, 0)) }  // zero-width joiner
      var (low, high) = (0, letters.count / 11)
      while low < high {
        let middle = (low + high) / 2
        let at = 11 * middle
        let found = UInt32(number(letters, at))
        if found == character {
          let forms = (
            number(letters, at + 3), number(letters, at + 5), number(letters, at + 7), number(letters, at + 9)
          )
          return Letter(kind: Letter.Kind(rawValue: letters[at + 2]) ?? .none, forms: forms)
        }
        if found < character { low = middle + 1 } else { high = middle }
      }
      return nil
    }

    func lamAlef(_ alef: UInt32) -> (isolated: Unicode.Scalar?, final: Unicode.Scalar?)? {
      for at in stride(from: 0, to: ligatures.count, by: 6) where UInt32(number(ligatures, at)) == alef {
        return (Unicode.Scalar(number(ligatures, at + 2)), Unicode.Scalar(number(ligatures, at + 4)))
      }
      return nil
    }

    private func number(_ bytes: [UInt8], _ at: Int) -> UInt16 {
      UInt16(bytes[at]) << 8 | UInt16(bytes[at + 1])
    }
  }
}
