/// Convex, piecewise linear costs, each of a single amount: of a node of a tree, or of all that lies below it.
///
/// A curve is a list of stretches next to each other, on each of which one point more costs the same. That is a vector,
/// a rate for each level, and from one stretch to the next it grows, the stronger level counting first. Beyond the ends of
/// a curve nothing is possible.
struct CostCurves {
  struct Stretch: BitwiseCopyable {
    var low: Double
    var high: Double
    /// The mark at its end, of a curve that is a node's own.
    var highMark: Int32 = -1
  }

  struct Curve: BitwiseCopyable {
    var first: Int32 = 0
    var count: Int32 = 0
    /// The mark at its beginning, if it is a node's own.
    var lowMark: Int32 = -1

    var stretches: Range<Int> { Int(first)..<Int(first + count) }
    var last: Int { Int(first + count) - 1 }
  }

  private(set) var stretches = Buffer<Stretch>()
  /// For each stretch what a point more costs at each level.
  private(set) var rates = Buffer<Double>()
  private(set) var levelCount = 0
  /// Whether numbers came so near to each other that rounding might have decided.
  private(set) var isDoubtful = false
  private var sums = Buffer<Double>()
  private var events = Buffer<Int32>()

  func deallocate() {
    stretches.deallocate()
    rates.deallocate()
    sums.deallocate()
    events.deallocate()
  }

  /// Two rates that differ by less, but do, may be the same but for rounding.
  private static var doubtfulRate: Double { 1e-6 }
  /// Two places that do.
  static var doubtfulDistance: Double { 1e-5 }

  mutating func reset(levelCount: Int) {
    self.levelCount = levelCount
    isDoubtful = false
    stretches.removeAll()
    rates.removeAll()
  }

  func low(of curve: Curve) -> Double { stretches[curve.first].low }
  func high(of curve: Curve) -> Double { stretches[curve.last].high }

  // MARK: Comparing

  /// By how much the first of two vectors is larger at the strongest level at which they differ.
  mutating func difference(_ a: Buffer<Double>, _ first: Int, _ b: Buffer<Double>, _ second: Int) -> Double {
    for level in 0..<levelCount {
      let difference = a[first + level] - b[second + level]
      if difference.magnitude <= RoundingNoise.slope { continue }
      if difference.magnitude < Self.doubtfulRate { isDoubtful = true }
      return difference
    }
    return 0
  }

  private mutating func difference(_ a: Int32, _ b: Int32) -> Double {
    difference(rates, Int(a) * levelCount, rates, Int(b) * levelCount)
  }

  /// Whether a place lies behind another one, and is not the same.
  mutating func isBehind(_ a: Double, _ b: Double) -> Bool {
    let distance = a - b
    if distance > RoundingNoise.coincidence, distance < Self.doubtfulDistance { isDoubtful = true }
    return distance > RoundingNoise.coincidence
  }

  // MARK: Making curves

  private mutating func begin() -> Curve { Curve(first: Int32(truncatingIfNeeded: stretches.count)) }

  /// Appends a stretch with the rates in `sums`.
  private mutating func append(_ curve: inout Curve, from low: Double, to high: Double, mark: Int32 = -1) {
    stretches.append(Stretch(low: low, high: high, highMark: mark))
    for level in 0..<levelCount { rates.append(sums[level]) }
    curve.count += 1
  }

  /// The cost of an amount by its own marks.
  ///
  /// - Parameters:
  ///   - sorted: the marks by position.
  ///   - change: by how much the rate of a level is larger behind a mark than before it, and the rate before it.
  mutating func appendOwn(
    _ place: TreePlace, _ sorted: Buffer<Int32>, of marks: Buffer<Mark>,
    change: (Mark) -> (level: Int, before: Double, jump: Double)?
  ) -> Curve {
    sums.reset(to: levelCount, filling: 0)
    for index in 0..<sorted.count {
      if let change = change(marks[sorted[index]]) { sums[change.level] += change.before }
    }
    var curve = begin()
    curve.lowMark = place.lowMark
    var (index, low) = (0, place.low)
    while index < sorted.count {
      let position = marks[sorted[index]].position
      let isInside = isBehind(position, place.low)
      if isInside {
        guard isBehind(place.high, position) else { break }
        var (end, strongest) = (index + 1, sorted[index])
        while end < sorted.count, !isBehind(marks[sorted[end]].position, position) {
          if marks[sorted[end]].level < marks[strongest].level { strongest = sorted[end] }
          end += 1
        }
        let high = marks[strongest].position
        append(&curve, from: low, to: high, mark: strongest)
        low = high
        while index < end {
          if let change = change(marks[sorted[index]]) { sums[change.level] += change.jump }
          index += 1
        }
      } else {
        if let change = change(marks[sorted[index]]) { sums[change.level] += change.jump }
        index += 1
      }
    }
    append(&curve, from: low, to: place.high, mark: place.highMark)
    return curve
  }

  /// What an amount costs by several curves together; nil where no amount is possible for all of them.
  mutating func appendSum(_ curves: Buffer<Curve>) -> Curve? {
    if curves.count == 1 { return curves[0] }
    var (low, high) = (-Double.infinity, Double.infinity)
    for index in 0..<curves.count {
      low = max(low, self.low(of: curves[index]))
      high = min(high, self.high(of: curves[index]))
    }
    if isBehind(low, high) { return nil }
    high = max(low, high)
    sums.reset(to: levelCount, filling: 0)
    events.removeAll()
    for index in 0..<curves.count {
      var stretch = Int(curves[index].first)
      while stretch < curves[index].last, !isBehind(stretches[stretch].high, low) { stretch += 1 }
      for level in 0..<levelCount { sums[level] += rates[stretch * levelCount + level] }
      while stretch < curves[index].last, isBehind(high, stretches[stretch].high) {
        events.append(Int32(truncatingIfNeeded: stretch))
        stretch += 1
      }
    }
    let (sorted, all) = (events, stretches)
    sorted.sort { all[$0].high < all[$1].high || (all[$0].high == all[$1].high && $0 < $1) }
    var curve = begin()
    for index in 0..<sorted.count {
      let end = stretches[sorted[index]].high
      if isBehind(end, low) {
        append(&curve, from: low, to: end)
        low = end
      }
      let place = Int(sorted[index]) * levelCount
      for level in 0..<levelCount { sums[level] += rates[place + levelCount + level] - rates[place + level] }
    }
    append(&curve, from: low, to: high)
    return curve
  }

