import Foundation

/// A trait as a type, like UIKit's `UITraitDefinition`. Code names it to observe the trait's changes.
///
/// Layouts and pictures depend on all of these traits; see ``TraitEnvironment/registerForTraitChanges(_:handler:)``.
public protocol TraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable
  /// The value if nothing is specified.
  static var defaultValue: Value { get }
  /// The trait's value in a set of traits.
  static func value(in traits: Traits) -> Value
}

extension TraitDefinition {
  /// Whether the trait's values differ.
  package static func differs(_ a: Traits, _ b: Traits) -> Bool { value(in: a) != value(in: b) }
}

/// The kind of device.
public enum TraitUserInterfaceIdiom: TraitDefinition {
  /// The value if nothing is specified.
  public static let defaultValue = UserInterfaceIdiom.unspecified
  /// The trait's value in a set of traits.
  public static func value(in traits: Traits) -> UserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// Light or dark style.
public enum TraitUserInterfaceStyle: TraitDefinition {
  /// The value if nothing is specified.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// The trait's value in a set of traits.
  public static func value(in traits: Traits) -> UserInterfaceStyle { traits.userInterfaceStyle }
}

/// The layout direction.
public enum TraitLayoutDirection: TraitDefinition {
  /// The value if nothing is specified.
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
  /// The trait's value in a set of traits.
  public static func value(in traits: Traits) -> TraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// The horizontal size class.
public enum TraitHorizontalSizeClass: TraitDefinition {
  /// The value if nothing is specified.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  /// The trait's value in a set of traits.
  public static func value(in traits: Traits) -> UserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The vertical size class.
public enum TraitVerticalSizeClass: TraitDefinition {
  /// The value if nothing is specified.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  /// The trait's value in a set of traits.
  public static func value(in traits: Traits) -> UserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The reader's text size.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  /// The value if nothing is specified.
  public static let defaultValue = ContentSizeCategory.unspecified
  /// The trait's value in a set of traits.
  public static func value(in traits: Traits) -> ContentSizeCategory { traits.preferredContentSizeCategory }
}

/// The base level or the elevated level.
public enum TraitUserInterfaceLevel: TraitDefinition {
  /// The value if nothing is specified.
  public static let defaultValue = UserInterfaceLevel.unspecified
  /// The trait's value in a set of traits.
  public static func value(in traits: Traits) -> UserInterfaceLevel { traits.userInterfaceLevel }
}

/// The contrast that the reader wants.
public enum TraitAccessibilityContrast: TraitDefinition {
  /// The value if nothing is specified.
  public static let defaultValue = AccessibilityContrast.unspecified
  /// The trait's value in a set of traits.
  public static func value(in traits: Traits) -> AccessibilityContrast { traits.accessibilityContrast }
}

/// The scale, in pixels per point.
public enum TraitDisplayScale: TraitDefinition {
  /// The value if nothing is specified.
  public static let defaultValue: CGFloat = 0
  /// The trait's value in a set of traits.
  public static func value(in traits: Traits) -> CGFloat { traits.displayScale }
}

extension Traits {
  /// The value of one trait.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value { trait.value(in: self) }

  /// The traits that colors depend on: the look, the style, the level and the contrast.
  public static var systemTraitsAffectingColorAppearance: [any TraitDefinition.Type] {
    [
      TraitSystemAppearance.self, TraitUserInterfaceStyle.self, TraitUserInterfaceLevel.self,
      TraitAccessibilityContrast.self,
    ]
  }
}
