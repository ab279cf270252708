/// The simplex of `LexicographicSimplex` in numbers of any precision, with what follows it: the proof of what is
/// ambiguous, and the choice among the best points.
///
/// All of these are one thing here, a list of costs that are compared in order: those of the levels, the distances of
/// the user's inequalities from equality, the distance of each variable from 0. Rates of change are added up afresh for
/// each step, a level at a time, as far as the levels before leave a direction open.
struct WideSimplex {
  /// What an identity costs at a level: for each point above 0, and for each below. What is below may gain.
  struct Cost {
    var level: Int
    var above: Int
    var below: Int

    func slope(_ side: Int8) -> Int { side > 0 ? above : -below }
    var jump: Int { above + below }
  }

  /// A column, the way in which it moves, and what that gains.
  private struct Move {
    var column: Int32
    var direction: Int8
    var level: Int
    var rate: WideNumber
  }

  /// A place on the way at which a slot's residual becomes 0.
  private struct Break {
    var slot: Int
    var identity: Int32
    var value: WideNumber
    var factor: WideNumber
  }

  var tableau: WideTableau
  /// By identity, from strong to weak.
  private(set) var costs: [[Cost]]
  /// How many levels there are.
  private(set) var levelCount = 0
  private var degenerateCount = 0
  /// Which roots were seen to move on the way, by position; empty while nobody asks.
  private var moved: [Bool] = []
  private var rootsFrom: Int32 = 0

  init(_ tableau: WideTableau, costs: [[Cost]], levelCount: Int) {
    self.tableau = tableau
    self.costs = costs
    self.levelCount = levelCount
    for slot in self.tableau.slots.indices { chooseSide(ofSlot: slot) }
  }

  private mutating func chooseSide(ofSlot slot: Int) {
    let value = tableau.slots[slot].value
    // Where it is 0, the side that costs: rows that meet in a point then mostly prove at once that it is the best one.
    let costs = costs[Int(tableau.slots[slot].identity)]
    tableau.slots[slot].side =
      value.isZero ? (costs.first.map { $0.above > 0 ? 1 : -1 } ?? 1) : value.isNegative ? -1 : 1
  }

  // MARK: Costs

  /// Adds a cost at a level that is weaker than all others.
  mutating func add(_ identity: Int32, above: Int, below: Int) {
    costs[Int(identity)].append(Cost(level: levelCount - 1, above: above, below: below))
  }

  mutating func beginLevel() { levelCount += 1 }

  /// Forgets the weakest level.
  mutating func dropLevel() {
    levelCount -= 1
    for identity in costs.indices where costs[identity].last?.level == levelCount {
      costs[identity].removeLast()
    }
  }

  /// Adds an identity without costs: a multiple of another one.
  mutating func append(_ identity: Int32, times factor: Double, of other: Int32, plus constants: [WideNumber])
  {
    tableau.append(identity, [(WideNumber(factor), other)], plus: constants)
    while costs.count <= identity { costs.append([]) }
    chooseSide(ofSlot: tableau.slots.count - 1)
  }

  // MARK: Steps

  /// Moves to the optimum.
  ///
  /// - Parameters:
  ///   - spend: is told what was done.
  ///   - isEnough: asked after each step whether to end early.
  /// - Returns: false if nothing limits what is gained.
  @discardableResult
  mutating func improve(
    _ spend: (Int) throws(SolverError) -> Void, isEnough: (borrowing WideSimplex) -> Bool = { _ in false }
  ) throws(SolverError) -> Bool {
    degenerateCount = 0
    var booked = tableau.effort
    while let move = nextMove() {
      let isLimited = perform(move)
      try spend(tableau.effort - booked + 4 * tableau.slots.count)
      booked = tableau.effort
      if !isLimited { return false }
      if isEnough(self) { return true }
    }
    return true
  }

  /// For each column the directions, up and down, that cost nothing at any level, and the weakest level at which one of
  /// the others costs something.
  func freedoms() -> (open: [(up: Bool, down: Bool)], weakestLevel: Int) {
    var open = tableau.columnIdentities.map { _ in (up: true, down: true) }
    var (weakestLevel, count) = (0, 2 * open.count)
    for level in 0..<levelCount {
      _ = narrow(&open, level)
      let left = open.reduce(0) { $0 + ($1.up ? 1 : 0) + ($1.down ? 1 : 0) }
      if left < count { weakestLevel = level }
      count = left
    }
    return (open, weakestLevel)
  }

  /// The steepest direction at the strongest level that can be improved; after many steps that led nowhere that of the
  /// smallest identity (Bland's rule), which cannot cycle.
  private func nextMove() -> Move? {
    var open = tableau.columnIdentities.map { _ in (up: true, down: true) }
    for level in 0..<levelCount {
      if let move = narrow(&open, level) { return move }
      if !open.contains(where: { $0.up || $0.down }) { return nil }
    }
    return nil
  }

  /// Whether so many steps led nowhere that only Bland's rule gets out of there: the smallest identity enters, and of
  /// the rows that are reached first the smallest one leaves.
  private var isGoingNowhere: Bool { degenerateCount > 30 + tableau.columnIdentities.count }

