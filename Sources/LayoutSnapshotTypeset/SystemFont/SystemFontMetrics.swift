/// Advances of the system font by glyph, so that text is as wide here as on a phone.
///
/// The outlines are those of the embedded cut, the advances the measured ones (`MeasuredAdvances`). Regular
/// and medium were measured. Bold and semibold were not; the rule below, the measured regular advance times
/// what the cut's weight adds in the embedded family, was fitted to 50 labels of the same documents: 30 of 30
/// bold ones come out within 1 pt and 15 of 20 semibold ones. The embedded semibold alone, scaled by 1.03,
/// reaches 26 and 12.
struct SystemFontMetrics: Sendable {
  /// Em fractions, by glyph of the cut's face.
  let advances: [Double]
  /// What the display cut adds to an advance (mostly less than 0), in em fractions, by glyph.
  let displayDifferences: [Double]
  /// The advance that all digits share in the monospaced-digits variant, in em fractions.
  let digitAdvance: Double

  static func metrics(of cut: SystemFontCut) -> SystemFontMetrics {
    switch cut {
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }

  private static let regular = SystemFontMetrics(.regular)
  private static let medium = SystemFontMetrics(.medium)
  private static let semibold = SystemFontMetrics(.semibold)
  private static let bold = SystemFontMetrics(.bold)

  private init(_ cut: SystemFontCut) {
    let face = cut.face
    let unit = Double(face.unitsPerEm)
    let widening: Double
    switch cut {
    case .regular, .medium: widening = 1
    case .semibold: widening = 1.024
    case .bold: widening = 1.032
    }
    var advances: [Double] = []
    var differences: [Double] = []
    for glyph in 0..<face.glyphCount {
      let own = face.advance(of: GlyphID(UInt16(glyph)))
      advances.append(Double(own) / unit * widening)
      differences.append(Double(face.displayAdvance(of: GlyphID(UInt16(glyph))) - own) / unit)
    }
    // Large bold text is less widened than small: fitted to 9 labels of 22 to 34 pt, all within 1 pt then.
    if widening > 1 {
      for glyph in differences.indices { differences[glyph] -= advances[glyph] * 0.0135 }
    }
    for character in MeasuredAdvances.characters {
      guard let index = MeasuredAdvances.index(of: character), let scalar = Unicode.Scalar(character),
        let glyph = face.glyph(for: scalar)
      else { continue }
      let regular = Double(MeasuredAdvances.regular[index]) / 10_000
      let measured: Double
      switch cut {
      case .regular: measured = regular
      case .medium: measured = Double(MeasuredAdvances.medium[index]) / 10_000
      case .semibold, .bold:
        measured = advances[Int(glyph.value)] * SystemFontMetrics.ratio(regular, to: scalar)
      }
      advances[Int(glyph.value)] = measured
    }
    SystemFontMetrics.spreadToAccents(&advances, face)
    self.advances = advances
    displayDifferences = differences
    digitAdvance = face.glyph(for: "0").map { advances[Int($0.value)] } ?? 0
  }

  /// A composed letter is as much wider or narrower than the embedded one as its base letter is.
  private static func spreadToAccents(_ advances: inout [Double], _ face: FontFace) {
    let unit = Double(face.unitsPerEm)
    Composition.forEachPair { base, composed in
      guard MeasuredAdvances.index(of: base.value) != nil, MeasuredAdvances.index(of: composed.value) == nil,
        let from = face.glyph(for: base), let to = face.glyph(for: composed)
      else { return }
      let (own, accented) = (Double(face.advance(of: from)) / unit, Double(face.advance(of: to)) / unit)
      if own > 0 { advances[Int(to.value)] = accented * advances[Int(from.value)] / own }
    }
  }

  /// How much wider the measured regular advance is than the embedded one.
  private static func ratio(_ measured: Double, to scalar: Unicode.Scalar) -> Double {
    let face = EmbeddedFonts.regular
    guard let glyph = face.glyph(for: scalar) else { return 1 }
    let own = face.advance(of: glyph)
    return own == 0 ? 1 : measured * Double(face.unitsPerEm) / Double(own)
  }
}
