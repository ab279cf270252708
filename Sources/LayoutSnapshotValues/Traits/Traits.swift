import Foundation

/// What surrounds a view besides its size: style, direction of text, text size, scale, locale.
///
/// ```swift
/// let traits: Traits = [.dark, .rightToLeft, .contentSize(.accessibilityLarge)]
/// Device.iPhone15.with(traits).name  // "iPhone15.dark-rtl-ax2"
/// ```
///
/// As with UIKit's `UITraitCollection`, a value need not say everything: what it leaves open is taken from
/// what is around it. ``View/traitCollection`` leaves nothing open once the view has been laid out.
public struct Traits: Hashable, Sendable {
  /// The kind of device.
  public var userInterfaceIdiom = UserInterfaceIdiom.unspecified
  /// Bright or dark.
  public var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The way in which text runs.
  public var layoutDirection = TraitEnvironmentLayoutDirection.unspecified
  /// The room across.
  public var horizontalSizeClass = UserInterfaceSizeClass.unspecified
  /// The room downwards.
  public var verticalSizeClass = UserInterfaceSizeClass.unspecified
  /// How large the reader wants text.
  public var preferredContentSizeCategory = ContentSizeCategory.unspecified
  /// Pixels a point; 0 leaves it open.
  public var displayScale: CGFloat = 0
  /// The reader's language and region, such as `de_DE`; nil leaves it open.
  public var localeIdentifier: String?

  /// Traits that leave everything open.
  public init() {}

  /// What some traits say together; where two say different things, the later one counts.
  public init(traitsFrom traits: [Traits]) {
    self.init()
    for other in traits { add(other) }
  }

  /// Traits that a closure has set.
  public init(mutations: (inout Traits) -> Void) {
    self.init()
    mutations(&self)
  }

  /// The same traits, changed by a closure.
  public func modifyingTraits(_ mutations: (inout Traits) -> Void) -> Traits {
    var copy = self
    mutations(&copy)
    return copy
  }

  /// Takes over all that other traits say.
  package mutating func add(_ other: Traits) {
    // Key paths here took a third of the time of a layout.
    func take<Value: Equatable>(_ own: inout Value, _ value: Value, unless open: Value) {
      if value != open { own = value }
    }
    take(&userInterfaceIdiom, other.userInterfaceIdiom, unless: .unspecified)
    take(&userInterfaceStyle, other.userInterfaceStyle, unless: .unspecified)
    take(&layoutDirection, other.layoutDirection, unless: .unspecified)
    take(&horizontalSizeClass, other.horizontalSizeClass, unless: .unspecified)
    take(&verticalSizeClass, other.verticalSizeClass, unless: .unspecified)
    take(&preferredContentSizeCategory, other.preferredContentSizeCategory, unless: .unspecified)
    take(&displayScale, other.displayScale, unless: 0)
    take(&localeIdentifier, other.localeIdentifier, unless: nil)
  }

  /// The reader's language and region; American English by default.
  public var locale: Locale { Locale(identifier: localeIdentifier ?? "en_US") }

  /// The way in which text runs; from left to right where that is left open.
  package var direction: UserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The traits of the layout that is under way, in which ``Color/cgColor`` is resolved.
  @TaskLocal public static var current = Traits.standard

  /// Runs a closure with some traits as ``current``.
  package static func asCurrent<Value, Failure: Error>(
    _ traits: Traits, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try $current.withValue(traits) { () -> Result<Value, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }.get()
  }

  /// Where nothing else is said: an iPhone in light style, English, at the default text size.
  package static let standard = Traits { traits in
    traits.userInterfaceIdiom = .phone
    traits.userInterfaceStyle = .light
    traits.layoutDirection = .leftToRight
    traits.preferredContentSizeCategory = .large
    traits.displayScale = 2
    traits.localeIdentifier = "en_US"
  }
}

/// UIKit's name for ``Traits``.
public typealias TraitCollection = Traits

extension Traits: ExpressibleByArrayLiteral {
  /// What some traits say together: `[.dark, .rightToLeft]`.
  public init(arrayLiteral traits: Traits...) { self.init(traitsFrom: traits) }
}

extension Traits {
  /// Light style.
  public static let light = Traits(userInterfaceStyle: .light)
  /// Dark style.
  public static let dark = Traits(userInterfaceStyle: .dark)
  /// Text from left to right, whatever the language.
  public static let leftToRight = Traits(layoutDirection: .leftToRight)
  /// Text from right to left, whatever the language.
  public static let rightToLeft = Traits(layoutDirection: .rightToLeft)
  /// A size of text.
  public static func contentSize(_ category: ContentSizeCategory) -> Traits {
    Traits(preferredContentSizeCategory: category)
  }
  /// Pixels a point.
  public static func displayScale(_ scale: CGFloat) -> Traits { Traits(displayScale: scale) }
  /// A language and region, such as `de_DE`. Those that are written from right to left mirror the layout.
  public static func locale(_ identifier: String) -> Traits { Traits { $0.localeIdentifier = identifier } }
  /// Size classes other than the device's own.
  public static func sizeClass(
    horizontal: UserInterfaceSizeClass = .unspecified, vertical: UserInterfaceSizeClass = .unspecified
  ) -> Traits {
    Traits { ($0.horizontalSizeClass, $0.verticalSizeClass) = (horizontal, vertical) }
  }
}

extension Traits {
  /// Traits that only say the style.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Traits that only say the direction of text.
  public init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Traits that only say the text size.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Traits that only say the pixels a point.
  public init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
  /// Traits that only say the room across.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Traits that only say the room downwards.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Traits that only say the kind of device.
  public init(userInterfaceIdiom: UserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Whether colours may differ between these traits and others.
  public func hasDifferentColorAppearance(comparedTo other: Traits?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
