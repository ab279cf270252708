/// Whether the reader has chosen bright or dark looks. The numbers are UIKit's.
public enum UserInterfaceStyle: Int, Sendable, CaseIterable {
  /// Not said here.
  case unspecified = 0
  /// Dark text on a bright ground.
  case light = 1
  /// Bright text on a dark ground.
  case dark = 2
}

/// A kind of device. The numbers are UIKit's.
public enum UserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// Not said here.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
}

/// Whether there is little or much room along an axis. The numbers are UIKit's.
public enum UserInterfaceSizeClass: Int, Sendable, CaseIterable {
  /// Not said here.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The way in which text runs, as traits say it. The numbers are UIKit's.
public enum TraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  /// Not said here.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// How large the reader wants text. The raw values are UIKit's.
///
/// ```swift
/// Traits.contentSize(.accessibilityLarge).preferredContentSizeCategory > .large  // true
/// ```
public enum ContentSizeCategory: String, Sendable, CaseIterable {
  /// Not said here.
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  /// The smallest.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Two below the default.
  case small = "UICTContentSizeCategoryS"
  /// One below the default.
  case medium = "UICTContentSizeCategoryM"
  /// The default.
  case large = "UICTContentSizeCategoryL"
  /// One above the default.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Two above the default.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// The largest that needs no accessibility setting.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// The smallest accessibility size, AX1.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// AX2.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// AX3.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// AX4.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// The largest of all, AX5.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The twelve sizes, the smallest first.
  static let sizes = Array(allCases.dropFirst())
}

extension ContentSizeCategory: Comparable {
  /// Whether the first is smaller.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 0 }
}
