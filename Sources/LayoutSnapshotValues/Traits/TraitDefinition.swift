import Foundation

/// One trait by its type, as UIKit's `UITraitDefinition`: what code names that wants to hear of its changes.
///
/// There are those that layouts and pictures depend on; see ``TraitEnvironment/registerForTraitChanges(_:handler:)``.
public protocol TraitDefinition {
  /// What kind of value the trait has.
  associatedtype Value: Equatable
  /// The value where nothing is said.
  static var defaultValue: Value { get }
  /// The trait's value among others.
  static func value(in traits: Traits) -> Value
}

extension TraitDefinition {
  /// Whether the trait has different values in both.
  package static func differs(_ a: Traits, _ b: Traits) -> Bool { value(in: a) != value(in: b) }
}

/// The kind of device.
public enum TraitUserInterfaceIdiom: TraitDefinition {
  /// What holds where nothing is said.
  public static let defaultValue = UserInterfaceIdiom.unspecified
  /// The value among other traits.
  public static func value(in traits: Traits) -> UserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// Bright or dark.
public enum TraitUserInterfaceStyle: TraitDefinition {
  /// What holds where nothing is said.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// The value among other traits.
  public static func value(in traits: Traits) -> UserInterfaceStyle { traits.userInterfaceStyle }
}

/// The way in which text runs.
public enum TraitLayoutDirection: TraitDefinition {
  /// What holds where nothing is said.
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
  /// The value among other traits.
  public static func value(in traits: Traits) -> TraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// The room across.
public enum TraitHorizontalSizeClass: TraitDefinition {
  /// What holds where nothing is said.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  /// The value among other traits.
  public static func value(in traits: Traits) -> UserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The room downwards.
public enum TraitVerticalSizeClass: TraitDefinition {
  /// What holds where nothing is said.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  /// The value among other traits.
  public static func value(in traits: Traits) -> UserInterfaceSizeClass { traits.verticalSizeClass }
}

/// How large the reader wants text.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  /// What holds where nothing is said.
  public static let defaultValue = ContentSizeCategory.unspecified
  /// The value among other traits.
  public static func value(in traits: Traits) -> ContentSizeCategory { traits.preferredContentSizeCategory }
}

/// Pixels a point.
public enum TraitDisplayScale: TraitDefinition {
  /// What holds where nothing is said.
  public static let defaultValue: CGFloat = 0
  /// The value among other traits.
  public static func value(in traits: Traits) -> CGFloat { traits.displayScale }
}

extension Traits {
  /// The value of one trait.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value { trait.value(in: self) }

  /// The traits that colours depend on: the style.
  public static var systemTraitsAffectingColorAppearance: [any TraitDefinition.Type] {
    [TraitUserInterfaceStyle.self]
  }
}
