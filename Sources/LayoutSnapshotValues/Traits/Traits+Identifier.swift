import Foundation

extension Traits {
  /// The specified traits as short text for file names: `dark-rtl-ax2-3x-wr-hc-lang_de_DE`.
  ///
  /// Unspecified traits are left out. The order is fixed, in whatever order the traits were set.
  package var identifier: String {
    var parts: [String] = []
    if userInterfaceIdiom != .unspecified { parts.append("\(userInterfaceIdiom)") }
    if systemAppearance != .unspecified { parts.append(systemAppearance.word) }
    if userInterfaceStyle != .unspecified { parts.append("\(userInterfaceStyle)") }
    if userInterfaceLevel != .unspecified { parts.append("\(userInterfaceLevel)") }
    if accessibilityContrast != .unspecified {
      parts.append(accessibilityContrast == .high ? "contrast" : "nocontrast")
    }
    if layoutDirection != .unspecified { parts.append(layoutDirection == .rightToLeft ? "rtl" : "ltr") }
    if preferredContentSizeCategory != .unspecified { parts.append(preferredContentSizeCategory.letters) }
    if displayScale != 0 { parts.append(decimalText(displayScale) + "x") }
    if horizontalSizeClass != .unspecified { parts.append("w" + horizontalSizeClass.letter) }
    if verticalSizeClass != .unspecified { parts.append("h" + verticalSizeClass.letter) }
    if let localeIdentifier {
      parts.append("lang_" + localeIdentifier.replacingOccurrences(of: "-", with: "_"))
    }
    return parts.joined(separator: "-")
  }

  /// The traits of an ``identifier``, or nil for an invalid text.
  package init?(identifier: String) {
    self.init()
    for part in identifier.split(separator: "-", omittingEmptySubsequences: false) {
      guard let trait = Traits(part: part) else { return nil }
      add(trait)
    }
  }

  private init?(part: Substring) {
    let sizes = ContentSizeCategory.sizes
    switch part {
    case "phone": self.init(userInterfaceIdiom: .phone)
    case "pad": self.init(userInterfaceIdiom: .pad)
    case "light": self = .light
    case "dark": self = .dark
    case "base": self = Traits(userInterfaceLevel: .base)
    case "elevated": self = Traits(userInterfaceLevel: .elevated)
    case "contrast": self = .increasedContrast
    case "nocontrast": self = Traits(accessibilityContrast: .normal)
    case "ltr": self = .leftToRight
    case "rtl": self = .rightToLeft
    case "wc": self = .sizeClass(horizontal: .compact)
    case "wr": self = .sizeClass(horizontal: .regular)
    case "hc": self = .sizeClass(vertical: .compact)
    case "hr": self = .sizeClass(vertical: .regular)
    default:
      if part.hasPrefix("lang_") {
        self = .locale(String(part.dropFirst(5)))
      } else if let look = SystemAppearance.looks.first(where: { $0.word == part }) {
        self = .appearance(look)
      } else if let size = sizes.first(where: { $0.letters == part }) {
        self = .contentSize(size)
      } else if part.hasSuffix("x"), let scale = Int(part.dropLast()), scale > 0 {
        self = .displayScale(CGFloat(scale))
      } else {
        return nil
      }
    }
  }
}

extension Traits {
  /// The traits of the parts of an ``identifier``, or nil if one of them is invalid.
  package init?(names: [String]) {
    self.init()
    for name in names {
      guard let trait = Traits(part: name[...]) else { return nil }
      add(trait)
    }
  }
}

extension Device {
  /// The traits that differ from the device's own, each in the letters of file names.
  package var traitNames: [String] { traits.identifier.split(separator: "-").map(String.init) }
}

extension ContentSizeCategory {
  /// The size's letters in Apple's design resources.
  fileprivate var letters: String {
    switch self {
    case .unspecified: ""
    case .extraSmall: "xs"
    case .small: "s"
    case .medium: "m"
    case .large: "l"
    case .extraLarge: "xl"
    case .extraExtraLarge: "xxl"
    case .extraExtraExtraLarge: "xxxl"
    case .accessibilityMedium: "ax1"
    case .accessibilityLarge: "ax2"
    case .accessibilityExtraLarge: "ax3"
    case .accessibilityExtraExtraLarge: "ax4"
    case .accessibilityExtraExtraExtraLarge: "ax5"
    }
  }
}

extension UserInterfaceSizeClass {
  fileprivate var letter: String { self == .regular ? "r" : "c" }
}
