/// A 64-bit linear congruential generator: the same numbers from the same seed on every machine.
///
/// The multiplier and increment are Knuth's MMIX ones; the upper 31 bits are handed out because the
/// lowest ones of such a generator repeat with short periods.
public struct SeededGenerator: Sendable {
  private var state: UInt64

  /// Starts with the given state.
  public init(seed: UInt64) { state = seed }

  /// The next 31 random bits.
  public mutating func next() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 33)
  }

  /// A number from a closed range.
  public mutating func next(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next()) % range.count
  }

  /// The same, as the `Double` that most rows want.
  public mutating func number(in range: ClosedRange<Int>) -> Double { Double(next(in: range)) }
}
