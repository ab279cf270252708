/// Finds all conflicts among rows, by letting them count one after another.
///
/// The tableau of the rows before is the start for the next one: what was found out for them is not found out again for
/// each question. Where a row cannot hold, the rows that hold it back are read off the tableau; they are the conflict
/// but for implicit bounds, which may do without some of them. Such are found by leaving out one member after another
/// and seeing whether the rest then can hold: mostly after a few steps from where the tableau stands.
///
/// (Leaving out one after another is the deletion filter of Chinneck and Dravnieks, "Locating Minimal Infeasible
/// Constraint Sets in Linear Programs", 1991.) Asking anew for each set took 40 s for a tree of 500 stack views that had
/// no room, 170 conflicts of as many members; this takes 0.1 s.
struct ConflictSweep<Form: AffineForm>: ~Copyable {
  /// The tableau keeps as many entries as there are views above each other, for each of them. Systems that may take more
  /// than this are better off where equalities are absorbed first, though each question is then asked anew.
  private static var mostEntries: Int { 9_000_000 }

  /// Whether an island is better swept than searched by asking.
  static func suits(_ rows: [Int], of model: Model) throws(SolverError) -> Bool {
    if mostEntries(of: rows, model) <= mostEntries { return true }
    let part = model.part(of: rows)
    defer { part.deallocate() }
    let (reduced, work) = FreshUnknowns.reduced(part)
    defer { reduced?.deallocate() }
    try model.budget.pointee.spend(40 * rows.count + work)
    guard let reduced else { return false }
    // Where places have given way, hardly any of the rows on one unknown is ever filled.
    return mostEntries(of: Array(0..<reduced.rows.count), reduced) <= 4 * mostEntries
  }

  /// How many entries a tableau of rows may come to have: each row on several unknowns may become one in all of these, and
  /// so may each row on one unknown that such a row is put into.
  private static func mostEntries(of rows: [Int], _ model: Model) -> Int {
    var alone = Array(repeating: 0, count: model.variableCount)
    var isCoupled = Array(repeating: false, count: model.variableCount)
    var coupledCount = 0
    for row in rows {
      let terms = model.termRange(of: row)
      if terms.count == 1 {
        alone[Int(model.terms[terms.lowerBound].variable)] += 1
      } else {
        coupledCount += 1
        for index in terms { isCoupled[Int(model.terms[index].variable)] = true }
      }
    }
    let aloneOnCoupled = alone.indices.map { isCoupled[$0] ? alone[$0] : 0 }
    let mostFilled = min(aloneOnCoupled.reduce(0, +), coupledCount * (aloneOnCoupled.max() ?? 0))
    return isCoupled.count { $0 } * (coupledCount + mostFilled)
  }

  private let model: Model
  private let point: Form
  private let structure: Owned<Structure<Form>>
  /// Behind owners, because they are large.
  private var simplexes: [OwnedSimplex<Form>]
  /// For each row of the part its component and its identity there; nil for one about parameters alone.
  private var places: [(component: Int, identity: Int32)?]
  /// For each component the identities of implicit bounds.
  private var bounds: [[Int32]]
  private var needed = NeededRows<Form>()
  /// The component that it is about.
  private var neededComponent = -1
  private var proof: ConflictProof<Form>

  /// The conflicts of an island, ascending by the row that is left out; nil if they are beyond the precision of doubles.
  ///
  /// - Parameter rows: positions in the model, ascending.
  static func conflicts(
    among rows: [Int], of model: Model, at point: Form
  ) throws(SolverError) -> [RowConflict]? {
    var conflicts: [RowConflict] = []
    let start = model.budget.pointee.spent
    defer { model.book(.conflicts(found: conflicts.count), since: start, of: rows) }
    let isWhole = try sweep(rows, of: model, at: point) { conflicts.append($0) }
    return isWhole ? conflicts : nil
  }

