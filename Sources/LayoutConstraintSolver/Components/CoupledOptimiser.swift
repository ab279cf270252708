/// Optimises components of several roots, one after another, with the same scratch space.
struct CoupledOptimiser<Form: AffineForm>: ~Copyable {
  private let choosesPoints: Bool
  private(set) var simplex = LexicographicSimplex<Form>()
  private var face = OptimalFace<Form>()
  private var successive = SuccessiveUnknowns<Form>()
  private var chain = ChainOptimiser<Form>()
  private var tree = TreeOptimiser<Form>()
  private var ownMixed = Buffer<Form>()
  private var means = Means.tableau
  /// The number of entries that all pivots so far went through.
  private(set) var effort = 0

  /// How a component was solved.
  private enum Means {
    case tableau, successive, chain, tree
  }

  init(choosesPoints: Bool) { self.choosesPoints = choosesPoints }

  deinit {
    simplex.deallocate()
    face.deallocate()
    successive.deallocate()
    chain.deallocate()
    tree.deallocate()
    ownMixed.deallocate()
  }

  /// What the last solution's validity needs beside its box.
  var mixed: Buffer<Form> {
    switch means {
    case .tableau: ownMixed
    case .successive: successive.mixed
    case .chain: chain.mixed
    case .tree: tree.mixed
    }
  }

  /// Finds the component's best point, and writes its roots' forms and whether each is ambiguous.
  mutating func solve(
    _ index: Int, _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form,
    leavesTableau: Bool
  ) throws(SolverError) -> ComponentOptimiser<Form>.Outcome {
    if system.pointee.lastDecided.count > 0 { system.pointee.lastDecided[index] = -1 }
    if system.pointee.steepness.contains(index, of: system.pointee.partition) {
      return try solveWide(index, component, system, point)
    }
    // Only a tableau tells how much is left of what it adds up.
    let leavesTableau =
      leavesTableau
      || (system.pointee.presolve.absorption != .all && component.rootCount <= Self.mostRootsByChance)
    if choosesPoints, !leavesTableau, let validity = successive.solve(component, of: system, at: point) {
      if Invariants.areChecked { try compareWithTableau(index, component, system, point) }
      means = .successive
      return ComponentOptimiser<Form>.Outcome(validity: validity)
    }
    if !leavesTableau, let outcome = try solveAsChain(index, component, system, point) { return outcome }
    if choosesPoints, !leavesTableau, let outcome = try solveAsTree(index, component, system, point) {
      return outcome
    }
    return try solveByTableau(index, component, system, point)
  }

  private mutating func solveAsTree(
    _ index: Int, _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form
  ) throws(SolverError) -> ComponentOptimiser<Form>.Outcome? {
    let outcome = try tree.solve(index, source(component, system, point), of: system)
    guard let outcome else { return nil }
    if Invariants.areChecked { try compareWithTableau(index, component, system, point) }
    means = .tree
    return outcome
  }

  private mutating func solveAsChain(
    _ index: Int, _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form
  ) throws(SolverError) -> ComponentOptimiser<Form>.Outcome? {
    let outcome = try chain.solve(
      source(component, system, point), candidates: { system.pointee.candidates(ofComponent: index) },
      of: system)
    guard let outcome else { return nil }
    if Invariants.areChecked, choosesPoints { try compareWithTableau(index, component, system, point) }
    means = .chain
    return outcome
  }

  private mutating func solveByTableau(
    _ index: Int, _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form
  ) throws(SolverError) -> ComponentOptimiser<Form>.Outcome {
    means = .tableau
    let source = loadTableau(component, system, point)
    defer { effort += simplex.tableau.effort }
    try simplex.optimise(source)
    if let outcome = try solveNearParallels(index, source, system) { return outcome }
    var isCoarse = false
    var outcome = try readOptimum(index, source, system, &isCoarse)
    if isCoarse, !simplex.isInDoubt {
      simplex.refactor(source)
      simplex.computeRates()
      try simplex.improve(source)
      outcome = try readOptimum(index, source, system, &isCoarse)
    }
    if simplex.isInDoubt, simplex.canBeSolvedWide { return try solveWide(index, component, system, point) }
    // A choice among several points took further steps.
    return try solveNearParallels(index, source, system) ?? outcome
  }

  /// If less is left of a coefficient, too few of its digits are right, whichever rows it is from.
  private static var leastRemainder: Double { 1e-6 }
  /// In larger tableaus that little is left by chance, and numbers of any precision take long.
  private static var mostRootsByChance: Int { 40 }

