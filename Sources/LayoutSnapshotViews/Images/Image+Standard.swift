extension Image {
  // UIKit makes these of the system's symbols, so they follow the tint color.

  /// A checkmark in a disc.
  public static var checkmark: Image { standard("checkmark.circle.fill") }
  /// A checkmark in a ring.
  public static var strokedCheckmark: Image { standard("checkmark.circle") }
  /// A plus in a disc.
  public static var add: Image { standard("plus.circle.fill") }
  /// A minus in a disc.
  public static var remove: Image { standard("minus.circle.fill") }

  private static func standard(_ name: String) -> Image { Image(systemName: name) ?? Image() }
}
