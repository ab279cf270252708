import Foundation

/// What is said of an observed change, like Foundation's `NSKeyValueObservingOptions`. The numbers are Foundation's.
///
/// ```swift
/// table.addObserver(self, forKeyPath: "contentSize", options: [.new, .old], context: nil)
/// ```
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits, one for each option.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call when the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change in Foundation; here it has no effect.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to an observed value. The numbers are Foundation's.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Members were inserted.
  case insertion = 2
  /// Members were removed.
  case removal = 3
  /// Members were replaced.
  case replacement = 4
}

/// A key of what is said about an observed change, like Foundation's `NSKeyValueChangeKey`.
///
/// ```swift
/// if let size = change?[.newKey] as? CGSize { heightConstraint.constant = size.height }
/// ```
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change: a number of ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The members that were changed; never given here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the call comes before the change; never given here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of what a key path leads to, like Foundation's `NSKeyValueObservedChange`.
///
/// ```swift
/// observation = table.observe(\.contentSize, options: .new) { table, change in
///   print(change.newValue ?? .zero)
/// }
/// ```
public struct NSKeyValueObservedChange<Value> {
  /// What happened; here always a new value.
  public let kind = NSKeyValueChange.setting
  /// The value after the change, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it.
  public let oldValue: Value?
  /// The members that were changed; always `nil`.
  public let indexes: IndexSet? = nil
  /// Whether the call comes before the change; always false.
  public let isPrior = false

  package init(newValue: Value?, oldValue: Value?) { (self.newValue, self.oldValue) = (newValue, oldValue) }
}

/// An observation of a key path, like Foundation's. It ends with ``invalidate()`` or when nobody holds it any more.
///
/// ```swift
/// observation = table.observe(\.contentSize) { table, _ in table.superview?.setNeedsLayout() }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class NSKeyValueObservation: NSObject {
  /// Whether the block is called no more.
  package private(set) var isOver = false

  /// Ends the observation.
  public func invalidate() { isOver = true }

  public override func copy() -> Any { copyAsUIKitDoes() }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
