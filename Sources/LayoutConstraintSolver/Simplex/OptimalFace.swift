/// The set of all optimal points of a component, seen from one of its corners.
///
/// For any optimal set of rates, the optimal points are those that move only columns whose rate is zero at every
/// level, and leave each residual on its side of 0 (complementary slackness). That is exact, also where more
/// rows meet in the corner than are needed to define it. On this face ambiguity is decided, and then a point is
/// chosen: where variables of ranks below 0 are as near as they can be to what they prefer, one by one, then where the
/// user's inequalities are as near to equality as they can be, and then where all other variables are so.
struct OptimalFace<Form: AffineForm> {
  /// What is minimised on the face.
  private enum Goal {
    /// The sum of the distances of the user's inequalities from equality.
    case pull
    /// An identity, or its negative.
    case value(Int32, sign: Double)
    /// An identity's distance from 0.
    case distance(Int32)
  }

  static var up: UInt8 { 1 }
  static var down: UInt8 { 2 }

  /// The directions in which each column may move.
  private var freedoms = Buffer<UInt8>()
  private var gradient = Buffer<Double>()
  /// How many steps the gradient followed; after many it is added up afresh.
  private var stepsSinceGradient = 0
  private static var mostStepsOfGradient: Int { 64 }
  private var stepsSinceCheck = 0
  private var weights = Buffer<Double>()
  private var degenerateCount = 0
  /// For each root whether the face leaves it a choice, once that was asked for.
  private(set) var marks = Buffer<Bool>()
  private var interior = FaceInterior<Form>()
  private var stepCount = 0
  private var stepLimit = 0

  func deallocate() {
    freedoms.deallocate()
    gradient.deallocate()
    weights.deallocate()
    marks.deallocate()
    interior.deallocate()
  }

  /// Reads the face off the optimum. Returns whether it may be more than a point.
  mutating func read(_ simplex: LexicographicSimplex<Form>) -> Bool {
    let count = simplex.tableau.columnCount
    freedoms.reset(to: count, filling: 0)
    stepCount = 0
    stepsSinceCheck = 0
    stepLimit = 1000 + 200 * simplex.rows.costs.count
    var isPoint = true
    for column in 0..<count {
      let (up, down) = simplex.firstRates(ofColumn: column)
      if up.level == .max { freedoms[column] |= Self.up }
      if down.level == .max { freedoms[column] |= Self.down }
      if freedoms[column] != 0 { isPoint = false }
    }
    return !isPoint
  }

  // MARK: Ambiguity

  /// Finds the roots that are not the same everywhere on the face; `marks` then has one element for each root.
  mutating func findAmbiguousRoots(
    _ simplex: inout LexicographicSimplex<Form>, _ source: LexicographicSimplex<Form>.Source
  ) throws(SolverError) {
    marks.reset(to: simplex.rows.rootCount, filling: false)
    interior.explore(simplex, freedoms)
    // What is minimised for one root mostly moves others, which are no longer in doubt then.
    for position in 0..<marks.count {
      switch interior.knowledge(of: simplex.rows.root(position), simplex, freedoms) {
      case .moves: marks[position] = true
      case .stays: break
      case .doubtful: if !marks[position] { marks[position] = try canMove(position, &simplex, source) }
      }
    }
  }

  private mutating func canMove(
    _ position: Int, _ simplex: inout LexicographicSimplex<Form>,
    _ source: LexicographicSimplex<Form>.Source
  ) throws(SolverError) -> Bool {
    let root = simplex.rows.root(position)
    if try minimise(.value(root, sign: 1), &simplex, source) { return true }
    return try minimise(.value(root, sign: -1), &simplex, source) || marks[position]
  }

  /// Marks the roots that the gathered column clearly moves on its way.
  private func note(_ column: Int, moving distance: Double, _ simplex: LexicographicSimplex<Form>) {
    let noticeable = RoundingNoise.feasibility(scale: 0)
    if distance <= noticeable { return }
    note(simplex.tableau.columnIdentities[column], simplex.rows)
    for index in 0..<simplex.tableau.gathered.count {
      let occurrence = simplex.tableau.gathered[index]
      if occurrence.coefficient.magnitude * distance > noticeable {
        note(simplex.tableau.slotIdentities[occurrence.slot], simplex.rows)
      }
    }
  }

