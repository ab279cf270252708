/// Which required equalities the forest takes.
enum Absorption {
  /// All of up to two unknowns.
  case all
  /// Only those that make both unknowns move equally far. Chains of other factors can leave a root so far from what
  /// hangs on it that doubles cannot say where that is. All others then stay rows, and are absorbed when all but one of
  /// their unknowns are known.
  case exact
  /// None: each row is a row, and can be left out.
  case none
}

/// Turns a model into what is left to optimise.
///
/// 1. Required equalities of up to two unknowns are absorbed by the equality forest. One of three or more is
///    parked, watching three of its roots, and is looked at again when one of them goes: a row that has more
///    than two unknowns when it is read rarely still has them in the end.
/// 2. All other rows are expressed in the forest's roots.
struct Presolve<Form: AffineForm> {
  let forest: EqualityForest<Form>
  let absorption: Absorption
  let residual: ResidualSystem<Form>

  /// - Parameters:
  ///   - eliminatesRoots: whether roots are set aside that others define.
  ///   - flattensForest: whether each variable is tied to its root, so that the links are lost.
  init(
    _ model: Model, eliminatesRoots: Bool = true, flattensForest: Bool = true, absorption: Absorption
  ) {
    var pass = PresolvePass<Form>(model, absorption)
    pass.run(model)
    if eliminatesRoots { FreeRootElimination.run(on: &pass.residual, isCareful: absorption != .all) }
    self.absorption = absorption
    if Invariants.areChecked { pass.forest.checkInvariants() }
    if flattensForest { pass.forest.flatten() }
    if Invariants.areChecked, flattensForest { pass.forest.checkFlatness() }
    forest = pass.forest
    residual = pass.residual
    pass.deallocateScratch()
  }

  func deallocate() {
    forest.deallocate()
    residual.deallocate()
  }
}

/// The work of `Presolve`, with the scratch space that it needs.
private struct PresolvePass<Form: AffineForm> {
  var forest: EqualityForest<Form>
  var residual: ResidualSystem<Form>
  private var reduced = ReducedRow<Form>()
  private var parked: ParkedRows
  private var pending = Buffer<Int32>()
  private let absorption: Absorption

  init(_ model: Model, _ absorption: Absorption) {
    self.absorption = absorption
    forest = EqualityForest(variableCount: model.variableCount)
    residual = ResidualSystem(variableCount: model.variableCount)
    parked = ParkedRows(rowCount: model.rows.count, variableCount: model.variableCount)
    for lane in 0..<model.parameterCount {
      forest.fix(
        model.parameters[lane + 1].variable, to: .parameter(lane: lane + 1),
        because: EqualityForest<Form>.none
      )
    }
    for index in 0..<model.fixed.count {
      let given = model.fixed[index]
      forest.fix(given.variable, to: .constant(given.value), because: EqualityForest<Form>.none)
    }
  }

  func deallocateScratch() {
    reduced.deallocate()
    parked.deallocate()
    pending.deallocate()
  }

  mutating func run(_ model: Model) {
    let view = ModelView(model)
    let hasRest = absorption == .none || absorbEqualities(view)
    if hasRest || forest.rootCount > 0 || model.bounds.count > 0 { reduceRest(view, bounds: model.bounds) }
    if reduced.hasNearlyCancelled { residual.isSteep = true }
  }

  /// Returns whether there are rows for the second pass.
  private mutating func absorbEqualities(_ model: ModelView) -> Bool {
    var hasRest = false
    for index in 0..<model.rows.count {
      let row = model.rows[index]
      guard row.relation == .equal, row.isRequired, !row.isRemoved else {
        hasRest = hasRest || !row.isRemoved
        continue
      }
      absorb(Int32(truncatingIfNeeded: index), row.constant, model)
      while pending.count > 0 {
        let woken = pending.removeLast()
        absorb(woken, model.rows[Int(woken)].constant, model)
      }
    }
    return hasRest || parked.count > 0
  }

