import LayoutSnapshotGraphics

/// UIKit's system colors.
///
/// The tints and grays are those of Apple's Human Interface Guidelines, Color, "Specifications", at the default and at
/// increased contrast, in ``LookPalette`` for each look. The guidelines do not list backgrounds, texts, lines and
/// fills: these have UIKit's values since iOS 13; those for increased contrast are published in Flutter's table of
/// iOS colors. The values stay the same when a new system changes its own, because otherwise every reference would change.
extension Color {
  // MARK: Tints

  /// Red, for destructive actions and failures.
  public static let systemRed = Color(.red)
  /// Orange.
  public static let systemOrange = Color(.orange)
  /// Yellow.
  public static let systemYellow = Color(.yellow)
  /// Green, for switches that are on.
  public static let systemGreen = Color(.green)
  /// Mint.
  public static let systemMint = Color(.mint)
  /// Teal.
  public static let systemTeal = Color(.teal)
  /// Cyan.
  public static let systemCyan = Color(.cyan)
  /// Blue, the default tint of everything that can be tapped.
  public static let systemBlue = Color(.blue)
  /// Indigo.
  public static let systemIndigo = Color(.indigo)
  /// Purple.
  public static let systemPurple = Color(.purple)
  /// Pink.
  public static let systemPink = Color(.pink)
  /// Brown.
  public static let systemBrown = Color(.brown)
  /// Gray, the same in both styles.
  public static let systemGray = Color(
    light: 0x8E8E93FF, dark: 0x8E8E93FF, contrast: (0x6C6C70FF, 0xAEAEB2FF))
  /// Gray, one step closer to the background.
  public static let systemGray2 = Color(
    light: 0xAEAEB2FF, dark: 0x636366FF, contrast: (0x8E8E93FF, 0x7C7C80FF))
  /// Gray, two steps closer to the background.
  public static let systemGray3 = Color(
    light: 0xC7C7CCFF, dark: 0x48484AFF, contrast: (0xAEAEB2FF, 0x545456FF))
  /// Gray, three steps closer to the background.
  public static let systemGray4 = Color(
    light: 0xD1D1D6FF, dark: 0x3A3A3CFF, contrast: (0xBCBCC0FF, 0x444446FF))
  /// Gray, four steps closer to the background.
  public static let systemGray5 = Color(
    light: 0xE5E5EAFF, dark: 0x2C2C2EFF, contrast: (0xD8D8DCFF, 0x363638FF))
  /// Gray, five steps closer to the background.
  public static let systemGray6 = Color(
    light: 0xF2F2F7FF, dark: 0x1C1C1EFF, contrast: (0xEBEBF0FF, 0x242426FF))

  // MARK: Text and lines

  /// Primary text.
  public static let label = Color(light: 0x000000FF, dark: 0xFFFFFFFF)
  /// Secondary text.
  public static let secondaryLabel = Color(
    light: 0x3C3C4399, dark: 0xEBEBF599, contrast: (0x3C3C43AD, 0xEBEBF5AD))
  /// Tertiary text.
  public static let tertiaryLabel = Color(
    light: 0x3C3C434D, dark: 0xEBEBF54D, contrast: (0x3C3C4360, 0xEBEBF560))
  /// Quaternary text.
  public static let quaternaryLabel = Color(
    light: 0x3C3C432E, dark: 0xEBEBF529, contrast: (0x3C3C4342, 0xEBEBF53D))
  /// The placeholder in an empty text field.
  public static let placeholderText = Color(
    light: 0x3C3C434D, dark: 0xEBEBF54D, contrast: (0x3C3C4360, 0xEBEBF560))
  /// Links.
  public static let link = Color(light: 0x007AFFFF, dark: 0x0984FFFF)
  /// Text on light backgrounds, the same in both styles.
  public static let darkText = Color(white: 0, alpha: 1)
  /// The older name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: Color { .systemGroupedBackground }
  /// Text on dark backgrounds, the same in both styles.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// Separator lines that are partly transparent.
  public static let separator = Color(.separator)
  /// Separator lines that are opaque.
  public static let opaqueSeparator = Color(light: 0xC6C6C8FF, dark: 0x38383AFF)

