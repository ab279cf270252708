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
  /// For each root whether the face leaves it a choice, once that was asked for.
  private(set) var marks = Buffer<Bool>()
  private var interior = FaceInterior<Form>()
  private var stepCount = 0
  private var stepLimit = 0

  func deallocate() {
    freedoms.deallocate()
    gradient.deallocate()
    marks.deallocate()
    interior.deallocate()
  }

  /// Reads the face off the optimum. Returns whether it may be more than a point.
  mutating func read(_ simplex: LexicographicSimplex<Form>) -> Bool {
    let count = simplex.tableau.columnCount
    freedoms.reset(to: count, filling: 0)
    stepCount = 0
    stepLimit = 1000 + 200 * simplex.rows.costs.count
    var isPoint = true
    for column in 0..<count {
      if simplex.firstRate(ofColumn: column, direction: 1).level == .max { freedoms[column] |= Self.up }
      if simplex.firstRate(ofColumn: column, direction: -1).level == .max { freedoms[column] |= Self.down }
      if freedoms[column] != 0 { isPoint = false }
    }
    return !isPoint
  }

  // MARK: Ambiguity

  /// Finds the roots that are not the same everywhere on the face; `marks` then has one element for each root.
  mutating func findAmbiguousRoots(_ simplex: inout LexicographicSimplex<Form>) throws(SolverError) {
    marks.reset(to: simplex.rows.rootCount, filling: false)
    interior.explore(simplex, freedoms)
    // What is minimised for one root mostly moves others, which are no longer in doubt then.
    for position in 0..<marks.count {
      switch interior.knowledge(of: simplex.rows.root(position), simplex, freedoms) {
      case .moves: marks[position] = true
      case .stays: break
      case .doubtful: if !marks[position] { marks[position] = try canMove(position, &simplex) }
      }
    }
  }

  private mutating func canMove(
    _ position: Int, _ simplex: inout LexicographicSimplex<Form>
  ) throws(SolverError) -> Bool {
    let root = simplex.rows.root(position)
    if try minimise(.value(root, sign: 1), &simplex) { return true }
    return try minimise(.value(root, sign: -1), &simplex) || marks[position]
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
    _ simplex: inout LexicographicSimplex<Form>, _ candidates: [Structure<Form>.Candidate],
    column: (Int32) -> Int, chosen: (Int32) -> Void
  ) throws(SolverError) {
    var hasPulled = false
    for candidate in candidates {
      if !hasPulled, !candidate.precedesPull {
        _ = try minimise(.pull, &simplex)
        freeze(.pull, simplex)
        hasPulled = true
      }
      if isPoint { return }
      let member = candidate.member
      let root = simplex.rows.root(column(member.root))
      guard dependsOnFreeColumn(root, simplex) else { continue }
      chosen(member.variable)
      let helper = simplex.appendHelper(for: member, root: root)
      _ = try minimise(.distance(helper), &simplex)
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
    _ goal: Goal, _ simplex: inout LexicographicSimplex<Form>
  ) throws(SolverError) -> Bool {
    var gain = 0.0
    while true {
      computeGradient(goal, simplex)
      guard let (column, direction) = entering(goal, simplex) else {
        return gain > RoundingNoise.feasibility(scale: 0)
      }
      let rate = rate(column, direction, goal, simplex)
      simplex.tableau.gather(column: column)
      guard let block = firstBlock(direction, goal: goal, simplex) else { return true }
      gain -= rate * block.distance
      if case .value = goal {
        note(column, moving: block.distance, simplex)
        if gain > RoundingNoise.feasibility(scale: 0) { return true }
      }
      stepCount += 1
      simplex.tableau.add(effort: simplex.tableau.slotCount + simplex.tableau.columnCount)
      try simplex.spend()
      guard stepCount < stepLimit else {
        throw .iterationLimit(pivots: stepCount, constraints: simplex.rows.rowCount)
      }
      let side = simplex.sides[block.slot]
      simplex.tableau.pivot(slot: block.slot, column: column, by: block.coefficient)
      simplex.sides[block.slot] = direction
      freedoms[column] =
        simplex.rows.isRow(block.identity) ? (side > 0 ? Self.up : Self.down) : Self.up | Self.down
    }
  }

  private mutating func computeGradient(_ goal: Goal, _ simplex: LexicographicSimplex<Form>) {
    gradient.reset(to: simplex.tableau.columnCount, filling: 0)
    switch goal {
    case .pull:
      for slot in 0..<simplex.tableau.slotCount
      where simplex.rows[simplex.tableau.slotIdentities[slot]].pulls {
        addGradient(of: slot, times: Double(simplex.sides[slot]), simplex)
      }
    case .value(let identity, let sign):
      if let slot = simplex.tableau.slot(of: identity) { addGradient(of: slot, times: sign, simplex) }
    case .distance(let identity):
      if let slot = simplex.tableau.slot(of: identity) {
        addGradient(of: slot, times: Double(simplex.sides[slot]), simplex)
      }
    }
  }

  private func addGradient(of slot: Int, times factor: Double, _ simplex: LexicographicSimplex<Form>) {
    for index in simplex.tableau.entryRange(of: slot) {
      let entry = simplex.tableau.entry(index)
      gradient[entry.column] += factor * entry.coefficient
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

  /// The column of the smallest identity that lowers the goal's value.
  private func entering(
    _ goal: Goal, _ simplex: LexicographicSimplex<Form>
  ) -> (column: Int, direction: Int8)? {
    var best: (column: Int, direction: Int8)?
    for column in 0..<freedoms.count where freedoms[column] != 0 {
      if let best,
        simplex.tableau.columnIdentities[best.column] < simplex.tableau.columnIdentities[column]
      {
        continue
      }
      if freedoms[column] & Self.up != 0, rate(column, 1, goal, simplex) < -simplex.rows.slope {
        best = (column, 1)
      } else if freedoms[column] & Self.down != 0, rate(column, -1, goal, simplex) < -simplex.rows.slope {
        best = (column, -1)
      }
    }
    return best
  }

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
      let value = simplex.tableau.values[slot].magnitude
      let distance = value <= RoundingNoise.coincidence ? 0 : value / change.magnitude
      if let first, (first.distance, first.identity) < (distance, identity) { continue }
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
