/// Finds the best point of a component of several roots: a piecewise linear simplex over rows, without slack
/// columns, that compares costs level by level.
///
/// A required row is a row of level 0: every point counts as feasible, and one where level 0 costs something at
/// the optimum is the proof of a conflict. The rates of change of all columns are kept up to date by each pivot
/// instead of being computed for each choice, so that a step costs what its neighbourhood does.
///
/// Step lengths are long: a step passes rows of its own level as long as the sum still falls, and rows of weaker
/// levels always. (After Maros, "Computational Techniques of the Simplex Method", 2003, chapter 9.3, which
/// treats the bounds of phase 1 so; here all violations are.)
struct LexicographicSimplex<Form: AffineForm> {
  var rows = ComponentRows()
  var tableau = Tableau<Form>()
  /// On which side of 0 a slot's residual counts; where it is 0, on which side it came to lie.
  var sides = Buffer<Int8>()
  /// For each column and level, the rate of change of the cost of all slots.
  private var rates = Buffer<Double>()
  /// For each column the strongest level it can improve, or `Int32.max`.
  private var improvements = Buffer<Int32>()
  /// For each level the columns that were once seen to improve it.
  private var candidates = Buffer<Buffer<Int32>>()
  private var breaks = Buffer<Break>()
  var start = StartingPoint<Form>()
  private(set) var pivotCount = 0
  private var degenerateCount = 0

  /// A place on the way at which a slot's residual becomes 0.
  private struct Break: BitwiseCopyable {
    var distance: Double
    var coefficient: Double
    var identity: Int32
    var slot: Int32
  }

  /// A column, the way in which it moves, and what that gains.
  private struct Move {
    var column: Int
    var direction: Int8
    var level: Int32
    var rate: Double
  }

  func deallocate() {
    rows.deallocate()
    tableau.deallocate()
    sides.deallocate()
    rates.deallocate()
    improvements.deallocate()
    for level in 0..<candidates.count { candidates[level].deallocate() }
    candidates.deallocate()
    breaks.deallocate()
    start.deallocate()
  }

  /// Moves from the tableau's start to the optimum.
  mutating func optimise() throws(SolverError) {
    computeSides()
    computeRates()
    pivotCount = 0
    degenerateCount = 0
    let limit = 1000 + 60 * rows.costs.count
    while let move = nextMove() {
      guard pivotCount < limit, tableau.effort < Tolerance.mostEffort else {
        throw .iterationLimit(pivots: pivotCount, constraints: rows.rowCount)
      }
      perform(move)
    }
  }

  // MARK: Rates

  private mutating func computeSides() {
    sides.removeAll()
    for slot in 0..<tableau.slotCount {
      let value = tableau.values[slot]
      if value.magnitude > Tolerance.coincidence {
        sides.append(value > 0 ? 1 : -1)
      } else {
        let cost = rows[tableau.slotIdentities[slot]]
        // The side that costs: rows that meet in a point then mostly prove at once that it is the only best one.
        sides.append(cost.above > 0 ? 1 : -1)
      }
    }
  }

  private mutating func computeRates() {
    let levels = rows.levelCount
    rates.reset(to: tableau.columnCount * levels, filling: 0)
    while candidates.count < levels { candidates.append(Buffer()) }
    for level in 0..<candidates.count { candidates[level].removeAll() }
    for slot in 0..<tableau.slotCount {
      let cost = rows[tableau.slotIdentities[slot]]
      if cost.jump > 0 { addRates(of: slot, level: cost.level, times: cost.slope(sides[slot])) }
    }
    improvements.reset(to: tableau.columnCount, filling: .max)
    for column in 0..<tableau.columnCount { review(column) }
  }