  /// The same, one by one; false if they are beyond the precision of doubles.
  private static func sweep(
    _ rows: [Int], of model: Model, at point: Form, _ take: (RowConflict) -> Void
  ) throws(SolverError) -> Bool {
    var sweep = try ConflictSweep(rows, of: model, at: point)
    guard sweep.structure.pointee.steepness.isEmpty else { return false }
    for row in rows.indices {
      if try sweep.admit(row) { continue }
      let members = sweep.members(against: row)
      let isProved = sweep.isProved(against: row)
      // The rows that hold it back are columns, and hold wherever one of them goes; only bounds may not.
      try sweep.findNeeded(against: row, areBoundsOnly: true)
      let isMinimal = isProved && members.allSatisfy { sweep.isNeeded($0) }
      let miss = sweep.miss(of: row)
      sweep.release(row)
      let conflict = RowConflict(members.map { rows[$0] }, excluding: rows[row])
      if isMinimal {
        take(conflict)
      } else if let minimal = try minimal(conflict, isProved: isProved, of: model, at: point) {
        take(minimal)
      } else {
        if try sweep.hasNearParallels() { return false }
        throw .imprecise(.constraint(ConstraintID(serial: model.rows[rows[row]].serial)), missedBy: miss)
      }
    }
    return try !sweep.hasNearParallels()
  }

  /// Whether rows that doubles hardly tell apart had a part in what was found.
  private func hasNearParallels() throws(SolverError) -> Bool {
    for index in simplexes.indices where simplexes[index].pointee.tableau.leastRemainder < 1 {
      let rows = try NearParallels(in: Self.source(index, structure, point)) { _, _ in true }
      if rows != nil { return true }
    }
    return false
  }

  /// Whether rows that were found to exclude each other in other ways do so on the numbers as they were given.
  ///
  /// - Throws: `SolverError.imprecise` if that cannot be shown.
  static func prove(_ conflict: RowConflict, of model: Model, at point: Form) throws(SolverError) {
    var sweep = try ConflictSweep(conflict.members, of: model, at: point)
    for row in conflict.members.indices {
      if try sweep.admit(row) { continue }
      if sweep.isProved(against: row) { return }
      break
    }
    throw .imprecise(.constraint(ConstraintID(serial: model.rows[conflict.broken].serial)), missedBy: 0)
  }

  /// A smallest part of rows that cannot hold, without the last of which they can; that one stays a member. Nil if it
  /// cannot be shown on the numbers as they were given.
  private static func minimal(
    _ conflict: RowConflict, isProved: Bool, of model: Model, at point: Form
  ) throws(SolverError) -> RowConflict? {
    let rows = conflict.members
    let bounded = Set(model.bounds.elements.map(\.variable))
    let meetsBounds = rows.contains { row in
      model.termRange(of: row).contains { bounded.contains(model.terms[$0].variable) }
    }
    if isProved, !meetsBounds || rows.count == 1 { return conflict }
    var sweep = try ConflictSweep(rows, of: model, at: point)
    /// The row that does not hold because of the others.
    var hole = rows.count - 1
    for row in rows.indices where try sweep.admit(row) == (row == hole) {
      // They held together a moment ago, or did not: what decides is beyond the numbers' precision, and no part can be
      // named.
      return isProved ? conflict : nil
    }
    var others: [Int] = []
    try sweep.findNeeded(against: hole, areBoundsOnly: false)
    for row in rows.indices.dropLast() {
      if sweep.isNeeded(row) {
        others.append(rows[row])
        continue
      }
      sweep.release(row)
      if try sweep.admit(hole, isChecked: false) {
        // Without it the others hold, so it is needed; now it is the one that does not.
        others.append(rows[row])
        sweep.engage(row)
        hole = row
      }
      try sweep.findNeeded(against: hole, areBoundsOnly: false)
    }
    if try sweep.admit(hole) || !sweep.isProved(against: hole) { return isProved ? conflict : nil }
    return RowConflict(others, excluding: conflict.broken)
  }