  private func note(_ identity: Int32, _ rows: ComponentRows) {
    let position = Int(identity) - rows.rowCount
    if position >= 0, position < marks.count { marks[position] = true }
  }

  // MARK: Choosing a point

  /// Moves the tableau to the one point that the rules choose.
  mutating func settle(
    _ simplex: inout LexicographicSimplex<Form>, _ source: LexicographicSimplex<Form>.Source,
    _ candidates: [Structure<Form>.Candidate], chosen: (Int32) -> Void
  ) throws(SolverError) {
    var hasPulled = false
    for candidate in candidates {
      if !hasPulled, !candidate.precedesPull {
        _ = try minimise(.pull, &simplex, source)
        freeze(.pull, simplex)
        hasPulled = true
      }
      if isPoint { return }
      let member = candidate.member
      let root = simplex.rows.root(source.position(of: member.root))
      guard dependsOnFreeColumn(root, simplex) else { continue }
      chosen(member.variable)
      let helper = simplex.appendHelper(for: member, root: root)
      _ = try minimise(.distance(helper), &simplex, source)
      freeze(.distance(helper), simplex)
    }
  }

  private var isPoint: Bool {
    for column in 0..<freedoms.count where freedoms[column] != 0 { return false }
    return true
  }

  private func dependsOnFreeColumn(_ identity: Int32, _ simplex: LexicographicSimplex<Form>) -> Bool {
    guard let slot = simplex.tableau.slot(of: identity) else {
      return freedoms[~simplex.tableau.places[identity]] != 0
    }
    for index in simplex.tableau.entryRange(of: slot)
    where freedoms[simplex.tableau.entry(index).column] != 0
      && !simplex.tableau.isNoise(simplex.tableau.entry(index).coefficient, inSlot: slot, simplex.rows.slope)
    {
      return true
    }
    return false
  }

  /// What reached its least value must keep it: directions in which it would grow are closed.
  private mutating func freeze(_ goal: Goal, _ simplex: LexicographicSimplex<Form>) {
    computeGradient(goal, simplex)
    for column in 0..<freedoms.count where freedoms[column] != 0 {
      if rate(column, 1, goal, simplex) > simplex.rows.slope { freedoms[column] &= ~Self.up }
      if rate(column, -1, goal, simplex) > simplex.rows.slope { freedoms[column] &= ~Self.down }
    }
  }

  // MARK: A simplex on the face

  private struct Block {
    var distance: Double
    var coefficient: Double
    var slot: Int
    var identity: Int32
  }

  /// Minimises on the face, and returns whether the goal's value could be lowered at all.
  private mutating func minimise(
    _ goal: Goal, _ simplex: inout LexicographicSimplex<Form>,
    _ source: LexicographicSimplex<Form>.Source
  ) throws(SolverError) -> Bool {
    var gain = 0.0
    begin(goal, simplex)
    while true {
      if stepsSinceCheck >= simplex.pivotsBetweenChecks, mendDrift(&simplex, source) {
        computeGradient(goal, simplex)
      }
      guard let (column, direction) = entering(goal, &simplex) else {
        return gain > RoundingNoise.feasibility(scale: 0)
      }
      let rate = rate(column, direction, goal, simplex)
      simplex.tableau.gather(column: column)
      guard let block = firstBlock(direction, goal: goal, simplex) else {
        if case .value = goal { return true }
        // No distance falls for ever: the gain was noise, and the column is no candidate any more.
        weights[column] = .infinity
        continue
      }
      gain -= rate * block.distance
      if case .value = goal {
        note(column, moving: block.distance, simplex)
        if gain > RoundingNoise.feasibility(scale: 0) { return true }
      }
      stepCount += 1
      try simplex.spend()
      guard stepCount < stepLimit else {
        throw .iterationLimit(pivots: stepCount, constraints: simplex.rows.rowCount)
      }
      exchange(column, block, direction, goal, &simplex)
    }
  }

  private mutating func begin(_ goal: Goal, _ simplex: LexicographicSimplex<Form>) {
    stepsSinceGradient = 0
    degenerateCount = 0
    weights.reset(to: freedoms.count, filling: 1)
    computeGradient(goal, simplex)
  }

