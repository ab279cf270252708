/// Divides what is left of a chain's total among parts that cost and pull alike: variable by variable, each as near to 0
/// as it can be.
///
/// A part is *free* until its amount is decided. A variable of a free part decides that part. A variable of a joint says
/// how long all parts before it are together; where it can be 0, it is, which cuts the chain in two that have nothing to
/// do with each other any more. Otherwise the parts on one of its sides are as short, or as long, as they can be. In the
/// end one free part is left between two cuts: it takes what the others leave.
struct ChainChoice<Form: AffineForm> {
  typealias Member = ComponentMembers<Form>.Member

  /// Where a part's amount lies, and the marks at the ends of that.
  struct Place: BitwiseCopyable {
    var low: Double
    var high: Double
    var lowMark: Int32
    var highMark: Int32
    var isFree: Bool
  }

  private(set) var places = Buffer<Place>()
  /// The amount of each part.
  private(set) var amounts = Buffer<Form>()
  /// The variables that could have another value when it was their turn.
  private(set) var decided = Buffer<Member>()
  private var rooms = RangeSums()
  /// The boundaries of links up to which the sum of all amounts is known, and that sum.
  private var cuts = BitSet()
  private var sums = Buffer<Form>()
  /// For each part the next one that may be free, from itself on.
  private var nextFree = Buffer<Int32>()
  private var point = Form()

  func deallocate() {
    places.deallocate()
    amounts.deallocate()
    decided.deallocate()
    rooms.deallocate()
    cuts.deallocate()
    sums.deallocate()
    nextFree.deallocate()
  }

  // MARK: The start

  /// Places the parts on their stretches.
  mutating func begin(
    _ chain: Chain<Form>, _ stretches: ChainStretches, _ optimum: ChainOptimum, at point: Form
  ) {
    self.point = point
    decided.removeAll()
    places.reset(
      to: chain.parts.count, filling: Place(low: 0, high: 0, lowMark: -1, highMark: -1, isFree: false))
    amounts.reset(to: chain.parts.count, filling: Form())
    for index in 0..<optimum.marginal.upperBound {
      let stretch = stretches.stretches[stretches.order[index]]
      let isMarginal = index >= optimum.marginal.lowerBound
      let isFree = isMarginal && (!optimum.isFull || index == optimum.marginal.lowerBound)
      places[stretch.part] = Place(
        low: isFree ? stretch.low : stretch.high, high: stretch.high,
        lowMark: isFree ? stretch.lowMark : stretch.highMark, highMark: stretch.highMark, isFree: isFree)
    }
    rooms.reset(count: places.count)
    nextFree.removeAll()
    for part in 0...places.count { nextFree.append(Int32(truncatingIfNeeded: part)) }
    for part in 0..<places.count {
      let place = places[part]
      if !place.isFree { take(part, chain.forms[place.highMark]) }
      rooms.add(RangeSums.Room(low: place.low, high: place.high, isFree: place.isFree), at: part)
    }
    cuts.reset(count: chain.linkCount + 1)
    sums.reset(to: chain.linkCount + 1, filling: Form())
    cut(0, Form())
    cut(chain.linkCount, chain.total)
  }

  /// Decides a part's amount.
  private func take(_ part: Int, _ amount: Form) {
    amounts[part] = amount
    nextFree[part] = Int32(truncatingIfNeeded: part + 1)
    places[part].isFree = false
  }

  private func fix(_ part: Int, at value: Double, _ amount: Form) {
    let place = places[part]
    take(part, amount)
    rooms.add(
      RangeSums.Room(low: value, high: value, isFree: false)
        - RangeSums.Room(low: place.low, high: place.high, isFree: true), at: part)
    (places[part].low, places[part].high) = (value, value)
  }

  private func cut(_ boundary: Int, _ sum: Form) {
    cuts.insert(boundary)
    sums[boundary] = sum
  }

  // MARK: Variable by variable

  /// Decides what a variable can decide.
  mutating func decide(_ member: Member, place: Int32, of chain: Chain<Form>) {
    if place < 0 {
      decide(member, at: chain.joints[~place], boundary: Int(~place) + 1, of: chain)
    } else if places[place].isFree {
      decide(member, part: Int(place), of: chain)
    }
  }

