extension ConstraintSystem {
  /// Finds the values that satisfy all required constraints, and the others as well as their priorities allow.
  ///
  /// After a change of parameters only, this is an evaluation; after a change of constants (an intrinsic size, a
  /// margin), what they concern is computed again; after any other change the system is compiled again. Nothing
  /// happens if nothing changed.
  /// - Throws: `SolverError.workLimit`, `.imprecise`, `.nearlyParallel` or `.iterationLimit`, after which there are no values,
  ///   and `.invalidNumber` for an unusable lower bound.
  /// - Complexity: O(constraints) for what equalities and single unknowns decide, plus the pivots of the
  ///   components in which several unknowns compete.
  @inlinable
  public func solve() throws(SolverError) {
    if storage.pointee.model.change == .parameters, storage.pointee.model.isSteady {
      storage.pointee.lines.write(at: storage.pointee.model.parameters, into: storage.pointee.values)
      storage.pointee.model.change = .none
      #if CHECK_INVARIANTS
        checkInvariants()
      #endif
    } else if storage.pointee.model.change != .none {
      try solveAnew()
    }
  }

  /// All solving but that of another size with the same tight constraints. Apart from it, because setting up for
  /// all of this took longer than resizing a small system does.
  @usableFromInline @inline(never)
  func solveAnew() throws(SolverError) {
    precondition(
      storage.pointee.loanCount == 0, "The system is solved while withValues(_:) hands out its values.")
    if storage.pointee.model.change == .constants {
      if let solver = storage.pointee.solver {
        withPlace(of: &storage.pointee.model) { solver.takeConstants(of: $0) }
      }
    }
    storage.pointee.hasSolution = false
    storage.pointee.model.budget.pointee.restart()
    do throws(SolverError) {
      let solver = try compiledSolver()
      storage.pointee.model.constantChanges.removeAll()
      storage.pointee.model.preferenceChanges.removeAll()
      storage.pointee.values = try withPlace(of: &storage.pointee.model) { (model) throws(SolverError) in
        try solver.solve(model)
      }
      storage.pointee.lines = solver.lines
      let model = storage.pointee.model
      storage.pointee.conflicts = solver.conflicts.map { model.conflict($0) }
    } catch {
      // What was compiled may be half changed, and the old values' memory gone.
      storage.pointee.values = Buffer()
      storage.pointee.conflicts = []
      storage.pointee.model.change = .structure
      throw storage.pointee.model.telling(error)
    }
    storage.pointee.hasSolution = true
    storage.pointee.model.change = .none
    if Invariants.areChecked { checkInvariants() }
  }

  /// Proves that the last solve's values are a solution, and stops the process if they are not.
  ///
  /// Called after every solve in a build with `swift build -Xswiftc -DCHECK_INVARIANTS`.
  /// - Complexity: O(constraints).
  @usableFromInline
  package func checkInvariants() {
    storage.pointee.model.checkInvariants()
    guard storage.pointee.model.change == .none, let solver = storage.pointee.solver else { return }
    storage.pointee.model.checkSolution(
      storage.pointee.values, leavingOut: solver.conflicts.map(\.broken))
  }

  /// How much one call of `solve()`, `explanation(of:)` or `regions(of:in:)` may do before it ends with
  /// `SolverError.workLimit`.
  ///
  /// Work is counted, not time, so that the same system ends in the same way on every machine and under every load: the
  /// unit is about one number of a tableau that is looked at. The default of 800 million takes one to three seconds, a
  /// thousand times what layouts need.
  /// ```swift
  /// system.workLimit = 4_000_000_000        // let a study of a million rows take its time
  /// ```
  public var workLimit: Int {
    get { storage.pointee.model.budget.pointee.limit }
    set {
      precondition(newValue > 0, "The work limit has to be positive.")
      storage.pointee.model.budget.pointee.limit = newValue
    }
  }

  /// What the last call did, in the unit of `workLimit`.
  package var lastWork: Int { storage.pointee.model.budget.pointee.spent }

  /// The solver of the model as it is.
  private func compiledSolver() throws(SolverError) -> SystemSolver {
    if let solver = storage.pointee.solver, storage.pointee.model.change != .structure { return solver }
    if let error = storage.pointee.model.unusableBound { throw error }
    let solver = SystemSolver(storage.pointee.model)
    storage.pointee.solver = solver
    storage.pointee.compilationCount += 1
    return solver
  }

