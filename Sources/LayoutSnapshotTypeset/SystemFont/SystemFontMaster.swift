/// The designs that all weights and sizes of the system font are mixed from.
///
/// Apple's font is one variable font. Its advances are linear in the weight between three masters and linear in the
/// design between two: text up to 17 points, display from 28 points on. So six tables hold it, and two more the italic.
enum SystemFontMaster: CaseIterable {
  case ultraLight, regular, black, italic

  /// Measured advances of U+0020 to U+007E, in 1/2048 em.
  func advances(isDisplay: Bool) -> [Double] {
    switch (self, isDisplay) {
    case (.ultraLight, false): SystemFontAdvances.ultraLightText
    case (.ultraLight, true): SystemFontAdvances.ultraLightDisplay
    case (.regular, false): SystemFontAdvances.regularText
    case (.regular, true): SystemFontAdvances.regularDisplay
    case (.black, false): SystemFontAdvances.blackText
    case (.black, true): SystemFontAdvances.blackDisplay
    case (.italic, false): SystemFontAdvances.italicText
    case (.italic, true): SystemFontAdvances.italicDisplay
    }
  }

  static let unitsPerEm = 2048.0

  /// Advances by glyph of a cut's face, in em fractions.
  ///
  /// Characters that were not measured are as wide as in the embedded family, times what the measured letters are
  /// wider or narrower than there.
  func advances(in cut: SystemFontCut, isDisplay: Bool) -> [Double] {
    let face = cut.face
    let embedded = SystemFontMaster.embedded(face, isDisplay: isDisplay)
    let measured = advances(isDisplay: isDisplay)
    var (letters, embeddedLetters) = (0.0, 0.0)
    for letter in SystemFontMaster.letters {
      guard let glyph = face.glyph(for: letter) else { continue }
      letters += measured[Int(letter.value) - 0x20] / SystemFontMaster.unitsPerEm
      embeddedLetters += embedded[Int(glyph.value)]
    }
    let ratio = letters / embeddedLetters
    var result = embedded.map { $0 * ratio }
    for (index, advance) in measured.enumerated() {
      guard let scalar = Unicode.Scalar(UInt32(0x20 + index)), let glyph = face.glyph(for: scalar)
      else { continue }
      result[Int(glyph.value)] = advance / SystemFontMaster.unitsPerEm
    }
    SystemFontMaster.setPunctuation(&result, face, embedded, ratio)
    SystemFontMaster.spread(&result, face, embedded)
    return result
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars)

  private static func embedded(_ face: FontFace, isDisplay: Bool) -> [Double] {
    (0..<face.glyphCount).map { index in
      let glyph = GlyphID(UInt16(index))
      let units = isDisplay ? face.displayAdvance(of: glyph) : face.advance(of: glyph)
      return Double(units) / Double(face.unitsPerEm)
    }
  }

  /// Punctuation beyond ASCII in regular text, in 1/10,000 em, inferred from the widths of labels that Xcode saved in
  /// public Interface Builder documents; the letter-spacing of 15 points is in it.
  private static let punctuation: [(character: Unicode.Scalar, advance: Double)] = [
    ("\u{2013}", 4669), ("\u{2014}", 9494), ("\u{2019}", 1626), ("\u{201C}", 3518), ("\u{201D}", 3518),
    ("\u{2022}", 5272), ("\u{2026}", 7767),
  ]

  /// In other masters the marks are as much wider as they are in the embedded family.
  private static func setPunctuation(
    _ advances: inout [Double], _ face: FontFace, _ embedded: [Double], _ ratio: Double
  ) {
    let regular = EmbeddedFonts.regular
    for (character, advance) in punctuation {
      guard let glyph = face.glyph(for: character), let plain = regular.glyph(for: character)
      else { continue }
      let natural = Double(regular.advance(of: plain)) / Double(regular.unitsPerEm)
      advances[Int(glyph.value)] = advance / 10_000 * embedded[Int(glyph.value)] * ratio / natural
    }
  }

  /// Letters that share a measured letter's form take its advance: A with accents as much as the Greek and Cyrillic A.
  private static func spread(_ advances: inout [Double], _ face: FontFace, _ embedded: [Double]) {
    func take(_ from: Unicode.Scalar, _ to: Unicode.Scalar) {
      guard let source = face.glyph(for: from), let target = face.glyph(for: to) else { return }
      let (own, other) = (embedded[Int(source.value)], embedded[Int(target.value)])
      if own > 0 { advances[Int(target.value)] = other * advances[Int(source.value)] / own }
    }
    for (latin, others) in sameForms {
      for other in others.unicodeScalars { take(latin, other) }
    }
    Composition.forEachPair { base, composed in
      if isMeasured(base), !isMeasured(composed) { take(base, composed) }
    }
  }

  private static func isMeasured(_ character: Unicode.Scalar) -> Bool {
    (0x20..<0x7F).contains(character.value) || sameFormsSet.contains(character)
  }

  /// Greek and Cyrillic letters that are drawn like Latin ones.
  private static let sameForms: [(latin: Unicode.Scalar, others: String)] = [
    ("A", "ΑА"), ("B", "ΒВ"), ("C", "С"), ("E", "ΕЕ"), ("H", "ΗН"), ("I", "ΙІ"), ("J", "Ј"), ("K", "Κ"),
    ("M", "ΜМ"), ("N", "Ν"), ("O", "ΟО"), ("P", "ΡР"), ("S", "Ѕ"), ("T", "ΤТ"), ("X", "ΧХ"), ("Y", "Υ"),
    ("Z", "Ζ"), ("a", "а"), ("c", "с"), ("e", "е"), ("i", "і"), ("j", "ј"), ("o", "οо"), ("p", "р"),
    ("s", "ѕ"),
    ("x", "х"), ("y", "у"),
  ]
  private static let sameFormsSet = Set(sameForms.flatMap { Array($0.others.unicodeScalars) })
}