  /// What a sum of amounts costs at least, where each costs by a curve of its own: the stretches of all of them are
  /// filled in the order of their rates.
  mutating func appendJoined(_ curves: Buffer<Curve>, plus constant: Double) -> Curve? {
    events.removeAll()
    var filled = TreeSum()
    filled.add(constant)
    for index in 0..<curves.count {
      filled.add(low(of: curves[index]))
      for stretch in curves[index].stretches { events.append(Int32(truncatingIfNeeded: stretch)) }
    }
    let sorted = events
    sorted.sort {
      let difference = difference($0, $1)
      return difference == 0 ? $0 < $1 : difference < 0
    }
    var curve = begin()
    var (index, low) = (0, filled.value)
    while index < sorted.count {
      let first = sorted[index]
      while index < sorted.count, difference(sorted[index], first) == 0 {
        filled.subtract(stretches[sorted[index]].low)
        filled.add(stretches[sorted[index]].high)
        index += 1
      }
      // Where one of the curves has no beginning, what is cheaper elsewhere was used up infinitely far away.
      let high = filled.value
      if high == -.infinity { continue }
      let isLast = index == sorted.count || high == .infinity
      if isLast || isBehind(high, low) {
        for level in 0..<levelCount { sums[level] = rates[Int(first) * levelCount + level] }
        append(&curve, from: low, to: max(low, high))
        low = max(low, high)
      }
      if isLast { break }
    }
    return curve.count > 0 ? curve : nil
  }

  /// The same costs where an amount is the multiple of another one.
  mutating func appendMultiple(_ curve: Curve, by factor: Double) -> Curve {
    if factor == 1 { return curve }
    var multiple = begin()
    sums.reset(to: levelCount, filling: 0)
    for index in 0..<Int(curve.count) {
      let stretch = factor > 0 ? Int(curve.first) + index : curve.last - index
      for level in 0..<levelCount { sums[level] = rates[stretch * levelCount + level] / factor }
      let (low, high) = (factor * stretches[stretch].low, factor * stretches[stretch].high)
      append(&multiple, from: min(low, high), to: max(low, high))
    }
    return multiple
  }

  // MARK: Reading curves

  /// Where a point more costs a given rate, which is a range of amounts or a single one, and the marks at its ends.
  mutating func place(atRate wanted: Buffer<Double>, _ first: Int, on curve: Curve) -> TreePlace {
    var place = TreePlace(
      low: low(of: curve), high: low(of: curve), lowMark: curve.lowMark, highMark: curve.lowMark)
    // The first stretch that is not cheaper, and the first one that is dearer.
    let start = firstStretch(of: curve) { $0.difference($0.rates, $1 * $0.levelCount, wanted, first) >= 0 }
    let end = firstStretch(of: curve) { $0.difference($0.rates, $1 * $0.levelCount, wanted, first) > 0 }
    if start > curve.first {
      (place.low, place.lowMark) = (stretches[start - 1].high, stretches[start - 1].highMark)
    }
    if end > curve.first {
      (place.high, place.highMark) = (stretches[end - 1].high, stretches[end - 1].highMark)
    }
    return place
  }

  /// The stretches left and right of an amount; nil beyond the ends.
  mutating func neighbours(of amount: Double, on curve: Curve) -> (left: Int?, right: Int?) {
    let right = firstStretch(of: curve) { $0.isBehind($0.stretches[$1].high, amount) }
    let left = firstStretch(of: curve) { !$0.isBehind(amount, $0.stretches[$1].low) } - 1
    return (left >= curve.first ? left : nil, right <= curve.last ? right : nil)
  }

  private mutating func firstStretch(of curve: Curve, where holds: (inout CostCurves, Int) -> Bool) -> Int {
    var (low, high) = (Int(curve.first), Int(curve.first + curve.count))
    while low < high {
      let middle = (low + high) / 2
      if holds(&self, middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Where an amount may lie, and the marks at the ends of that.
struct TreePlace: BitwiseCopyable {
  var low = -Double.infinity
  var high = Double.infinity
  var lowMark: Int32 = -1
  var highMark: Int32 = -1
}

/// A sum of numbers, some of which are infinite and may leave it again.
struct TreeSum: BitwiseCopyable {
  private var finite = 0.0
  /// What rounding took from it.
  private var rest = 0.0
  private var shortCount = 0
  private var longCount = 0

  /// Infinitely little before infinitely much.
  var value: Double { shortCount > 0 ? -.infinity : longCount > 0 ? .infinity : finite + rest }

  mutating func add(_ number: Double) { count(number, 1) }
  mutating func subtract(_ number: Double) { count(number, -1) }

  private mutating func count(_ number: Double, _ sign: Int) {
    if number == .infinity {
      longCount += sign
    } else if number == -.infinity {
      shortCount += sign
    } else {
      let term = Double(sign) * number
      let next = finite + term
      rest += finite.magnitude >= term.magnitude ? (finite - next) + term : (term - next) + finite
      finite = next
    }
  }
}
