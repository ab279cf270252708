import LayoutSnapshotGraphics

/// The colors that differ between the looks of iOS versions, in light and in dark style.
///
/// A new look is one more table, as in ``iOS26``; a color that a table leaves out is as in the look before. A color that has
/// no form for more contrast is the same there.
struct LookPalette {
  /// A color that a look may change.
  enum Name {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case separator, selection
    /// The floating ground of tab bars, that of the selected item, and the color of the others.
    case platter, platterSelection, platterItems
  }

  private(set) var colors: [Name: StyledPixels]
  /// The colors for readers who want more contrast.
  private(set) var contrasted: [Name: StyledPixels]

  /// The look of iOS 13 to 18: the tints of Apple's Human Interface Guidelines before June 2025, where those for more contrast
  /// are called accessible.
  static let iOS18 = LookPalette(
    colors: [
      .red: StyledPixels(0xFF3B_30FF, 0xFF45_3AFF), .orange: StyledPixels(0xFF95_00FF, 0xFF9F_0AFF),
      .yellow: StyledPixels(0xFFCC_00FF, 0xFFD6_0AFF), .green: StyledPixels(0x34C7_59FF, 0x30D1_58FF),
      .mint: StyledPixels(0x00C7_BEFF, 0x63E6_E2FF), .teal: StyledPixels(0x30B0_C7FF, 0x40C8_E0FF),
      .cyan: StyledPixels(0x32AD_E6FF, 0x64D2_FFFF), .blue: StyledPixels(0x007A_FFFF, 0x0A84_FFFF),
      .indigo: StyledPixels(0x5856_D6FF, 0x5E5C_E6FF), .purple: StyledPixels(0xAF52_DEFF, 0xBF5A_F2FF),
      .pink: StyledPixels(0xFF2D_55FF, 0xFF37_5FFF), .brown: StyledPixels(0xA284_5EFF, 0xAC8E_68FF),
      .separator: StyledPixels(0x3C3C_434A, 0x5454_5899), .selection: StyledPixels(0xD1D1_D6FF, 0x3A3A_3CFF),
      // Shown from iOS 26 on.
      .platter: StyledPixels(0xFDFD_FEFF, 0x1C1C_1EFF),
      .platterSelection: StyledPixels(0xEBEB_ECFF, 0x3A3A_3CFF),
      .platterItems: StyledPixels(0x1919_19FF, 0xE6E6_E6FF),
    ],
    contrasted: [
      .red: StyledPixels(0xD700_15FF, 0xFF69_61FF), .orange: StyledPixels(0xC934_00FF, 0xFFB3_40FF),
      .yellow: StyledPixels(0xB250_00FF, 0xFFD4_26FF), .green: StyledPixels(0x248A_3DFF, 0x30DB_5BFF),
      .mint: StyledPixels(0x0C81_7BFF, 0x66D4_CFFF), .teal: StyledPixels(0x0082_99FF, 0x5DE6_FFFF),
      .cyan: StyledPixels(0x0071_A4FF, 0x70D7_FFFF), .blue: StyledPixels(0x0040_DDFF, 0x409C_FFFF),
      .indigo: StyledPixels(0x3634_A3FF, 0x7D7A_FFFF), .purple: StyledPixels(0x8944_ABFF, 0xDA8F_FFFF),
      .pink: StyledPixels(0xD30F_45FF, 0xFF64_82FF), .brown: StyledPixels(0x7F65_45FF, 0xB594_69FF),
      .separator: StyledPixels(0x3C3C_435E, 0x5454_58AD),
    ])

  /// The look of iOS 26: the tints of Apple's Human Interface Guidelines since June 2025. The
  /// separator and the selection in light style are measurements that Vercantez/openuikit has published.
  static let iOS26 = iOS18.changing(
    [
      .red: StyledPixels(0xFF38_3CFF, 0xFF42_45FF), .orange: StyledPixels(0xFF8D_28FF, 0xFF92_30FF),
      .yellow: StyledPixels(0xFFCC_00FF, 0xFFD6_00FF), .mint: StyledPixels(0x00C8_B3FF, 0x00DA_C3FF),
      .teal: StyledPixels(0x00C3_D0FF, 0x00D2_E0FF), .cyan: StyledPixels(0x00C0_E8FF, 0x3CD3_FEFF),
      .blue: StyledPixels(0x0088_FFFF, 0x0091_FFFF), .indigo: StyledPixels(0x6155_F5FF, 0x6D7C_FFFF),
      .purple: StyledPixels(0xCB30_E0FF, 0xDB34_F2FF), .brown: StyledPixels(0xAC7F_5EFF, 0xB78A_66FF),
      .separator: StyledPixels(0x0000_001A, 0x5454_5899), .selection: StyledPixels(0xDCDC_DCFF, 0x3A3A_3CFF),
    ],
    contrasted: [
      .red: StyledPixels(0xE915_2DFF, 0xFF61_65FF), .orange: StyledPixels(0xC553_00FF, 0xFFA0_56FF),
      .yellow: StyledPixels(0xA16A_00FF, 0xFEDF_43FF), .green: StyledPixels(0x0089_32FF, 0x4AD9_68FF),
      .mint: StyledPixels(0x0085_75FF, 0x54DF_CBFF), .teal: StyledPixels(0x0081_98FF, 0x3BDD_ECFF),
      .cyan: StyledPixels(0x007E_AEFF, 0x6DD9_FFFF), .blue: StyledPixels(0x1E6E_F4FF, 0x5CB8_FFFF),
      .indigo: StyledPixels(0x564A_DEFF, 0xA7AA_FFFF), .purple: StyledPixels(0xB02F_C2FF, 0xEA8D_FFFF),
      .pink: StyledPixels(0xE712_4DFF, 0xFF8A_C4FF), .brown: StyledPixels(0x956D_51FF, 0xDBA6_79FF),
    ])

  /// The palette of each look, in the order of ``SystemAppearance``.
  static let all = [iOS18, iOS26]

  private func changing(_ changes: [Name: StyledPixels], contrasted: [Name: StyledPixels]) -> LookPalette {
    LookPalette(
      colors: colors.merging(changes) { $1 }, contrasted: self.contrasted.merging(contrasted) { $1 })
  }
}

/// A color in light and in dark style.
struct StyledPixels: Hashable, Sendable {
  var light: Pixel
  var dark: Pixel

  /// Colors as `0xRRGGBBAA`.
  init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: Pixel(bits: light.byteSwapped), dark: Pixel(bits: dark.byteSwapped))
  }

  init(light: Pixel, dark: Pixel) { (self.light, self.dark) = (light, dark) }

  func map(_ change: (Pixel) -> Pixel) -> StyledPixels {
    StyledPixels(light: change(light), dark: change(dark))
  }
}

extension Color {
  /// A color that looks may change.
  convenience init(_ name: LookPalette.Name) {
    let looks = LookPalette.all
    let normal = looks.map { $0.colors[name]! }
    guard looks.contains(where: { $0.contrasted[name] != nil }) else {
      self.init(looks: normal)
      return
    }
    self.init(
      normal: Color(looks: normal),
      increasedContrast: Color(looks: zip(looks, normal).map { $0.contrasted[name] ?? $1 }))
  }

  /// The ground of a selected row.
  static let rowSelection = Color(.selection)
  /// The floating ground of tab bars.
  static let tabPlatter = Color(.platter)
  /// The ground of the selected item on a floating ground.
  static let tabSelection = Color(.platterSelection)
  /// The items on a floating ground that are not selected.
  static let tabItems = Color(.platterItems)
}
