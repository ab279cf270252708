/// What screen readers say about a view is only stored. The accessibility label does not name a view in
/// layouts: that is ``View/accessibilityIdentifier``.

/// The kind of element that a screen reader announces. The bits are this package's own.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Traits of the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none = AccessibilityTraits([])
  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the screen.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// A disabled element.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// An element that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// An element that the user touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be increased and decreased.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// A header.
  public static let header = AccessibilityTraits(rawValue: 1 << 13)
  /// A tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 14)
  /// An element that starts to play something.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 15)
  /// An element that turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 16)
}
