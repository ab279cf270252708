extension ConstraintSystem {
  /// Finds the values that satisfy all required constraints, and the others as well as their priorities allow.
  ///
  /// After a change of parameters only, this is an evaluation; after any other change the system is compiled
  /// again. Nothing happens if nothing changed.
  /// - Throws: `SolverError.iterationLimit`.
  /// - Complexity: O(constraints) for what equalities and single unknowns decide, plus the pivots of the
  ///   components in which several unknowns compete.
  public func solve() throws(SolverError) {
    if storage.pointee.change == .structure {
      solver = SystemSolver(storage.pointee)
      values = [Double](repeating: 0, count: storage.pointee.variableCount)
    }
    guard storage.pointee.change != .none, let solver else { return }
    try solver.solve(storage.pointee, into: &values)
    storage.pointee.change = .none
  }

  /// A variable's value as of the last solve, on a grid of 2^-20 points.
  ///
  /// - Precondition: the variable existed when the system was last solved.
  @inlinable
  public func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  /// Whether the constraints left a choice for this variable at the last solve.
  ///
  /// The value is then the one that `Documentation/ConstraintSolver.md` defines, the same on every machine.
  public func isAmbiguous(_ variable: Variable) -> Bool { solver?.isAmbiguous(variable.index) ?? true }
}
