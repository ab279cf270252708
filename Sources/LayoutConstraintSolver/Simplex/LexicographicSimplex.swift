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
  /// For each column the level among whose candidates it is, or -1.
  private var listed = Buffer<Int32>()
  /// For each column about how far all identities together move when it does, squared.
  var weights = Buffer<Double>()
  private var breaks = Buffer<Break>()
  var start = StartingPoint<Form>()
  private(set) var pivotCount = 0
  private var totalPivotCount = 0
  var bookedEffort = 0
  var budget: UnsafeMutablePointer<WorkBudget>?
  private var degenerateCount = 0
  /// How often the tableau was computed anew.
  var refactorCount = 0
  /// Whether something seemed to gain without end, which no sum of distances can.
  private var sawEndlessGain = false
  /// Whether doubles did not tell which point is the best one.
  private(set) var isInDoubt = false
  /// The identities that were added for variables.
  var helpers = Buffer<Helper>()

  /// What the tableau is about.
  struct Source {
    let component: Partition.Component
    let partition: Partition
    let residual: ResidualSystem<Form>
    let point: Form
    let budget: UnsafeMutablePointer<WorkBudget>

    /// Which of the component's roots a root is.
    @inline(__always)
    func position(of root: Int32) -> Int { Int(partition.positionOfRoot[root] - component.firstRoot) }
  }

  /// An identity that is a multiple of a root's, and a constant.
  struct Helper: BitwiseCopyable {
    var identity: Int32
    var root: Int32
    var factor: Double
    var offset: Form
  }

  /// A place on the way at which a slot's residual becomes 0.
  private struct Break: BitwiseCopyable {
    var distance: Double
    var coefficient: Double
    var identity: Int32
    var slot: Int32
  }

  /// A column, the way in which it moves, and what that gains.
  struct Move {
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
    listed.deallocate()
    weights.deallocate()
    breaks.deallocate()
    helpers.deallocate()
    start.deallocate()
  }

  /// Moves from the tableau's start to the optimum.
  mutating func optimise(_ source: Source) throws(SolverError) {
    helpers.removeAll()
    budget = source.budget
    bookedEffort = 0
    computeSides()
    computeRates()
    refactorCount = 0
    try improve(source)
  }

  /// Moves to the optimum from wherever the tableau stands.
  ///
  /// - Parameter isChecked: whether the end is compared with the rows however few the steps were.
  mutating func improve(_ source: Source, isChecked: Bool = true) throws(SolverError) {
    pivotCount = 0
    degenerateCount = 0
    isInDoubt = false
    sawEndlessGain = false
    let limit = 1000 + 60 * rows.costs.count
    // Where the tableau is as good as rows allow that hardly differ from each other, it is no better for another time.
    var lastRefactored = -1
    var countOfRates = -1
    while true {
      while let move = nextMove() {
        guard pivotCount < limit else {
          throw .iterationLimit(pivots: pivotCount, constraints: rows.rowCount)
        }
        // Where it takes that long, what seems to gain is mostly noise, and goes to and fro. Whether all that must hold
        // does is evaluated in the end.
        if pivotCount == limit / 2 {
          isInDoubt = true
          if canBeSolvedWide { return }
          rows.coarsenSlopes()
          computeRates()
          pivotCount += 1
          continue
        }
        perform(move)
        try spend()
        if totalPivotCount % pivotsBetweenChecks == 0 { mendDrift(source) }
      }
      let count = pivotCount
      if sawEndlessGain {
        sawEndlessGain = false
        if countOfRates != count {
          countOfRates = count
          computeRates()
          continue
        }
        // Rates were just added up afresh: a coefficient that counts was taken for noise.
        isInDoubt = true
        if canBeSolvedWide { return }
      }
      if !isChecked { return }
      // After few steps the roots tell by themselves whether they are what the rows say; see `refine`.
      if count < Self.fewPivots { return }
      // Rates are sums of what each step added to them; after many, they are added up afresh.
      if count - max(countOfRates, 0) >= Self.fewPivots {
        countOfRates = count
        computeRates()
        continue
      }
      if !mendDrift(source) || count == lastRefactored { return }
      lastRefactored = count
    }
  }

  /// So many steps leave next to nothing but what the numbers say.
  private static var fewPivots: Int { 64 }

  /// Up to this size a component is solved with numbers of any precision where it is in doubt.
  private static var mostRootsInDoubt: Int { 60 }

  /// Whether the component is small enough for other numbers to decide.
  var canBeSolvedWide: Bool { rows.rootCount <= Self.mostRootsInDoubt }

  /// Books what was done since the last time.
  @inline(__always)
  mutating func spend() throws(SolverError) {
    let effort = tableau.effort + tableau.overhead
    try budget!.pointee.spend(effort - bookedEffort)
    bookedEffort = effort
  }

  /// Computes the tableau anew if it has drifted away from the rows. Returns whether it was.
  @discardableResult
  mutating func mendDrift(_ source: Source) -> Bool {
    let found = drift(source)
    tableau.add(effort: tableau.slotCount + tableau.columnCount)
    guard !(found <= Self.mostDrift) else { return false }
    refactor(source)
    computeRates()
    return true
  }

  // MARK: Rates

  mutating func computeSides() {
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

  mutating func computeRates() {
    let levels = rows.levelCount
    rates.reset(to: tableau.columnCount * levels, filling: 0)
    while candidates.count < levels { candidates.append(Buffer()) }
    for level in 0..<candidates.count { candidates[level].removeAll() }
    for slot in 0..<tableau.slotCount {
      let cost = rows[tableau.slotIdentities[slot]]
      if cost.jump > 0 { addRates(of: slot, level: cost.level, times: cost.slope(sides[slot])) }
    }
    improvements.reset(to: tableau.columnCount, filling: .max)
    listed.reset(to: tableau.columnCount, filling: -1)
    weights.reset(to: tableau.columnCount, filling: 1)
    for column in 0..<tableau.columnCount { review(column) }
  }

  @inline(__always)
  mutating func addRates(of slot: Int, level: Int32, times slope: Double) {
    if slope == 0 { return }
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      let place = Int(entry.column) * rows.levelCount + Int(level)
      rates[place] = cancelling(rates[place], slope * entry.coefficient)
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
      if rate.magnitude > rows.slope(atLevel: level) { return (Int32(truncatingIfNeeded: level), rate) }
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
  mutating func review(_ column: Int) {
    let level = move(ofColumn: column)?.level ?? .max
    if level == improvements[column] { return }
    improvements[column] = level
    if level == .max || level == listed[column] { return }
    listed[column] = level
    candidates[Int(level)].append(Int32(truncatingIfNeeded: column))
  }

  // MARK: Steps

  /// The column that improves the strongest level that can be improved most steeply.
  ///
  /// Steepness is measured against all that moves, by estimates (Devex: Harris, "Pivot selection methods of the Devex
  /// LP code", 1973): taking any column instead took ten times as many steps for 200 dense rows. After many steps that
  /// led nowhere the smallest identity is taken (Bland's rule), which cannot cycle.
  private mutating func nextMove() -> Move? {
    if isGoingNowhere { return smallestMove() }
    for level in 0..<rows.levelCount {
      while let column = steepest(at: level) {
        improvements[column] = .max
        if let move = move(ofColumn: column) { return move }
      }
    }
    return nil
  }

  /// Whether so many steps led nowhere that only Bland's rule gets out of there: the smallest identity enters, and of
  /// the rows that end the way the smallest one leaves.
  private var isGoingNowhere: Bool { degenerateCount > 30 + tableau.columnCount }

  /// How many candidates are compared. All of them, where there are thousands, take longer than what is gained.
  private static var mostCompared: Int { 64 }

  /// Of a level's candidates the steepest of those that came last; forgets what is none any more.
  private mutating func steepest(at level: Int) -> Int? {
    var (best, steepness) = (-1, -1.0)
    let levels = rows.levelCount
    var index = candidates[level].count
    var compared = 0
    while index > 0, compared < Self.mostCompared {
      index -= 1
      let column = candidates[level][index]
      guard listed[column] == level, improvements[column] == level else {
        // Another one takes its place; where it was listed twice, it is found again.
        if listed[column] == level { listed[column] = -1 }
        candidates[level][index] = candidates[level][candidates[level].count - 1]
        candidates[level].truncate(to: candidates[level].count - 1)
        continue
      }
      compared += 1
      let rate = rates[Int(column) * levels + level]
      let own = rate * rate / weights[column]
      if own > steepness { (best, steepness) = (Int(column), own) }
    }
    return best >= 0 ? best : nil
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
    // A safer coefficient would break Bland's rule, and then steps go round in circles for ever.
    guard let last = lastBreak(of: move).map({ isGoingNowhere ? $0 : safest($0) }) else {
      // No row limits the way: the gain was rounding noise, and the column is not a candidate any more.
      sawEndlessGain = true
      degenerateCount = 0
      return
    }
    let leaving = breaks[last]
    degenerateCount = leaving.distance > Tolerance.coincidence ? 0 : degenerateCount + 1
    for index in 0..<last { cross(breaks[index]) }
    exchange(Int(leaving.slot), leaving.identity, with: move, coefficient: leaving.coefficient)
    pivotCount += 1
    totalPivotCount += 1
  }

  private mutating func collectBreaks(_ move: Move) {
    breaks.removeAll()
    tableau.gather(column: move.column)
    for index in 0..<tableau.gathered.count {
      let occurrence = tableau.gathered[index]
      let slot = Int(occurrence.slot)
      let identity = tableau.slotIdentities[slot]
      let change = move.direction > 0 ? occurrence.coefficient : -occurrence.coefficient
      guard rows.isRow(identity), (sides[slot] > 0) != (change > 0),
        !tableau.isNoise(change, inSlot: slot, rows.smallestSlope)
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
      if rate >= -rows.slope(atLevel: Int(move.level)) { return index }
    }
    return nil
  }

  /// Of the breaks at about the same distance, the one to exchange: dividing by a small coefficient makes all others
  /// large, and what rounding did to them. (After Harris's ratio test, in the same paper.)
  private func safest(_ last: Int) -> Int {
    let own = breaks[last].coefficient.magnitude
    if own >= 0.1 { return last }
    var best = last
    var index = last - 1
    while index >= 0, (breaks[last].distance - breaks[index].distance) * own <= Tolerance.nearness {
      if breaks[index].coefficient.magnitude > 10 * breaks[best].coefficient.magnitude { best = index }
      index -= 1
    }
    index = last + 1
    while index < breaks.count,
      (breaks[index].distance - breaks[last].distance) * own <= Tolerance.nearness
    {
      if breaks[index].coefficient.magnitude > 10 * breaks[best].coefficient.magnitude { best = index }
      index += 1
    }
    return best
  }

  /// Moves a slot's residual to the other side of 0.
  private mutating func cross(_ place: Break) {
    let slot = Int(place.slot)
    let cost = rows[place.identity]
    sides[slot] = -sides[slot]
    addRates(of: slot, level: cost.level, times: Double(sides[slot]) * cost.jump)
    for index in tableau.entryRange(of: slot) { review(Int(tableau.entry(index).column)) }
  }

  mutating func exchange(_ slot: Int, _ leaving: Int32, with move: Move, coefficient: Double) {
    let levels = rows.levelCount
    let column = move.column
    let leavingCost = rows[leaving]
    addRates(of: slot, level: leavingCost.level, times: -leavingCost.slope(sides[slot]))
    let entering = rows[tableau.columnIdentities[column]]
    updateWeights(slot, column, coefficient)
    tableau.pivot(slot: slot, column: column, by: coefficient)
    // Rates are gone through level by level, which counts where there are many.
    tableau.add(effort: (levels + 4) * (tableau.entryRange(of: slot).count + 1) / 2)
    sides[slot] = move.direction
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      if Int(entry.column) == column { continue }
      for level in 0..<levels {
        let place = Int(entry.column) * levels + level
        rates[place] = cancelling(rates[place], rates[column * levels + level] * entry.coefficient)
      }
    }
    for level in 0..<levels { rates[column * levels + level] *= 1 / coefficient }
    if entering.jump > 0 { addRates(of: slot, level: entering.level, times: entering.slope(move.direction)) }
    for index in tableau.entryRange(of: slot) { review(Int(tableau.entry(index).column)) }
  }
}

