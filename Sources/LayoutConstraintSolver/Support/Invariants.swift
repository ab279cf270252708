/// Whether the engine proves to itself, after each step, what must hold: with `-Xswiftc -DCHECK_INVARIANTS`.
///
/// A constant: otherwise the checks are compiled and then dropped.
enum Invariants {
  #if CHECK_INVARIANTS
    static let areChecked = true
  #else
    static let areChecked = false
  #endif

  static func require(_ condition: Bool, _ what: @autoclosure () -> String) {
    if !condition { fatalError("The engine's invariant does not hold: \(what())") }
  }
}
