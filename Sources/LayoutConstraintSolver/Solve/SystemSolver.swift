/// The solver behind a `ConstraintSystem`, in the width that its number of parameters needs.
///
/// Behind pointers and not in classes, for the reason that `ConstraintSystem.storage` states.
enum SystemSolver {
  case narrow(UnsafeMutablePointer<ParametricSolver<SIMD4<Double>>>)
  case wide(UnsafeMutablePointer<ParametricSolver<SIMD8<Double>>>)

  init(_ model: Model) {
    if model.parameterCount < SIMD4<Double>.scalarCount {
      let solver = UnsafeMutablePointer<ParametricSolver<SIMD4<Double>>>.allocate(capacity: 1)
      solver.initialize(to: ParametricSolver(model))
      self = .narrow(solver)
    } else {
      let solver = UnsafeMutablePointer<ParametricSolver<SIMD8<Double>>>.allocate(capacity: 1)
      solver.initialize(to: ParametricSolver(model))
      self = .wide(solver)
    }
  }

  func deallocate() {
    switch self {
    case .narrow(let solver):
      solver.deinitialize(count: 1).deallocate()
    case .wide(let solver):
      solver.deinitialize(count: 1).deallocate()
    }
  }

  /// What another size changes where the model is steady.
  var lines: Buffer<Line> {
    switch self {
    case .narrow(let solver): solver.pointee.lines
    case .wide(let solver): solver.pointee.lines
    }
  }

  /// Returns the values, which stay the solver's.
  func solve(_ model: UnsafePointer<Model>) throws(SolverError) -> Buffer<Double> {
    switch self {
    case .narrow(let solver): try solver.pointee.solve(model)
    case .wide(let solver): try solver.pointee.solve(model)
    }
  }

  /// Takes over changed constants.
  func takeConstants(of model: UnsafePointer<Model>) {
    switch self {
    case .narrow(let solver): solver.pointee.takeConstants(of: model)
    case .wide(let solver): solver.pointee.takeConstants(of: model)
    }
  }

  /// What was done so far, apart from evaluations.
  var work: (optimisations: Int, searches: Int, effort: Int) {
    switch self {
    case .narrow(let solver): solver.pointee.work
    case .wide(let solver): solver.pointee.work
    }
  }

  func isAmbiguous(_ variable: Int32) -> Bool {
    switch self {
    case .narrow(let solver): solver.pointee.isAmbiguous(variable)
    case .wide(let solver): solver.pointee.isAmbiguous(variable)
    }
  }

  func followsPreference(_ variable: Int32) -> Bool {
    switch self {
    case .narrow(let solver): solver.pointee.followsPreference(variable)
    case .wide(let solver): solver.pointee.followsPreference(variable)
    }
  }

  var isAmbiguousSomewhere: Bool {
    switch self {
    case .narrow(let solver): solver.pointee.isAmbiguousSomewhere
    case .wide(let solver): solver.pointee.isAmbiguousSomewhere
    }
  }

  var conflicts: [RowConflict] {
    switch self {
    case .narrow(let solver): solver.pointee.conflicts
    case .wide(let solver): solver.pointee.conflicts
    }
  }

  func explanation(of variable: Int32, in model: Model) throws(SolverError) -> Explanation {
    switch self {
    case .narrow(let solver): try solver.pointee.explanation(of: variable, in: model)
    case .wide(let solver): try solver.pointee.explanation(of: variable, in: model)
    }
  }
}
