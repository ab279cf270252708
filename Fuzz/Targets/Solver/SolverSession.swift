import LayoutConstraintSolver

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One system, driven by the fuzzer's bytes; traps where the system breaks a promise.
struct SolverSession {
  private struct Row {
    let terms: [(coefficient: Double, variable: Int)]
    let relation: Relation
    var constant: Double
    var priority: Priority
  }

  private static let coefficients: [Double] = [1, -1, 1, -1, 1, -1, 0.5, -0.5, 2, -2, 3, 0.25, 0, 0.666667]
  private static let constants: [Double] = [0, 0, 8, 16, 20, 44, 100, 320, -8, -16, -100, 0.5, 1_000]
  private static let priorities: [Double] = [1000, 1000, 1000, 999, 751, 750, 250, 50, 1, 0.5, 1001, 0]

  private var input: SolverInput
  private let system = ConstraintSystem()
  private var variables: [Variable] = []
  private var lowerBounds: [Double?] = []
  private var parameters: [Int: Double] = [:]
  /// The rows that are in the system, in the order of addition.
  private var rows: [(id: ConstraintID, row: Row)] = []
  private var removed: [ConstraintID] = []
  /// Whether every number so far is of a size for which the promised precision can be checked.
  private var isModerate = true
  private var hasUnusableBound = false
  /// Whether the calls are printed as Swift, to turn an input that was found into a test.
  private let prints: Bool

  init(input: SolverInput, prints: Bool) {
    self.input = input
    self.prints = prints
  }

  mutating func run() {
    // Long inputs only repeat what short ones find.
    var calls = 0
    while !input.isAtEnd, calls < 100 {
      call()
      calls += 1
    }
    solveAndCheck()
  }

  private mutating func call() {
    switch input.index(below: 16) {
    case 0...1: addVariable()
    case 2: addParameter()
    case 3...9: addConstraint()
    case 10: remove()
    case 11: setConstant()
    case 12: setPriority()
    case 13: setParameter()
    default: solveAndCheck()
    }
  }

  // MARK: Calls

  private mutating func addVariable() {
    let isBounded = input.byte() & 1 == 0
    let bound = isBounded ? input.number(Self.constants) : nil
    note("let v\(variables.count) = system.addVariable(lowerBound: \(bound.map { "\($0)" } ?? "nil"))")
    variables.append(system.addVariable(lowerBound: bound))
    // Minus infinity is a way to say none; for any other number that cannot be used, solve() throws.
    lowerBounds.append(bound == -.infinity ? nil : bound)
    if let bound = lowerBounds[lowerBounds.count - 1] {
      if !(bound.magnitude <= 1e12) { hasUnusableBound = true }
      noteConstant(bound)
    }
  }

  private mutating func addParameter() {
    let value = input.number(Self.constants)
    note("let v\(variables.count) = try system.addParameter(\(value))")
    do throws(SolverError) {
      parameters[variables.count] = value
      variables.append(try system.addParameter(value))
      lowerBounds.append(nil)
      noteConstant(value)
    } catch {
      parameters[variables.count] = nil
      expectRefusal(!(value.magnitude <= 1e12) || parameters.count >= 7)
    }
  }

