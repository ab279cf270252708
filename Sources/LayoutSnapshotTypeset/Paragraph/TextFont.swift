/// A font as a view asks for it: the system font in a weight, or a registered face, at a size.
package struct TextFont: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system(FontWeight, SystemFontGeneration)
    case face(FontFace)
  }

  package var family: Family
  /// In points.
  package var size: Double
  /// Whether all digits take the same room.
  package var monospacedDigits: Bool
  /// Whether the system font is as wide as its italic; how letters are slanted is not the typesetter's concern.
  package var isItalic = false
  /// Whether the system font gives every character the same room.
  package var isMonospaced = false
  /// How far apart baselines stand in a text style, which is more than its line is high.
  package var styleLeading: Double?

  package init(family: Family, size: Double, monospacedDigits: Bool = false) {
    precondition(size >= 0 && size <= 10_000, "A font size lies between 0 and 10,000 points")
    self.family = family
    self.size = size
    self.monospacedDigits = monospacedDigits
  }

  /// The system font.
  package static func system(
    _ size: Double, weight: FontWeight = .regular, monospacedDigits: Bool = false,
    generation: SystemFontGeneration = .iOS14
  ) -> TextFont {
    TextFont(family: .system(weight, generation), size: size, monospacedDigits: monospacedDigits)
  }

  /// The system font of a text style at a content size.
  package static func preferred(_ style: TextStyle, _ category: TextSizeCategory = .large) -> TextFont {
    var font = TextFont.system(style.size(category), weight: style.weight)
    font.styleLeading = style.leading(category)
    return font
  }

  /// A registered font.
  package static func face(_ face: FontFace, size: Double) -> TextFont {
    TextFont(family: .face(face), size: size)
  }

  /// Height above the baseline, unrounded.
  package var ascent: Double {
    switch family {
    case .system: size * 1950 / 2048
    case .face(let face): size * Double(face.ascent) / Double(face.unitsPerEm)
    }
  }

  /// Depth below the baseline, unrounded and positive.
  package var descent: Double {
    switch family {
    case .system: size * 494 / 2048
    case .face(let face): size * Double(face.descent) / Double(face.unitsPerEm)
    }
  }

  /// The distance of two baselines of plain text, unrounded: 20.287 for the system font at 17 pt.
  package var lineHeight: Double {
    switch family {
    case .system: size * 2444 / 2048
    case .face(let face):
      size * Double(face.ascent + face.descent + max(0, face.lineGap)) / Double(face.unitsPerEm)
    }
  }

  /// What a text style leaves free between two lines, unrounded.
  package var lineGap: Double { max(0, (styleLeading ?? 0) - lineHeight) }

  /// Height of a capital letter, unrounded.
  package var capHeight: Double { height(of: "H") ?? ascent * 0.74 }

  /// Height of a small letter without an ascender, unrounded.
  package var xHeight: Double { height(of: "x") ?? ascent * 0.55 }

  private func height(of letter: Unicode.Scalar) -> Double? {
    let face = primaryFace
    guard let glyph = face.glyph(for: letter), let bounds = face.outline(of: glyph).bounds else { return nil }
    return size * Double(bounds.maxY) / Double(2 * face.unitsPerEm)
  }

  /// The face that draws the font's own characters.
  package var primaryFace: FontFace {
    switch family {
    case .system(let weight, _): weight.cut.face
    case .face(let face): face
    }
  }

  /// Faces that stand in for characters which neither the font nor a registered one has.
  var companions: [FontFace] {
    switch family {
    case .system(let weight, _): weight.cut.companions
    case .face: SystemFontCut.regular.companions
    }
  }
}
