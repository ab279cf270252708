import Foundation

/// The environment of a view: look, style, contrast, layout direction, text size, scale, locale and more.
///
/// ```swift
/// let traits: Traits = [.dark, .rightToLeft, .contentSize(.accessibilityLarge)]
/// Device.iPhone15.with(traits).name  // "iPhone15.dark-rtl-ax2"
/// ```
///
/// As with UIKit's `UITraitCollection`, a value can leave traits unspecified: these come from the surrounding
/// views or the device. After a layout, ``View/traitCollection`` specifies all traits.
public struct Traits: Hashable, Sendable {
  /// The kind of device.
  public var userInterfaceIdiom = UserInterfaceIdiom.unspecified
  /// The version of iOS whose look controls, tables, bars and colors have.
  public var systemAppearance = SystemAppearance.unspecified
  /// Light or dark style.
  public var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The base level or the elevated level.
  public var userInterfaceLevel = UserInterfaceLevel.unspecified
  /// Whether the reader wants more contrast than by default.
  public var accessibilityContrast = AccessibilityContrast.unspecified
  /// The layout direction.
  public var layoutDirection = TraitEnvironmentLayoutDirection.unspecified
  /// The horizontal size class.
  public var horizontalSizeClass = UserInterfaceSizeClass.unspecified
  /// The vertical size class.
  public var verticalSizeClass = UserInterfaceSizeClass.unspecified
  /// The reader's text size.
  public var preferredContentSizeCategory = ContentSizeCategory.unspecified
  /// The scale in pixels per point; 0 if unspecified.
  public var displayScale: CGFloat = 0
  /// The reader's language and region, such as `de_DE`; nil if unspecified.
  public var localeIdentifier: String?

  /// Traits that specify nothing.
  public init() {}

  /// Combines traits. If several specify the same trait, the last one counts.
  public init(traitsFrom traits: [Traits]) {
    self.init()
    for other in traits { add(other) }
  }

  /// Traits that a closure sets.
  public init(mutations: (inout Traits) -> Void) {
    self.init()
    mutations(&self)
  }

  /// The same traits with a closure's changes.
  public func modifyingTraits(_ mutations: (inout Traits) -> Void) -> Traits {
    var copy = self
    mutations(&copy)
    return copy
  }

  /// Takes over all traits that another value specifies.
  package mutating func add(_ other: Traits) {
    // With key paths, this took a third of a layout's time.
    func take<Value: Equatable>(_ own: inout Value, _ value: Value, unless open: Value) {
      if value != open { own = value }
    }
    take(&userInterfaceIdiom, other.userInterfaceIdiom, unless: .unspecified)
    take(&systemAppearance, other.systemAppearance, unless: .unspecified)
    take(&userInterfaceStyle, other.userInterfaceStyle, unless: .unspecified)
    take(&userInterfaceLevel, other.userInterfaceLevel, unless: .unspecified)
    take(&accessibilityContrast, other.accessibilityContrast, unless: .unspecified)
    take(&layoutDirection, other.layoutDirection, unless: .unspecified)
    take(&horizontalSizeClass, other.horizontalSizeClass, unless: .unspecified)
    take(&verticalSizeClass, other.verticalSizeClass, unless: .unspecified)
    take(&preferredContentSizeCategory, other.preferredContentSizeCategory, unless: .unspecified)
    take(&displayScale, other.displayScale, unless: 0)
    take(&localeIdentifier, other.localeIdentifier, unless: nil)
  }

  /// The reader's language and region; American English if unspecified.
  public var locale: Locale { Locale(identifier: localeIdentifier ?? "en_US") }

  /// The layout direction; left to right if unspecified.
  package var direction: UserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The traits of the layout that is currently running. ``Color/cgColor`` is resolved with them.
  @TaskLocal public static var current = Traits.standard

  /// Runs a closure with the given traits as ``current``.
  package static func asCurrent<Value, Failure: Error>(
    _ traits: Traits, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try $current.withValue(traits) { () -> Result<Value, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }.get()
  }

  /// The default traits: an iPhone in light style and English, at the default text size.
  package static let standard = Traits { traits in
    traits.userInterfaceIdiom = .phone
    traits.systemAppearance = .iOS18
    traits.userInterfaceStyle = .light
    traits.accessibilityContrast = .normal
    traits.layoutDirection = .leftToRight
    traits.preferredContentSizeCategory = .large
    traits.displayScale = 2
    traits.localeIdentifier = "en_US"
  }
}

/// UIKit's name for ``Traits``.
public typealias TraitCollection = Traits

extension Traits: ExpressibleByArrayLiteral {
  /// Combines traits: `[.dark, .rightToLeft]`.
  public init(arrayLiteral traits: Traits...) { self.init(traitsFrom: traits) }
}

extension Traits {
  /// Light style.
  public static let light = Traits(userInterfaceStyle: .light)
  /// Dark style.
  public static let dark = Traits(userInterfaceStyle: .dark)
  /// The setting Increase Contrast. A device's name then ends in `.contrast`.
  public static let increasedContrast = Traits(accessibilityContrast: .high)
  /// Left-to-right layout, whatever the language.
  public static let leftToRight = Traits(layoutDirection: .leftToRight)
  /// Right-to-left layout, whatever the language.
  public static let rightToLeft = Traits(layoutDirection: .rightToLeft)
  /// A text size.
  public static func contentSize(_ category: ContentSizeCategory) -> Traits {
    Traits(preferredContentSizeCategory: category)
  }
  /// A scale in pixels per point.
  public static func displayScale(_ scale: CGFloat) -> Traits { Traits(displayScale: scale) }
  /// A language and region, such as `de_DE`. Right-to-left languages mirror the layout.
  public static func locale(_ identifier: String) -> Traits { Traits { $0.localeIdentifier = identifier } }
  /// Size classes that replace the device's own.
  public static func sizeClass(
    horizontal: UserInterfaceSizeClass = .unspecified, vertical: UserInterfaceSizeClass = .unspecified
  ) -> Traits {
    Traits { ($0.horizontalSizeClass, $0.verticalSizeClass) = (horizontal, vertical) }
  }
}

extension Traits {
  /// Traits that specify only the style.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Traits that specify only the level.
  public init(userInterfaceLevel: UserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Traits that specify only the contrast.
  public init(accessibilityContrast: AccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Traits that specify only the layout direction.
  public init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Traits that specify only the text size.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Traits that specify only the scale.
  public init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
  /// Traits that specify only the horizontal size class.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Traits that specify only the vertical size class.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Traits that specify only the kind of device.
  public init(userInterfaceIdiom: UserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Whether colors may look different under the other traits.
  public func hasDifferentColorAppearance(comparedTo other: Traits?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || userInterfaceLevel != other?.userInterfaceLevel
      || accessibilityContrast != other?.accessibilityContrast
      || systemAppearance != other?.systemAppearance
  }
}
