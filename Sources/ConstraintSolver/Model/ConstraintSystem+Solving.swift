extension ConstraintSystem {
  /// Finds the values that satisfy all required constraints, and the others as well as their priorities allow.
  ///
  /// After a change of parameters only, this is an evaluation; after any other change the system is compiled
  /// again. Nothing happens if nothing changed.
  /// - Throws: `SolverError.iterationLimit`, and `SolverError.invalidNumber` for an unusable lower bound.
  /// - Complexity: O(constraints) for what equalities and single unknowns decide, plus the pivots of the
  ///   components in which several unknowns compete.
  public func solve() throws(SolverError) {
    if storage.pointee.model.change == .none { return }
    if storage.pointee.model.change == .structure { try compile() }
    let isFeasible = try storage.pointee.solver!.solve(
      at: storage.pointee.model.point, into: storage.pointee.values)
    _ = isFeasible
    storage.pointee.model.change = .none
  }

  private func compile() throws(SolverError) {
    if let error = storage.pointee.model.unusableBound { throw error }
    storage.pointee.solver?.deallocate()
    storage.pointee.values.reset(to: storage.pointee.model.variableCount, filling: 0)
    storage.pointee.solver = SystemSolver(storage.pointee.model, values: storage.pointee.values)
  }

  /// A variable's value as of the last solve, on a grid of 2^-20 points.
  ///
  /// - Precondition: the variable existed when the system was last solved.
  @inlinable
  public func value(of variable: Variable) -> Double {
    precondition(
      UInt(bitPattern: Int(variable.index)) < UInt(bitPattern: storage.pointee.values.count),
      "The variable is of another system, or was added after the last solve().")
    return storage.pointee.values.base[Int(variable.index)]
  }

  /// Hands out all values as of the last solve, by the variables' index.
  ///
  /// ```swift
  /// let widest = system.withValues { $0.max() }
  /// ```
  @inlinable
  public func withValues<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: storage.pointee.values.base, count: storage.pointee.values.count))
  }

  /// Whether the constraints left a choice for this variable at the last solve.
  ///
  /// The value is then the one that `Documentation/ConstraintSolver.md` defines, the same on every machine.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    storage.pointee.solver?.isAmbiguous(variable.index) ?? true
  }
}