  // MARK: The rows of one part

  private init(_ rows: [Int], of whole: Model, at point: Form) throws(SolverError) {
    let part = whole.part(of: rows)
    let (reduced, work) = FreshUnknowns.reduced(part)
    defer { reduced?.deallocate() }
    do throws(SolverError) { try whole.budget.pointee.spend(40 * rows.count + work) } catch {
      part.deallocate()
      throw error
    }
    model = part
    self.point = point
    proof = ConflictProof(model, at: point)
    let made = Structure<Form>.makeUnabsorbed(reduced ?? part)
    let (partition, residual) = (made.pointee.partition, made.pointee.presolve.residual)
    places = Array(repeating: nil, count: rows.count)
    simplexes = []
    bounds = Array(repeating: [], count: partition.components.count)
    structure = made
    for index in 0..<partition.components.count {
      let simplex = OwnedSimplex<Form>()
      let source = Self.source(index, structure, point)
      simplex.pointee.begin(source)
      for position in source.component.rows {
        let identity = Int32(truncatingIfNeeded: position - source.component.rows.lowerBound)
        let row = residual.rows[partition.rowOrder[position]]
        if row.isBound {
          simplex.pointee.engageBound(identity)
          bounds[index].append(identity)
        } else {
          places[Int(row.source)] = (index, identity)
        }
      }
      simplexes.append(simplex)
    }
  }

  deinit {
    needed.deallocate()
    proof.deallocate()
    model.deallocate()
  }

  private static func source(
    _ component: Int, _ structure: borrowing Owned<Structure<Form>>, _ point: Form
  ) -> LexicographicSimplex<Form>.Source {
    .init(
      component: structure.pointee.partition.components[component], system: structure.place,
      point: point)
  }

  /// Lets a row count, and returns whether it can hold with all others that do. If not, it counts as the next one.
  private mutating func admit(_ row: Int, isChecked: Bool = true) throws(SolverError) -> Bool {
    guard let (component, identity) = places[row] else { return holds(constantRow: row) }
    let relation = model.rows[row].relation
    simplexes[component].pointee.engage(identity, relation, level: 1)
    let source = Self.source(component, structure, point)
    // Most rows hold at once, or after a step; only where one does not all is looked at.
    try simplexes[component].pointee.improve(source, isChecked: false)
    if misses(row), isChecked {
      try simplexes[component].pointee.improve(source)
    }
    if misses(row) { return false }
    simplexes[component].pointee.engage(identity, relation, level: 0)
    simplexes[component].pointee.makeColumn(identity)
    return true
  }

  private func misses(_ row: Int) -> Bool {
    miss(of: row) > RoundingNoise.feasibility(scale: model.rows[row].constant)
  }

  /// By how much a row is missed where the tableau stands.
  private func miss(of row: Int) -> Double {
    guard let (component, identity) = places[row],
      let slot = simplexes[component].pointee.tableau.slot(of: identity)
    else { return 0 }
    return model.rows[row].relation.violation(simplexes[component].pointee.tableau.values[slot])
  }

  /// Lets a row count that does not hold.
  private mutating func engage(_ row: Int) {
    guard let (component, identity) = places[row] else { return }
    simplexes[component].pointee.engage(identity, model.rows[row].relation, level: 1)
  }

  private mutating func release(_ row: Int) {
    guard let (component, identity) = places[row] else { return }
    simplexes[component].pointee.release(identity)
  }

  private func holds(constantRow row: Int) -> Bool {
    let constants = structure.pointee.presolve.residual.constantRows
    for index in 0..<constants.count where constants[index].source == row {
      let content = constants[index]
      let miss = content.relation.violation(content.constant.value(at: point))
      return miss <= RoundingNoise.feasibility(scale: content.constant[0])
    }
    return true
  }

