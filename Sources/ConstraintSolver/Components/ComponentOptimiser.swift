/// Optimises one component after another with the same scratch space.
struct ComponentOptimiser<Form: AffineForm> {
  /// What holds for a component beyond its roots' forms.
  struct Outcome {
    var validity = Validity<Form>()
    var isInfeasible = false
  }

  /// Without it, any best point will do: only whether required rows can hold is of interest.
  let choosesPoints: Bool
  private var single = SingleUnknown<Form>()
  private(set) var simplex = LexicographicSimplex<Form>()
  /// What holds the root of the component that was solved last, if it has but one.
  private(set) var singleTightRow = SingleUnknown<Form>.none
  private var face = OptimalFace<Form>()

  init(choosesPoints: Bool) { self.choosesPoints = choosesPoints }

  func deallocate() {
    single.deallocate()
    simplex.deallocate()
    face.deallocate()
  }

  /// Finds the component's best point, and writes its roots' forms and whether each is ambiguous.
  @inline(__always)
  mutating func solve(
    _ index: Int, of system: Structure<Form>, at point: Form
  ) throws(SolverError) -> Outcome {
    let component = system.partition.components[index]
    return component.rootCount == 1
      ? solveSingle(index, component, system, point)
      : try solveSeveral(index, component, system, point)
  }

  private mutating func solveSingle(
    _ index: Int, _ component: Partition.Component, _ system: Structure<Form>, _ point: Form
  ) -> Outcome {
    let root = system.partition.rootOrder[component.firstRoot]
    let solution = single.solve(
      rows: UnsafeBufferPointer(rebasing: system.partition.rowOrder.elements[component.rows]),
      of: system.presolve.residual, at: point,
      zero: {
        let first = system.members.variables(ofComponent: index)[0]
        return ComponentMembers.member(first, system.presolve.forest, system.presolve.residual).zero
      })
    singleTightRow = solution.tightRow
    system.rootForms[root] = solution.form
    system.rootIsAmbiguous[root] = solution.isAmbiguous
    return Outcome(validity: solution.validity, isInfeasible: solution.isInfeasible)
  }

  private mutating func solveSeveral(
    _ index: Int, _ component: Partition.Component, _ system: Structure<Form>, _ point: Form
  ) throws(SolverError) -> Outcome {
    let partition = system.partition
    let residual = system.presolve.residual
    simplex.rows.load(component, of: partition, residual: residual)
    simplex.loadStart(component, of: partition, residual: residual, at: point)
    try simplex.optimise()
    var outcome = Outcome(isInfeasible: isInfeasible(residual))
    var decidingLevel = simplex.weakestDecidingLevel
    for position in component.roots { system.rootIsAmbiguous[partition.rootOrder[position]] = false }
    if choosesPoints, !outcome.isInfeasible, face.read(simplex) {
      try chooseOnFace(index, component, system)
      decidingLevel = .max
    }
    writeForms(component, partition, system.rootForms)
    certify(&outcome.validity, decidingLevel, at: point)
    return outcome
  }

  /// Several points are the best: marks what differs between them, and moves to the one that the rules choose.
  private mutating func chooseOnFace(
    _ index: Int, _ component: Partition.Component, _ system: Structure<Form>
  ) throws(SolverError) {
    var marks = [Bool](repeating: false, count: component.roots.count)
    try face.findAmbiguousRoots(&simplex, marks: &marks)
    for (position, mark) in marks.enumerated() {
      system.rootIsAmbiguous[system.partition.rootOrder[component.roots.lowerBound + position]] = mark
    }
    let members = system.members.variables(ofComponent: index).lazy.map {
      ComponentMembers.member($0, system.presolve.forest, system.presolve.residual)
    }
    try face.settle(&simplex, members: members) {
      Int(system.partition.positionOfRoot[$0] - component.firstRoot)
    }
  }

  private func isInfeasible(_ residual: ResidualSystem<Form>) -> Bool {
    for slot in 0..<simplex.tableau.slotCount {
      let cost = simplex.rows[simplex.tableau.slotIdentities[slot]]
      guard cost.isRequired else { continue }
      let row = residual.rows[cost.source]
      let violation = row.relation.violation(simplex.tableau.values[slot])
      if violation > Tolerance.feasibility(scale: row.constant[0]) { return true }
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
  private func certify(_ validity: inout Validity<Form>, _ decidingLevel: Int32, at point: Form) {
    for slot in 0..<simplex.tableau.slotCount {
      let identity = simplex.tableau.slotIdentities[slot]
      let cost = simplex.rows[identity]
      let isRoot =
        !simplex.rows.isRow(identity) && Int(identity) < simplex.rows.rowCount + simplex.rows.rootCount
      if isRoot || cost.level > decidingLevel { continue }
      let form = simplex.tableau.constants[slot]
      if form.isConstant { continue }
      if simplex.tableau.values[slot].magnitude <= Tolerance.coincidence {
        validity.pin(form, at: point)
      } else {
        validity.require(nonNegative: simplex.sides[slot] > 0 ? form : -form, at: point)
      }
    }
  }
}
