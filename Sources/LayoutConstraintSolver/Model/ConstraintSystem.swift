/// Variables, constraints with priorities and parameters, and the values that satisfy them best.
///
/// ```swift
/// let system = ConstraintSystem()
/// let parent = try system.addParameter(320)
/// let x = system.addVariable(), width = system.addVariable(lowerBound: 0)
/// try system.add(x == 16)
/// try system.add(x + width == parent - 16)
/// try system.solve()
/// system.value(of: width)                 // 288
/// try system.setValue(390, of: parent)
/// try system.solve()
/// system.value(of: width)                 // 358
/// ```
///
/// Values depend on the constraints alone: the order of addition, the way by which a state was reached, and
/// what was solved before leave no trace, to the last bit. `Documentation/ConstraintSolver.md` states the rules.
///
/// A system is not safe to use from several threads at once.
public final class ConstraintSystem {
  /// Behind an owner: each access to a stored property of a class is checked for overlap at run time, which
  /// took half of the time of adding a constraint.
  @usableFromInline let storage: Owned<Storage>
  private let budget = Owned(WorkBudget())

  @usableFromInline
  struct Storage {
    @usableFromInline var model: Model
    var solver: SystemSolver?
    var compilationCount = 0
    /// One number for each variable, as of the last solve; the solver's. None where that failed.
    @usableFromInline var values = Buffer<Double>()
    /// What the last solve left out. In handles: positions change when constraints are removed.
    var conflicts: [Conflict] = []
    /// Whether there are values, of however many variables.
    var hasSolution = false
    /// How many calls of `withValues(_:)` are under way, whose memory must stay.
    @usableFromInline var loanCount = 0
    /// What another size changes of them while the model is steady.
    @usableFromInline var lines = Buffer<Line>()
  }

  /// An empty system.
  ///
  /// Reserving room for a known number of variables, constraints and terms saves copies while it grows.
  public init(reservingVariables variables: Int = 0, constraints: Int = 0, terms: Int = 0) {
    storage = Owned(
      Storage(
        model: Model(variables: variables, constraints: constraints, terms: terms, budget: budget.place)))
  }

  deinit { storage.pointee.model.deallocate() }

  // MARK: Variables

  /// Adds an unknown; with a lower bound it is held above it at required priority, whatever conflicts.
  ///
  /// - Parameter lowerBound: nil or minus infinity for none. For one that is not a number, `solve()` throws.
  /// - Complexity: O(1) amortised.
  @inlinable
  public func addVariable(lowerBound: Double? = nil) -> Variable {
    if let lowerBound { return storage.pointee.model.addBoundedVariable(lowerBound) }
    return storage.pointee.model.addVariable()
  }

  /// Adds a quantity that is given, not solved for: the width of the root, a safe-area inset.
  ///
  /// Changing it by `setValue(_:of:)` and solving again costs far less than a first solve.
  /// - Throws: `SolverError.invalidNumber`, `SolverError.tooManyParameters`.
  @discardableResult
  public func addParameter(_ value: Double) throws(SolverError) -> Variable {
    try Model.check(value, .parameter)
    return try storage.pointee.model.addParameter(value)
  }

  /// Gives a parameter another value.
  ///
  /// - Throws: `SolverError.invalidNumber`, `SolverError.notAParameter`, `SolverError.unknownVariable`.
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  public func setValue(_ value: Double, of parameter: Variable) throws(SolverError) {
    try storage.pointee.model.setValue(value, of: parameter)
  }

  // MARK: Constraints

  // Inlined always: the expression then stays in registers, which saves a quarter of the time of adding.

  /// Adds a constraint, which takes part from the next solve on.
  ///
  /// - Throws: `SolverError` for numbers that cannot be used, variables of another system, or none at all.
  /// - Complexity: O(terms) amortised.
  @inlinable @inline(__always)
  @discardableResult
  public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try storage.pointee.model.add(constraint)
  }

  /// Adds a constraint over any number of terms.
  ///
  /// ```swift
  /// try system.add(terms: widths.map { .init(1, $0) }, .equal, 320)
  /// ```
  /// The terms are read before anything else happens, so that making them may add variables to the system.
  /// - Throws: `SolverError` for numbers that cannot be used, variables of another system, or none at all.
  /// - Complexity: O(terms) amortised.
  @discardableResult
  public func add(
    terms: some Sequence<LinearExpression.Term>, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    let read = ContiguousArray(terms)
    return try storage.pointee.model.add(read, relation, constant, priority)
  }

  /// Removes a constraint; its handle is invalid from now on.
  ///
  /// - Throws: `SolverError.unknownConstraint`.
  public func remove(_ id: ConstraintID) throws(SolverError) { try storage.pointee.model.remove(id) }

  /// Changes what stands on the right when all variables stand on the left.
  ///
  /// - Throws: `SolverError.unknownConstraint`, `SolverError.invalidNumber`.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    try Model.check(constant, .constant)
    try storage.pointee.model.setConstant(constant, of: id)
  }

  /// Changes how strongly a constraint is wanted.
  ///
  /// - Throws: `SolverError.unknownConstraint`, `SolverError.invalidPriority`.
  public func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
    try storage.pointee.model.setPriority(priority, of: id)
  }

  /// The number of variables, parameters included.
  public var variableCount: Int { storage.pointee.model.variableCount }
  /// The number of constraints that are in the system.
  public var constraintCount: Int { storage.pointee.model.constraintCount }
}