  /// Finds out which rows are needed for one not to hold, as far as that shows.
  private mutating func findNeeded(against hole: Int, areBoundsOnly: Bool) throws(SolverError) {
    guard let (component, identity) = places[hole] else { return }
    neededComponent = component
    needed.find(
      against: identity, in: &simplexes[component].pointee,
      others: areBoundsOnly ? bounds[component] : nil)
    try simplexes[component].pointee.spend()
  }

  /// Whether it showed that a row is needed.
  private func isNeeded(_ row: Int) -> Bool {
    guard let (component, identity) = places[row], component == neededComponent else { return false }
    return needed.contains(identity, in: simplexes[component].pointee)
  }

  /// The rows that hold back one that cannot hold, ascending.
  private func members(against row: Int) -> [Int] {
    guard let (component, identity) = places[row] else { return [] }
    let simplex = simplexes[component].pointee
    let source = Self.source(component, structure, point)
    guard let slot = simplex.tableau.slot(of: identity) else { return [] }
    var members: [Int] = []
    for index in simplex.tableau.entryRange(of: slot) {
      let entry = simplex.tableau.entry(index)
      let column = simplex.tableau.columnIdentities[entry.column]
      guard simplex.rows.isRow(column), simplex.rows[column].jump > 0,
        !simplex.tableau.isNoise(entry.coefficient, inSlot: slot, simplex.rows.slope)
      else { continue }
      let number = source.partition.rowOrder[source.component.rows.lowerBound + Int(column)]
      let own = source.residual.rows[number]
      if !own.isBound { members.append(Int(own.source)) }
    }
    return members.sorted()
  }

  /// Whether the rows that hold back one that cannot hold exclude it on the numbers as they were given.
  private mutating func isProved(against row: Int) -> Bool {
    // A row about parameters alone needs no others.
    guard let (component, identity) = places[row] else { return true }
    let simplex = simplexes[component].pointee
    let source = Self.source(component, structure, point)
    guard let slot = simplex.tableau.slot(of: identity) else { return false }
    let miss = simplex.tableau.values[slot]
    proof.add(row: row, times: 1)
    for index in simplex.tableau.entryRange(of: slot) {
      let entry = simplex.tableau.entry(index)
      let column = simplex.tableau.columnIdentities[entry.column]
      let cost = simplex.rows[column]
      // What may move so that the row is missed by less holds nothing back.
      let helps = miss < 0 ? entry.coefficient : -entry.coefficient
      guard simplex.rows.isRow(column), cost.jump > 0, helps > 0 ? cost.above > 0 : cost.below > 0 else {
        continue
      }
      let own = source.residual.rows[
        source.partition.rowOrder[source.component.rows.lowerBound + Int(column)]]
      if own.isBound {
        proof.add(bound: Int(~own.source), times: -entry.coefficient)
      } else if !simplex.tableau.isNoise(entry.coefficient, inSlot: slot, simplex.rows.slope) {
        proof.add(row: Int(own.source), times: -entry.coefficient)
      }
    }
    return proof.excludes(miss)
  }
}

extension LexicographicSimplex {
  /// Lets a bound count from the start: its row becomes a column, so that the root begins there.
  fileprivate mutating func engageBound(_ identity: Int32) {
    rows.engage(identity, .greaterThanOrEqual, level: 0)
    guard let slot = tableau.slot(of: identity),
      let entry = tableau.entryRange(of: slot).first.map(tableau.entry)
    else { return }
    tableau.pivot(slot: slot, column: Int(entry.column), by: entry.coefficient)
    sides[slot] = tableau.values[slot] < 0 ? -1 : 1
    review(Int(entry.column))
  }
}

/// A simplex that a list can hold.
private final class OwnedSimplex<Form: AffineForm> {
  private let simplex = Owned(LexicographicSimplex<Form>())

  deinit { pointee.deallocate() }

  var pointee: LexicographicSimplex<Form> {
    @inline(__always) _read { yield simplex.pointee }
    @inline(__always) _modify { yield &simplex.pointee }
  }
}
