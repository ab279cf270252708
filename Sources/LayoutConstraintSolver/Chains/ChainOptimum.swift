/// Which stretches of a chain are filled when the total is reached.
///
/// All stretches before `marginal` in the order are, none after it is, and those in it, which cost and pull alike, share
/// what is left. `equal` are those that cost the same, whatever they pull: where these are several and neither empty nor
/// full, their parts are ambiguous.
struct ChainOptimum {
  private(set) var marginal = 0..<0
  private(set) var equal = 0..<0
  private(set) var isAmbiguous = false
  /// Whether the marginal stretches are full.
  private(set) var isFull = false

  /// Amounts closer to each other than this, which do not coincide, are left to the simplex.
  private static var doubtful: Double { 1e-5 }

  /// Of larger numbers doubles leave too little for sums to be told apart.
  private static var mostLength: Double { 1e7 }

  /// Returns nil where no total is reached, or where doubles do not tell.
  init?(_ stretches: ChainStretches, partCount: Int, total: Double) {
    guard total.magnitude < Self.mostLength else { return nil }
    // Parts without an end to the left are infinitely short before their first stretch is filled.
    var filled = Filling(partCount: partCount)
    var before = filled
    while marginal.upperBound < stretches.order.count {
      before = filled
      let start = marginal.upperBound
      var end = start
      while end < stretches.order.count, stretches.areEqual(start, end) {
        filled.fill(stretches.stretches[stretches.order[end]])
        end += 1
      }
      marginal = start..<end
      if filled.reaches(total) { break }
    }
    guard filled.reaches(total), filled.largest < Self.mostLength, Self.isClear(before, total),
      Self.isClear(filled, total)
    else { return nil }
    isFull = filled.isFinite && (filled.length - total).magnitude <= RoundingNoise.coincidence
    guard findEqual(stretches) else { return nil }
  }

  /// How long all parts are together.
  private struct Filling {
    /// How many parts are infinitely short, and infinitely long.
    var shortCount: Int
    var longCount = 0
    private var sum = 0.0
    /// What rounding took from the sum (Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher
    /// Summen", 1974).
    private var rest = 0.0
    private(set) var largest = 0.0

    init(partCount: Int) { shortCount = partCount }

    var isFinite: Bool { shortCount == 0 && longCount == 0 }
    var length: Double { sum + rest }

    mutating func fill(_ stretch: ChainStretches.Stretch) {
      if stretch.low.isFinite { add(-stretch.low) } else { shortCount -= 1 }
      if stretch.high.isFinite { add(stretch.high) } else { longCount += 1 }
    }

    private mutating func add(_ length: Double) {
      largest = max(largest, length.magnitude)
      let next = sum + length
      rest += sum.magnitude >= length.magnitude ? (sum - next) + length : (length - next) + sum
      sum = next
    }

    func reaches(_ total: Double) -> Bool {
      shortCount == 0 && (longCount > 0 || length >= total - RoundingNoise.coincidence)
    }
  }

  private static func isClear(_ filling: Filling, _ total: Double) -> Bool {
    if !filling.isFinite { return true }
    let distance = (filling.length - total).magnitude
    return distance <= RoundingNoise.coincidence || distance > doubtful
  }

  /// Finds what costs the same as the marginal stretches.
  private mutating func findEqual(_ stretches: ChainStretches) -> Bool {
    equal = marginal
    while equal.lowerBound > 0, stretches.costTheSame(equal.lowerBound - 1, marginal.lowerBound) {
      equal = equal.lowerBound - 1..<equal.upperBound
    }
    while equal.upperBound < stretches.order.count,
      stretches.costTheSame(marginal.lowerBound, equal.upperBound)
    {
      equal = equal.lowerBound..<equal.upperBound + 1
    }
    if equal.count < 2 || (isFull && equal.upperBound == marginal.upperBound) { return true }
    isAmbiguous = true
    for index in equal {
      let stretch = stretches.stretches[stretches.order[index]]
      if stretch.high - stretch.low <= Self.doubtful { return false }
    }
    return true
  }
}
