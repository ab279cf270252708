import RandomNumbers
import Testing

@testable import LayoutConstraintSolver

/// Numbers of any precision compute as exact ones do, as far as the digits go.
@Suite struct WideNumberTests {
  private let precision = WidePrecision(unknowns: 20)

  /// Of both signs, from 10^-60 to 10^60.
  private func number(_ random: inout SplitMix) -> Double {
    let significand = 1 + Double(random.next() >> 12) * 0x1p-52
    let size = Double(sign: .plus, exponent: random.below(400) - 200, significand: significand)
    return random.below(2) == 0 ? size : -size
  }

  @Test func doubles_areTakenAndGivenBackExactly() {
    var random = SplitMix(seed: 1)
    for _ in 0..<10_000 {
      let value = number(&random)
      #expect(WideNumber(value).double == value)
    }
    for value in [0, 1, -1, 0x1p64, 0x1p-64, 1e12, .leastNormalMagnitude, .greatestFiniteMagnitude] {
      #expect(WideNumber(value).double == value)
    }
  }

  /// Each is 0 in exact numbers, and far from it in doubles.
  @Test func lawsOfArithmetic_hold() {
    var random = SplitMix(seed: 2)
    for _ in 0..<10_000 {
      let (a, b) = (WideNumber(number(&random)), WideNumber(number(&random)))
      let (sum, difference) = (precision.sum(a, b), precision.sum(a, -b))
      #expect(precision.sum(precision.sum(sum, -b), -a).isZero)
      let squares = precision.sum(precision.product(a, a), -precision.product(b, b))
      #expect(precision.sum(precision.product(sum, difference), -squares).isZero)
      let quotient = precision.product(a, precision.reciprocal(of: b))
      #expect(precision.sum(precision.product(quotient, b), -a).isZero)
    }
  }

  @Test func signs_areThoseOfTheNumbers() {
    #expect(!(-WideNumber(0)).isNegative && !WideNumber(0).isPositive && WideNumber(0).isZero)
    #expect(WideNumber(-3).isNegative && !WideNumber(-3).isPositive && WideNumber(-3).magnitude.isPositive)
    let tiny = precision.sum(WideNumber(1e-60), WideNumber(1))
    #expect(precision.sum(tiny, WideNumber(-1)).double == 1e-60)
    #expect(precision.sum(WideNumber(1), -tiny).isNegative)
  }

  @Test func carries_goThroughAllDigits() {
    let large = precision.sum(WideNumber(0x1p640), WideNumber(-1))
    #expect(precision.sum(large, WideNumber(1)).double == 0x1p640)
    #expect(precision.sum(precision.product(large, large), -precision.product(large, large)).isZero)
    let square = precision.sum(precision.product(large, large), WideNumber(-1))
    // (2^640 - 1)^2 - 1 = 2^640 (2^640 - 2)
    let other = precision.product(WideNumber(0x1p640), precision.sum(large, WideNumber(-1)))
    #expect(precision.sum(square, -other).isZero)
  }
}
