/// How a time is rounded to another timescale. Raw values match Core Media's.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest unit, halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Toward zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// Toward zero where the timescale becomes smaller, else away from zero.
  case quickTime = 4
  /// Up.
  case roundTowardPositiveInfinity = 5
  /// Down.
  case roundTowardNegativeInfinity = 6

  /// To the nearest unit, halves away from zero.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// Seconds as a whole number and a fraction between 0 and 1. Nothing is rounded, whatever the timescales.
struct ExactSeconds {
  var whole: Int64
  var numerator: UInt64
  var denominator: UInt64

  /// Seconds of their parts.
  init(whole: Int64, numerator: UInt64, denominator: UInt64) {
    (self.whole, self.numerator, self.denominator) = (whole, numerator, denominator)
  }

  /// The seconds of a time that is a number with a positive timescale.
  init(_ time: CMTime) {
    let (scale, isNegative) = (UInt64(time.timescale), time.value < 0)
    let (quotient, rest) = time.value.magnitude.quotientAndRemainder(dividingBy: scale)
    let carries = isNegative && rest > 0
    // The magnitude of the least value fits in no number above zero; with it nothing carries.
    whole = (isNegative ? Int64(truncatingIfNeeded: 0 &- quotient) : Int64(quotient)) - (carries ? 1 : 0)
    numerator = carries ? scale - rest : rest
    denominator = scale
  }

  /// The sum, or nil where the whole seconds do not fit.
  func adding(_ other: ExactSeconds) -> ExactSeconds? {
    var sum = self
    // Timescales are below 2³¹, so that products of two are below 2⁶² and sums of these fit.
    sum.denominator = denominator * other.denominator
    sum.numerator = numerator * other.denominator + other.numerator * denominator
    let carry: Int64 = sum.numerator >= sum.denominator ? 1 : 0
    if carry == 1 { sum.numerator -= sum.denominator }
    let (total, isOver) = whole.addingReportingOverflow(other.whole)
    let (carried, isCarryOver) = total.addingReportingOverflow(carry)
    sum.whole = carried
    return isOver || isCarryOver ? nil : sum
  }

  /// Whether the seconds are below others.
  func isLess(than other: ExactSeconds) -> Bool {
    whole == other.whole
      ? numerator * other.denominator < other.numerator * denominator : whole < other.whole
  }

  /// The units of a timescale and whether they were rounded, or nil where they do not fit.
  func units(of timescale: CMTimeScale, _ method: CMTimeRoundingMethod) -> (value: Int64, isRounded: Bool)? {
    let product = numerator.multipliedFullWidth(by: UInt64(timescale))
    let (below, rest) = denominator.dividingFullWidth(product)
    let rounds = rest > 0 && roundsUp(rest, method)
    let (value, isOver) = whole.multipliedReportingOverflow(by: Int64(timescale))
    let (total, isSumOver) = value.addingReportingOverflow(Int64(below) + (rounds ? 1 : 0))
    return isOver || isSumOver ? nil : (total, rest > 0)
  }

  private func roundsUp(_ rest: UInt64, _ method: CMTimeRoundingMethod) -> Bool {
    let isNegative = whole < 0
    switch method {
    case .roundHalfAwayFromZero: return rest * 2 > denominator || (rest * 2 == denominator && !isNegative)
    case .roundTowardZero, .quickTime: return isNegative
    case .roundAwayFromZero: return !isNegative
    case .roundTowardPositiveInfinity: return true
    case .roundTowardNegativeInfinity: return false
    }
  }

  /// A time of these seconds: its timescale is halved until the units fit, and it is infinite where none do.
  func time(_ timescale: CMTimeScale, _ method: CMTimeRoundingMethod = .default) -> CMTime {
    var scale = timescale
    while scale > 1, units(of: scale, method) == nil { scale /= 2 }
    guard let units = units(of: scale, method) else {
      return whole < 0 ? .negativeInfinity : .positiveInfinity
    }
    var time = CMTime(value: units.value, timescale: scale)
    if units.isRounded { time.flags.insert(.hasBeenRounded) }
    return time
  }
}
