public import Foundation
import UIKitFrameworks

#if !canImport(Darwin)
  /// Where a function puts its error, as `NSErrorPointer` is on a phone.
  public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
#endif

/// Asks a user to prove who they are, like Apple's `LAContext`.
///
/// ```swift
/// let context = LAContext()
/// var error: NSError?
/// if context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) {
///   context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open the diary") { done, error in }
/// }
/// ```
///
/// It is that of a device without biometry and passcode, as there is no sensor and no one to ask: it can ask for nothing.
open class LAContext: NSObject {
  /// The title of the button for another way; `nil` for the system's.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; `nil` for the system's.
  open var localizedCancelTitle: String?
  /// Why the user is asked; empty by default.
  open var localizedReason = ""
  /// Whether the user may not be asked; false by default.
  open var interactionNotAllowed = false
  /// For how many seconds the unlocking of the device counts as an answer; none by default.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The kind of biometry: there is none.
  open var biometryType: LABiometryType { .none }
  /// What tells that other faces or fingers are known; `nil`, as no one was asked.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Creates a context in which no one was asked.
  public override init() { super.init() }

  /// Whether a user can be asked: they cannot.
  ///
  /// Biometry is `biometryNotAvailable`, as the device has none: ``biometryType`` agrees with that. All else is
  /// `passcodeNotSet`.
  @discardableResult
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    guard let place = unsafe error else { return false }
    let reason: LAError.Code = policy.isOfBiometry ? .biometryNotAvailable : .passcodeNotSet
    unsafe place.pointee = NSError(domain: LAErrorDomain, code: reason.rawValue)
    return false
  }

  /// Never answers: no one is asked.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Waits until the task is cancelled: no one is asked.
  @discardableResult
  nonisolated(nonsending) open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool { try await Unanswered.answer() }

  /// Has no effect, as no one is asked.
  open func invalidate() {}
}
