extension Color {
  /// A system color by its name in UIKit, Interface Builder or asset catalogs, with or without "Color".
  package static func system(named name: String) -> Color? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return systemColors.first { $0.key == stem }?.value
  }
}

private let systemColors: KeyValuePairs<String, Color> = [
  "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
  "tertiarySystemBackground": .tertiarySystemBackground,
  "systemGroupedBackground": .systemGroupedBackground,
  "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
  "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
  "groupTableViewBackground": .systemGroupedBackground,
  "tableCellGroupedBackground": .secondarySystemGroupedBackground,
  "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
  "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
  "darkText": .darkText, "lightText": .lightText, "separator": .separator,
  "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
  "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
  "quaternarySystemFill": .quaternarySystemFill, "systemRed": .systemRed, "systemOrange": .systemOrange,
  "systemYellow": .systemYellow, "systemGreen": .systemGreen, "systemMint": .systemMint,
  "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
  "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
  "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
  "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
  "systemGray6": .systemGray6, "black": .black, "darkGray": .darkGray, "gray": .gray,
  "lightGray": .lightGray, "white": .white, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
  "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
  "clear": .clear,
]
