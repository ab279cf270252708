/// A model prepared for solving at any values of its parameters.
///
/// The first solve does what depends on the model alone (equality forest, components) and optimises each
/// component; a further one checks the components' certificates and evaluates.
final class CompiledSystem<Form: AffineForm> {
  /// What is known of one component.
  struct State: BitwiseCopyable {
    var validity = Validity<Form>()
    var isSolved = false
    var isInfeasible = false
  }

  let presolve: Presolve<Form>
  let partition: Partition
  /// Each root as a function of the parameters.
  let rootForms: Buffer<Form>
  let rootIsAmbiguous: Buffer<Bool>
  private let states: Buffer<State>
  private var optimiser = ComponentOptimiser<Form>()
  private var evaluation: Evaluation<Form>
  private var members: ComponentMembers<Form>?
  /// Where all components' certificates hold.
  private var validity = Validity<Form>()
  private var isSolved = false
  /// Whether required rows exclude each other at the current parameters.
  private(set) var isInfeasible = false

  init(_ model: Model) {
    presolve = Presolve(model)
    partition = Partition(presolve.residual)
    let rootCount = presolve.residual.rootVariables.count
    rootForms = Buffer(repeating: Form(), count: rootCount)
    rootIsAmbiguous = Buffer(repeating: false, count: rootCount)
    states = Buffer(repeating: State(), count: partition.components.count)
    evaluation = Evaluation(presolve)
  }

  deinit {
    presolve.deallocate()
    partition.deallocate()
    rootForms.deallocate()
    rootIsAmbiguous.deallocate()
    states.deallocate()
    optimiser.deallocate()
    evaluation.deallocate()
  }

  /// Brings the roots up to date with the parameters. Values are not written yet.
  func solve(at point: Form) throws(SolverError) {
    if isSolved, validity.contains(point) { return }
    isSolved = false
    validity = Validity()
    isInfeasible = false
    for index in 0..<partition.components.count {
      if !states[index].isSolved || !states[index].validity.contains(point) {
        try solveComponent(index, at: point)
      }
      if states[index].isInfeasible { isInfeasible = true }
      validity.formIntersection(states[index].validity)
    }
    checkConstantRows(at: point)
    isSolved = true
  }

  /// Writes all variables' values.
  func evaluate(at point: Form, into values: inout [Double]) {
    values.withUnsafeMutableBufferPointer {
      evaluation.run(at: point, roots: rootForms, presolve, into: $0)
    }
  }

  private func solveComponent(_ index: Int, at point: Form) throws(SolverError) {
    states[index].isSolved = false
    let outcome = try optimiser.solve(
      index, of: partition, residual: presolve.residual, at: point, forms: rootForms,
      ambiguity: rootIsAmbiguous,
      members: { [self] in
        if members == nil { members = ComponentMembers(presolve, partition) }
        return members!
      })
    states[index] = State(validity: outcome.validity, isSolved: true, isInfeasible: outcome.isInfeasible)
  }

  /// Required rows that depend on the parameters alone: they hold at some sizes and not at others.
  private func checkConstantRows(at point: Form) {
    let rows = presolve.residual.constantRows
    for index in 0..<rows.count {
      let row = rows[index]
      let value = row.constant.value(at: point)
      if row.relation.violation(value) > Tolerance.feasibility(scale: row.constant[0]) {
        isInfeasible = true
        validity.pin(row.constant, at: point)
      } else if row.relation == .equal {
        validity.pin(row.constant, at: point)
      } else {
        let slack = row.relation == .greaterThanOrEqual ? row.constant : -row.constant
        validity.require(nonNegative: slack, at: point)
      }
    }
  }
}