  /// Closes the directions that cost something at a level, unless one gains there.
  private func narrow(_ open: inout [(up: Bool, down: Bool)], _ level: Int) -> Move? {
    let gradient = gradient(level)
    var best: Move?
    for column in open.indices {
      let identity = tableau.columnIdentities[column]
      let own = costs[Int(identity)].first { $0.level == level }
      for direction: Int8 in [1, -1] where direction > 0 ? open[column].up : open[column].down {
        var rate = direction > 0 ? gradient[column] : -gradient[column]
        if let own {
          rate = tableau.precision.sum(rate, WideNumber(Double(direction > 0 ? own.above : own.below)))
        }
        if rate.isPositive { direction > 0 ? (open[column].up = false) : (open[column].down = false) }
        guard rate.isNegative else { continue }
        if let best {
          let isBetter =
            isGoingNowhere
            ? identity < tableau.columnIdentities[Int(best.column)]
            : tableau.precision.sum(rate, -best.rate).isNegative
          if !isBetter { continue }
        }
        best = Move(column: Int32(column), direction: direction, level: level, rate: rate)
      }
    }
    return best
  }

  /// For each column the rate of change of what all slots cost at a level.
  private func gradient(_ level: Int) -> [WideNumber] {
    var gradient = Array(repeating: WideNumber(), count: tableau.columnIdentities.count)
    for slot in tableau.slots {
      guard let cost = costs[Int(slot.identity)].first(where: { $0.level == level }) else { continue }
      let slope = cost.slope(slot.side)
      if slope == 0 { continue }
      for (column, factor) in zip(slot.columns, slot.factors) {
        gradient[Int(column)] = tableau.precision.sum(gradient[Int(column)], slope > 0 ? factor : -factor)
      }
    }
    return gradient
  }

  /// Returns false if no row limits the way.
  private mutating func perform(_ move: Move) -> Bool {
    let breaks = breaks(of: move)
    let last = lastBreak(of: move, breaks)
    guard let last else {
      note(move, by: nil)
      return false
    }
    degenerateCount = breaks[last].value.isZero ? degenerateCount + 1 : 0
    note(move, by: breaks[last])
    for index in 0..<last { tableau.slots[breaks[index].slot].side *= -1 }
    tableau.pivot(slot: breaks[last].slot, column: move.column)
    tableau.slots[breaks[last].slot].side = move.direction
    return true
  }

  /// The break at which the way stops paying; the first one where Bland's rule is at work.
  private func lastBreak(of move: Move, _ breaks: [Break]) -> Int? {
    if isGoingNowhere { return breaks.indices.first }
    var rate = move.rate
    for index in breaks.indices {
      for cost in costs[Int(breaks[index].identity)] where cost.jump != 0 && cost.level <= move.level {
        if cost.level < move.level { return index }
        for _ in 0..<cost.jump { rate = tableau.precision.sum(rate, breaks[index].factor.magnitude) }
      }
      if !rate.isNegative { return index }
    }
    return nil
  }

  private func breaks(of move: Move) -> [Break] {
    var breaks: [Break] = []
    for (number, slot) in tableau.slots.enumerated()
    where costs[Int(slot.identity)].contains(where: { $0.jump != 0 }) {
      guard let factor = tableau.factor(ofColumn: move.column, inSlot: number),
        (slot.side > 0) == (factor.isNegative == (move.direction > 0))
      else { continue }
      breaks.append(Break(slot: number, identity: slot.identity, value: slot.value.magnitude, factor: factor))
    }
    // The distances are quotients, and compared without dividing.
    let precision = tableau.precision
    breaks.sort { a, b in
      if a.value.isZero || b.value.isZero {
        return a.value.isZero && b.value.isZero ? a.identity < b.identity : a.value.isZero
      }
      let difference = precision.sum(
        precision.product(a.value, b.factor.magnitude), -precision.product(b.value, a.factor.magnitude))
      return difference.isZero ? a.identity < b.identity : difference.isNegative
    }
    return breaks
  }
}

// MARK: Ambiguity

extension WideSimplex {
  /// Which of the roots have other values at other best points.
  ///
  /// - Parameter first: the identity of the first of them; the others follow.
  mutating func ambiguousRoots(
    from first: Int32, count: Int, _ spend: (Int) throws(SolverError) -> Void
  ) throws(SolverError) -> [Bool] {
    moved = Array(repeating: false, count: count)
    rootsFrom = first
    defer { moved = [] }
    for position in 0..<count where !moved[position] {
      for sign in [1, -1] where !moved[position] {
        beginLevel()
        add(first + Int32(position), above: sign, below: -sign)
        try improve(spend) { $0.moved[position] }
        dropLevel()
      }
    }
    return moved
  }

  /// Marks the roots that a move changes by more than counts.
  private mutating func note(_ move: Move, by limit: Break?) {
    if moved.isEmpty { return }
    let isEndless = limit == nil
    let distance = limit.map { ($0.value.double / $0.factor.double).magnitude } ?? .infinity
    for position in moved.indices where !moved[position] {
      let identity = rootsFrom + Int32(position)
      let factor: Double
      if let slot = tableau.slot(of: identity) {
        guard let own = tableau.factor(ofColumn: move.column, inSlot: slot) else { continue }
        factor = own.double.magnitude
      } else {
        guard ~tableau.places[Int(identity)] == move.column else { continue }
        factor = 1
      }
      if isEndless || factor * distance > RoundingNoise.feasibility(scale: 0) { moved[position] = true }
    }
  }
}