  /// Solves a component in another way if rows that doubles hardly tell apart have a part in the tableau; nil if none have.
  private mutating func solveNearParallels(
    _ index: Int, _ source: LexicographicSimplex<Form>.Source, _ system: Place<Structure<Form>>
  ) throws(SolverError) -> ComponentOptimiser<Form>.Outcome? {
    let remainder = simplex.tableau.leastRemainder
    if source.component.rootCount <= Self.mostRootsByChance,
      remainder < Self.leastRemainder || simplex.hidesRates()
    {
      return try solveFromRows(index, source, system)
    }
    if remainder == 1 { return nil }
    let canBeWide = Steepness.isSolvable(source.component)
    let simplex = simplex
    let rows = try NearParallels(in: source) { first, second in
      canBeWide || !(simplex.clearlyHolds(first) || simplex.clearlyHolds(second))
    }
    guard let rows else { return nil }
    if canBeWide { return try solveFromRows(index, source, system) }
    return ComponentOptimiser<Form>.Outcome(undecided: rows)
  }

  /// Solves a component in numbers of any precision, from the rows as they were written if there are few enough.
  private mutating func solveFromRows(
    _ index: Int, _ source: LexicographicSimplex<Form>.Source, _ system: Place<Structure<Form>>
  ) throws(SolverError) -> ComponentOptimiser<Form>.Outcome {
    if system.pointee.canBeUnabsorbed { return ComponentOptimiser<Form>.Outcome(needsAllRows: true) }
    return try solveWide(index, source.component, system, source.point)
  }

  /// Chooses among the best points, and writes the roots' forms.
  ///
  /// - Parameter isCoarse: becomes whether the tableau was less precise than the rows.
  private mutating func readOptimum(
    _ index: Int, _ source: LexicographicSimplex<Form>.Source, _ system: Place<Structure<Form>>,
    _ isCoarse: inout Bool
  ) throws(SolverError) -> ComponentOptimiser<Form>.Outcome {
    let (component, partition, residual) = (source.component, source.partition, source.residual)
    ownMixed.removeAll()
    if Invariants.areChecked, !simplex.isInDoubt { simplex.checkInvariants(component, partition, residual) }
    var outcome = ComponentOptimiser<Form>.Outcome(isInfeasible: isInfeasible(residual))
    var decidingLevel = simplex.weakestDecidingLevel
    for position in component.roots { system.pointee.rootIsAmbiguous[partition.rootOrder[position]] = false }
    if choosesPoints, !outcome.isInfeasible, face.read(simplex) {
      try chooseOnFace(index, source, system)
      simplex.mendDrift(source)
      decidingLevel = .max
    }
    writeForms(component, partition, system.pointee.rootForms)
    isCoarse = !simplex.refine(system.pointee.rootForms, source)
    if !outcome.isInfeasible {
      outcome.isDoubtful = simplex.missesRequiredRow(system.pointee.rootForms, source)
    }
    certify(&outcome.validity, decidingLevel, at: source.point)
    return outcome
  }

  /// Solves a component that doubles cannot tell enough of.
  private mutating func solveWide(
    _ index: Int, _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form
  ) throws(SolverError) -> ComponentOptimiser<Form>.Outcome {
    means = .tableau
    ownMixed.removeAll()
    let source = loadTableau(component, system, point)
    let columns = simplex.tableau.columnIdentities.copy()
    defer { columns.deallocate() }
    var optimiser = WideOptimiser(source, simplex.rows, start: columns)
    let result = try optimiser.solve(
      candidates: {
        let candidates = system.pointee.candidates(ofComponent: index)
        for candidate in candidates { system.pointee.followsPreference[candidate.member.variable] = true }
        return candidates
      }, choosesPoints: choosesPoints,
      into: &simplex)
    var outcome = ComponentOptimiser<Form>.Outcome(isInfeasible: result.isInfeasible)
    // All sizes are looked at: what a parameter adds may be as large as what it is added to.
    outcome.isDoubtful = true
    writeForms(component, source.partition, system.pointee.rootForms)
    certify(&outcome.validity, result.decidingLevel, at: point)
    for position in 0..<component.roots.count {
      let root = source.partition.rootOrder[component.roots.lowerBound + position]
      system.pointee.rootIsAmbiguous[root] = result.ambiguous.isEmpty ? false : result.ambiguous[position]
      let (form, value) = (system.pointee.rootForms[root], result.values[position])
      if (form.value(at: point) - value).magnitude <= 4 * value.ulp { continue }
      // Parts cancel here that are larger than what is left of them.
      outcome.validity.pin(form, at: point)
      system.pointee.rootForms[root] = .constant(value)
    }
    return outcome
  }

