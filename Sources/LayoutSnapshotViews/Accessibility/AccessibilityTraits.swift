/// What a screen reader says of a view. It is kept, and the label names nothing in a layout: that is
/// ``View/accessibilityIdentifier``.

/// What kind of thing a screen reader calls a view. The bits are this package's own.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Traits of the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none = AccessibilityTraits([])
  /// Something to tap.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// Something that leads elsewhere.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// Something that is chosen.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// A key.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// What sums up a screen.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// Something that cannot be used.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// Something that is to be touched itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 11)
  /// Something that can be set higher and lower.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// What heads other things.
  public static let header = AccessibilityTraits(rawValue: 1 << 13)
  /// A bar of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 14)
}
