import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotTypeset

/// A font at a size, as UIKit's `UIFont`.
///
/// ```swift
/// label.font = .systemFont(ofSize: 15, weight: .semibold)
/// label.font = .preferredFont(forTextStyle: .body)  // 17 points at the default text size
/// print(Font.systemFont(ofSize: 17).lineHeight)     // 20.287109375
/// ```
///
/// The system font's outlines are the package's own; its advances and its line height are those of iOS, so that
/// text takes the room that it takes there. `Documentation/Text.md` says how they were measured.
public final class Font: ValueObject, Sendable {
  /// What the typesetter knows the font by.
  package let textFont: TextFont
  /// Whether the upright letters are slanted, because there is no italic cut.
  package let isSlanted: Bool
  /// How the size follows the reader's text size, where it does.
  let scaling: FontScaling?
  /// The fonts that draw what this one lacks.
  let fallbacks: [Font]
  /// The name of the font that was asked for, where this one takes its place because nobody has registered that one.
  let absentName: String?

  init(
    _ textFont: TextFont, isSlanted: Bool = false, scaling: FontScaling? = nil, fallbacks: [Font] = [],
    absentName: String? = nil
  ) {
    self.absentName = absentName
    var textFont = textFont
    if case .system = textFont.family { textFont.isItalic = isSlanted && !textFont.isMonospaced }
    self.textFont = textFont
    self.isSlanted = isSlanted
    self.scaling = scaling
    self.fallbacks = fallbacks
  }

  // MARK: System fonts

  /// The system font in its regular weight. Sizes are brought between 0 and 10,000 points.
  public static func systemFont(ofSize size: CGFloat) -> Font { systemFont(ofSize: size, weight: .regular) }

  /// The system font in a weight. Those without a cut of their own look like the nearest of regular, medium,
  /// semibold and bold.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(.system(usable(size), weight: weight.cut))
  }

  /// The system font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font { systemFont(ofSize: size, weight: .bold) }

  /// The system font, slanted by 12 degrees; it is as wide as iOS's italic.
  public static func italicSystemFont(ofSize size: CGFloat) -> Font {
    Font(.system(usable(size)), isSlanted: true)
  }

  /// The system font with digits that all take the same room.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(.system(usable(size), weight: weight.cut, monospacedDigits: true))
  }

  /// The system font with characters that all take the same room, 0.618 of the size, in every weight.
  ///
  /// ```swift
  /// label.font = .monospacedSystemFont(ofSize: 14, weight: .regular)  // "iiii" is as wide as "WWWW"
  /// ```
  ///
  /// The letters are those of the proportional font, each in the middle of its room.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    var font = TextFont.system(usable(size), weight: weight.cut)
    font.isMonospaced = true
    return Font(font)
  }

  /// The size of labels, 17.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons, 18.
  public static let buttonFontSize: CGFloat = 18
  /// The size of standard text, 14.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, 12.
  public static let smallSystemFontSize: CGFloat = 12

  // MARK: Registered fonts

  /// A registered font by its PostScript name; nil if none is registered under it.
  ///
  /// Fonts are registered with ``register(_:index:)``. A recording warns of the names that its test asked for in vain.
  public convenience init?(name: String, size: CGFloat) {
    guard let face = FontRegistry.shared.face(named: name) else {
      AbsentNames.shared.note(.font, name)
      return nil
    }
    self.init(.face(face, size: Font.usable(size)))
  }

  /// The same font with others that draw the characters which it lacks, asked in order.
  ///
  /// Without one a missing character is drawn as a box of one em, so that layouts stay stable.
  public func withFallbacks(_ fonts: [Font]) -> Font {
    Font(textFont, isSlanted: isSlanted, scaling: scaling, fallbacks: fonts, absentName: absentName)
  }

  /// The same font as one that takes the place of another, which is not registered.
  package func standing(inPlaceOf name: String?) -> Font {
    Font(textFont, isSlanted: isSlanted, scaling: scaling, fallbacks: fallbacks, absentName: name)
  }

  /// The same font with the spaces between letters that the system font had until iOS 13, which were a little wider.
  package var asUntilIOS13: Font {
    guard case .system(let weight, _) = textFont.family else { return self }
    var older = textFont
    older.family = .system(weight, .iOS13)
    return Font(older, isSlanted: isSlanted, scaling: scaling, fallbacks: fallbacks)
  }

  // MARK: Measures

  /// The size in points.
  public var pointSize: CGFloat { textFont.size }
  /// The PostScript name of the face that draws it.
  public var fontName: String { textFont.primaryFace.name }
  /// The name of the family: that of the face without its cut.
  public var familyName: String { String(fontName.prefix { $0 != "-" }) }
  /// From the baseline up to where the highest letters reach.
  public var ascender: CGFloat { textFont.ascent }
  /// From the baseline down to where the lowest letters reach, below 0.
  public var descender: CGFloat { -textFont.descent }
  /// The height of a line, ``leading`` left out.
  public var lineHeight: CGFloat { textFont.ascent + textFont.descent }
  /// What the font adds between lines.
  public var leading: CGFloat { max(0, textFont.lineHeight - lineHeight) }

  /// The height of a capital letter.
  ///
  /// Of the system font it is that of iOS, 1443/2048 of the size, as Seek's Capsize lists it for `-apple-system`.
  public var capHeight: CGFloat { isSystem ? pointSize * 1443 / 2048 : textFont.capHeight }

  /// The height of a small letter without an ascender.
  ///
  /// Of the system font it is that of iOS, 1078/2048 of the size, from the same source as ``capHeight``.
  public var xHeight: CGFloat { isSystem ? pointSize * 1078 / 2048 : textFont.xHeight }

  /// The same font at another size, which no longer follows the reader's text size.
  public func withSize(_ size: CGFloat) -> Font { resized(Font.usable(size), scaling: nil) }

  // MARK: Inner workings

  func resized(_ size: Double, scaling: FontScaling?) -> Font {
    var copy = textFont
    copy.size = size
    copy.styleLeading = nil
    return Font(
      copy, isSlanted: isSlanted, scaling: scaling, fallbacks: fallbacks, absentName: absentName)
  }

  /// A size that can be set: not a number is 0.
  static func usable(_ size: CGFloat) -> Double { size > 0 ? min(size, 10_000) : 0 }

  private var isSystem: Bool {
    if case .system = textFont.family { return true }
    return false
  }

  /// Whether the other is the same face at the same size.
  public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Font else { return false }
    return self === other
      || textFont == other.textFont && isSlanted == other.isSlanted && scaling == other.scaling
        && fallbacks == other.fallbacks && absentName == other.absentName
  }

  /// The same for equal fonts.
  public var hash: Int { textFont.hashValue }

  /// The name and the size.
  public var description: String {
    "\(fontName)\(isSlanted ? " (slanted)" : "") \(numberText(pointSize))"
  }
}