  // MARK: Grounds

  /// The background of a screen.
  public static let systemBackground = Color(
    light: 0xFFFFFFFF, dark: 0x000000FF, elevated: 0x1C1C1EFF,
    contrast: (0xFFFFFFFF, 0x000000FF, 0x242426FF))
  /// Content grouped on ``systemBackground``.
  public static let secondarySystemBackground = Color(
    light: 0xF2F2F7FF, dark: 0x1C1C1EFF, elevated: 0x2C2C2EFF,
    contrast: (0xEBEBF0FF, 0x242426FF, 0x363638FF))
  /// Content grouped on ``secondarySystemBackground``.
  public static let tertiarySystemBackground = Color(
    light: 0xFFFFFFFF, dark: 0x2C2C2EFF, elevated: 0x3A3A3CFF,
    contrast: (0xFFFFFFFF, 0x363638FF, 0x444446FF))
  /// The background of a screen of groups.
  public static let systemGroupedBackground = Color(
    light: 0xF2F2F7FF, dark: 0x000000FF, elevated: 0x1C1C1EFF,
    contrast: (0xEBEBF0FF, 0x000000FF, 0x242426FF))
  /// Content grouped on ``systemGroupedBackground``.
  public static let secondarySystemGroupedBackground = Color(
    light: 0xFFFFFFFF, dark: 0x1C1C1EFF, elevated: 0x2C2C2EFF,
    contrast: (0xFFFFFFFF, 0x242426FF, 0x363638FF))
  /// Content grouped on ``secondarySystemGroupedBackground``.
  public static let tertiarySystemGroupedBackground = Color(
    light: 0xF2F2F7FF, dark: 0x2C2C2EFF, elevated: 0x3A3A3CFF,
    contrast: (0xEBEBF0FF, 0x363638FF, 0x444446FF))

  // MARK: Fills

  /// Fills thin and small shapes, such as the track of a slider.
  public static let systemFill = Color(
    light: 0x78788033, dark: 0x7878805C, contrast: (0x78788047, 0x78788070))
  /// Fills shapes of medium size, such as the background of a switch.
  public static let secondarySystemFill = Color(
    light: 0x78788029, dark: 0x78788052, contrast: (0x7878803D, 0x78788066))
  /// Fills large shapes, such as text fields, search bars and buttons.
  public static let tertiarySystemFill = Color(
    light: 0x7676801F, dark: 0x7676803D, contrast: (0x76768033, 0x76768051))
  /// Fills large areas with complex content.
  public static let quaternarySystemFill = Color(
    light: 0x74748014, dark: 0x7676802E, contrast: (0x74748028, 0x76768042))
}

extension Color {
  /// A color for each style, as `0xRRGGBBAA`.
  convenience init(light: UInt32, dark: UInt32) {
    self.init(light: Pixel(bits: light.byteSwapped), dark: Pixel(bits: dark.byteSwapped))
  }

  /// A color for each style, at the default contrast and at more.
  private convenience init(light: UInt32, dark: UInt32, contrast: (light: UInt32, dark: UInt32)) {
    self.init(
      normal: Color(light: light, dark: dark),
      increasedContrast: Color(light: contrast.light, dark: contrast.dark))
  }

  /// A color for each style, and for the elevated level in dark style, at the default contrast and at more.
  private convenience init(
    light: UInt32, dark: UInt32, elevated: UInt32,
    contrast: (light: UInt32, dark: UInt32, elevated: UInt32)
  ) {
    self.init(
      normal: Color(
        light: Pixel(bits: light.byteSwapped), dark: Pixel(bits: dark.byteSwapped),
        elevated: Pixel(bits: elevated.byteSwapped)),
      increasedContrast: Color(
        light: Pixel(bits: contrast.light.byteSwapped), dark: Pixel(bits: contrast.dark.byteSwapped),
        elevated: Pixel(bits: contrast.elevated.byteSwapped)))
  }
}
