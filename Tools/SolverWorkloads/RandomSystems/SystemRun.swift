import LayoutConstraintSolver

/// A random system inside our solver, taken through its edits.
///
/// ```swift
/// var run = try SystemRun(system)
/// try run.apply(.setValue(variable: 0, value: 320))
/// try run.answer().values
/// ```
public struct SystemRun {
  /// The system as it stands, which is what a fresh one is built from.
  public private(set) var current: RandomSystem

  /// What the random system was put into.
  public let system = ConstraintSystem()
  /// The handles of its variables by number.
  public private(set) var variables: [Variable] = []
  /// The handle of each row by number; nil once it is removed.
  private var handles: [ConstraintID?]

  /// The numbers of the rows that are not in the system any more.
  public var removedRows: Set<Int> { Set(handles.indices.filter { handles[$0] == nil }) }

  /// Builds a system as it starts; `order` is that in which the rows are added, theirs if nil.
  ///
  /// - Throws: `SolverError`.
  public init(_ start: RandomSystem, order: [Int]? = nil) throws(SolverError) {
    current = start
    for variable in start.variables {
      if let value = variable.parameter {
        variables.append(try system.addParameter(value))
      } else {
        variables.append(system.addVariable(lowerBound: variable.bound))
      }
      if let rank = variable.rank { try system.setRank(Int32(rank), of: variables.last!) }
      if let value = variable.preferred { try system.setPreferredValue(value, of: variables.last!) }
    }
    handles = Array(repeating: nil, count: start.rows.count)
    for row in order ?? Array(start.rows.indices) {
      handles[row] = try add(start.rows[row])
    }
  }

  /// Solves after every step, each time starting from what the step before left behind.
  public static func answers(for system: RandomSystem) -> [SystemAnswer] {
    var answers: [SystemAnswer] = []
    do throws(SolverError) {
      var run = try SystemRun(system)
      for edits in system.steps {
        for edit in edits { try run.apply(edit) }
        var answer = try run.answer()
        answer.coldDifference = try run.coldAnswer().difference(from: answer)
        answers.append(answer)
      }
    } catch {
      answers.append(SystemAnswer(error: "\(error)"))
    }
    return answers
  }

  /// Makes one change; a row that was removed before stays as it is.
  ///
  /// - Throws: `SolverError`.
  public mutating func apply(_ edit: RandomSystem.Edit) throws(SolverError) {
    switch edit {
    case .setValue(let variable, let value):
      current.variables[variable].parameter = value
      try system.setValue(value, of: variables[variable])
    case .prefer(let variable, let value):
      current.variables[variable].preferred = value
      try system.setPreferredValue(value, of: variables[variable])
    case .setConstant(let row, let constant):
      current.rows[row].constant = constant
      if let handle = handles[row] { try system.setConstant(constant, of: handle) }
    case .setPriority(let row, let priority):
      current.rows[row].priority = priority
      if let handle = handles[row] { try system.setPriority(Priority(Float(priority)), of: handle) }
    case .remove(let row):
      if let handle = handles[row] { try system.remove(handle) }
      handles[row] = nil
    case .add(let row):
      current.rows.append(row)
      handles.append(try add(row))
    }
  }

  /// Solves and reads everything.
  ///
  /// - Throws: `SolverError`.
  public func answer() throws(SolverError) -> SystemAnswer {
    try system.solve()
    var numbers: [ConstraintID: Int] = [:]
    var violations: [SystemAnswer.Violation] = []
    for (number, handle) in handles.enumerated() {
      guard let handle else { continue }
      numbers[handle] = number
      violations.append(.init(row: number, amount: try system.violation(of: handle)))
    }
    return SystemAnswer(
      values: variables.map { system.value(of: $0) },
      ambiguous: variables.map { system.isAmbiguous($0) },
      violations: violations,
      conflicts: system.conflicts.map { conflict in
        // A handle of no row in the system becomes -1, which no comparison lets pass.
        .init(
          members: conflict.members.map { numbers[$0] ?? -1 }.sorted(),
          broken: numbers[conflict.broken] ?? -1)
      },
      explanations: try explanations(numbers))
  }

  private func explanations(
    _ numbers: [ConstraintID: Int]
  ) throws(SolverError) -> [SystemAnswer.Reasons] {
    func weights(_ influences: [Explanation.Influence]) -> [SystemAnswer.Weight] {
      influences.map { .init(number: Int($0.variable.index), weight: $0.weight) }
    }
    var reasons: [SystemAnswer.Reasons] = []
    for variable in variables {
      let explanation = try system.explanation(of: variable)
      reasons.append(
        .init(
          rows: explanation.reasons.map {
            .init(number: numbers[$0.constraint] ?? -1, weight: $0.weight)
          },
          parameters: weights(explanation.parameters), bounds: weights(explanation.bounds),
          free: explanation.free.map { Int($0.index) }))
    }
    return reasons
  }

  /// The answer of a fresh system, built as this one stands now and with the same row numbers.
  ///
  /// - Throws: `SolverError`.
  public func coldAnswer() throws(SolverError) -> SystemAnswer {
    let order = handles.indices.filter { handles[$0] != nil }
    return try SystemRun(current, order: order).answer()
  }

  private func add(_ row: RandomSystem.Row) throws(SolverError) -> ConstraintID {
    let relation: Relation =
      switch row.relation {
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: .equal
      }
    let priority = Priority(Float(row.priority))
    guard row.terms.count <= LinearExpression.capacity else {
      let terms = row.terms.map { LinearExpression.Term($0.coefficient, variables[$0.variable]) }
      return try system.add(terms: terms, relation, row.constant, priority: priority)
    }
    var expression = LinearExpression()
    for term in row.terms { expression.add(term.coefficient, variables[term.variable]) }
    return try system.add(Constraint(expression, relation, row.constant, priority: priority))
  }
}
