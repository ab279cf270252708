/// Reads a conflict off the place where the search for a feasible point ended.
///
/// There, one row is violated, and the rows that hold it back are tight: a combination of them all is a
/// contradiction in numbers (Farkas' lemma). The tight rows are linearly independent, so that there is but this one
/// combination, and without any row that has a part in it, the others can hold. Only where their variables have
/// implicit bounds may a part of them be excluded by a bound that has no part in it.
struct ConflictSupport<Form: AffineForm>: ~Copyable {
  private typealias Part = (row: Int32, weight: Double)

  private let model: Model
  private let structure: Owned<Structure<Form>>
  private let linked: Presolve<Form>
  private var optimiser = ComponentOptimiser<Form>(choosesPoints: false)

  /// A conflict among some rows that cannot hold together, ascending, minimal but for implicit bounds; nil if
  /// several rows are violated at once, so that no single combination shows.
  static func find(_ rows: [Int], of model: Model, at point: Form) throws(SolverError) -> RowConflict? {
    var support = ConflictSupport(model.part(of: rows))
    guard let members = try support.find(at: point), let last = members.max() else { return nil }
    return RowConflict(members.filter { $0 < last }.map { rows[$0] }, excluding: rows[last])
  }

  private init(_ model: Model) {
    self.model = model
    let made = Structure<Form>.make(model, eliminatesRoots: false)
    linked = Presolve(
      model, eliminatesRoots: false, flattensForest: false, absorption: made.pointee.presolve.absorption)
    structure = made
  }

  deinit {
    model.deallocate()
    linked.deallocate()
  }

  private mutating func find(at point: Form) throws(SolverError) -> [Int]? {
    let residual = structure.pointee.presolve.residual
    for index in 0..<residual.constantRows.count {
      let row = residual.constantRows[index]
      let violation = row.relation.violation(row.constant.value(at: point))
      if violation > RoundingNoise.feasibility(scale: row.constant[0]) {
        return members(of: [(row.source, 1)])
      }
    }
    for index in 0..<structure.pointee.partition.components.count {
      guard try optimiser.solve(index, of: structure.place, at: point).isInfeasible else { continue }
      let isSingle = structure.pointee.partition.components[index].rootCount == 1
      if let parts = isSingle ? singleParts : tableauParts {
        return members(of: parts.map { (residual.rows[$0.row].source, $0.weight) })
      }
    }
    return nil
  }

  /// Two rows that hold a root apart.
  private var singleParts: [Part]? {
    guard let clash = optimiser.singleClash else { return nil }
    let residual = structure.pointee.presolve.residual
    func coefficient(_ row: Int32) -> Double { residual.entries[residual.rows[row].firstEntry].coefficient }
    return [(clash.low, 1 / coefficient(clash.low)), (clash.high, -1 / coefficient(clash.high))]
  }

  /// The violated row of the tableau, and the columns that hold it back.
  private var tableauParts: [Part]? {
    guard let simplex = optimiser.simplex else { return nil }
    let residual = structure.pointee.presolve.residual
    for slot in 0..<simplex.tableau.slotCount {
      let cost = simplex.rows[simplex.tableau.slotIdentities[slot]]
      guard cost.isRequired else { continue }
      let value = simplex.tableau.values[slot]
      let row = residual.rows[cost.source]
      guard row.relation.violation(value) > RoundingNoise.feasibility(scale: row.constant[0]) else {
        continue
      }
      var parts: [Part] = [(cost.source, 1)]
      var isHeldBack = true
      for index in simplex.tableau.entryRange(of: slot) {
        let entry = simplex.tableau.entry(index)
        let column = simplex.rows[simplex.tableau.columnIdentities[entry.column]]
        // Moving the column the way it may go must not bring the row nearer to 0.
        let helps = value < 0 ? entry.coefficient : -entry.coefficient
        let mayGrow = column.above == 0
        let mayShrink = column.below == 0
        if (helps > 0 && mayGrow) || (helps < 0 && mayShrink) { isHeldBack = false }
        parts.append((column.source, -entry.coefficient))
      }
      if isHeldBack { return parts }
    }
    return nil
  }

  /// The rows of the model that a combination of residual rows is made of.
  private func members(of parts: [(source: Int32, weight: Double)]) -> [Int] {
    var trace = LinkTrace(linked.forest, model)
    var members: Set<Int> = []
    for part in parts {
      if part.source >= 0 {
        members.insert(Int(part.source))
        trace.subtract(row: Int(part.source), times: -part.weight)
      } else {
        trace.add(part.weight, to: model.bounds[Int(~part.source)].variable)
      }
    }
    _ = trace.run { row, _ in members.insert(Int(row)) }
    return members.sorted()
  }
}