  /// Reads a required equality. With up to two roots, it lives in registers.
  @inline(__always)
  private mutating func absorb(_ index: Int32, _ rightSide: Double, _ model: ModelView) {
    let none = EqualityForest<Form>.none
    var (x, a, y, b) = (none, 0.0, none, 0.0)
    var constant = Form.constant(-rightSide)
    let terms = model.terms(of: Int(index))
    for term in terms {
      var factor = term.coefficient
      let root = forest.follow(term.variable, &factor, &constant)
      if root == EqualityForest<Form>.fixed { continue }
      if root == x {
        a = cancelling(a, factor, orNoting: &residual.isSteep)
      } else if root == y {
        b = cancelling(b, factor, orNoting: &residual.isSteep)
      } else if x == none || a == 0 {
        (x, a) = (root, factor)
      } else if y == none || b == 0 {
        (y, b) = (root, factor)
      } else {
        return absorbLong(index, rightSide, model)
      }
    }
    if a == 0 { (x, a, b) = (y, b, 0) }
    if a == 0 {
      let exact = ReducedRow.exactConstant(terms, minus: rightSide, in: forest)
      residual.append(redundant: exact, source: index)
    } else if b == 0 {
      forest.fix(x, to: constant * (-1 / a), because: index)
      if parked.hasWatches { parked.wake(watchersOf: x, into: &pending) }
    } else if absorption == .exact, a.magnitude != b.magnitude {
      absorbLong(index, rightSide, model)
    } else {
      let child = forest.link(x, a, y, b, constant: constant, because: index)
      if parked.hasWatches { parked.wake(watchersOf: child, into: &pending) }
    }
  }

  /// Reads a required equality of three or more roots, some of which may still cancel.
  @inline(never)
  private mutating func absorbLong(_ index: Int32, _ rightSide: Double, _ model: ModelView) {
    reduced.reduce(model.terms(of: Int(index)), minus: rightSide, in: forest)
    switch reduced.count {
    case 0:
      let exact = ReducedRow.exactConstant(model.terms(of: Int(index)), minus: rightSide, in: forest)
      residual.append(redundant: exact, source: index)
    case 1:
      let root = reduced.roots[0]
      forest.fix(root, to: reduced.constant * (-1 / reduced.coefficients[0]), because: index)
      parked.wake(watchersOf: root, into: &pending)
    case 2
    where absorption == .all || reduced.coefficients[0].magnitude == reduced.coefficients[1].magnitude:
      let child = forest.link(
        reduced.roots[0], reduced.coefficients[0], reduced.roots[1], reduced.coefficients[1],
        constant: reduced.constant, because: index)
      parked.wake(watchersOf: child, into: &pending)
    default:
      parked.park(index, watching: reduced)
    }
  }

  private mutating func reduceRest(_ model: ModelView, bounds: Buffer<Model.Bound>) {
    residual.prepare()
    for index in 0..<bounds.count {
      withRun(of: Model.Term(coefficient: 1, variable: bounds[index].variable)) {
        reduced.reduce($0, minus: bounds[index].value, in: forest)
      }
      residual.append(
        reduced, relation: .greaterThanOrEqual, priority: 1000, source: ~Int32(truncatingIfNeeded: index))
    }
    for index in 0..<model.rows.count {
      let row = model.rows[index]
      let isAbsorbed =
        absorption != .none && row.relation == .equal && row.isRequired && !parked.contains(index)
      if row.isRemoved || isAbsorbed { continue }
      reduced.reduce(model.terms(of: index), minus: row.constant, in: forest)
      residual.append(
        reduced, relation: row.relation, priority: row.priority, source: Int32(truncatingIfNeeded: index))
    }
    residual.addUnmentionedRoots(of: forest)
    residual.sortLevels()
  }
}

/// The model's rows and terms for reading.
struct ModelView {
  let rows: Run<Model.Row>
  private let allTerms: Run<Model.Term>

  init(_ model: Model) {
    rows = model.rows.elements
    allTerms = model.terms.elements
  }

  @inline(__always)
  func terms(of row: Int) -> Run<Model.Term> {
    let first = Int(rows[row].firstTerm)
    let end = row + 1 < rows.count ? Int(rows[row + 1].firstTerm) : allTerms.count
    return allTerms[first..<end]
  }
}
