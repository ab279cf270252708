/// A time taken a number of times.
///
/// The product is exact. Where it does not fit, its timescale is halved until it does; where none fits, it is infinite.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  product(time, Ratio(of: multiplier, by: 1)) { $0.halved(time.timescale, $1) }
}
/// A time taken as often as a ratio says: exact where a timescale allows it, else as near as a timescale can be.
///
/// A ratio to 0 has no product, which is an invalid time.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  divisor == 0 ? .invalid : product(time, Ratio(of: multiplier, by: divisor)) { $0.nearest($1) }
}
/// The time as far from zero, and not before it.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  var time = time
  if time.isNegativeInfinity { return .positiveInfinity }
  // The least value has no counterpart above zero.
  if time.isNumeric, time.value < 0 { time.value = time.value == .min ? .max : -time.value }
  return time
}

/// A number as a fraction in lowest terms, with its sign apart.
private struct Ratio {
  let numerator: UInt64
  let denominator: UInt64
  let isNegative: Bool

  init(of multiplier: Int32, by divisor: Int32) {
    let (above, below) = (UInt64(multiplier.magnitude), UInt64(divisor.magnitude))
    let common = greatestDivisor(above, below)
    (numerator, denominator) = (above / common, below / common)
    isNegative = (multiplier < 0) != (divisor < 0)
  }
}

private func product(_ time: CMTime, _ ratio: Ratio, fit: (Quotient, Bool) -> CMTime) -> CMTime {
  guard time.isValid, !time.isIndefinite else { return time }
  guard time.isNumeric else {
    return time.isPositiveInfinity == ratio.isNegative ? .negativeInfinity : .positiveInfinity
  }
  guard time.isExact else { return .invalid }
  // The timescale stays unless the divisor does not go into the units.
  let common = greatestDivisor(time.value.magnitude, ratio.denominator)
  let (units, divisor) = (time.value.magnitude / common, ratio.denominator / common)
  let isNegative = (time.value < 0) != ratio.isNegative
  let quotient = Quotient(units, times: ratio.numerator, by: UInt64(time.timescale) * divisor)
  var product = quotient.exact(isNegative) ?? fit(quotient, isNegative)
  guard product.isNumeric else { return product }
  product.epoch = time.epoch
  if time.hasBeenRounded { product.flags.insert(.hasBeenRounded) }
  return product
}

/// Seconds that are the quotient of a product and a number below 2⁶².
private struct Quotient {
  /// The product, in two parts, and the number.
  let product: (high: UInt64, low: UInt64)
  let divisor: UInt64

  init(_ units: UInt64, times factor: UInt64, by divisor: UInt64) {
    product = units.multipliedFullWidth(by: factor)
    self.divisor = divisor
  }

  /// The time, if it fits as it is.
  func exact(_ isNegative: Bool) -> CMTime? {
    product.high == 0 ? signed(product.low, divisor, isNegative) : nil
  }

  /// The time with a timescale, or its half, or a half of that, and so on.
  func halved(_ timescale: CMTimeScale, _ isNegative: Bool) -> CMTime {
    guard let (whole, rest) = parts else { return isNegative ? .negativeInfinity : .positiveInfinity }
    var time = ExactSeconds(whole: whole, numerator: rest, denominator: divisor).time(timescale)
    if isNegative { time.value = -time.value }
    if isNegative, !time.isNumeric { return .negativeInfinity }
    return time
  }

  /// The time with the timescale that makes it nearest.
  func nearest(_ isNegative: Bool) -> CMTime {
    let infinity = isNegative ? CMTime.negativeInfinity : .positiveInfinity
    guard let (seconds, rest) = parts else { return infinity }
    let whole = UInt64(seconds)
    let limit = min(UInt64(kCMTimeMaxTimescale), UInt64(Int64.max) / (whole + 1))
    let part = nearestFraction(rest, divisor, atMost: limit)
    let units = whole * part.denominator + part.numerator
    guard var time = signed(units, part.denominator, isNegative) else { return infinity }
    if !part.isExact { time.flags.insert(.hasBeenRounded) }
    return time
  }

  /// The whole seconds and what is left, or nil where they do not fit.
  private var parts: (whole: Int64, rest: UInt64)? {
    guard product.high < divisor else { return nil }
    let (whole, rest) = divisor.dividingFullWidth(product)
    return Int64(exactly: whole).flatMap { $0 == .max ? nil : ($0, rest) }
  }

  private func signed(_ units: UInt64, _ scale: UInt64, _ isNegative: Bool) -> CMTime? {
    // The least value is farther from zero than the largest.
    let limit = isNegative ? Int64.min.magnitude : Int64.max.magnitude
    guard units <= limit, let timescale = CMTimeScale(exactly: scale) else { return nil }
    let value = Int64(truncatingIfNeeded: isNegative ? 0 &- units : units)
    return CMTime(value: value, timescale: timescale)
  }
}

/// The fraction nearest to another from 0 to 1 whose denominator is not above a limit, of those the simplest.
private func nearestFraction(
  _ numerator: UInt64, _ denominator: UInt64, atMost limit: UInt64
) -> (numerator: UInt64, denominator: UInt64, isExact: Bool) {
  // The fractions of the continued fraction: each is nearer than all simpler ones.
  var (before, last): ((UInt64, UInt64), (UInt64, UInt64)) = ((1, 0), (0, 1))
  var (dividend, divisor) = (denominator, numerator)
  while divisor != 0 {
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    let room = (limit - before.1) / last.1
    if quotient > room {
      // Between the last two, the farthest step that fits is nearer than the last if it is more than half the way.
      guard room * 2 > quotient else { break }
      return (room * last.0 + before.0, room * last.1 + before.1, false)
    }
    (before, last) = (last, (quotient * last.0 + before.0, quotient * last.1 + before.1))
    (dividend, divisor) = (divisor, rest)
  }
  return (last.0, last.1, divisor == 0)
}

private func greatestDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
  var (divisor, rest) = (left, right)
  while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
  return divisor
}
