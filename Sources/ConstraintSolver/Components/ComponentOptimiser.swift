/// Optimises one component after another with the same scratch space.
struct ComponentOptimiser<Form: AffineForm> {
  /// What holds for a component beyond its roots' forms.
  struct Outcome {
    var validity = Validity<Form>()
    var isInfeasible = false
  }

  private var single = SingleUnknown<Form>()
  private(set) var simplex = LexicographicSimplex<Form>()
  private var face = OptimalFace<Form>()

  func deallocate() {
    single.deallocate()
    simplex.deallocate()
    face.deallocate()
  }

  /// Finds the component's best point, and writes its roots' forms and whether each is ambiguous.
  ///
  /// - Parameter members: asked for only where the constraints leave a choice.
  mutating func solve(
    _ index: Int, of partition: Partition, residual: ResidualSystem<Form>, at point: Form,
    forms: Buffer<Form>, ambiguity: Buffer<Bool>, members: () -> ComponentMembers<Form>
  ) throws(SolverError) -> Outcome {
    let component = partition.components[index]
    if component.rootCount == 1 {
      let root = partition.rootOrder[component.firstRoot]
      let solution = single.solve(
        rows: UnsafeBufferPointer(rebasing: partition.rowOrder.elements[component.rows]), of: residual,
        at: point,
        zero: { members().zeroForm(ofComponent: index) })
      forms[root] = solution.form
      ambiguity[root] = solution.isAmbiguous
      return Outcome(validity: solution.validity, isInfeasible: solution.isInfeasible)
    }
    simplex.rows.load(component, of: partition, residual: residual)
    simplex.loadStart(component, of: partition, residual: residual, at: point)
    try simplex.optimise()
    var outcome = Outcome(isInfeasible: isInfeasible(residual))
    var decidingLevel = simplex.weakestDecidingLevel
    if !outcome.isInfeasible, face.read(simplex) {
      var marks = [Bool](repeating: false, count: component.roots.count)
      try face.findAmbiguousRoots(&simplex, marks: &marks)
      try face.settle(&simplex, members: members().members(ofComponent: index)) {
        Int(partition.positionOfRoot[$0] - component.firstRoot)
      }
      for (position, mark) in marks.enumerated() {
        ambiguity[partition.rootOrder[component.roots.lowerBound + position]] = mark
      }
      decidingLevel = .max
    } else {
      for position in component.roots { ambiguity[partition.rootOrder[position]] = false }
    }
    writeForms(component, partition, forms)
    certify(&outcome.validity, decidingLevel, at: point)
    return outcome
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
