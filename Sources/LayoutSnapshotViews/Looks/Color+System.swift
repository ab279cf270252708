import LayoutSnapshotGraphics

/// UIKit's system colors.
///
/// The tints and grays are those of Apple's Human Interface Guidelines, Color, "Specifications", at the
/// default contrast, from iOS 15 to 18. The guidelines do not list backgrounds, texts, lines and fills: these
/// have UIKit's values for the base level since iOS 13. The values stay the same when a new system changes
/// its own, because otherwise every reference would change.
extension Color {
  // MARK: Tints

  /// Red, for destructive actions and failures.
  public static let systemRed = Color(light: 0xFF3B30FF, dark: 0xFF453AFF)
  /// Orange.
  public static let systemOrange = Color(light: 0xFF9500FF, dark: 0xFF9F0AFF)
  /// Yellow.
  public static let systemYellow = Color(light: 0xFFCC00FF, dark: 0xFFD60AFF)
  /// Green, for switches that are on.
  public static let systemGreen = Color(light: 0x34C759FF, dark: 0x30D158FF)
  /// Mint.
  public static let systemMint = Color(light: 0x00C7BEFF, dark: 0x63E6E2FF)
  /// Teal.
  public static let systemTeal = Color(light: 0x30B0C7FF, dark: 0x40C8E0FF)
  /// Cyan.
  public static let systemCyan = Color(light: 0x32ADE6FF, dark: 0x64D2FFFF)
  /// Blue, the default tint of everything that can be tapped.
  public static let systemBlue = Color(light: 0x007AFFFF, dark: 0x0A84FFFF)
  /// Indigo.
  public static let systemIndigo = Color(light: 0x5856D6FF, dark: 0x5E5CE6FF)
  /// Purple.
  public static let systemPurple = Color(light: 0xAF52DEFF, dark: 0xBF5AF2FF)
  /// Pink.
  public static let systemPink = Color(light: 0xFF2D55FF, dark: 0xFF375FFF)
  /// Brown.
  public static let systemBrown = Color(light: 0xA2845EFF, dark: 0xAC8E68FF)
  /// Gray, the same in both styles.
  public static let systemGray = Color(light: 0x8E8E93FF, dark: 0x8E8E93FF)
  /// Gray, one step closer to the background.
  public static let systemGray2 = Color(light: 0xAEAEB2FF, dark: 0x636366FF)
  /// Gray, two steps closer to the background.
  public static let systemGray3 = Color(light: 0xC7C7CCFF, dark: 0x48484AFF)
  /// Gray, three steps closer to the background.
  public static let systemGray4 = Color(light: 0xD1D1D6FF, dark: 0x3A3A3CFF)
  /// Gray, four steps closer to the background.
  public static let systemGray5 = Color(light: 0xE5E5EAFF, dark: 0x2C2C2EFF)
  /// Gray, five steps closer to the background.
  public static let systemGray6 = Color(light: 0xF2F2F7FF, dark: 0x1C1C1EFF)

  // MARK: Text and lines

  /// Primary text.
  public static let label = Color(light: 0x000000FF, dark: 0xFFFFFFFF)
  /// Secondary text.
  public static let secondaryLabel = Color(light: 0x3C3C4399, dark: 0xEBEBF599)
  /// Tertiary text.
  public static let tertiaryLabel = Color(light: 0x3C3C434D, dark: 0xEBEBF54D)
  /// Quaternary text.
  public static let quaternaryLabel = Color(light: 0x3C3C432E, dark: 0xEBEBF529)
  /// The placeholder in an empty text field.
  public static let placeholderText = Color(light: 0x3C3C434D, dark: 0xEBEBF54D)
  /// Links.
  public static let link = Color(light: 0x007AFFFF, dark: 0x0984FFFF)
  /// Text on light backgrounds, the same in both styles.
  public static let darkText = Color(white: 0, alpha: 1)
  /// The older name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: Color { .systemGroupedBackground }
  /// Text on dark backgrounds, the same in both styles.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// Separator lines that are partly transparent.
  public static let separator = Color(light: 0x3C3C434A, dark: 0x54545899)
  /// Separator lines that are opaque.
  public static let opaqueSeparator = Color(light: 0xC6C6C8FF, dark: 0x38383AFF)

  // MARK: Grounds

  /// The background of a screen.
  public static let systemBackground = Color(
    light: 0xFFFFFFFF, dark: 0x000000FF, elevated: 0x1C1C1EFF)
  /// Content grouped on ``systemBackground``.
  public static let secondarySystemBackground = Color(
    light: 0xF2F2F7FF, dark: 0x1C1C1EFF, elevated: 0x2C2C2EFF)
  /// Content grouped on ``secondarySystemBackground``.
  public static let tertiarySystemBackground = Color(
    light: 0xFFFFFFFF, dark: 0x2C2C2EFF, elevated: 0x3A3A3CFF)
  /// The background of a screen of groups.
  public static let systemGroupedBackground = Color(
    light: 0xF2F2F7FF, dark: 0x000000FF, elevated: 0x1C1C1EFF)
  /// Content grouped on ``systemGroupedBackground``.
  public static let secondarySystemGroupedBackground = Color(
    light: 0xFFFFFFFF, dark: 0x1C1C1EFF, elevated: 0x2C2C2EFF)
  /// Content grouped on ``secondarySystemGroupedBackground``.
  public static let tertiarySystemGroupedBackground = Color(
    light: 0xF2F2F7FF, dark: 0x2C2C2EFF, elevated: 0x3A3A3CFF)

  // MARK: Fills

  /// Fills thin and small shapes, such as the track of a slider.
  public static let systemFill = Color(light: 0x78788033, dark: 0x7878805C)
  /// Fills shapes of medium size, such as the background of a switch.
  public static let secondarySystemFill = Color(light: 0x78788029, dark: 0x78788052)
  /// Fills large shapes, such as text fields, search bars and buttons.
  public static let tertiarySystemFill = Color(light: 0x7676801F, dark: 0x7676803D)
  /// Fills large areas with complex content.
  public static let quaternarySystemFill = Color(light: 0x74748014, dark: 0x7676802E)
}

extension Color {
  /// A color for each style, as `0xRRGGBBAA`.
  private convenience init(light: UInt32, dark: UInt32) {
    self.init(light: Pixel(bits: light.byteSwapped), dark: Pixel(bits: dark.byteSwapped))
  }

  /// A color for each style, and for the elevated level in dark style.
  private convenience init(light: UInt32, dark: UInt32, elevated: UInt32) {
    self.init(
      light: Pixel(bits: light.byteSwapped), dark: Pixel(bits: dark.byteSwapped),
      elevated: Pixel(bits: elevated.byteSwapped))
  }
}
