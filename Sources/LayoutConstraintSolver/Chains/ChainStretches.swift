/// The stretches into which the marks of each part divide its amounts, from the one that is dearest to leave to the one
/// that is dearest to enter.
///
/// On a stretch, one point more changes the cost of each level at a rate that is the same everywhere. From one stretch
/// of a part to the next the rates grow, the stronger level counting first. So a total is reached at least cost when the
/// stretches of all parts are filled in the order of their rates.
struct ChainStretches {
  struct Stretch: BitwiseCopyable {
    var part: Int32
    /// The marks at its ends, or -1 where it has none.
    var lowMark: Int32
    var highMark: Int32
    var low: Double
    var high: Double
    var firstRate: Int32
    var rateCount: Int32
    /// The rate at which the distance of all inequalities from equality changes.
    var pull: Double

    var rates: Range<Int> { Int(firstRate)..<Int(firstRate + rateCount) }
  }

  /// By how much the cost of a level changes with each point. Levels at which nothing changes are left out.
  struct Rate: BitwiseCopyable {
    var level: Int32
    var value: Double
  }

  private(set) var stretches = Buffer<Stretch>()
  private(set) var rates = Buffer<Rate>()
  /// The numbers of the stretches in the order in which they are filled.
  private(set) var order = Buffer<Int32>()
  /// Scratch: a part's rates at the stretch that is being added.
  private var sums = Buffer<Rate>()
  /// Scratch: a part's marks by position.
  private var sorted = Buffer<Int32>()

  /// A part with more marks than this has nothing of a view, and is left to the simplex.
  private static var mostMarks: Int32 { 32 }
  /// Two rates that differ by less, but do, may be the same but for rounding.
  private static var doubtful: Double { 1e-6 }

  func deallocate() {
    stretches.deallocate()
    rates.deallocate()
    order.deallocate()
    sums.deallocate()
    sorted.deallocate()
  }

  /// Returns false where doubles do not tell the order.
  mutating func load(_ parts: Buffer<ChainPart>, _ marks: Buffer<Mark>) -> Bool {
    stretches.removeAll()
    rates.removeAll()
    for part in 0..<parts.count {
      guard parts[part].markCount <= Self.mostMarks, add(part, parts[part].marks, of: marks) else {
        return false
      }
    }
    sort()
    for index in 1..<order.count {
      let difference = difference(order[index - 1], order[index])
      if difference != 0, difference.magnitude < Self.doubtful { return false }
    }
    return true
  }

  // MARK: The stretches of a part

  private mutating func add(_ part: Int, _ range: Range<Int>, of marks: Buffer<Mark>) -> Bool {
    var pull = begin(range, of: marks)
    var (index, last, low) = (0, Int32(-1), -Double.infinity)
    while true {
      let end = endOfCluster(from: index, marks)
      let next = index < sorted.count ? strongest(in: index..<end, marks) : -1
      let high = next >= 0 ? marks[next].position : .infinity
      stretches.append(
        Stretch(
          part: Int32(truncatingIfNeeded: part), lowMark: last, highMark: next, low: low, high: high,
          firstRate: Int32(truncatingIfNeeded: rates.count), rateCount: 0, pull: pull))
      for position in 0..<sums.count where sums[position].value.magnitude > RoundingNoise.slope {
        if sums[position].value.magnitude < Self.doubtful { return false }
        rates.append(sums[position])
        stretches[stretches.count - 1].rateCount += 1
      }
      if next < 0 { return true }
      while index < end {
        pull += cross(marks[sorted[index]])
        index += 1
      }
      (last, low) = (next, high)
    }
  }

  /// Sorts the marks, and sums up what they cost left of all of them. Returns how the inequalities pull there.
  private mutating func begin(_ range: Range<Int>, of marks: Buffer<Mark>) -> Double {
    sums.removeAll()
    sorted.removeAll()
    var pull = 0.0
    for index in range {
      let mark = marks[index]
      if sums.count == 0 || sums[sums.count - 1].level != mark.level {
        sums.append(Rate(level: mark.level, value: 0))
      }
      if mark.wantsMore { sums[sums.count - 1].value -= mark.weight }
      if mark.pulls { pull -= mark.weight }
      sorted.append(Int32(truncatingIfNeeded: index))
      var place = sorted.count - 1
      while place > 0, marks[sorted[place - 1]].position > mark.position {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = Int32(truncatingIfNeeded: index)
    }
    return pull
  }

  /// Goes past a mark, and returns by how much the pull grows.
  private mutating func cross(_ mark: Mark) -> Double {
    var place = 0
    while sums[place].level != mark.level { place += 1 }
    if mark.wantsMore { sums[place].value += mark.weight }
    if mark.wantsLess { sums[place].value += mark.weight }
    return mark.pulls ? 2 * mark.weight : 0
  }

  /// Where the marks end that stand at the same place as one of the sorted ones.
  private func endOfCluster(from index: Int, _ marks: Buffer<Mark>) -> Int {
    var end = index
    while end < sorted.count,
      marks[sorted[end]].position - marks[sorted[index]].position <= RoundingNoise.coincidence
    {
      end += 1
    }
    return end
  }

  /// Of marks at one place the first one of the strongest level.
  private func strongest(in cluster: Range<Int>, _ marks: Buffer<Mark>) -> Int32 {
    var best = sorted[cluster.lowerBound]
    for index in cluster where marks[sorted[index]].level < marks[best].level {
      best = sorted[index]
    }
    return best
  }

  // MARK: Their order

  private mutating func sort() {
    order.removeAll()
    for index in 0..<stretches.count { order.append(Int32(truncatingIfNeeded: index)) }
    order.mergeSort {
      let difference = difference($0, $1)
      return difference == 0 ? $0 < $1 : difference > 0
    }
  }

  /// By how much the second of two stretches has the larger rate at the first level that tells them apart; where none
  /// does, how much more it pulls.
  private func difference(_ a: Int32, _ b: Int32) -> Double {
    let difference = self.firstDifference(a, b).rate
    return difference == 0 ? stretches[b].pull - stretches[a].pull : difference
  }

  /// The first level that tells two stretches apart, and by how much the second one's rate is larger there.
  func firstDifference(_ a: Int32, _ b: Int32) -> (level: Int32, rate: Double) {
    let (left, right) = (stretches[a].rates, stretches[b].rates)
    var (i, j) = (left.lowerBound, right.lowerBound)
    while i < left.upperBound || j < right.upperBound {
      let own = i < left.upperBound ? rates[i] : Rate(level: .max, value: 0)
      let other = j < right.upperBound ? rates[j] : Rate(level: .max, value: 0)
      if own.level < other.level { return (own.level, -own.value) }
      if other.level < own.level { return (other.level, other.value) }
      if own.value != other.value { return (own.level, other.value - own.value) }
      i += 1
      j += 1
    }
    return (.max, 0)
  }

  /// Whether two stretches, by their place in the order, cost the same and pull the same.
  func areEqual(_ a: Int, _ b: Int) -> Bool { difference(order[a], order[b]) == 0 }

  /// Whether they cost the same at every level.
  func costTheSame(_ a: Int, _ b: Int) -> Bool { firstDifference(order[a], order[b]).level == .max }
}
