/// The solver behind a `ConstraintSystem`, in the width that its number of parameters needs.
///
/// What changes lies behind owners, for the reason that `ConstraintSystem.storage` states.
final class SystemSolver {
  private enum Width: ~Copyable {
    case narrow(Owned<ParametricSolver<SIMD4<Double>>>)
    case wide(Owned<ParametricSolver<SIMD8<Double>>>)
  }

  private let width: Width

  init(_ model: Model) {
    width =
      model.parameterCount < SIMD4<Double>.scalarCount
      ? .narrow(Owned(ParametricSolver(model))) : .wide(Owned(ParametricSolver(model)))
  }

  /// What another size changes where the model is steady.
  var lines: Buffer<Line> {
    switch width {
    case .narrow(let solver): solver.pointee.lines
    case .wide(let solver): solver.pointee.lines
    }
  }

  /// Returns the values, which stay the solver's.
  func solve(_ model: Place<Model>) throws(SolverError) -> Buffer<Double> {
    switch width {
    case .narrow(let solver): try solver.pointee.solve(model)
    case .wide(let solver): try solver.pointee.solve(model)
    }
  }

  /// Takes over changed constants.
  func takeConstants(of model: Place<Model>) {
    switch width {
    case .narrow(let solver): solver.pointee.takeConstants(of: model)
    case .wide(let solver): solver.pointee.takeConstants(of: model)
    }
  }

  /// What was done so far, apart from evaluations.
  var work: (optimisations: Int, searches: Int, effort: Int) {
    switch width {
    case .narrow(let solver): solver.pointee.work
    case .wide(let solver): solver.pointee.work
    }
  }

  func isAmbiguous(_ variable: Int32) -> Bool {
    switch width {
    case .narrow(let solver): solver.pointee.isAmbiguous(variable)
    case .wide(let solver): solver.pointee.isAmbiguous(variable)
    }
  }

  func followsPreference(_ variable: Int32) -> Bool {
    switch width {
    case .narrow(let solver): solver.pointee.followsPreference(variable)
    case .wide(let solver): solver.pointee.followsPreference(variable)
    }
  }

  var isAmbiguousSomewhere: Bool {
    switch width {
    case .narrow(let solver): solver.pointee.isAmbiguousSomewhere
    case .wide(let solver): solver.pointee.isAmbiguousSomewhere
    }
  }

  var conflicts: [RowConflict] {
    switch width {
    case .narrow(let solver): solver.pointee.conflicts
    case .wide(let solver): solver.pointee.conflicts
    }
  }

  func explanation(of variable: Int32, in model: Model) throws(SolverError) -> Explanation {
    switch width {
    case .narrow(let solver): try solver.pointee.explanation(of: variable, in: model)
    case .wide(let solver): try solver.pointee.explanation(of: variable, in: model)
    }
  }
}
