/// A floating-point number of as many bits as it takes, for systems in which a double cannot tell a coefficient from what
/// rounding left of others.
///
/// Digits have 64 bits. Sums and products are cut off below a number of digits that the caller states, so that the
/// relative error of an operation is one unit of the last of them. Whole numbers and their halves stay short, and with
/// them what is computed.
///
/// (Schoolbook methods after Knuth, "The Art of Computer Programming", volume 2, section 4.3.1; the reciprocal by
/// Newton's method, section 4.3.3.)
struct WideNumber {
  /// From the lowest; neither the first nor the last is 0. None for 0.
  private(set) var digits: [UInt64] = []
  /// The place of the lowest digit: it counts `2^(64 * place)`.
  private(set) var place = 0
  private(set) var isNegative = false

  /// 0.
  init() {}

  /// Exactly a double, which is finite.
  init(_ value: Double) {
    guard value != 0 else { return }
    // The last bit of the significand counts 2^lowest.
    let lowest = Int(value.exponent) - 52
    let bits = UInt64(value.significand.magnitude * 4_503_599_627_370_496)
    place = lowest >> 6
    let shift = UInt64(lowest & 63)
    digits = [bits << shift, shift == 0 ? 0 : bits >> (64 - shift)]
    isNegative = value < 0
    trim()
  }

  /// A simple fraction to which no other double is nearer, by continued fractions: a third for 0.333..., and mostly the
  /// decimal fraction that was written. The denominator is 1 if there is none.
  static func fraction(nextTo value: Double) -> (numerator: Double, denominator: Double) {
    guard value.isFinite else { return (value, 1) }
    let largest = 0x1p53
    var (last, fraction) = ((0.0, 1.0), (1.0, 0.0))
    var rest = value.magnitude
    while true {
      let whole = rest.rounded(.down)
      (last, fraction) = (fraction, (whole * fraction.0 + last.0, whole * fraction.1 + last.1))
      if fraction.0 > largest || fraction.1 > largest { return (value, 1) }
      if fraction.0 / fraction.1 == value.magnitude {
        return (value < 0 ? -fraction.0 : fraction.0, fraction.1)
      }
      if rest == whole { return (value, 1) }
      rest = 1 / (rest - whole)
    }
  }

  private init(digits: [UInt64], place: Int, isNegative: Bool) {
    self.digits = digits
    self.place = place
    self.isNegative = isNegative
    trim()
  }

  var isZero: Bool { digits.isEmpty }
  var isPositive: Bool { !digits.isEmpty && !isNegative }
  /// The place above the highest digit.
  private var top: Int { place + digits.count }

  var magnitude: WideNumber {
    var result = self
    result.isNegative = false
    return result
  }

  static prefix func - (number: WideNumber) -> WideNumber {
    var result = number
    result.isNegative = !number.isZero && !number.isNegative
    return result
  }

  /// The nearest double, or one beside it; infinite beyond all doubles.
  var double: Double {
    var sum = 0.0
    for index in digits.indices.suffix(3).reversed() {
      sum += Double(sign: .plus, exponent: 64 * (place + index), significand: Double(digits[index]))
    }
    return isNegative ? -sum : sum
  }

  /// Removes zeros at both ends.
  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    if let first = digits.firstIndex(where: { $0 != 0 }), first > 0 {
      digits.removeFirst(first)
      place += first
    }
    if digits.isEmpty { (place, isNegative) = (0, false) }
  }
}

/// How many digits numbers have, and from where on what is left of a difference is noise.
struct WidePrecision {
  /// The number of digits that are kept.
  let digits: Int
  /// A sum that lost as many of its terms' digits is 0.
  let meaning: Int

  /// A digit for each unknown: no quotient of what is computed from that many rows comes near to losing half of them.
  init(unknowns: Int) {
    digits = unknowns + 6
    meaning = digits / 2
  }

  private init(digits: Int, meaning: Int) { (self.digits, self.meaning) = (digits, meaning) }

  /// The same where nothing is taken for noise.
  private var exact: WidePrecision { WidePrecision(digits: digits, meaning: digits + 2) }

  func sum(_ a: WideNumber, _ b: WideNumber) -> WideNumber { a.adding(b, self) }

  func product(_ a: WideNumber, _ b: WideNumber) -> WideNumber { a.multiplied(by: b, keeping: digits) }

