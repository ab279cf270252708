/// Advances in one font: what text layout asks per glyph, prepared once per run.
struct GlyphMeasure {
  let face: FontFace
  private let size: Double
  private let system: System?
  /// Points after every character.
  let tracking: Double
  private let monospacedDigits: Bool
  private let isMonospaced: Bool
  private let digitAdvance: Double

  /// What the system font is measured by.
  private struct System {
    let metrics: SystemFontMetrics
    let italic: SystemFontMetrics.Advances?
    let weight: FontWeight
    let displayShare: Double
    let kerning: SystemFontKerning.Factors
    /// Glyphs whose advance was another one in the font's generation, with what it was of today's.
    let shares: [(glyph: GlyphID, share: Double)]

    init(_ font: TextFont, _ weight: FontWeight, _ generation: SystemFontGeneration) {
      self.weight = weight
      metrics = SystemFontMetrics.metrics(of: weight.cut)
      italic = font.isItalic ? SystemFontMetrics.italic(of: weight.cut) : nil
      displayShare = SystemFontTracking.displayShare(size: font.size, generation: generation)
      kerning = metrics.kerning.factors(weight: weight, isItalic: font.isItalic, displayShare: displayShare)
      shares = generation.shares.compactMap { sign, share in
        font.primaryFace.glyph(for: sign).map { ($0, share) }
      }
    }

    /// In em fractions.
    func advance(of glyph: GlyphID) -> Double {
      let index = Int(glyph.value)
      var upright = metrics.advance(of: index, weight: weight, displayShare: displayShare)
      for (other, share) in shares where other == glyph { upright *= share }
      guard let italic else { return upright }
      return upright + italic.value(index, displayShare: displayShare)
        - metrics.regular.value(index, displayShare: displayShare)
    }
  }

  /// Every character of the monospaced system font, at every size and in every weight, in em fractions.
  private static let monospacedAdvance = 1266.0 / 2048

  init(_ font: TextFont) {
    face = font.primaryFace
    size = font.size
    monospacedDigits = font.monospacedDigits
    switch font.family {
    case .system(let weight, let generation):
      let system = System(font, weight, generation)
      self.system = system
      isMonospaced = font.isMonospaced
      tracking = font.isMonospaced ? 0 : SystemFontTracking.points(size: font.size, generation: generation)
      digitAdvance = face.glyph(for: "0").map(system.advance(of:)) ?? 0
    case .face(let face):
      system = nil
      isMonospaced = false
      tracking = 0
      let zero = face.glyph(for: "0").map(face.advance(of:)) ?? 0
      digitAdvance = Double(zero) / Double(face.unitsPerEm)
    }
  }

  /// The advance of one of the font's own glyphs in points, tracking left out.
  func advance(of glyph: GlyphID, for character: Unicode.Scalar) -> Double {
    if isMonospaced { return GlyphMeasure.monospacedAdvance * size }
    if isTabular(character) { return digitAdvance * size }
    guard let system else { return naturalAdvance(of: glyph, in: face) }
    return system.advance(of: glyph) * size
  }

  /// The advance that the outline was drawn for.
  func naturalAdvance(of glyph: GlyphID, in face: FontFace) -> Double {
    Double(face.advance(of: glyph)) * size / Double(face.unitsPerEm)
  }

  /// Kerning in points. Digits of equal width are not kerned, or their columns would not line up.
  func kerning(_ first: (GlyphID, Unicode.Scalar), _ second: (GlyphID, Unicode.Scalar), in face: FontFace)
    -> Double
  {
    if isMonospaced || isTabular(first.1) || isTabular(second.1) { return 0 }
    let units = face.kerning(first.0, second.0)
    if units == 0 { return 0 }
    var scaled = Double(units)
    if let system, face === self.face {
      scaled = system.metrics.kerning.units(units, first.0, second.0, system.kerning)
    }
    return scaled * size / Double(face.unitsPerEm)
  }

  private func isTabular(_ character: Unicode.Scalar) -> Bool {
    monospacedDigits && character.value >= 0x30 && character.value <= 0x39
  }
}
