/// Turns a model into what is left to optimise.
///
/// 1. Required equalities of up to two unknowns are absorbed by the equality forest. One of three or more is
///    parked, watching three of its roots, and is looked at again when one of them goes: a row that has more
///    than two unknowns when it is read rarely still has them in the end.
/// 2. All other rows are expressed in the forest's roots.
struct Presolve<Form: AffineForm> {
  private(set) var forest: EqualityForest<Form>
  private(set) var residual = ResidualSystem<Form>()
  private var reduced = ReducedRow<Form>()
  private var parked = ParkedRows()
  private var pending = Buffer<Int32>()

  init(_ model: Model) {
    forest = EqualityForest(variableCount: model.variableCount)
    for (index, parameter) in model.parameters.enumerated() {
      forest.fix(
        parameter.variable, to: .parameter(lane: index + 1), because: EqualityForest<Form>.none)
    }
    model.terms.withUnsafeBufferPointer { terms in
      model.rows.withUnsafeBufferPointer { rows in
        let view = ModelView(rows: rows, terms: terms)
        let hasRest = absorbEqualities(view)
        if hasRest || !model.bounds.isEmpty { reduceRest(view, bounds: model.bounds) }
      }
    }
    reduced.deallocate()
    parked.deallocate()
    pending.deallocate()
  }

  func deallocate() {
    forest.deallocate()
    residual.deallocate()
  }

  /// Returns whether there are rows for the second pass.
  private mutating func absorbEqualities(_ model: ModelView) -> Bool {
    var hasRest = false
    for index in 0..<model.rows.count {
      let row = model.rows[index]
      if row.isRemoved { continue }
      guard row.relation == .equal, row.priority >= 1000 else {
        hasRest = true
        continue
      }
      absorb(Int32(truncatingIfNeeded: index), model)
      while pending.count > 0 { absorb(pending.removeLast(), model) }
    }
    return hasRest || parked.count > 0
  }

  @inline(__always)
  private mutating func absorb(_ index: Int32, _ model: ModelView) {
    reduced.reduce(model.terms(of: Int(index)), minus: model.rows[Int(index)].constant, in: forest)
    switch reduced.count {
    case 0:
      guard reduced.constant != Form() else { return }
      residual.append(reduced, relation: .equal, priority: 1000, source: index, forest: forest)
    case 1:
      let root = reduced.roots[0]
      forest.fix(root, to: reduced.constant * (-1 / reduced.coefficients[0]), because: index)
      parked.wake(watchersOf: root, in: forest, into: &pending)
    case 2:
      let child = forest.link(
        reduced.roots[0], reduced.coefficients[0], reduced.roots[1], reduced.coefficients[1],
        constant: reduced.constant, because: index)
      parked.wake(watchersOf: child, in: forest, into: &pending)
    default:
      parked.park(index, watching: reduced, in: forest, rowCount: model.rows.count)
    }
  }

  private mutating func reduceRest(_ model: ModelView, bounds: [Model.Bound]) {
    for (index, bound) in bounds.enumerated() {
      var term = Model.Term(coefficient: 1, variable: bound.variable)
      withUnsafePointer(to: &term) {
        reduced.reduce(UnsafeBufferPointer(start: $0, count: 1), minus: bound.value, in: forest)
      }
      residual.append(
        reduced, relation: .greaterThanOrEqual, priority: 1000, source: ~Int32(index), forest: forest)
    }
    for index in 0..<model.rows.count {
      let row = model.rows[index]
      if row.isRemoved { continue }
      let isRequiredEquality = row.relation == .equal && row.priority >= 1000
      if isRequiredEquality, !parked.contains(index) { continue }
      reduced.reduce(model.terms(of: index), minus: row.constant, in: forest)
      residual.append(
        reduced, relation: row.relation, priority: row.priority, source: Int32(truncatingIfNeeded: index),
        forest: forest)
    }
    residual.sortLevels()
  }
}

/// The model's arrays without bounds checks on each access.
struct ModelView {
  let rows: UnsafeBufferPointer<Model.Row>
  let terms: UnsafeBufferPointer<Model.Term>

  @inline(__always)
  func terms(of row: Int) -> UnsafeBufferPointer<Model.Term> {
    let first = Int(rows[row].firstTerm)
    let end = row + 1 < rows.count ? Int(rows[row + 1].firstTerm) : terms.count
    return UnsafeBufferPointer(rebasing: terms[first..<end])
  }
}