  /// Exchanges a column with the slot that ends its way; the gradient follows, as rates do in the simplex.
  private mutating func exchange(
    _ column: Int, _ block: Block, _ direction: Int8, _ goal: Goal,
    _ simplex: inout LexicographicSimplex<Form>
  ) {
    let side = simplex.sides[block.slot]
    degenerateCount = block.distance > RoundingNoise.coincidence ? 0 : degenerateCount + 1
    stepsSinceGradient += 1
    stepsSinceCheck += 1
    addGradient(of: block.slot, times: -slope(ofSlot: block.slot, goal, simplex), simplex)
    updateWeights(block.slot, column, block.coefficient, simplex.tableau)
    simplex.tableau.pivot(slot: block.slot, column: column, by: block.coefficient)
    simplex.sides[block.slot] = direction
    let own = gradient[column]
    gradient[column] = 0
    addGradient(of: block.slot, times: own, simplex)
    addGradient(of: block.slot, times: slope(ofSlot: block.slot, goal, simplex), simplex)
    freedoms[column] =
      simplex.rows.isRow(block.identity) ? (side > 0 ? Self.up : Self.down) : Self.up | Self.down
  }

  /// Computes the tableau anew if it has drifted away from the rows. What lies on one side of 0 stays there: on the face
  /// nothing changes sides, and what seems to was rounded. Returns whether it was.
  private mutating func mendDrift(
    _ simplex: inout LexicographicSimplex<Form>, _ source: LexicographicSimplex<Form>.Source
  ) -> Bool {
    stepsSinceCheck = 0
    let sides = Buffer<Int8>(repeating: 0, count: simplex.rows.costs.count)
    let columns = simplex.tableau.columnIdentities.copy()
    defer {
      sides.deallocate()
      columns.deallocate()
    }
    for slot in 0..<simplex.tableau.slotCount {
      sides[simplex.tableau.slotIdentities[slot]] = simplex.sides[slot]
    }
    guard simplex.mendDrift(source) else { return false }
    for slot in 0..<simplex.tableau.slotCount where simplex.rows.isRow(simplex.tableau.slotIdentities[slot]) {
      let side = sides[simplex.tableau.slotIdentities[slot]]
      if side != 0 { simplex.sides[slot] = side }
    }
    // Where a column is another one now, because those before depended on each other but for rounding, what is known of
    // directions is about other rows.
    for column in 0..<columns.count where simplex.tableau.columnIdentities[column] != columns[column] {
      freedoms[column] = 0
      simplex.isInDoubt = true
    }
    return true
  }