  /// The number that was written where a double is next to it: 0.001 is a thousandth, so that a thousand of them are one,
  /// and pull as strongly.
  func written(_ value: Double) -> WideNumber {
    let (numerator, denominator) = WideNumber.fraction(nextTo: value)
    let whole = WideNumber(numerator)
    return denominator == 1 ? whole : product(whole, reciprocal(of: WideNumber(denominator)))
  }

  /// One divided by a number that is not 0.
  func reciprocal(of number: WideNumber) -> WideNumber {
    var result = number.roughReciprocal
    let one = WideNumber(1)
    var bits = 48
    while bits < 64 * digits + 64 {
      let rest = exact.sum(one, -product(number, result))
      if rest.isZero { break }
      result = exact.sum(result, product(result, rest))
      bits *= 2
    }
    return result
  }
}

extension WideNumber {
  fileprivate func adding(_ other: WideNumber, _ precision: WidePrecision) -> WideNumber {
    if other.isZero { return self }
    if isZero { return other }
    let highest = max(top, other.top)
    let lowest = max(min(place, other.place), highest - precision.digits)
    var sum = [UInt64](repeating: 0, count: highest - lowest + 1)
    for index in digits.indices where place + index >= lowest { sum[place + index - lowest] = digits[index] }
    if isNegative == other.isNegative {
      other.add(to: &sum, at: lowest)
      return WideNumber(digits: sum, place: lowest, isNegative: isNegative)
    }
    let isReversed = other.subtract(from: &sum, at: lowest)
    let result = WideNumber(digits: sum, place: lowest, isNegative: isNegative != isReversed)
    return result.top <= highest - precision.meaning ? WideNumber() : result
  }

  private func add(to sum: inout [UInt64], at lowest: Int) {
    var carry: UInt64 = 0
    var index = max(0, lowest - place)
    while index < digits.count || carry != 0 {
      let target = place + index - lowest
      let (first, overflow) = sum[target].addingReportingOverflow(index < digits.count ? digits[index] : 0)
      let (second, furtherOverflow) = first.addingReportingOverflow(carry)
      sum[target] = second
      carry = overflow || furtherOverflow ? 1 : 0
      index += 1
    }
  }

  /// Returns whether the difference is negative; `sum` then is what is missing.
  private func subtract(from sum: inout [UInt64], at lowest: Int) -> Bool {
    var borrow: UInt64 = 0
    for target in max(0, place - lowest)..<sum.count {
      let index = target + lowest - place
      let (first, overflow) = sum[target].subtractingReportingOverflow(
        index < digits.count ? digits[index] : 0)
      let (second, furtherOverflow) = first.subtractingReportingOverflow(borrow)
      sum[target] = second
      borrow = overflow || furtherOverflow ? 1 : 0
    }
    if borrow == 0 { return false }
    var carry = true
    for target in sum.indices {
      (sum[target], carry) = (~sum[target]).addingReportingOverflow(carry ? 1 : 0)
    }
    return true
  }

  fileprivate func multiplied(by other: WideNumber, keeping count: Int) -> WideNumber {
    if isZero || other.isZero { return WideNumber() }
    var product = [UInt64](repeating: 0, count: digits.count + other.digits.count)
    for (index, digit) in digits.enumerated() {
      var carry: UInt64 = 0
      for (offset, otherDigit) in other.digits.enumerated() {
        let (high, low) = digit.multipliedFullWidth(by: otherDigit)
        let (first, overflow) = product[index + offset].addingReportingOverflow(low)
        let (second, furtherOverflow) = first.addingReportingOverflow(carry)
        product[index + offset] = second
        // At most 2^64 - 1: the square of the largest digit leaves room for both.
        carry = high &+ (overflow ? 1 : 0) &+ (furtherOverflow ? 1 : 0)
      }
      product[index + other.digits.count] = carry
    }
    let dropped = max(0, product.count - count)
    return WideNumber(
      digits: Array(product.dropFirst(dropped)), place: place + other.place + dropped,
      isNegative: isNegative != other.isNegative)
  }

  /// The reciprocal with the precision of a double.
  fileprivate var roughReciprocal: WideNumber {
    var scaled = self
    scaled.place = 1 - digits.count
    var result = WideNumber(1 / scaled.double)
    result.place -= top - 1
    return result
  }
}
