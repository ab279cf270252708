import Foundation
import LayoutSnapshotTypeset

extension Font {
  /// The purpose of a text, which decides its size together with the reader's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String
    /// A style with UIKit's name. An unknown name looks like ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points at the default text size, in semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var measured: LayoutSnapshotTypeset.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      default: .body
      }
    }
  }

  /// The font of a text style at the default text size.
  ///
  /// A label with ``Label/adjustsFontForContentSizeCategory`` scales it to the text size of each device.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of the given traits, or at the default one without them.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection?
  ) -> Font {
    let category = traits?.preferredContentSizeCategory ?? .large
    return Font(.preferred(style.measured, category.measured), scaling: .preferred(style))
  }

  /// The font at a text size if it follows the reader's text size, or else the font itself.
  func adjusted(to category: ContentSizeCategory) -> Font {
    switch scaling {
    case nil: return self
    case .preferred(let style):
      var preferred = TextFont.preferred(style.measured, category.measured)
      // A descriptor may have made it bold.
      preferred.family = textFont.family
      return Font(preferred, isSlanted: isSlanted, scaling: scaling, fallbacks: fallbacks)
    case .metrics(let style, let base, let largest):
      let size = FontMetrics(forTextStyle: style).scaledPointSize(base, category)
      return resized(Font.usable(min(size, largest ?? size)), scaling: scaling)
    }
  }
}

/// How a font's size follows the reader's text size.
enum FontScaling: Hashable, Sendable {
  case preferred(Font.TextStyle)
  /// The original size, and the largest size that it may grow to.
  case metrics(Font.TextStyle, base: CGFloat, largest: CGFloat?)
}

extension ContentSizeCategory {
  /// The same size in the typesetter's type; the default size if none is specified.
  var measured: TextSizeCategory {
    switch self {
    case .unspecified, .large: .large
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibilityMedium
    case .accessibilityLarge: .accessibilityLarge
    case .accessibilityExtraLarge: .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    }
  }
}
