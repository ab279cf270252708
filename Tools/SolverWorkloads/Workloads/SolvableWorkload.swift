import LayoutConstraintSolver

/// A workload as a `ConstraintSystem`, built through the public interface only.
///
/// ```swift
/// let built = try SolvableWorkload(Workload(named: "w1:10"))
/// try built.solve(at: Workload.firstSize)
/// Workload.checksum(built.values())  // 29331
/// ```
public struct SolvableWorkload {
  /// The system that holds the workload's constraints.
  public let system: ConstraintSystem
  /// The workload's variables by number; the first two are parameters.
  public let variables: [Variable]

  /// Creates the variables and a constraint object per row, and adds them in order.
  ///
  /// - Throws: `SolverError`.
  public init(_ workload: Workload) throws(SolverError) {
    let system = ConstraintSystem(
      reservingVariables: workload.variableCount, constraints: workload.rows.count,
      terms: workload.terms.count)
    var variables: [Variable] = []
    variables.reserveCapacity(workload.variableCount)
    variables.append(try system.addParameter(Workload.firstSize.width))
    variables.append(try system.addParameter(Workload.firstSize.height))
    for _ in 2..<workload.variableCount { variables.append(system.addVariable()) }

    for row in workload.rows {
      var expression = LinearExpression()
      for index in row.terms {
        let term = workload.terms[index]
        expression.add(term.coefficient, variables[term.variable])
      }
      let constraint = Constraint(
        expression, Relation(row.relation), row.constant, priority: Priority(Float(row.priority)))
      try system.add(constraint)
    }
    self.system = system
    self.variables = variables
  }

  /// Solves for a size of the root.
  ///
  /// - Throws: `SolverError`.
  public func solve(at size: Workload.Size) throws(SolverError) {
    try system.setValue(size.width, of: variables[0])
    try system.setValue(size.height, of: variables[1])
    try system.solve()
  }

  /// Copies the value of every variable into an array of that length.
  public func read(into values: inout [Double]) {
    unsafe values.withUnsafeMutableBufferPointer { copy in
      unsafe system.withValues { solved in
        // The workload's variables are all that the system has, in the same order.
        _ = unsafe copy.update(fromContentsOf: solved)
      }
    }
  }

  /// The value of every variable.
  public func values() -> [Double] { variables.map { system.value(of: $0) } }
}

extension Relation {
  fileprivate init(_ relation: Workload.Relation) {
    switch relation {
    case .atMost: self = .lessThanOrEqual
    case .equal: self = .equal
    case .atLeast: self = .greaterThanOrEqual
    }
  }
}
