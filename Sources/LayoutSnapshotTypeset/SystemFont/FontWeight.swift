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
