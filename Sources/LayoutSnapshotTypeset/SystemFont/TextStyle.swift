/// UIKit's text styles, whose sizes follow the reader's preferred content size.
package enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The weight of the style's font.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The style's point size: 17 for body text at the default content size.
  package func size(_ category: TextSizeCategory = .large) -> Double {
    Double(TextStyle.table[Int(category.rawValue)].sizes[Int(rawValue)])
  }

  /// The distance of baselines that Apple's guidelines give for the style. Labels of several lines use it: all 19
  /// frames in public documents that can tell it from the font's line height do.
  package func leading(_ category: TextSizeCategory = .large) -> Double {
    Double(TextStyle.table[Int(category.rawValue)].leadings[Int(rawValue)])
  }

  // Apple, Human Interface Guidelines, "Typography": Dynamic Type sizes and larger accessibility type sizes
  // for iOS. A row is a content size, a column a style in the order of the cases above. Nine leadings are as iOS 17 to 26
  // report them where the guidelines say otherwise: title1 at xL, xxL and AX4, headline at AX4, subheadline at xxxL and
  // AX2, caption1 at AX1, caption2 at AX2 and AX3.
  private static let table: [(sizes: [UInt8], leadings: [UInt8])] = [
    ([31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11], [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]),  // xS
    ([32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11], [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13]),  // S
    ([33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11], [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13]),  // M
    ([34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11], [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]),  // L
    ([36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13], [43, 36, 30, 28, 24, 24, 23, 22, 20, 19, 18]),  // xL
    ([38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15], [46, 38, 32, 30, 26, 26, 25, 24, 22, 21, 20]),  // xxL
    ([40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17], [48, 41, 34, 32, 29, 29, 28, 26, 24, 23, 22]),  // xxxL
    ([44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20], [52, 46, 41, 38, 34, 34, 32, 31, 29, 27, 25]),  // AX1
    ([48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24], [57, 51, 47, 44, 40, 40, 39, 36, 33, 32, 29]),  // AX2
    ([52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29], [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35]),  // AX3
    ([56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34], [66, 61, 59, 58, 51, 56, 52, 50, 46, 44, 41]),  // AX4
    ([60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40], [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]),  // AX5
  ]
}

/// How large the reader wants text, from UIKit's extra small to its largest accessibility size.
package enum TextSizeCategory: UInt8, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the larger accessibility sizes.
  package var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension TextSizeCategory: Comparable {
  package static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}
