import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotViews

/// Values as Swift expressions that both frameworks understand.
struct SwiftValues {
  let dialect: SwiftDialect

  /// The shortest text of a number that does not change its value.
  func number(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  func spacing(_ spacing: CGFloat) -> String {
    let isSystem = spacing == StackView.spacingUseSystem
    return isSystem ? dialect.name(ofFrameworkClass: "StackView") + ".spacingUseSystem" : number(spacing)
  }

  func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 32 || scalar.value == 127:
        quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  func rect(_ rect: CGRect) -> String {
    "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), width: \(number(rect.width)), "
      + "height: \(number(rect.height)))"
  }

  func insets(_ insets: EdgeInsets) -> String {
    dialect.name(ofFrameworkClass: "EdgeInsets")
      + "(top: \(number(insets.top)), left: \(number(insets.left)), bottom: \(number(insets.bottom)), "
      + "right: \(number(insets.right)))"
  }

  func insets(_ insets: DirectionalEdgeInsets) -> String {
    dialect.name(ofFrameworkClass: "DirectionalEdgeInsets")
      + "(top: \(number(insets.top)), leading: \(number(insets.leading)), bottom: \(number(insets.bottom)), "
      + "trailing: \(number(insets.trailing)))"
  }

  func priority(_ priority: LayoutPriority) -> String {
    switch priority {
    case .required: ".required"
    case .defaultHigh: ".defaultHigh"
    case .defaultLow: ".defaultLow"
    default:
      dialect.name(ofFrameworkClass: "LayoutPriority") + "(rawValue: \(number(CGFloat(priority.rawValue))))"
    }
  }

  func mask(_ mask: View.AutoresizingMask) -> String {
    let bits: [(View.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, ".flexibleLeftMargin"), (.flexibleWidth, ".flexibleWidth"),
      (.flexibleRightMargin, ".flexibleRightMargin"), (.flexibleTopMargin, ".flexibleTopMargin"),
      (.flexibleHeight, ".flexibleHeight"), (.flexibleBottomMargin, ".flexibleBottomMargin"),
    ]
    return "[\(bits.filter { mask.contains($0.0) }.map(\.1).joined(separator: ", "))]"
  }

  /// A color by its name or its components; a color that depends on the style by both of its values.
  func color(_ color: Color) -> String {
    if let name = SwiftValues.colorNames.first(where: { $0.0 == color })?.1 { return "." + name }
    let (light, dark) = (color.pixel(in: .light), color.pixel(in: .dark))
    if light == dark { return components(light) }
    let type = dialect.name(ofFrameworkClass: "Color")
    return "\(type) { $0.userInterfaceStyle == .dark ? \(components(dark)) : \(components(light)) }"
  }

  private func components(_ pixel: Pixel) -> String {
    func part(_ byte: UInt8) -> String { byte == 0 ? "0" : byte == 255 ? "1" : "\(byte) / 255" }
    return dialect.name(ofFrameworkClass: "Color")
      + "(red: \(part(pixel.red)), green: \(part(pixel.green)), blue: \(part(pixel.blue)), "
      + "alpha: \(part(pixel.alpha)))"
  }

  /// An expression that creates an equal font; nil if both frameworks do not have one.
  func font(_ font: Font) -> String? {
    for (style, name) in SwiftValues.textStyles where Font.preferredFont(forTextStyle: style) == font {
      return ".preferredFont(forTextStyle: .\(name))"
    }
    let size = font.pointSize
    for (weight, name) in SwiftValues.weights {
      let words = name == "regular" ? "" : ", weight: .\(name)"
      if Font.systemFont(ofSize: size, weight: weight) == font {
        return ".systemFont(ofSize: \(number(size))\(words))"
      }
      if Font.monospacedDigitSystemFont(ofSize: size, weight: weight) == font {
        return ".monospacedDigitSystemFont(ofSize: \(number(size)), weight: .\(name))"
      }
      if Font.monospacedSystemFont(ofSize: size, weight: weight) == font {
        return ".monospacedSystemFont(ofSize: \(number(size)), weight: .\(name))"
      }
    }
    if Font.italicSystemFont(ofSize: size) == font { return ".italicSystemFont(ofSize: \(number(size)))" }
    guard Font(name: font.fontName, size: size) == font else { return nil }
    return dialect.name(ofFrameworkClass: "Font") + "(name: \(string(font.fontName)), size: \(number(size)))!"
  }

  private static let weights: [(Font.Weight, String)] = [
    (.regular, "regular"), (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"),
    (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.heavy, "heavy"), (.black, "black"),
  ]

  private static let textStyles: [(Font.TextStyle, String)] = [
    (.largeTitle, "largeTitle"), (.title1, "title1"), (.title2, "title2"), (.title3, "title3"),
    (.headline, "headline"), (.subheadline, "subheadline"), (.body, "body"), (.callout, "callout"),
    (.footnote, "footnote"), (.caption1, "caption1"), (.caption2, "caption2"),
  ]

  private static let colorNames: [(Color, String)] = [
    (.clear, "clear"), (.black, "black"), (.white, "white"), (.gray, "gray"), (.darkGray, "darkGray"),
    (.lightGray, "lightGray"), (.red, "red"), (.green, "green"), (.blue, "blue"), (.cyan, "cyan"),
    (.yellow, "yellow"), (.magenta, "magenta"), (.orange, "orange"), (.purple, "purple"), (.brown, "brown"),
    (.systemRed, "systemRed"), (.systemOrange, "systemOrange"), (.systemYellow, "systemYellow"),
    (.systemGreen, "systemGreen"), (.systemMint, "systemMint"), (.systemTeal, "systemTeal"),
    (.systemCyan, "systemCyan"), (.systemBlue, "systemBlue"), (.systemIndigo, "systemIndigo"),
    (.systemPurple, "systemPurple"), (.systemPink, "systemPink"), (.systemBrown, "systemBrown"),
    (.systemGray, "systemGray"), (.systemGray2, "systemGray2"), (.systemGray3, "systemGray3"),
    (.systemGray4, "systemGray4"), (.systemGray5, "systemGray5"), (.systemGray6, "systemGray6"),
    (.label, "label"), (.secondaryLabel, "secondaryLabel"), (.tertiaryLabel, "tertiaryLabel"),
    (.quaternaryLabel, "quaternaryLabel"), (.link, "link"), (.separator, "separator"),
    (.opaqueSeparator, "opaqueSeparator"), (.systemBackground, "systemBackground"),
    (.secondarySystemBackground, "secondarySystemBackground"),
    (.tertiarySystemBackground, "tertiarySystemBackground"),
    (.systemGroupedBackground, "systemGroupedBackground"), (.systemFill, "systemFill"),
    (.secondarySystemFill, "secondarySystemFill"), (.tertiarySystemFill, "tertiarySystemFill"),
    (.quaternarySystemFill, "quaternarySystemFill"),
  ]
}
