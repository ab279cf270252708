import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotTypeset

/// A font with a size, like UIKit's `UIFont`.
///
/// ```swift
/// label.font = .systemFont(ofSize: 15, weight: .semibold)
/// label.font = .preferredFont(forTextStyle: .body)  // 17 points at the default text size
/// print(Font.systemFont(ofSize: 17).lineHeight)     // 20.287109375
/// ```
///
/// The system font draws the package's own outlines. Its advances and its line height are those of iOS, so
/// text takes the same room. `Documentation/Text.md` says how they were measured.
public final class Font: ValueObject, NSCopying, Sendable {
  /// The font as the typesetter knows it.
  package let textFont: TextFont
  /// Whether upright letters are slanted, because the font has no italic cut.
  package let isSlanted: Bool
  /// How the size follows the reader's text size, if it does.
  let scaling: FontScaling?
  /// The fonts that draw the characters that this one lacks.
  let fallbacks: [Font]
  /// The requested font name, if no font is registered under it and this font replaces it.
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

  /// The system font in its regular weight. Sizes are limited to the range from 0 to 10,000 points.
  public static func systemFont(ofSize size: CGFloat) -> Font { systemFont(ofSize: size, weight: .regular) }

  /// The system font in a weight. A weight without a cut of its own looks like the nearest of regular,
  /// medium, semibold and bold.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(.system(usable(size), weight: weight.cut))
  }

  /// The system font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font { systemFont(ofSize: size, weight: .bold) }

  /// The system font, slanted by 12 degrees. It is as wide as iOS's italic system font.
  public static func italicSystemFont(ofSize size: CGFloat) -> Font {
    Font(.system(usable(size)), isSlanted: true)
  }

  /// The system font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(.system(usable(size), weight: weight.cut, monospacedDigits: true))
  }

  /// The system font with characters of equal width, 0.618 of the size in every weight.
  ///
  /// ```swift
  /// label.font = .monospacedSystemFont(ofSize: 14, weight: .regular)  // "iiii" is as wide as "WWWW"
  /// ```
  ///
  /// The letters are those of the proportional font, each centered in its cell.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    var font = TextFont.system(usable(size), weight: weight.cut)
    font.isMonospaced = true
    return Font(font)
  }

  /// The default size of labels: 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The default size of buttons: 18 points.
  public static let buttonFontSize: CGFloat = 18
  /// The standard size of the system font: 14 points.
  public static let systemFontSize: CGFloat = 14
  /// The standard size of small text: 12 points.
  public static let smallSystemFontSize: CGFloat = 12

  // MARK: Registered fonts

  /// A registered font with a PostScript name, or nil if no font is registered under it.
  ///
  /// Register fonts with ``register(_:index:)``. Fonts listed in an app's `Info.plist` are registered
  /// automatically. A recording warns of names that its test requested in vain.
  public convenience init?(name: String, size: CGFloat) {
    guard let face = FontRegistry.shared.face(named: name) ?? FontRegistry.shared.faceOfApp(named: name)
    else {
      AbsentNames.shared.note(.font, name)
      return nil
    }
    self.init(.face(face, size: Font.usable(size)))
  }

  /// The same font with fallback fonts for missing characters. They are tried in order.
  ///
  /// A character that no font has is drawn as a box of one em, so layouts stay stable.
  public func withFallbacks(_ fonts: [Font]) -> Font {
    Font(textFont, isSlanted: isSlanted, scaling: scaling, fallbacks: fonts, absentName: absentName)
  }

  /// The same font, marked as a replacement for one that is not registered.
  package func standing(inPlaceOf name: String?) -> Font {
    Font(textFont, isSlanted: isSlanted, scaling: scaling, fallbacks: fallbacks, absentName: name)
  }

  /// The same font with the letter spacing of the system font before iOS 13, which was a little wider.
  package var asUntilIOS13: Font {
    guard case .system(let weight, _) = textFont.family else { return self }
    var older = textFont
    older.family = .system(weight, .iOS13)
    return Font(older, isSlanted: isSlanted, scaling: scaling, fallbacks: fallbacks)
  }

  // MARK: Measures

  /// The size in points.
  public var pointSize: CGFloat { textFont.size }
  /// The PostScript name of the face.
  public var fontName: String { textFont.primaryFace.name }
  /// The name of the family: the face's name up to its first hyphen.
  public var familyName: String { Font.family(of: fontName) }
  /// The distance from the baseline to the top of the tallest letters.
  public var ascender: CGFloat { textFont.ascent }
  /// The distance from the baseline to the bottom of the lowest letters, as a negative number.
  public var descender: CGFloat { -textFont.descent }
  /// The height of a line, without ``leading``.
  public var lineHeight: CGFloat { textFont.ascent + textFont.descent }
  /// The extra space that the font adds between lines.
  public var leading: CGFloat { max(0, textFont.lineHeight - lineHeight) }

  /// The height of a capital letter.
  ///
  /// For the system font, it is that of iOS: 1443/2048 of the size, as Seek's Capsize lists it for `-apple-system`.
  public var capHeight: CGFloat { isSystem ? pointSize * 1443 / 2048 : textFont.capHeight }

  /// The height of a lowercase letter without an ascender.
  ///
  /// For the system font, it is that of iOS: 1078/2048 of the size, from the same source as ``capHeight``.
  public var xHeight: CGFloat { isSystem ? pointSize * 1078 / 2048 : textFont.xHeight }

  /// The same font at another size. It no longer follows the reader's text size.
  public func withSize(_ size: CGFloat) -> Font { resized(Font.usable(size), scaling: nil) }

  // MARK: Inner workings

  func resized(_ size: Double, scaling: FontScaling?) -> Font {
    var copy = textFont
    copy.size = size
    copy.styleLeading = nil
    return Font(
      copy, isSlanted: isSlanted, scaling: scaling, fallbacks: fallbacks, absentName: absentName)
  }

  /// The size within the allowed range; 0 if it is not a number.
  static func usable(_ size: CGFloat) -> Double { size > 0 ? min(size, 10_000) : 0 }

  private var isSystem: Bool {
    if case .system = textFont.family { return true }
    return false
  }

  /// The object itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is the same font at the same size.
  public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Font else { return false }
    return self === other
      || textFont == other.textFont && isSlanted == other.isSlanted && scaling == other.scaling
        && fallbacks == other.fallbacks && absentName == other.absentName
  }

  /// A hash value that is the same for equal fonts.
  public var hash: Int { textFont.hashValue }

  /// The name and the size.
  public var description: String {
    "\(fontName)\(isSlanted ? " (slanted)" : "") \(numberText(pointSize))"
  }
}
