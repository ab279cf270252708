extension RandomSystem {
  /// Takes some rows away, so that more is left open, and says of most variables when they are decided and what they
  /// prefer, also while the system is solved again and again.
  mutating func leaveChoices(seed: UInt64) {
    var writer = SystemWriter(kind: "choices", number: number, seed: ~seed)
    kind = "choices"
    // What is required stays: conflicts are another matter.
    for index in rows.indices where rows[index].priority < 1000 && writer.chance(50) {
      steps[0].append(.remove(row: index))
    }
    let unknowns = variables.indices.filter { variables[$0].parameter == nil }
    for variable in unknowns {
      if writer.chance(70) { variables[variable].rank = writer.pick([-2, -1, 0, 1, 7]) }
      if writer.chance(30) { variables[variable].preferred = writer.random.number(in: -40...300) }
    }
    for step in steps.indices where !unknowns.isEmpty && writer.chance(50) {
      let variable = writer.pick(unknowns)
      steps[step].append(.prefer(variable: variable, value: writer.random.number(in: -40...300)))
    }
  }
}
