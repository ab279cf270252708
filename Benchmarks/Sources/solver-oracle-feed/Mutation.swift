import SolverWorkloads

/// A wrong answer made on purpose, by which a test sees that the oracle notices.
enum Mutation: String, CaseIterable {
  /// One value is off by a hundredth of a point.
  case value
  /// One variable claims to be ambiguous though it is not, or the other way round.
  case ambiguity
  /// One reported violation is off by one.
  case violation
  /// A conflict is kept quiet, or made up where there is none.
  case conflict
  /// The members of a conflict are not minimal; without conflict, a row claims to conflict with itself.
  case members
  /// One variable claims to follow a row twice as far as it does, or one that it does not follow.
  case explanation

  func apply(to answer: inout SystemAnswer, of system: RandomSystem) {
    let solved = system.variables.indices.filter { system.variables[$0].parameter == nil }
    switch self {
    case .value:
      if let last = solved.last { answer.values[last] += 0.01 }
    case .ambiguity:
      if let last = solved.last { answer.ambiguous[last].toggle() }
    case .violation:
      if !answer.violations.isEmpty { answer.violations[answer.violations.count - 1].amount += 1 }
    case .conflict:
      if answer.conflicts.isEmpty {
        answer.conflicts.append(.init(members: [0], broken: 0))
      } else {
        answer.conflicts.removeLast()
      }
    case .members:
      if answer.conflicts.isEmpty {
        answer.conflicts.append(.init(members: [0], broken: 0))
      } else {
        let members = Set(answer.conflicts[0].members)
        let outsider = system.rows.indices.first { !members.contains($0) } ?? -1
        answer.conflicts[0].members.append(outsider)
      }
    case .explanation:
      guard let last = solved.last else { return }
      if answer.explanations[last].rows.isEmpty {
        answer.explanations[last].rows.append(.init(number: 0, weight: 1))
      } else {
        answer.explanations[last].rows[0].weight *= 2
      }
    }
  }
}