  /// What the system did since it was last compiled, and how often that was, for tests of what is not done.
  ///
  /// The effort is the number of the tableau's entries that were gone through: time that does not depend on the
  /// machine.
  package var work: (compilations: Int, optimisations: Int, searches: Int, effort: Int) {
    let (optimisations, searches, effort) = storage.pointee.solver?.work ?? (0, 0, 0)
    return (storage.pointee.compilationCount, optimisations, searches, effort)
  }

  /// A variable's value as of the last solve, on a grid of 2^-20 points.
  ///
  /// - Precondition: the variable existed when the system was last solved.
  @inlinable
  public func value(of variable: Variable) -> Double {
    precondition(
      UInt(bitPattern: Int(variable.index)) < UInt(bitPattern: storage.pointee.values.count),
      "The variable belongs to another system, or was added after the last solve().")
    return storage.pointee.values[Int(variable.index)]
  }

  /// Whether the constraints left a choice for this variable at the last solve.
  ///
  /// The value is then the one that `Documentation/ConstraintSolver.md` defines, the same on every machine. True
  /// also for a variable without a value: before the first solve, after one that failed, and for a variable that was
  /// added since.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard storage.pointee.hasSolution, let solver = storage.pointee.solver,
      UInt32(bitPattern: variable.index) < storage.pointee.values.count
    else { return true }
    return solver.isAmbiguous(variable.index)
  }

  /// Whether the constraints left a choice for any variable: a quick answer where they mostly do not.
  package var isAmbiguousSomewhere: Bool {
    guard storage.pointee.hasSolution, let solver = storage.pointee.solver else { return true }
    return solver.isAmbiguousSomewhere
  }

  /// The sets of required constraints that excluded each other at the last solve, each with a member left out.
  ///
  /// They come in the order of activation of the members left out. Everything else was solved as if those
  /// had never been added. None before the first solve and after one that failed; constraints that were removed since
  /// are still named.
  public var conflicts: [Conflict] { storage.pointee.conflicts }

  /// By how much a constraint is violated by the values of the last solve.
  ///
  /// - Throws: `SolverError.unknownConstraint`, `SolverError.notSolved`.
  public func violation(of id: ConstraintID) throws(SolverError) -> Double {
    let model = storage.pointee.model
    let position = try model.position(of: id)
    guard model.change == .none else { throw .notSolved }
    // With twice the precision: what is left of large numbers that cancel may be all there is.
    var difference = PreciseSum(SIMD4<Double>.constant(-model.rows[position].constant))
    for index in model.termRange(of: position) {
      difference.add(
        model.terms[index].coefficient, .constant(storage.pointee.values[model.terms[index].variable]))
    }
    return model.rows[position].relation.violation(difference.value[0])
  }

  /// The constraints and parameters that determine a variable's value of the last solve.
  ///
  /// - Throws: `SolverError.unknownVariable`, `SolverError.notSolved`.
  /// - Complexity: O(constraints) for the first question after a solve, then O(variables) plus what the value
  ///   depends on.
  public func explanation(of variable: Variable) throws(SolverError) -> Explanation {
    let model = storage.pointee.model
    guard variable.index >= 0, variable.index < model.variableCount else { throw .unknownVariable(variable) }
    guard model.change == .none, let solver = storage.pointee.solver else { throw .notSolved }
    model.budget.pointee.restart()
    do { return try solver.explanation(of: variable.index, in: model) } catch { throw model.telling(error) }
  }

  /// Divides a range of a parameter where the set of tight constraints changes.
  ///
  /// Between two changes every value is a straight line, so that what holds at the ends of all regions holds for
  /// every value of the parameter. The other parameters keep their values; the last solve is not affected.
  /// - Throws: `SolverError.notAParameter`, `SolverError.invalidNumber`, `SolverError.iterationLimit`.
  /// - Complexity: one compilation, and for each region what its changed components cost.
  public func regions(
    of parameter: Variable, in range: ClosedRange<Double>
  ) throws(SolverError) -> [ParametricRegion] {
    let lane = try storage.pointee.model.lane(of: parameter)
    try Model.check(range.lowerBound, .range)
    try Model.check(range.upperBound, .range)
    if let error = storage.pointee.model.unusableBound { throw error }
    let model = storage.pointee.model.fixingParameters(except: lane)
    defer { model.deallocate() }
    model.budget.pointee.restart()
    var finder = ParametricRegionFinder(model)
    do { return try finder.regions(in: range) } catch { throw model.telling(error) }
  }
}
