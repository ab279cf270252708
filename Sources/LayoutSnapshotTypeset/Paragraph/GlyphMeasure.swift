/// Advances in one font: what text layout asks per glyph, prepared once per run.
struct GlyphMeasure {
  let face: FontFace
  private let size: Double
  private let metrics: SystemFontMetrics?
  private let displayShare: Double
  /// Points after every character.
  let tracking: Double
  private let monospacedDigits: Bool
  private let digitAdvance: Double

  init(_ font: TextFont) {
    face = font.primaryFace
    size = font.size
    monospacedDigits = font.monospacedDigits
    switch font.family {
    case .system(let weight, let generation):
      let metrics = SystemFontMetrics.metrics(of: weight.cut)
      self.metrics = metrics
      displayShare = SystemFontTracking.displayShare(size: font.size)
      tracking = SystemFontTracking.points(size: font.size, cut: weight.cut, generation: generation)
      digitAdvance = metrics.digitAdvance
    case .face(let face):
      metrics = nil
      displayShare = 0
      tracking = 0
      let zero = face.glyph(for: "0").map(face.advance(of:)) ?? 0
      digitAdvance = Double(zero) / Double(face.unitsPerEm)
    }
  }

  /// The advance of one of the font's own glyphs in points, tracking left out.
  func advance(of glyph: GlyphID, for character: Unicode.Scalar) -> Double {
    if isTabular(character) { return digitAdvance * size }
    guard let metrics else { return naturalAdvance(of: glyph, in: face) }
    let index = Int(glyph.value)
    return (metrics.advances[index] + displayShare * metrics.displayDifferences[index]) * size
  }

  /// The advance that the outline was drawn for.
  func naturalAdvance(of glyph: GlyphID, in face: FontFace) -> Double {
    Double(face.advance(of: glyph)) * size / Double(face.unitsPerEm)
  }

  /// Kerning in points. Digits of equal width are not kerned, or their columns would not line up.
  func kerning(_ first: (GlyphID, Unicode.Scalar), _ second: (GlyphID, Unicode.Scalar), in face: FontFace)
    -> Double
  {
    if isTabular(first.1) || isTabular(second.1) { return 0 }
    return Double(face.kerning(first.0, second.0)) * size / Double(face.unitsPerEm)
  }

  private func isTabular(_ character: Unicode.Scalar) -> Bool {
    monospacedDigits && character.value >= 0x30 && character.value <= 0x39
  }
}
