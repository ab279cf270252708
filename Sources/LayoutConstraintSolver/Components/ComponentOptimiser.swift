/// Optimises one component after another with the same scratch space.
struct ComponentOptimiser<Form: AffineForm>: ~Copyable {
  /// What holds for a component beyond its roots' forms.
  struct Outcome {
    var validity = Validity<Form>()
    var isInfeasible = false
    /// Whether some required row is missed all the same, by more than rounding explains.
    var isDoubtful = false
    /// Whether so little is left of a coefficient that those count from which others were absorbed. There is no solution then.
    var needsAllRows = false
    /// Two rows that hardly differ from each other, of more unknowns than can be told from them.
    var undecided: NearParallels?
    /// What the validity needs beside its box; the optimiser's, until it solves another component.
    var mixed = Buffer<Form>()
  }

  /// Without it, any best point will do: only whether required rows can hold is of interest.
  let choosesPoints: Bool
  private var single = SingleUnknown<Form>()
  /// What holds the root of the component that was solved last, if it has but one.
  private(set) var singleTightRow = SingleUnknown<Form>.none
  /// The rows that exclude each other there.
  private(set) var singleClash: (low: Int32, high: Int32)?
  /// For components of several roots; made for the first one, since many systems have none.
  private var coupled = OwnedLater<CoupledOptimiser<Form>>()

  init(choosesPoints: Bool) { self.choosesPoints = choosesPoints }

  deinit { single.deallocate() }

  /// The number of entries that all pivots so far went through.
  var effort: Int { coupled.place.map { $0.pointee.effort } ?? 0 }

  /// The tableau as the component that was solved last left it, if it has several roots.
  var simplex: LexicographicSimplex<Form>? { isCoupled ? coupled.place.map { $0.pointee.simplex } : nil }
  private var isCoupled = false

  /// Finds the component's best point, and writes its roots' forms and whether each is ambiguous.
  ///
  /// - Parameter leavesTableau: whether `simplex` is of interest afterwards.
  @inline(__always)
  mutating func solve(
    _ index: Int, of system: Place<Structure<Form>>, at point: Form, leavesTableau: Bool = false
  ) throws(SolverError) -> Outcome {
    let component = system.pointee.partition.components[index]
    isCoupled = component.rootCount > 1
    if !isCoupled { return solveSingle(index, component, system, point) }
    let coupled = self.coupled.place ?? self.coupled.put(CoupledOptimiser(choosesPoints: choosesPoints))
    var outcome = try coupled.pointee.solve(index, component, system, point, leavesTableau: leavesTableau)
    outcome.mixed = coupled.pointee.mixed
    return outcome
  }

  private mutating func solveSingle(
    _ index: Int, _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form
  ) -> Outcome {
    let root = system.pointee.partition.rootOrder[component.firstRoot]
    let solution = single.solve(
      rows: system.pointee.partition.rowOrder.elements(component.rows),
      of: system.pointee.presolve.residual, at: point,
      first: { system.pointee.firstCandidate(ofComponent: index) })
    singleTightRow = solution.tightRow
    singleClash = solution.clash
    if solution.isAmbiguous {
      for variable in system.pointee.members.variables(ofComponent: index) {
        system.pointee.followsPreference[variable] = solution.followsPreference
      }
    }
    system.pointee.rootForms[root] = solution.form
    system.pointee.rootIsAmbiguous[root] = solution.isAmbiguous
    return Outcome(
      validity: solution.validity, isInfeasible: solution.isInfeasible, mixed: single.mixed)
  }
}
