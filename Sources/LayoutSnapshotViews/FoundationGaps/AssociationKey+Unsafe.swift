import Foundation

/// An address of its own, under which values are associated with objects.
///
/// ```swift
/// private static let key = AssociationKey()
/// ```
///
/// A `nonisolated(unsafe)` variable, as apps have it, is unsafe in one language mode and safe in the other, so no spelling of its
/// use compiles without a warning in both.
struct AssociationKey: Sendable {
  private let address: UInt

  /// The address belongs to the key for as long as the process runs.
  init() { address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)) }

  /// What is associated with an object; nil if nothing is.
  func value(of object: NSObject) -> Any? {
    unsafe UnsafeRawPointer(bitPattern: address).flatMap { objc_getAssociatedObject(object, $0) }
  }

  /// Associates a value with an object, in place of the one before.
  func set(_ value: Any, for object: NSObject) {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return }
    objc_setAssociatedObject(object, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
