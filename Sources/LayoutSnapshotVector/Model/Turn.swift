import LayoutSnapshotGraphics

/// An angle in 1/2^32 of a full turn. Sine and cosine are the package's own: those of C libraries differ between machines.
struct Turn {
  var parts: Int64

  static let full: Int64 = 1 << 32

  init(parts: Int64) { self.parts = parts }

  init(degrees: Double) {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    parts = rest.isFinite ? Int64((rest / 360 * Double(Turn.full)).rounded()) : 0
  }

  /// The angle of a vector from the x axis towards the y axis.
  init(of vector: VectorPoint) {
    let longest = max(abs(vector.x), abs(vector.y))
    guard longest > 0, longest.isFinite else {
      parts = 0
      return
    }
    func whole(_ value: Double) -> Int64 { Int64((value / longest * 0x1p30).rounded()) }
    parts = Int64(integerTurn(whole(vector.x), whole(vector.y)))
  }

  var sineAndCosine: (sine: Double, cosine: Double) {
    let turns = UInt32(truncatingIfNeeded: parts)
    return (Double(integerSine(turns)) * 0x1p-30, Double(integerSine(turns &+ 1 << 30)) * 0x1p-30)
  }
}

/// A number to a power that is no whole number, from products and square roots alone; those are the same on every machine.
///
/// The exponent is rounded to 1/2^32.
func power(_ base: Double, _ exponent: Double) -> Double {
  guard base > 0, exponent.isFinite else { return exponent == 0 ? 1 : 0 }
  if exponent < 0 { return 1 / power(base, -exponent) }
  guard exponent < 1024 else { return base < 1 ? 0 : base == 1 ? 1 : .infinity }
  let fixed = UInt64((exponent * 0x1p32).rounded())
  var (result, factor) = (1.0, base)
  for bit in UInt64(32)..<43 {
    if fixed >> bit & 1 == 1 { result *= factor }
    factor *= factor
  }
  factor = base
  for bit in (UInt64(0)..<32).reversed() {
    factor = factor.squareRoot()
    if fixed >> bit & 1 == 1 { result *= factor }
  }
  return result
}