  @inline(__always)
  private mutating func addRates(of slot: Int, level: Int32, times slope: Double) {
    if slope == 0 { return }
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      rates[Int(entry.column) * rows.levelCount + Int(level)] += slope * entry.coefficient
    }
  }

  /// The first level at which moving a column up, or down, changes the cost, and by which rate.
  @inline(__always)
  func firstRate(ofColumn column: Int, direction: Int8) -> (level: Int32, rate: Double) {
    let cost = rows[tableau.columnIdentities[column]]
    let own = direction > 0 ? cost.above : cost.below
    let sign = Double(direction)
    let levels = rows.levelCount
    for level in 0..<levels {
      var rate = sign * rates[column * levels + level]
      if level == cost.level { rate += own }
      if rate.magnitude > Tolerance.slope { return (Int32(truncatingIfNeeded: level), rate) }
    }
    return (.max, 0)
  }

  /// The better of a column's two directions, if one improves anything.
  @inline(__always)
  private func move(ofColumn column: Int) -> Move? {
    let up = firstRate(ofColumn: column, direction: 1)
    let down = firstRate(ofColumn: column, direction: -1)
    let upImproves = up.rate < 0
    if !upImproves, down.rate >= 0 { return nil }
    let takesUp =
      upImproves
      && (down.rate >= 0 || up.level < down.level || (up.level == down.level && up.rate <= down.rate))
    return takesUp
      ? Move(column: column, direction: 1, level: up.level, rate: up.rate)
      : Move(column: column, direction: -1, level: down.level, rate: down.rate)
  }

  /// Looks again at a column whose rates changed.
  @inline(__always)
  private mutating func review(_ column: Int) {
    let level = move(ofColumn: column)?.level ?? .max
    if level == improvements[column] { return }
    improvements[column] = level
    if level != .max { candidates[Int(level)].append(Int32(truncatingIfNeeded: column)) }
  }

  // MARK: Steps

  /// A column that improves the strongest level that can be improved.
  ///
  /// After 30 steps that led nowhere the smallest identity is taken (Bland's rule), which cannot cycle.
  private mutating func nextMove() -> Move? {
    if degenerateCount > 30 { return smallestMove() }
    for level in 0..<rows.levelCount {
      while candidates[level].count > 0 {
        let column = Int(candidates[level].removeLast())
        guard improvements[column] == level else { continue }
        improvements[column] = .max
        if let move = move(ofColumn: column) { return move }
      }
    }
    return nil
  }

  private func smallestMove() -> Move? {
    var best: Move?
    for column in 0..<tableau.columnCount {
      guard let move = move(ofColumn: column) else { continue }
      if let best, tableau.columnIdentities[best.column] < tableau.columnIdentities[column] { continue }
      best = move
    }
    return best
  }

  private mutating func perform(_ move: Move) {
    collectBreaks(move)
    guard let last = lastBreak(of: move) else {
      // No row limits the way: the gain was rounding noise, and the column is not a candidate any more.
      degenerateCount = 0
      return
    }
    let leaving = breaks[last]
    degenerateCount = leaving.distance > Tolerance.coincidence ? 0 : degenerateCount + 1
    for index in 0..<last { cross(breaks[index]) }
    exchange(Int(leaving.slot), leaving.identity, with: move, coefficient: leaving.coefficient)
    pivotCount += 1
  }

  private mutating func collectBreaks(_ move: Move) {
    breaks.removeAll()
    tableau.gather(column: move.column)
    for index in 0..<tableau.gathered.count {
      let occurrence = tableau.gathered[index]
      let slot = Int(occurrence.slot)
      let identity = tableau.slotIdentities[slot]
      let change = move.direction > 0 ? occurrence.coefficient : -occurrence.coefficient
      guard rows.isRow(identity), (sides[slot] > 0) != (change > 0), change.magnitude > Tolerance.slope
      else { continue }
      let value = tableau.values[slot].magnitude
      breaks.append(
        Break(
          distance: value <= Tolerance.coincidence ? 0 : value / change.magnitude,
          coefficient: occurrence.coefficient, identity: identity, slot: occurrence.slot))
    }
    sortBreaks()
  }

  /// There are few: insertion beats the general algorithm.
  private mutating func sortBreaks() {
    if breaks.count > 24 {
      breaks.elements.sort { ($0.distance, $0.identity) < ($1.distance, $1.identity) }
      return
    }
    var sorted = 1
    while sorted < breaks.count {
      let item = breaks[sorted]
      var place = sorted
      while place > 0,
        breaks[place - 1].distance > item.distance
          || (breaks[place - 1].distance == item.distance && breaks[place - 1].identity > item.identity)
      {
        breaks[place] = breaks[place - 1]
        place -= 1
      }
      breaks[place] = item
      sorted += 1
    }
  }

  /// The break at which the way stops paying.
  private func lastBreak(of move: Move) -> Int? {
    var rate = move.rate
    for index in 0..<breaks.count {
      let cost = rows[breaks[index].identity]
      if cost.level > move.level { continue }
      if cost.level < move.level { return index }
      rate += breaks[index].coefficient.magnitude * cost.jump
      if rate >= -Tolerance.slope { return index }
    }
    return nil
  }

  /// Moves a slot's residual to the other side of 0.
  private mutating func cross(_ place: Break) {
    let slot = Int(place.slot)
    let cost = rows[place.identity]
    sides[slot] = -sides[slot]
    addRates(of: slot, level: cost.level, times: Double(sides[slot]) * cost.jump)
    for index in tableau.entryRange(of: slot) { review(Int(tableau.entry(index).column)) }
  }

  private mutating func exchange(_ slot: Int, _ leaving: Int32, with move: Move, coefficient: Double) {
    let levels = rows.levelCount
    let column = move.column
    let leavingCost = rows[leaving]
    addRates(of: slot, level: leavingCost.level, times: -leavingCost.slope(sides[slot]))
    let entering = rows[tableau.columnIdentities[column]]
    tableau.pivot(slot: slot, column: column, by: coefficient)
    sides[slot] = move.direction
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      if Int(entry.column) == column { continue }
      for level in 0..<levels {
        rates[Int(entry.column) * levels + level] += rates[column * levels + level] * entry.coefficient
      }
    }
    for level in 0..<levels { rates[column * levels + level] *= 1 / coefficient }
    if entering.jump > 0 { addRates(of: slot, level: entering.level, times: entering.slope(move.direction)) }
    for index in tableau.entryRange(of: slot) { review(Int(tableau.entry(index).column)) }
  }
}

extension LexicographicSimplex {
  /// Adds a variable as an identity that costs nothing, in a slot of its own.
  mutating func appendHelper(for member: ComponentMembers<Form>.Member, root: Int32) -> Int32 {
    let helper = rows.appendFree(source: rows[root].source, variable: member.variable)
    tableau.appendSlot(for: helper, times: member.factor, of: root, plus: member.offset)
    sides.append(tableau.values[tableau.slotCount - 1] < 0 ? -1 : 1)
    return helper
  }

  /// The weakest level that still decides between points: rows of weaker ones may lie on any side.
  var weakestDecidingLevel: Int32 {
    var weakest: Int32 = 0
    for column in 0..<tableau.columnCount {
      weakest = max(weakest, firstRate(ofColumn: column, direction: 1).level)
      weakest = max(weakest, firstRate(ofColumn: column, direction: -1).level)
    }
    return weakest
  }
}

extension LexicographicSimplex {
  /// Fills the tableau for a component whose rows were loaded.
  mutating func loadStart(
    _ component: Partition.Component, of partition: Partition, residual: ResidualSystem<Form>, at point: Form
  ) {
    start.load(component, of: partition, residual: residual, rows: rows, into: &tableau, at: point)
  }
}
