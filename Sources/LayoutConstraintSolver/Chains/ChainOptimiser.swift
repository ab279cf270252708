/// Optimises a component that is a chain, without a tableau.
///
/// Squeezing cells into one height takes the simplex a pivot for each cell, and each pivot goes through all of them. As
/// a chain it is a matter of sorting: 800 cells took 0.12 s, and take 2 ms.
struct ChainOptimiser<Form: AffineForm> {
  typealias Source = Chain<Form>.Source

  private(set) var chain = Chain<Form>()
  private(set) var stretches = ChainStretches()
  private(set) var choice = ChainChoice<Form>()
  /// What the last solution's validity needs beside its box.
  var mixed = Buffer<Form>()
  /// For each boundary of links how short and how long the parts before it may be; found where that is asked for.
  var reaches = Buffer<ChainReach<Form>>()

  func deallocate() {
    chain.deallocate()
    stretches.deallocate()
    choice.deallocate()
    mixed.deallocate()
    reaches.deallocate()
  }

  /// Finds the component's best point, and writes its roots' forms and whether each is ambiguous; nil where it is no
  /// chain, where what must hold cannot, or where doubles do not tell.
  mutating func solve(
    _ source: Source, candidates: () -> [Structure<Form>.Candidate],
    of system: Place<Structure<Form>>
  ) throws(SolverError) -> ComponentOptimiser<Form>.Outcome? {
    guard chain.load(source), stretches.load(chain.parts, chain.marks) else { return nil }
    try source.budget.pointee.spend(20 * stretches.order.count)
    let total = chain.total.value(at: source.point)
    guard let optimum = ChainOptimum(stretches, partCount: chain.parts.count, total: total) else {
      return nil
    }
    choice.begin(chain, stretches, optimum, at: source.point)
    let candidates = candidates()
    // What is decided before inequalities pull is beyond a chain, in which they have pulled already.
    if optimum.isAmbiguous, candidates.contains(where: \.precedesPull) { return nil }
    for candidate in candidates {
      let member = candidate.member
      system.pointee.followsPreference[member.variable] = false
      choice.decide(member, place: chain.places[source.position(of: member.root)], of: chain)
    }
    for index in 0..<choice.decided.count {
      system.pointee.followsPreference[choice.decided[index].variable] = true
    }
    guard choice.finish(chain) else { return nil }
    writeForms(source, system.pointee.rootForms)
    markAmbiguous(source, optimum, system.pointee.rootIsAmbiguous)
    return certify(source, optimum, system)
  }

  // MARK: The roots

  private func writeForms(_ source: Source, _ forms: Buffer<Form>) {
    var sum = PreciseSum(Form())
    for link in 0..<chain.linkCount {
      for part in chain.parts(ofLinks: link..<link + 1) {
        let (root, amount) = (chain.parts[part].root, choice.amounts[part])
        sum.add(1, amount)
        if root >= 0 { forms[number(of: root, source)] = amount * (1 / chain.parts[part].factor) }
      }
      if link < chain.joints.count {
        let joint = chain.joints[link]
        var own = sum
        own.add(1, joint.constant)
        forms[number(of: joint.root, source)] = (own.value * (-1 / joint.factor)).withoutNoise
      }
    }
  }

  /// The number in the residual system of a root at a position in the component.
  private func number(of root: Int32, _ source: Source) -> Int32 {
    source.partition.rootOrder[source.component.firstRoot + root]
  }

  /// Parts are that can give to each other, and joints that stand between such parts.
  private func markAmbiguous(_ source: Source, _ optimum: ChainOptimum, _ marks: Buffer<Bool>) {
    for root in source.component.roots { marks[source.partition.rootOrder[root]] = false }
    guard optimum.isAmbiguous else { return }
    var (first, last) = (Int32.max, Int32(-1))
    for index in optimum.equal {
      let part = chain.parts[stretches.stretches[stretches.order[index]].part]
      (first, last) = (min(first, part.link), max(last, part.link))
      if part.root >= 0 { marks[number(of: part.root, source)] = true }
    }
    if first >= last { return }
    for joint in first..<last { marks[number(of: chain.joints[joint].root, source)] = true }
  }
}
