/// How strongly the pairs of the embedded family are kerned in the system font.
///
/// The system font's pairs are not known one by one. What is known is what kerning takes from three texts in each
/// master: ten digits, a pangram whose kerned pairs are small letters, and a line of capitals, small letters and
/// points. So pairs are put into three classes, and each class of the embedded family's pairs is scaled until it takes
/// as much from its text. Pairs that the embedded family sets wider are not kerned: the system font has neither "WW" nor
/// "Ki" wider than their letters.
struct SystemFontKerning: Sendable {
  /// What is known of one master, in 1/2048 em. Measured on iOS; the source is that of `SystemFontAdvances`.
  private struct Sums {
    let digits, capitals, pangram: Double

    func mixed(with other: Sums, _ share: Double) -> Sums {
      Sums(
        digits: digits + (other.digits - digits) * share,
        capitals: capitals + (other.capitals - capitals) * share,
        pangram: pangram + (other.pangram - pangram) * share)
    }
  }

  private enum PairClass: UInt8 { case digits, smallLetters, others }

  /// The factors for one font.
  struct Factors {
    fileprivate var digits = 1.0
    fileprivate var smallLetters = 1.0
    fileprivate var others = 1.0
  }

  private static let digitText = "0123456789"
  private static let capitalText = "AVAST Wavy To. LT"
  private static let pangramText = "The quick brown fox jumps over the lazy dog"

  private static func sums(_ master: SystemFontMaster, isDisplay: Bool) -> Sums {
    switch (master, isDisplay) {
    case (.ultraLight, false): Sums(digits: -104, capitals: -847, pangram: -212.63)
    case (.ultraLight, true): Sums(digits: -103.25, capitals: -1335, pangram: -226.75)
    case (.regular, false): Sums(digits: -30, capitals: -810, pangram: -245)
    case (.regular, true): Sums(digits: -20, capitals: -1150, pangram: -310)
    case (.black, false): Sums(digits: -30, capitals: -840, pangram: -270)
    case (.black, true): Sums(digits: 0, capitals: -1100, pangram: -240)
    case (.italic, false): Sums(digits: 0, capitals: -820, pangram: -255)
    case (.italic, true): Sums(digits: -30, capitals: -1170, pangram: -230)
    }
  }

  /// By glyph: whether it is a digit or a small letter.
  private let kinds: [UInt8]
  // What the embedded family's pairs take from the three texts, in 1/2048 em.
  private let digitSum, pangramSum, capitalSum: Double
  /// The part of `capitalSum` that pairs of small letters have.
  private let smallLettersInCapitals: Double

  init(_ face: FontFace) {
    var kinds = [UInt8](repeating: PairClass.others.rawValue, count: face.glyphCount)
    func mark(_ scalars: some Sequence<Unicode.Scalar>, _ kind: PairClass) {
      for scalar in scalars {
        if let glyph = face.glyph(for: scalar) { kinds[Int(glyph.value)] = kind.rawValue }
      }
    }
    mark("0123456789".unicodeScalars, .digits)
    let small = "abcdefghijklmnopqrstuvwxyz".unicodeScalars
    mark(small, .smallLetters)
    mark((0x3AC...0x3CE).compactMap(Unicode.Scalar.init), .smallLetters)
    mark((0x430...0x45F).compactMap(Unicode.Scalar.init), .smallLetters)
    Composition.forEachPair { base, composed in
      if small.contains(base) { mark([composed], .smallLetters) }
    }
    self.kinds = kinds

    func sum(_ text: String, where isCounted: (PairClass) -> Bool = { _ in true }) -> Double {
      let glyphs = text.unicodeScalars.compactMap { face.glyph(for: $0) }
      var units = 0
      for (first, second) in zip(glyphs, glyphs.dropFirst()) {
        guard isCounted(SystemFontKerning.pairClass(kinds, first, second)) else { continue }
        units += min(0, face.kerning(first, second))
      }
      return Double(units) * SystemFontMaster.unitsPerEm / Double(face.unitsPerEm)
    }
    digitSum = sum(SystemFontKerning.digitText)
    pangramSum = sum(SystemFontKerning.pangramText)
    capitalSum = sum(SystemFontKerning.capitalText)
    smallLettersInCapitals = sum(SystemFontKerning.capitalText) { $0 == .smallLetters }
  }

  /// The factors for a weight at a size.
  func factors(weight: FontWeight, isItalic: Bool, displayShare: Double) -> Factors {
    func sums(isDisplay: Bool) -> Sums {
      let extreme: SystemFontMaster = weight.rawValue < FontWeight.regular.rawValue ? .ultraLight : .black
      let regular = SystemFontKerning.sums(isItalic ? .italic : .regular, isDisplay: isDisplay)
      return regular.mixed(with: SystemFontKerning.sums(extreme, isDisplay: isDisplay), weight.shareOfExtreme)
    }
    let goal = sums(isDisplay: false).mixed(with: sums(isDisplay: true), displayShare)
    var factors = Factors()
    factors.digits = goal.digits / digitSum
    factors.smallLetters = goal.pangram / pangramSum
    factors.others =
      (goal.capitals - smallLettersInCapitals * factors.smallLetters) / (capitalSum - smallLettersInCapitals)
    return factors
  }

  /// What the system font takes from a pair that takes `units` in the embedded family.
  func units(_ units: Int, _ first: GlyphID, _ second: GlyphID, _ factors: Factors) -> Double {
    guard units < 0 else { return 0 }
    let factor =
      switch SystemFontKerning.pairClass(kinds, first, second) {
      case .digits: factors.digits
      case .smallLetters: factors.smallLetters
      case .others: factors.others
      }
    return Double(units) * factor
  }

  private static func pairClass(_ kinds: [UInt8], _ first: GlyphID, _ second: GlyphID) -> PairClass {
    let kind = kinds[Int(first.value)]
    return kind == kinds[Int(second.value)] ? PairClass(rawValue: kind) ?? .others : .others
  }
}
