/// Light or dark style. The numbers are UIKit's.
public enum UserInterfaceStyle: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Light style: dark text on a light background.
  case light = 1
  /// Dark style: light text on a dark background.
  case dark = 2
}

/// Whether a view is on the base level or, like a presented sheet, on the elevated level. The numbers are UIKit's.
public enum UserInterfaceLevel: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = -1
  /// The base level.
  case base = 0
  /// The elevated level, with slightly lighter backgrounds in dark style.
  case elevated = 1
}

/// Whether the reader wants more contrast than by default. The numbers are UIKit's.
///
/// ```swift
/// assertSnapshot(of: Form(), on: [.iPhone17, .iPhone17.with(.increasedContrast)])
/// ```
public enum AccessibilityContrast: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = -1
  /// The default contrast.
  case normal = 0
  /// More contrast, as with the setting Increase Contrast.
  case high = 1
}

/// A kind of device. The numbers are UIKit's.
public enum UserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
}

/// The room along an axis. The numbers are UIKit's.
public enum UserInterfaceSizeClass: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The layout direction in traits. The numbers are UIKit's.
public enum TraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The reader's text size. The raw values are UIKit's.
///
/// ```swift
/// Traits.contentSize(.accessibilityLarge).preferredContentSizeCategory > .large  // true
/// ```
public enum ContentSizeCategory: String, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  /// The smallest.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Two sizes below the default.
  case small = "UICTContentSizeCategoryS"
  /// One size below the default.
  case medium = "UICTContentSizeCategoryM"
  /// The default.
  case large = "UICTContentSizeCategoryL"
  /// One size above the default.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Two sizes above the default.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// The largest size without accessibility settings.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// The smallest accessibility size, AX1.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// The accessibility size AX2.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// The accessibility size AX3.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// The accessibility size AX4.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// The largest accessibility size, AX5.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The twelve sizes, from the smallest to the largest.
  static let sizes = Array(allCases.dropFirst())
}

extension ContentSizeCategory: Comparable {
  /// Whether the first size is smaller.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 0 }
}