  /// How far all that moves moves with a column, by estimates (Devex, as in the simplex).
  private func updateWeights(
    _ slot: Int, _ column: Int, _ coefficient: Double, _ tableau: Tableau<Form>
  ) {
    let own = min(weights[column] / (coefficient * coefficient), Self.mostWeight)
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      let weight = min(entry.coefficient * entry.coefficient * own, Self.mostWeight)
      weights[entry.column] = max(weights[entry.column], weight)
    }
    weights[column] = max(own, 1)
  }

  /// Beyond this an estimate says nothing, and infinity would stand for a column that is no candidate.
  private static var mostWeight: Double { 1e150 }

  private mutating func computeGradient(_ goal: Goal, _ simplex: LexicographicSimplex<Form>) {
    gradient.reset(to: simplex.tableau.columnCount, filling: 0)
    stepsSinceGradient = 0
    switch goal {
    case .pull:
      for slot in 0..<simplex.tableau.slotCount {
        let slope = slope(ofSlot: slot, goal, simplex)
        if slope != 0 { addGradient(of: slot, times: slope, simplex) }
      }
    case .value(let identity, _), .distance(let identity):
      if let slot = simplex.tableau.slot(of: identity) {
        addGradient(of: slot, times: slope(ofSlot: slot, goal, simplex), simplex)
      }
    }
  }

  /// How much the goal's value grows with a slot's identity.
  private func slope(ofSlot slot: Int, _ goal: Goal, _ simplex: LexicographicSimplex<Form>) -> Double {
    let identity = simplex.tableau.slotIdentities[slot]
    switch goal {
    case .pull: return simplex.rows[identity].pulls ? Double(simplex.sides[slot]) : 0
    case .value(identity, let sign): return sign
    case .distance(identity): return Double(simplex.sides[slot])
    default: return 0
    }
  }

  private func addGradient(of slot: Int, times factor: Double, _ simplex: LexicographicSimplex<Form>) {
    for index in simplex.tableau.entryRange(of: slot) {
      let entry = simplex.tableau.entry(index)
      gradient[entry.column] = cancelling(gradient[entry.column], factor * entry.coefficient)
    }
  }

  /// How fast the goal's value grows when a column moves.
  private func rate(
    _ column: Int, _ direction: Int8, _ goal: Goal, _ simplex: LexicographicSimplex<Form>
  ) -> Double {
    let identity = simplex.tableau.columnIdentities[column]
    let rate = Double(direction) * gradient[column]
    switch goal {
    case .pull: return rate + (simplex.rows[identity].pulls ? 1 : 0)
    case .value(identity, let sign): return rate + Double(direction) * sign
    case .distance(identity): return rate + 1
    default: return rate
    }
  }

  /// The column that lowers the goal's value most steeply; nil if none does on a gradient that was just added up.
  private mutating func entering(
    _ goal: Goal, _ simplex: inout LexicographicSimplex<Form>
  ) -> (column: Int, direction: Int8)? {
    simplex.tableau.add(overhead: freedoms.count)
    if stepsSinceGradient < Self.mostStepsOfGradient, let best = steepest(goal, simplex) { return best }
    if stepsSinceGradient == 0 { return nil }
    computeGradient(goal, simplex)
    return steepest(goal, simplex)
  }

  private func steepest(
    _ goal: Goal, _ simplex: LexicographicSimplex<Form>
  ) -> (column: Int, direction: Int8)? {
    var (best, steepness) = (nil as (column: Int, direction: Int8)?, 0.0)
    for column in 0..<freedoms.count where freedoms[column] != 0 {
      var direction: Int8 = 1
      var rate = freedoms[column] & Self.up != 0 ? rate(column, 1, goal, simplex) : 0
      if freedoms[column] & Self.down != 0 {
        let other = self.rate(column, -1, goal, simplex)
        if other < rate { (rate, direction) = (other, -1) }
      }
      guard rate < -simplex.rows.slope, weights[column].isFinite else { continue }
      if isGoingNowhere {
        let identity = simplex.tableau.columnIdentities[column]
        if let best, simplex.tableau.columnIdentities[best.column] < identity { continue }
        best = (column, direction)
      } else if rate * rate / weights[column] > steepness {
        (best, steepness) = ((column, direction), rate * rate / weights[column])
      }
    }
    return best
  }

  /// Whether so many steps led nowhere that only the smallest identities get out of there (Bland's rule).
  private var isGoingNowhere: Bool { degenerateCount > 30 + freedoms.count }

  /// The first slot that the gathered column, moving in a direction, brings to 0.
  private func firstBlock(
    _ direction: Int8, goal: Goal, _ simplex: LexicographicSimplex<Form>
  ) -> Block? {
    var first: Block?
    for index in 0..<simplex.tableau.gathered.count {
      let occurrence = simplex.tableau.gathered[index]
      let slot = Int(occurrence.slot)
      let identity = simplex.tableau.slotIdentities[slot]
      guard blocks(identity, goal, simplex.rows) else { continue }
      let change = Double(direction) * occurrence.coefficient
      guard (simplex.sides[slot] > 0) != (change > 0),
        !simplex.tableau.isNoise(change, inSlot: slot, simplex.rows.slope)
      else {
        continue
      }
      let value = simplex.sides[slot] > 0 ? simplex.tableau.values[slot] : -simplex.tableau.values[slot]
      let distance = value <= RoundingNoise.coincidence ? 0 : value / change.magnitude
      if let first, isGoingNowhere || first.distance != distance {
        if (first.distance, first.identity) < (distance, identity) { continue }
      } else if let first,
        (first.coefficient.magnitude, identity) > (occurrence.coefficient.magnitude, first.identity)
      {
        // Dividing by a small coefficient makes all others large, and what rounding did to them.
        continue
      }
      first = Block(distance: distance, coefficient: occurrence.coefficient, slot: slot, identity: identity)
    }
    return first
  }

  private func blocks(_ identity: Int32, _ goal: Goal, _ rows: ComponentRows) -> Bool {
    if rows.isRow(identity) { return true }
    if case .distance(identity) = goal { return true }
    return false
  }
}
