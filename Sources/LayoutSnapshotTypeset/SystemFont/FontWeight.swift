/// How heavy a font is, with UIKit's names.
package enum FontWeight: UInt8, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The embedded cut that draws this weight: regular for all lighter ones, bold for all heavier ones.
  var cut: SystemFontCut {
    switch self {
    case .ultraLight, .thin, .light, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold, .heavy, .black: .bold
    }
  }

  /// How far from regular the weight lies: on the way to ultra-light for lighter ones, to black for heavier ones.
  ///
  /// Its place on the system font's axis of weights, on which ultra-light is 30, regular 400 and black 1000, found
  /// from measured advances: all 95 of a weight lie on one straight line to 1/50,000 em.
  var shareOfExtreme: Double {
    switch self {
    case .ultraLight: 1
    case .thin: 290.0 / 370
    case .light: 126.0 / 370
    case .regular: 0
    case .medium: 110.0 / 600
    case .semibold: 190.0 / 600
    case .bold: 300.0 / 600
    case .heavy: 460.0 / 600
    case .black: 1
    }
  }
}

/// The weights in which the system font is embedded.
enum SystemFontCut: UInt8, Hashable, Sendable, CaseIterable {
  case regular, medium, semibold, bold

  var face: FontFace {
    switch self {
    case .regular: EmbeddedFonts.regular
    case .medium: EmbeddedFonts.medium
    case .semibold: EmbeddedFonts.semibold
    case .bold: EmbeddedFonts.bold
    }
  }

  /// Faces for the scripts that the system font itself lacks.
  var companions: [FontFace] {
    switch self {
    case .regular, .medium: [EmbeddedFonts.hebrew, EmbeddedFonts.arabic]
    case .semibold, .bold: [EmbeddedFonts.hebrewBold, EmbeddedFonts.arabicBold]
    }
  }
}
