extension CMTime {
  /// Whether the time is a number that can be reckoned with.
  var isExact: Bool { isNumeric && timescale > 0 }

  /// The sum of two times, exact where a timescale allows it.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    guard left.isValid, right.isValid else { return .invalid }
    let isUp = left.isPositiveInfinity || right.isPositiveInfinity
    let isDown = left.isNegativeInfinity || right.isNegativeInfinity
    if isUp || isDown { return isUp && isDown ? .invalid : isUp ? .positiveInfinity : .negativeInfinity }
    if left.isIndefinite || right.isIndefinite { return .indefinite }
    guard left.isExact, right.isExact, left.epoch == right.epoch || left.epoch == 0 || right.epoch == 0 else {
      return .invalid
    }
    let scale = commonScale(left.timescale, right.timescale)
    var sum: CMTime
    if let seconds = ExactSeconds(left).adding(ExactSeconds(right)) {
      sum = seconds.time(scale)
    } else {
      sum = left.value < 0 ? .negativeInfinity : .positiveInfinity
    }
    guard sum.isNumeric else { return sum }
    if left.hasBeenRounded || right.hasBeenRounded { sum.flags.insert(.hasBeenRounded) }
    // A time of an epoch and a duration are a time of that epoch; two times of one are a duration.
    sum.epoch = left.epoch == right.epoch ? 0 : left.epoch + right.epoch
    return sum
  }

  /// The difference of two times, exact where a timescale allows it.
  public static func - (left: CMTime, right: CMTime) -> CMTime { left + right.negated }

  /// Adds a time.
  public static func += (left: inout CMTime, right: CMTime) { left = left + right }
  /// Subtracts a time.
  public static func -= (left: inout CMTime, right: CMTime) { left = left - right }

  private var negated: CMTime {
    var time = self
    if isPositiveInfinity { return .negativeInfinity }
    if isNegativeInfinity { return .positiveInfinity }
    // The least value has no counterpart above zero.
    time.value = value == .min ? .max : -value
    return time
  }

  /// The least common multiple of two timescales, or the largest timescale where it is larger.
  private static func commonScale(_ left: CMTimeScale, _ right: CMTimeScale) -> CMTimeScale {
    var (divisor, rest) = (left, right)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let multiple = Int64(left / divisor) * Int64(right)
    return CMTimeScale(exactly: multiple) ?? kCMTimeMaxTimescale
  }

  /// The time in units of another timescale, rounded as a method says.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric else { return self }
    guard isExact, newTimescale > 0 else { return .invalid }
    let isQuickTime = method == .quickTime
    let own = isQuickTime ? (newTimescale < timescale ? .roundTowardZero : .roundAwayFromZero) : method
    var time = ExactSeconds(self).time(newTimescale, own)
    guard time.isNumeric else { return time }
    // QuickTime never makes nothing of a time below zero.
    if isQuickTime, value < 0, time.value == 0 { time.value = -1 }
    time.epoch = epoch
    if hasBeenRounded { time.flags.insert(.hasBeenRounded) }
    return time
  }
}

extension CMTime: Comparable, Hashable {
  /// -1, 0 or 1. Numbers are between minus infinity and indefinite; then come infinity and invalid times.
  static func compare(_ left: CMTime, _ right: CMTime) -> Int32 {
    let (first, second) = (left.rank, right.rank)
    guard first == second, left.isNumeric else { return order(first, second) }
    guard left.epoch == right.epoch else { return order(left.epoch, right.epoch) }
    guard left.isExact, right.isExact else { return order(left.value, right.value) }
    let (one, other) = (ExactSeconds(left), ExactSeconds(right))
    return one.isLess(than: other) ? -1 : other.isLess(than: one) ? 1 : 0
  }

  private static func order<Number: Comparable>(_ left: Number, _ right: Number) -> Int32 {
    left < right ? -1 : left > right ? 1 : 0
  }

  private var rank: Int {
    guard isValid else { return 4 }
    if isPositiveInfinity { return 3 }
    if isNegativeInfinity { return 0 }
    return isIndefinite ? 2 : 1
  }

  /// Whether a time is before another.
  public static func < (left: CMTime, right: CMTime) -> Bool { compare(left, right) < 0 }
  /// Whether two times are the same, whatever their timescales.
  public static func == (left: CMTime, right: CMTime) -> Bool { compare(left, right) == 0 }
  /// Hashes what equal times have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isExact else { return }
    // The whole seconds: equal times have the same, and unequal ones rarely share them all.
    hasher.combine(ExactSeconds(self).whole)
  }
}
