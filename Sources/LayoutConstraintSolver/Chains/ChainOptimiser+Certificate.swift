/// Where what a chain's solution says holds, and whether it is good enough here.
extension ChainOptimiser {
  /// Nil where a row is missed that must hold.
  mutating func certify(
    _ source: Source, _ optimum: ChainOptimum, _ system: Place<Structure<Form>>
  ) -> ComponentOptimiser<Form>.Outcome? {
    reaches.removeAll()
    var certificate = Certificate(source, mixed: mixed)
    defer { mixed = certificate.mixed }
    let deciding = decidingLevel(optimum)
    for index in 0..<chain.parts.count {
      guard certify(index, deciding, &certificate) else { return nil }
    }
    for index in 0..<chain.jointRows.count {
      let row = chain.jointRows[index]
      guard certify(row, optimum, system.pointee.rootForms, &certificate) else { return nil }
    }
    return certificate.outcome(decided: choice.decided, system.pointee.rootForms)
  }

  /// The weakest level that still decides between points: marks of weaker ones may lie on any side.
  ///
  /// In the order of the stretches, those next to the marginal one are told from it by the weakest levels.
  private func decidingLevel(_ optimum: ChainOptimum) -> Int32 {
    if optimum.equal.count > 1 || optimum.isFull { return .max }
    let place = optimum.marginal.lowerBound
    var weakest: Int32 = 0
    for other in [place - 1, place + 1] where other >= 0 && other < stretches.order.count {
      weakest = max(weakest, stretches.firstDifference(stretches.order[place], stretches.order[other]).level)
    }
    return weakest
  }

  /// States that the marks of a part stay on their sides. Returns false where one is missed that must hold.
  private func certify(_ part: Int, _ deciding: Int32, _ certificate: inout Certificate<Form>) -> Bool {
    let amount = choice.amounts[part]
    for index in chain.parts[part].marks {
      let mark = chain.marks[index]
      if mark.level > deciding { continue }
      guard certificate.keep(mark, amount - chain.forms[index], isChoice: deciding == .max) else {
        return false
      }
    }
    return true
  }

  /// A row of a joint alone changes nothing where it is satisfied, as long as there is no choice that it could narrow:
  /// the best point without it is the best one with it.
  private mutating func certify(
    _ row: Chain<Form>.JointRow, _ optimum: ChainOptimum, _ forms: Buffer<Form>,
    _ certificate: inout Certificate<Form>
  ) -> Bool {
    let source = certificate.source
    let content = source.residual.rows[row.row]
    let entry = source.residual.entries[content.firstEntry]
    let residual = content.constant + entry.coefficient * forms[entry.root]
    if content.relation.violation(residual.value(at: source.point)) > RoundingNoise.coincidence {
      return false
    }
    if optimum.isAmbiguous, !isImplied(content, entry, row.joint, &certificate) { return false }
    if content.relation == .equal {
      certificate.validity.pin(residual, at: source.point)
    } else {
      certificate.require(nonNegative: content.relation == .greaterThanOrEqual ? residual : -residual)
    }
    return true
  }

  /// Whether a joint's bound follows from what must hold for the parts on one of its sides, so that it narrows no choice.
  private mutating func isImplied(
    _ row: ResidualSystem<Form>.Row, _ entry: ResidualSystem<Form>.Entry, _ number: Int32,
    _ certificate: inout Certificate<Form>
  ) -> Bool {
    let source = certificate.source
    guard row.isBound, entry.coefficient > 0 else { return false }
    if reaches.count == 0 { ChainReach.find(chain, source, into: &reaches) }
    let joint = chain.joints[number]
    let (before, all) = (reaches[number + 1], reaches[reaches.count - 1])
    // The least that the joint can be, once by the parts before it, and once by those behind it.
    let sums =
      joint.factor < 0
      ? [before.least, (all - before).most.map { chain.total - $0 }]
      : [before.most, (all - before).least.map { chain.total - $0 }]
    for case let sum? in sums {
      let least = (sum + joint.constant) * (-1 / joint.factor)
      let slack = row.constant + entry.coefficient * least
      guard slack.value(at: source.point) >= -RoundingNoise.coincidence else { continue }
      certificate.require(nonNegative: slack)
      return true
    }
    return false
  }
}
