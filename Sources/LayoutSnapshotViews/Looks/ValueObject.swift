/// An object that says the same as another one, as values do: a colour, a font, a paragraph style.
///
/// Attributed strings compare such objects when runs are appended. On Linux, Foundation halts the process when the
/// values of neighbouring runs are two different subclasses' instances of `NSObject`; other classes it compares as
/// Swift does. So these are no subclasses of `NSObject`, and offer its comparison and copies all the same.
///
/// ```swift
/// Color.red == Color(red: 1, green: 0, blue: 0, alpha: 1)         // true
/// Color.red.isEqual(Color(red: 1, green: 0, blue: 0, alpha: 1))   // true
/// ```
public protocol ValueObject: AnyObject, Hashable, CustomStringConvertible {
  /// Whether the other is of the same kind and says the same.
  func isEqual(_ object: Any?) -> Bool
  /// The same for equal objects.
  var hash: Int { get }
}

extension ValueObject {
  /// Whether both say the same.
  public static func == (left: Self, right: Self) -> Bool { left === right || left.isEqual(right) }

  /// Feeds the same for equal objects.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension ValueObject where Self: Sendable {
  /// The object itself, because it never changes.
  public func copy() -> Any { self }
}
