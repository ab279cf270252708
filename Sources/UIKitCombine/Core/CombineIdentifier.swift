#if !canImport(Darwin)
  internal import Synchronization

  /// What tells subscriptions and subscribers apart.
  ///
  /// ```swift
  /// struct Printer: Subscriber { let combineIdentifier = CombineIdentifier() }
  /// ```
  public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let last = Atomic<UInt64>(0)
    private let rawValue: UInt64

    /// Makes one that no other equals.
    public init() { rawValue = Self.last.add(1, ordering: .relaxed).newValue }

    /// Makes the one of an object.
    public init(_ obj: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj))) }

    /// What is printed.
    public var description: String { "0x" + String(rawValue, radix: 16) }
  }

  /// What an identifier tells apart.
  ///
  /// ```swift
  /// if subscriber.combineIdentifier == other.combineIdentifier { return }
  /// ```
  public protocol CustomCombineIdentifierConvertible {
    /// What tells this apart from others.
    var combineIdentifier: CombineIdentifier { get }
  }

  extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// What tells this apart from others.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  }
#endif
