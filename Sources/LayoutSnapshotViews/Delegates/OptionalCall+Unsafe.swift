import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Calls an optional requirement: what `delegate?.tableView?(table, heightForRowAt: path)` means in prepared sources.
///
/// Without Objective-C requirements have defaults in place of being optional, and a default gives a value where UIKit's caller gets
/// `nil`. So the defaults say that they are defaults, and this function gives `nil` for them.
///
/// - Parameters:
///   - receiver: whom the call is for.
///   - name: the requirement, such as `tableView(_:heightForRowAt:)`.
///   - body: the call.
/// - Returns: what it returned; `nil` if there is no receiver, or if it does not implement the requirement.
@discardableResult
public func _answer<Receiver, Value>(
  of receiver: Receiver?, _ name: StaticString, _ body: (Receiver) -> Value
) -> Value? {
  guard let receiver else { return nil }
  return OptionalCall.answer(of: receiver as AnyObject, name) { body(receiver) }
}

/// An optional requirement that is being called.
@safe
struct OptionalCall {
  private let receiver: AnyObject
  private let name: StaticString
  private var isUnanswered = false

  /// Where a thread keeps the address of the call that it is in.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key, nil)
    return key
  }()

  static func answer<Value>(of receiver: AnyObject, _ name: StaticString, _ body: () -> Value) -> Value? {
    var call = OptionalCall(receiver: receiver, name: name)
    let value = unsafe withUnsafeMutablePointer(to: &call) { place in
      let outer = unsafe pthread_getspecific(key)
      unsafe pthread_setspecific(key, place)
      defer { unsafe pthread_setspecific(key, outer) }
      return body()
    }
    return call.isUnanswered ? nil : value
  }

  /// Notes that an object has the default of a requirement.
  static func note(_ object: AnyObject, _ name: StaticString) {
    guard let place = unsafe pthread_getspecific(key) else { return }
    let call = unsafe place.assumingMemoryBound(to: OptionalCall.self)
    // What an implementation calls in turn is another requirement, or another object's.
    guard unsafe call.pointee.receiver === object, unsafe call.pointee.name.description == name.description
    else { return }
    unsafe call.pointee.isUnanswered = true
  }
}

/// The value of a default, which says that it is one.
func unanswered<Value>(_ object: AnyObject, _ value: Value, name: StaticString = #function) -> Value {
  OptionalCall.note(object, name)
  return value
}
