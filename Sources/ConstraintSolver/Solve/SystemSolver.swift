/// The compiled system behind a `ConstraintSystem`, in the width that its number of parameters needs.
enum SystemSolver {
  case narrow(ParametricSolver<SIMD4<Double>>)
  case wide(ParametricSolver<SIMD8<Double>>)

  init(_ model: Model) {
    self =
      model.parameters.count < SIMD4<Double>.scalarCount
      ? .narrow(ParametricSolver(model)) : .wide(ParametricSolver(model))
  }

  func solve(_ model: Model, into values: inout [Double]) throws(SolverError) {
    switch self {
    case .narrow(let solver): try solver.solve(model, into: &values)
    case .wide(let solver): try solver.solve(model, into: &values)
    }
  }

  func isAmbiguous(_ variable: Int32) -> Bool {
    switch self {
    case .narrow(let solver): solver.isAmbiguous(variable)
    case .wide(let solver): solver.isAmbiguous(variable)
    }
  }
}

/// Solves one model at changing values of its parameters.
final class ParametricSolver<Form: AffineForm> {
  private(set) var compiled: CompiledSystem<Form>

  init(_ model: Model) { compiled = CompiledSystem(model) }

  func solve(_ model: Model, into values: inout [Double]) throws(SolverError) {
    let point = Self.point(model.parameters)
    try compiled.solve(at: point)
    compiled.evaluate(at: point, into: &values)
  }

  func isAmbiguous(_ variable: Int32) -> Bool {
    let root = compiled.presolve.forest.position(of: variable).root
    return root >= 0 && compiled.rootIsAmbiguous[compiled.presolve.forest.nodes[root].rootIndex]
  }

  static func point(_ parameters: [Model.Bound]) -> Form {
    var point = Form.constant(1)
    for (index, parameter) in parameters.enumerated() { point[index + 1] = parameter.value }
    return point
  }
}
