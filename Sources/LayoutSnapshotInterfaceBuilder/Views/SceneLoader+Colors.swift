import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// The colour that an element keeps under a key.
  func color(_ element: XMLElement, key: String) throws(InterfaceBuilderError) -> Color? {
    guard let color = element.child("color", key: key) else { return nil }
    return try value(of: color)
  }

  func value(of color: XMLElement) throws(InterfaceBuilderError) -> Color? {
    let alpha = color.looseNumber("alpha") ?? 1
    if let white = color.looseNumber("white") { return Color(white: CGFloat(white), alpha: CGFloat(alpha)) }
    if let red = color.looseNumber("red") {
      return Color(
        red: CGFloat(red), green: CGFloat(color.looseNumber("green") ?? 0),
        blue: CGFloat(color.looseNumber("blue") ?? 0), alpha: CGFloat(alpha))
    }
    if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] {
      if let known = systemColor(name) { return known }
      return try document.resources.colors[name].map { resource throws(InterfaceBuilderError) in
        try value(of: resource)
      } ?? nil
    }
    guard let name = color["name"], let resource = document.resources.colors[name] else { return nil }
    return try value(of: resource)
  }
}

/// A system colour by Interface Builder's name, which is UIKit's.
private func systemColor(_ name: String) -> Color? {
  let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  return systemColors.first { $0.key == stem }?.value
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