  private mutating func decide(_ member: Member, part: Int, of chain: Chain<Form>) {
    let (first, last) = cutsAround(link: Int(chain.parts[part].link))
    let parts = chain.parts(ofLinks: first..<last)
    let all = rooms.room(of: parts)
    if all.freeCount < 2 { return }
    decided.append(member)
    let place = places[part]
    let others = all - RangeSums.Room(low: place.low, high: place.high, isFree: true)
    let total = (sums[last] - sums[first]).value(at: point)
    let zero = chain.parts[part].factor * member.zero
    let value = zero.value(at: point)
    let (low, high) = (max(place.low, total - others.high), min(place.high, total - others.low))
    if value <= low + RoundingNoise.coincidence {
      if place.low >= low - RoundingNoise.coincidence {
        return fix(part, at: place.low, chain.forms[place.lowMark])
      }
      fixAll(parts, except: part, areLong: true, chain)
    } else if value >= high - RoundingNoise.coincidence {
      if place.high <= high + RoundingNoise.coincidence {
        return fix(part, at: place.high, chain.forms[place.highMark])
      }
      fixAll(parts, except: part, areLong: false, chain)
    } else {
      fix(part, at: value, zero)
    }
  }

  private mutating func decide(
    _ member: Member, at joint: Chain<Form>.Joint, boundary: Int, of chain: Chain<Form>
  ) {
    if cuts.contains(boundary) { return }
    let (first, last) = cutsAround(link: boundary)
    let (before, behind) = (chain.parts(ofLinks: first..<boundary), chain.parts(ofLinks: boundary..<last))
    let (left, right) = (rooms.room(of: before), rooms.room(of: behind))
    if left.freeCount == 0 || right.freeCount == 0 { return }
    decided.append(member)
    let (start, end) = (sums[first].value(at: point), sums[last].value(at: point))
    let zero = -(joint.factor * member.zero + joint.constant)
    let value = zero.value(at: point)
    let (low, high) = (max(start + left.low, end - right.high), min(start + left.high, end - right.low))
    if value <= low + RoundingNoise.coincidence {
      let isLeftShort = start + left.low >= low - RoundingNoise.coincidence
      fixAll(isLeftShort ? before : behind, except: -1, areLong: !isLeftShort, chain)
    } else if value >= high - RoundingNoise.coincidence {
      let isLeftLong = start + left.high <= high + RoundingNoise.coincidence
      fixAll(isLeftLong ? before : behind, except: -1, areLong: isLeftLong, chain)
    } else {
      cut(boundary, zero)
    }
  }

  /// The boundaries on both sides of a link, or of the boundary before it, up to which sums are known.
  private func cutsAround(link: Int) -> (Int, Int) { (cuts.last(through: link), cuts.first(from: link + 1)) }

  /// Makes the free parts of a range as long as they can be, or as short.
  private mutating func fixAll(_ parts: Range<Int>, except kept: Int, areLong: Bool, _ chain: Chain<Form>) {
    var part = firstFree(from: parts.lowerBound)
    while part < parts.upperBound {
      let place = places[part]
      if part != kept {
        let mark = areLong ? place.highMark : place.lowMark
        fix(part, at: areLong ? place.high : place.low, chain.forms[mark])
      }
      part = firstFree(from: part + 1)
    }
  }

  private func firstFree(from part: Int) -> Int {
    var end = part
    while Int(nextFree[end]) != end { end = Int(nextFree[end]) }
    var start = part
    while start != end {
      let next = Int(nextFree[start])
      nextFree[start] = Int32(truncatingIfNeeded: end)
      start = next
    }
    return end
  }

  // MARK: The end

  /// Gives the parts that are left what the others leave. Returns false where that are several between two cuts.
  mutating func finish(_ chain: Chain<Form>) -> Bool {
    var first = 0
    while first < chain.linkCount {
      let last = cuts.first(from: first + 1)
      let parts = chain.parts(ofLinks: first..<last)
      let kept = firstFree(from: parts.lowerBound)
      guard kept < parts.upperBound, firstFree(from: kept + 1) >= parts.upperBound else { return false }
      var rest = PreciseSum(sums[last] - sums[first])
      for part in parts where part != kept { rest.add(-1, amounts[part]) }
      take(kept, rest.value)
      first = last
    }
    return true
  }
}
