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
    /// Whether a variable of it moves with the parameters although nothing changes its side.
    var isParametric = false
  }

  private(set) var structure: Structure<Form>
  private var states: Buffer<State>
  private let model: Model
  private var optimiser: ComponentOptimiser<Form>
  private var evaluation = Evaluation<Form>()
  /// The components whose values are written anew for each change of parameters.
  private var parametricComponents = Buffer<Int32>()
  /// Where all components' certificates hold.
  private(set) var validity = Validity<Form>()
  private var isSolved = false
  /// Whether required rows exclude each other at the current parameters.
  private(set) var isInfeasible = false

  /// - Parameters:
  ///   - model: stays the caller's, and has to outlive this unless no points are chosen.
  ///   - values: where solutions will be written; one for each variable.
  ///   - choosesPoints: whether, where the constraints leave a choice, a point is chosen by the rules.
  init(_ model: Model, values: Buffer<Double>, choosesPoints: Bool) {
    self.model = model
    optimiser = ComponentOptimiser(choosesPoints: choosesPoints)
    structure = Structure(model)
    states = Buffer(repeating: State(), count: structure.partition.components.count)
    evaluation.prepare(structure.presolve.forest, into: values)
  }

  func deallocate() {
    structure.deallocate()
    states.deallocate()
    optimiser.deallocate()
    evaluation.deallocate()
    parametricComponents.deallocate()
  }

  /// Brings all values up to date with the parameters.
  ///
  /// - Returns: whether required rows can all hold; if not, values are of no use.
  @inline(__always)
  mutating func solve(at point: Form, into values: Buffer<Double>) throws(SolverError) -> Bool {
    if !isSolved || !validity.contains(point) { try solveComponents(at: point, into: values) }
    evaluation.writeFixed(at: point, into: values)
    for index in 0..<parametricComponents.count {
      _ = write(component: Int(parametricComponents[index]), at: point, into: values)
    }
    return !isInfeasible
  }

  @inline(never)
  private mutating func solveComponents(at point: Form, into values: Buffer<Double>) throws(SolverError) {
    isSolved = false
    validity = Validity()
    isInfeasible = false
    parametricComponents.removeAll()
    for index in 0..<states.count {
      if !states[index].isSolved || !states[index].validity.contains(point) {
        states[index].isSolved = false
        let outcome = try optimiser.solve(index, of: structure, at: point)
        states[index] = State(
          validity: outcome.validity, isSolved: true, isInfeasible: outcome.isInfeasible,
          isParametric: write(component: index, at: point, into: values))
      }
      let state = states[index]
      if state.isInfeasible { isInfeasible = true }
      if state.isParametric { parametricComponents.append(Int32(truncatingIfNeeded: index)) }
      validity.formIntersection(state.validity)
    }
    checkConstantRows(at: point)
    if structure.presolve.residual.definitions.count > 0 { try evaluateDefinitions(at: point, into: values) }
    isSolved = true
  }

  /// Computes the roots that others define, unless that would leave to chance what is ambiguous.
  private mutating func evaluateDefinitions(
    at point: Form, into values: Buffer<Double>
  ) throws(SolverError) {
    structure.evaluateDefinitions()
    if optimiser.choosesPoints, !isInfeasible, !structure.definitionsDecideNothing {
      structure.deallocate()
      states.deallocate()
      structure = Structure(model, eliminatesRoots: false)
      states = Buffer(repeating: State(), count: structure.partition.components.count)
      return try solveComponents(at: point, into: values)
    }
    if write(component: states.count, at: point, into: values) {
      parametricComponents.append(Int32(truncatingIfNeeded: states.count))
    }
  }

  /// Writes the variables that hang on a component's roots. Returns whether any depends on a parameter.
  @inline(__always)
  private func write(component: Int, at point: Form, into values: Buffer<Double>) -> Bool {
    var isParametric = false
    for variable in structure.members.variables(ofComponent: component) {
      let form = structure.form(of: variable)
      if !form.isConstant { isParametric = true }
      values[variable] = Snapping.snap(form.value(at: point))
    }
    return isParametric
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

  /// Whether the constraints leave a choice for a variable at the point that was solved last.
  func isAmbiguous(_ variable: Int32) -> Bool {
    structure.root(of: variable).map { structure.rootIsAmbiguous[$0] } ?? false
  }
}
