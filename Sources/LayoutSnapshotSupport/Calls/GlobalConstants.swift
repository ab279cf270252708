/// Whether a global or static constant is being computed. That happens once in a process, whoever asks first.
package enum GlobalConstants {
  /// Whether one of the nearest functions that are running computes such a constant; false where the system cannot tell.
  package static var isOneComputed: Bool {
    guard let place else { return false }
    return CallStack(most: 32).addresses.contains(place)
  }

  /// The place in Swift's runtime that calls what computes a constant.
  ///
  /// While this constant is computed, another one is, which notes the functions that run: the only one that is there
  /// twice is the runtime's.
  private static let place: UInt? = {
    let calls = Inner.calls.addresses
    return calls.indices.first { calls[($0 + 1)...].contains(calls[$0]) }.map { calls[$0] }
  }()

  private enum Inner { static let calls = CallStack(most: 16) }
}
