/// An object that is compared by its content, like a value: a color, a font, a paragraph style.
///
/// Attributed strings compare such objects when runs are appended. On Linux, Foundation stops the process if the
/// values of neighboring runs are instances of two different subclasses of `NSObject`; it compares other classes as
/// Swift does. So these classes are not subclasses of `NSObject`, but offer its comparison and copying.
///
/// ```swift
/// Color.red == Color(red: 1, green: 0, blue: 0, alpha: 1)         // true
/// Color.red.isEqual(Color(red: 1, green: 0, blue: 0, alpha: 1))   // true
/// ```
public protocol ValueObject: AnyObject, Hashable, CustomStringConvertible {
  /// Whether the other object has the same class and the same content.
  func isEqual(_ object: Any?) -> Bool
  /// A hash value that is the same for equal objects.
  var hash: Int { get }
}

extension ValueObject {
  /// Whether both objects have the same content.
  public static func == (left: Self, right: Self) -> Bool { left === right || left.isEqual(right) }

  /// Adds the object's hash value to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension ValueObject where Self: Sendable {
  /// The object itself, because it never changes.
  public func copy() -> Any { self }
}