extension LexicographicSimplex {
  fileprivate mutating func updateWeights(_ slot: Int, _ column: Int, _ coefficient: Double) {
    let own = weights[column] / (coefficient * coefficient)
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      weights[entry.column] = max(weights[entry.column], entry.coefficient * entry.coefficient * own)
    }
    weights[column] = max(own, 1)
  }
}

extension LexicographicSimplex {
  /// Adds a variable as an identity that costs nothing, in a slot of its own.
  mutating func appendHelper(for member: ComponentMembers<Form>.Member, root: Int32) -> Int32 {
    let helper = rows.appendFree(source: rows[root].source, variable: member.variable)
    helpers.append(Helper(identity: helper, root: root, factor: member.factor, offset: member.offset))
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

// MARK: Rows that come and go

extension LexicographicSimplex {
  /// Begins with no row that counts, in two levels: for rows that hold, and for the one that is to hold next.
  mutating func begin(_ source: Source) {
    rows.load(source.component, of: source.partition, residual: source.residual)
    rows.releaseAll(levelCount: 2)
    tableau.reset(columnCount: rows.rootCount, identityCount: rows.costs.count, at: source.point)
    helpers.removeAll()
    budget = source.budget
    bookedEffort = 0
    refactorCount = 0
    loadRoots(source)
    computeSides()
    computeRates()
  }

  /// Lets a row count at a level.
  mutating func engage(_ identity: Int32, _ relation: Relation, level: Int32) {
    release(identity)
    rows.engage(identity, relation, level: level)
    guard let slot = tableau.slot(of: identity) else { return review(Int(~tableau.places[identity])) }
    let value = tableau.values[slot]
    if value.magnitude > Tolerance.coincidence {
      sides[slot] = value > 0 ? 1 : -1
    } else {
      // The side that costs nothing, if there is one: the row holds.
      sides[slot] = relation == .lessThanOrEqual ? -1 : 1
    }
    count(slot, level, times: rows[identity].slope(sides[slot]))
  }

  /// Lets a row count no more.
  mutating func release(_ identity: Int32) {
    let cost = rows[identity]
    if cost.jump == 0 { return }
    rows.release(identity)
    if let slot = tableau.slot(of: identity) {
      return count(slot, cost.level, times: -cost.slope(sides[slot]))
    }
    let column = Int(~tableau.places[identity])
    review(column)
    // Equalities that followed from it may not follow from the others.
    tableau.gather(column: column)
    for index in 0..<tableau.gathered.count {
      let slot = Int(tableau.gathered[index].slot)
      let other = tableau.slotIdentities[slot]
      if rows[other].level == 0, rows[other].isEquality,
        tableau.values[slot].magnitude <= Tolerance.coincidence
      {
        return makeColumn(other)
      }
    }
  }

  /// Makes a column of an equality that holds, so that whatever it holds back is seen to be held back by it.
  mutating func makeColumn(_ identity: Int32) {
    guard rows[identity].isEquality, let slot = tableau.slot(of: identity) else { return }
    var best: Tableau<Form>.Entry?
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      if rows[tableau.columnIdentities[entry.column]].isEquality { continue }
      if entry.coefficient.magnitude > best?.coefficient.magnitude ?? rows.slope { best = entry }
    }
    guard let best else { return }
    let entering = rows[tableau.columnIdentities[best.column]]
    let move = Move(column: Int(best.column), direction: entering.above == 0 ? 1 : -1, level: 0, rate: 0)
    exchange(slot, identity, with: move, coefficient: best.coefficient)
  }

  private mutating func count(_ slot: Int, _ level: Int32, times slope: Double) {
    if slope == 0 { return }
    tableau.add(overhead: 4 * tableau.entryRange(of: slot).count)
    addRates(of: slot, level: level, times: slope)
    for index in tableau.entryRange(of: slot) { review(Int(tableau.entry(index).column)) }
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