  /// Fills the tableau for a component.
  private mutating func loadTableau(
    _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form
  ) -> LexicographicSimplex<Form>.Source {
    let (partition, residual) = (system.pointee.partition, system.pointee.presolve.residual)
    simplex.rows.load(component, of: partition, residual: residual)
    simplex.loadStart(component, of: partition, residual: residual, at: point)
    return source(component, system, point)
  }

  private func source(
    _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form
  ) -> LexicographicSimplex<Form>.Source {
    LexicographicSimplex<Form>.Source(component: component, system: system, point: point)
  }

  /// The simplex finds the same, and the same choice.
  private mutating func compareWithTableau(
    _ index: Int, _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form
  ) throws(SolverError) {
    // Where there are many it takes too long, which is what the other ways are for.
    if component.roots.count > 60 { return }
    let roots = component.roots.map { system.pointee.partition.rootOrder[$0] }
    let forms = roots.map { system.pointee.rootForms[$0] }
    let marks = roots.map { system.pointee.rootIsAmbiguous[$0] }
    // A proof is no work of the engine: every build counts the same for the same system.
    let ownEffort = effort
    defer { effort = ownEffort }
    let outcome = try solveByTableau(index, component, system, point)
    Invariants.require(!outcome.isInfeasible, "component \(index) has no solution")
    for (root, (form, mark)) in zip(roots, zip(forms, marks)) {
      let (own, other) = (form.value(at: point), system.pointee.rootForms[root].value(at: point))
      Invariants.require(
        system.pointee.rootIsAmbiguous[root] == mark, "root \(root) has \(mark ? "no" : "a") choice")
      Invariants.require(
        (own - other).magnitude <= RoundingNoise.feasibility(scale: other),
        "root \(root) is at \(own), not \(other)")
      system.pointee.rootForms[root] = form
    }
  }

  /// Several points are the best: marks what differs between them, and moves to the one that the rules choose.
  private mutating func chooseOnFace(
    _ index: Int, _ source: LexicographicSimplex<Form>.Source, _ system: Place<Structure<Form>>
  ) throws(SolverError) {
    try face.findAmbiguousRoots(&simplex, source)
    for position in 0..<face.marks.count {
      let root = system.pointee.partition.rootOrder[source.component.roots.lowerBound + position]
      system.pointee.rootIsAmbiguous[root] = face.marks[position]
    }
    let candidates = system.pointee.candidates(ofComponent: index)
    for candidate in candidates { system.pointee.followsPreference[candidate.member.variable] = false }
    try face.settle(&simplex, source, candidates) { system.pointee.followsPreference[$0] = true }
  }

  private func isInfeasible(_ residual: ResidualSystem<Form>) -> Bool {
    for slot in 0..<simplex.tableau.slotCount {
      let cost = simplex.rows[simplex.tableau.slotIdentities[slot]]
      guard cost.isRequired else { continue }
      let row = residual.rows[cost.source]
      let violation = row.relation.violation(simplex.tableau.values[slot])
      if violation > RoundingNoise.feasibility(scale: row.constant[0]) { return true }
    }
    return false
  }

  private func writeForms(
    _ component: Partition.Component, _ partition: Partition, _ forms: Buffer<Form>
  ) {
    for position in 0..<component.roots.count {
      let slot = simplex.tableau.slot(of: simplex.rows.root(position))
      let root = partition.rootOrder[component.roots.lowerBound + position]
      forms[root] = slot.map { simplex.tableau.constants[$0] } ?? Form()
    }
  }

  /// The point stays the best while no residual that has a say changes its side.
  private mutating func certify(_ validity: inout Validity<Form>, _ decidingLevel: Int32, at point: Form) {
    for slot in 0..<simplex.tableau.slotCount {
      let identity = simplex.tableau.slotIdentities[slot]
      let cost = simplex.rows[identity]
      let isRoot =
        !simplex.rows.isRow(identity) && Int(identity) < simplex.rows.rowCount + simplex.rows.rootCount
      if isRoot || cost.level > decidingLevel { continue }
      let form = simplex.tableau.constants[slot]
      if form.isConstant { continue }
      if simplex.tableau.values[slot].magnitude <= RoundingNoise.coincidence {
        validity.pin(form, at: point)
      } else {
        let slack = simplex.sides[slot] > 0 ? form : -form
        if decidingLevel == .max {
          validity.require(positive: slack, at: point, mixed: &ownMixed)
        } else {
          validity.require(nonNegative: slack, at: point, mixed: &ownMixed)
        }
      }
    }
  }
}