  private mutating func addConstraint() {
    guard !variables.isEmpty else { return }
    let terms = (0..<input.index(below: 7)).map { _ in
      (coefficient: input.number(Self.coefficients), variable: input.index(below: variables.count))
    }
    let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][input.index(below: 3)]
    let row = Row(
      terms: terms, relation: relation, constant: input.number(Self.constants),
      priority: Priority(Float(input.number(Self.priorities))))
    let sum = terms.map { "\($0.coefficient) * v\($0.variable)" }.joined(separator: " + ")
    note("try system.add((\(sum)) \(relation) \(row.constant) at \(row.priority.rawValue))")
    var expression = LinearExpression()
    for term in terms { expression.add(term.coefficient, variables[term.variable]) }
    do throws(SolverError) {
      let id = try system.add(Constraint(expression, relation, row.constant, priority: row.priority))
      rows.append((id, row))
      noteConstant(row.constant)
      for term in terms where term.coefficient != 0 { noteCoefficient(term.coefficient) }
    } catch {
      let factors = terms.map(\.coefficient.magnitude).filter { $0 != 0 }
      let usable = factors.allSatisfy { (1e-9...1e9).contains($0) }
      let hasPriority = row.priority.rawValue > 0 && row.priority.rawValue <= 1000
      expectRefusal(!usable || factors.isEmpty || !hasPriority || !(row.constant.magnitude <= 1e12))
    }
  }

  private mutating func remove() {
    guard !rows.isEmpty else { return removeAgain() }
    let (id, _) = rows.remove(at: input.index(below: rows.count))
    note("try system.remove(constraint \(id.serial))")
    do throws(SolverError) {
      try system.remove(id)
    } catch {
      fatalError("a handle in use is refused: \(error)")
    }
    removed.append(id)
  }

  private mutating func removeAgain() {
    guard let id = removed.last else { return }
    do throws(SolverError) {
      try system.remove(id)
      fatalError("a removed handle is taken")
    } catch {
      expectRefusal(error == .unknownConstraint(id))
    }
  }

  private mutating func setConstant() {
    guard !rows.isEmpty else { return }
    let position = input.index(below: rows.count)
    let constant = input.number(Self.constants)
    note("try system.setConstant(\(constant), of: constraint \(rows[position].id.serial))")
    do throws(SolverError) {
      try system.setConstant(constant, of: rows[position].id)
      rows[position].row.constant = constant
      noteConstant(constant)
    } catch {
      expectRefusal(!(constant.magnitude <= 1e12))
    }
  }

  private mutating func setPriority() {
    guard !rows.isEmpty else { return }
    let position = input.index(below: rows.count)
    let priority = Priority(Float(input.number(Self.priorities)))
    note("try system.setPriority(\(priority.rawValue), of: constraint \(rows[position].id.serial))")
    do throws(SolverError) {
      try system.setPriority(priority, of: rows[position].id)
      rows[position].row.priority = priority
    } catch {
      expectRefusal(!(priority.rawValue > 0 && priority.rawValue <= 1000))
    }
  }

  private mutating func setParameter() {
    guard !variables.isEmpty else { return }
    let variable = input.index(below: variables.count)
    let value = input.number(Self.constants)
    note("try system.setValue(\(value), of: v\(variable))")
    do throws(SolverError) {
      try system.setValue(value, of: variables[variable])
      parameters[variable] = value
      noteConstant(value)
    } catch {
      expectRefusal(parameters[variable] == nil || !(value.magnitude <= 1e12))
    }
  }

  // MARK: Promises

  private mutating func solveAndCheck() {
    note("try system.solve()")
    do throws(SolverError) {
      try system.solve()
    } catch .iterationLimit where !isModerate {
      return
    } catch .invalidNumber(_, .lowerBound) where hasUnusableBound {
      return
    } catch {
      fatalError("solve() threw \(error)")
    }
    let values = variables.map { system.value(of: $0) }
    for value in values where !value.isFinite { fatalError("a value is \(value)") }
    for variable in variables { _ = system.isAmbiguous(variable) }
    // One is enough: the fuzzer tries them all in time.
    if !variables.isEmpty { checkExplanation(of: variables[input.index(below: variables.count)]) }
    let conflicts = system.conflicts
    checkConflicts(conflicts)
    if isModerate { checkValues(values, broken: Set(conflicts.map(\.broken))) }
  }

  private func checkExplanation(of variable: Variable) {
    do throws(SolverError) {
      let explanation = try system.explanation(of: variable)
      let known = Set(rows.map(\.id))
      precondition(explanation.reasons.allSatisfy { known.contains($0.constraint) && $0.weight.isFinite })
    } catch .iterationLimit where !isModerate {
      return
    } catch {
      fatalError("explanation(of:) threw \(error)")
    }
  }

  private func checkConflicts(_ conflicts: [Conflict]) {
    let required = Set(rows.filter { $0.row.priority == .required }.map(\.id))
    for conflict in conflicts {
      precondition(conflict.members.contains(conflict.broken), "the broken row is no member")
      precondition(required.isSuperset(of: conflict.members), "a member is not required")
    }
    precondition(Set(conflicts.map(\.broken)).count == conflicts.count, "a row is broken twice")
  }

  private func checkValues(_ values: [Double], broken: Set<ConstraintID>) {
    for (variable, value) in parameters {
      precondition((values[variable] - value).magnitude < 1e-6, "a parameter reads another value")
    }
    for (bound, value) in zip(lowerBounds, values) {
      if let bound { precondition(value >= bound - 1e-5, "\(value) is below the bound \(bound)") }
    }
    for (id, row) in rows {
      let residual = row.terms.reduce(-row.constant) { $0 + $1.coefficient * values[$1.variable] }
      let violation =
        switch row.relation {
        case .equal: residual.magnitude
        case .lessThanOrEqual: max(0, residual)
        case .greaterThanOrEqual: max(0, -residual)
        }
      let size = row.terms.reduce(1 + row.constant.magnitude) {
        $0 + ($1.coefficient * values[$1.variable]).magnitude
      }
      if row.priority == .required, !broken.contains(id) {
        precondition(violation <= 1e-5 * size, "required row is missed by \(violation)")
      }
      do throws(SolverError) {
        let reported = try system.violation(of: id)
        precondition((reported - violation).magnitude <= 1e-5 * size, "violation \(violation): \(reported)")
      } catch {
        fatalError("violation(of:) threw \(error)")
      }
    }
  }

  private func note(_ call: @autoclosure () -> String) {
    guard prints else { return }
    print(call())
    // The next call may be the one that traps.
    fflush(nil)
  }

  private func expectRefusal(_ isRightToRefuse: Bool) {
    precondition(isRightToRefuse, "a usable call is refused")
  }

  private mutating func noteConstant(_ value: Double) {
    if !(value.magnitude <= 1e5) { isModerate = false }
  }

  private mutating func noteCoefficient(_ value: Double) {
    if !(0.01...100).contains(value.magnitude) { isModerate = false }
  }
}
