/// A model prepared for solving at any values of its parameters.
///
/// The first solve does what depends on the model alone (equality forest, components) and optimises each
/// component; a further one checks the components' certificates and evaluates.
struct CompiledSystem<Form: AffineForm> {
  /// What is known of one component.
  private struct State: BitwiseCopyable {
    var validity = Validity<Form>()
    var isSolved = false
    var isInfeasible = false
  }

  private(set) var structure: Structure<Form>
  private var states: Buffer<State>
  private var optimiser: ComponentOptimiser<Form>
  private var evaluation = Evaluation<Form>()
  /// The residual row of each of the model's rows, or -1; put together when a constant changes.
  private var residualRows = Buffer<Int32>()
  /// Where all components' certificates hold.
  private(set) var validity = Validity<Form>()
  private var isSolved = false
  /// Whether required rows exclude each other at the current parameters.
  private(set) var isInfeasible = false

  /// - Parameters:
  ///   - values: where solutions will be written; one for each variable.
  ///   - choosesPoints: whether, where the constraints leave a choice, a point is chosen by the rules.
  init(_ model: Model, values: Buffer<Double>, choosesPoints: Bool) {
    optimiser = ComponentOptimiser(choosesPoints: choosesPoints)
    structure = Structure(model)
    states = Buffer(repeating: State(), count: structure.partition.components.count)
    evaluation.takeFixed(structure.presolve.forest, into: values)
  }

  func deallocate() {
    structure.deallocate()
    states.deallocate()
    optimiser.deallocate()
    evaluation.deallocate()
    residualRows.deallocate()
  }

  /// Brings all values up to date with the parameters.
  ///
  /// - Parameter model: the one that was compiled; not kept, since its storage moves as it grows.
  /// - Returns: whether required rows can all hold; if not, values are of no use.
  @inline(__always)
  mutating func solve(
    _ model: UnsafePointer<Model>, at point: Form, into values: Buffer<Double>
  ) throws(SolverError) -> Bool {
    if !isSolved || !validity.contains(point) { try bringRootsUpToDate(model, at: point, into: values) }
    evaluation.write(at: point, into: values)
    return !isInfeasible
  }

  @inline(never)
  private mutating func bringRootsUpToDate(
    _ model: UnsafePointer<Model>, at point: Form, into values: Buffer<Double>
  ) throws(SolverError) {
    isSolved = false
    try solveComponents(model, at: point)
    takeRooted(into: values)
    isSolved = true
  }

  private mutating func solveComponents(_ model: UnsafePointer<Model>, at point: Form) throws(SolverError) {
    validity = Validity()
    isInfeasible = false
    // A copy, once: the optimiser is changed meanwhile, and each access would make one.
    let structure = structure
    for index in 0..<states.count {
      if !states[index].isSolved || !states[index].validity.contains(point) {
        states[index].isSolved = false
        let outcome = try optimiser.solve(index, of: structure, at: point)
        states[index] = State(
          validity: outcome.validity, isSolved: true, isInfeasible: outcome.isInfeasible)
      }
      if states[index].isInfeasible { isInfeasible = true }
      validity.formIntersection(states[index].validity)
    }
    checkConstantRows(at: point)
    if structure.presolve.residual.definitions.count > 0 { try evaluateDefinitions(model, at: point) }
  }

  /// Computes the roots that others define, unless that would leave to chance what is ambiguous.
  private mutating func evaluateDefinitions(_ model: UnsafePointer<Model>, at point: Form) throws(SolverError)
  {
    structure.evaluateDefinitions()
    if optimiser.choosesPoints, !isInfeasible, !structure.definitionsDecideNothing {
      structure.deallocate()
      states.deallocate()
      residualRows.removeAll()
      structure = Structure(model.pointee, eliminatesRoots: false)
      states = Buffer(repeating: State(), count: structure.partition.components.count)
      try solveComponents(model, at: point)
    }
  }

  /// Hands what hangs on roots, whose forms are new, to the evaluation.
  private mutating func takeRooted(into values: Buffer<Double>) {
    evaluation.forgetRooted()
    let structure = structure
    if structure.presolve.forest.rootCount == 0 { return }
    for variable in structure.members.allVariables {
      evaluation.take(variable, structure.form(of: variable), into: values)
    }
  }

  /// Required rows that depend on the parameters alone: they hold at some sizes and not at others.
  private mutating func checkConstantRows(at point: Form) {
    let rows = structure.presolve.residual.constantRows
    for index in 0..<rows.count {
      let row = rows[index]
      let tolerance = Tolerance.feasibility(scale: row.constant[0])
      // A row that is violated stays so while its value stays on its side of 0.
      let value = row.constant.value(at: point)
      if row.relation.violation(value) > tolerance {
        isInfeasible = true
        validity.require(nonNegative: value > 0 ? row.constant : -row.constant, at: point)
      } else if row.relation == .equal {
        validity.pin(row.constant, at: point)
      } else {
        let slack = row.relation == .greaterThanOrEqual ? row.constant : -row.constant
        validity.require(nonNegative: slack, at: point)
      }
    }
  }

  /// Changes the right side of one of the model's rows. Returns false if the row has no say in any component: it
  /// was absorbed if it is required, and nothing can change it if it is optional.
  mutating func change(row: Int32, by difference: Double) -> Bool {
    let residual = structure.presolve.residual
    if residualRows.count <= row { findResidualRows(upTo: row) }
    let index = residualRows[row]
    guard index >= 0 else { return false }
    residual.rows[index].constant[0] -= difference
    states[structure.partition.componentOfRoot[residual.entries[residual.rows[index].firstEntry].root]]
      .isSolved =
      false
    isSolved = false
    return true
  }

  private mutating func findResidualRows(upTo last: Int32) {
    let rows = structure.presolve.residual.rows
    let greatest = rows.elements.lazy.map(\.source).reduce(last, max)
    residualRows.reset(to: Int(greatest) + 1, filling: -1)
    for index in 0..<rows.count where rows[index].source >= 0 {
      residualRows[rows[index].source] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Whether the constraints leave a choice for a variable at the point that was solved last.
  func isAmbiguous(_ variable: Int32) -> Bool {
    structure.root(of: variable).map { structure.rootIsAmbiguous[$0] } ?? false
  }
}
