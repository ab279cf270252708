/// Advances and kerning of the system font by glyph of an embedded cut, so that text is as wide here as on a phone.
///
/// The outlines are those of the cut; the advances are the measured ones (`SystemFontMaster`). A weight is a mixture of
/// regular and one extreme, a size one of two designs. The cut keeps both, and each look-up mixes them: a table for
/// each weight would be built for fonts that a test uses once.
struct SystemFontMetrics: Sendable {
  /// Of one master: by glyph, in em fractions, in the design for text and in that for display.
  struct Advances: Sendable {
    let text: [Double]
    let display: [Double]

    init(_ master: SystemFontMaster, in cut: SystemFontCut) {
      text = master.advances(in: cut, isDisplay: false)
      display = master.advances(in: cut, isDisplay: true)
    }

    func value(_ glyph: Int, displayShare: Double) -> Double {
      text[glyph] + (display[glyph] - text[glyph]) * displayShare
    }
  }

  let regular: Advances
  /// Ultra-light for the cut that draws light weights, else black.
  let extreme: Advances
  let kerning: SystemFontKerning

  static func metrics(of cut: SystemFontCut) -> SystemFontMetrics {
    switch cut {
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }

  /// What italic adds to regular; added to every weight, because only the regular italic was measured.
  static func italic(of cut: SystemFontCut) -> Advances {
    switch cut {
    case .regular: regularItalic
    case .medium: mediumItalic
    case .semibold: semiboldItalic
    case .bold: boldItalic
    }
  }

  private static let regular = SystemFontMetrics(.regular)
  private static let medium = SystemFontMetrics(.medium)
  private static let semibold = SystemFontMetrics(.semibold)
  private static let bold = SystemFontMetrics(.bold)
  private static let regularItalic = Advances(.italic, in: .regular)
  private static let mediumItalic = Advances(.italic, in: .medium)
  private static let semiboldItalic = Advances(.italic, in: .semibold)
  private static let boldItalic = Advances(.italic, in: .bold)

  private init(_ cut: SystemFontCut) {
    regular = Advances(.regular, in: cut)
    extreme = Advances(cut == .regular ? .ultraLight : .black, in: cut)
    kerning = SystemFontKerning(cut.face)
  }

  /// The advance of `glyph` in em fractions, letter-spacing left out.
  func advance(of glyph: Int, weight: FontWeight, displayShare: Double) -> Double {
    let own = regular.value(glyph, displayShare: displayShare)
    let share = weight.shareOfExtreme
    if share == 0 { return own }
    return own + (extreme.value(glyph, displayShare: displayShare) - own) * share
  }
}
