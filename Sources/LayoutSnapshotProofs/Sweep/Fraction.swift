/// An exact quotient in lowest terms, with a positive denominator.
struct Fraction: Hashable, Sendable {
  let numerator: Int
  let denominator: Int

  /// - Precondition: the denominator is not 0.
  init(_ numerator: Int, _ denominator: Int = 1) {
    var (a, b) = (abs(numerator), abs(denominator))
    while b != 0 { (a, b) = (b, a % b) }
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / max(a, 1)
    self.denominator = sign * denominator / max(a, 1)
  }

  static func < (first: Fraction, second: Fraction) -> Bool {
    first.numerator * second.denominator < second.numerator * first.denominator
  }

  /// The fraction with the smallest denominator in a range, and of these the one that is nearest to 0.
  ///
  /// - Precondition: the range is not empty.
  static func simplest(from low: Fraction, to high: Fraction) -> Fraction {
    if low.numerator > 0 { return simplest(positive: low, high) }
    if high.numerator < 0 {
      let mirrored = simplest(positive: high.negative, low.negative)
      return mirrored.negative
    }
    return Fraction(0)
  }

  private var negative: Fraction { Fraction(-numerator, denominator) }

  /// Both ends have the same whole part, or a whole number lies between them.
  private static func simplest(positive low: Fraction, _ high: Fraction) -> Fraction {
    let whole = low.numerator / low.denominator
    let rest = low.numerator % low.denominator
    if rest == 0 { return Fraction(whole) }
    if (whole + 1) * high.denominator <= high.numerator { return Fraction(whole + 1) }
    // What is left is between 0 and 1 for both, so its reciprocal is found in the same way.
    let inner = simplest(
      positive: Fraction(high.denominator, high.numerator - whole * high.denominator),
      Fraction(low.denominator, rest))
    return Fraction(whole * inner.numerator + inner.denominator, inner.numerator)
  }
}
