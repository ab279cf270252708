/// A model prepared for solving at any values of its parameters.
///
/// The first solve does what depends on the model alone (equality forest, components) and optimises each
/// component; a further one checks the components' certificates and evaluates.
struct CompiledSystem<Form: AffineForm>: ~Copyable {
  /// How much rounding is put up with.
  enum Care {
    /// Equalities are absorbed.
    case usual
    /// All rows stay as they are.
    case unabsorbed
    /// They are solved in numbers of any precision, besides.
    case exact
  }

  /// What is known of one component.
  private struct State: BitwiseCopyable {
    var validity = Validity<Form>()
    var isSolved = false
    var isInfeasible = false
    /// Whether its required rows have to be looked at.
    var isDoubtful = false
    /// Where its requirements stand.
    var firstRequirement: Int32 = 0
    var requirementCount: Int32 = 0
  }

  private(set) var structure: Owned<Structure<Form>>
  private var states: Buffer<State>
  private var optimiser: ComponentOptimiser<Form>
  private var evaluation = Evaluation<Form>()
  /// The residual row of each of the model's rows, or -1; put together when a constant changes.
  private var residualRows = Buffer<Int32>()
  /// Where all components' certificates hold.
  private(set) var validity = Validity<Form>()
  /// What must not become negative, beside the boxes: functions of several parameters, by component.
  private var requirements = Buffer<Form>()
  private var isSolved = false
  /// Whether required rows exclude each other at the current parameters.
  private(set) var isInfeasible = false
  /// The positions of equalities in the model of which doubles did not tell whether they contradict others.
  private(set) var undecidedRows: Set<Int> = []
  private var hasDoubts = false
  /// Whether a component came to a point where those rows count that were absorbed.
  private var needsAllRows = false
  /// How many times a component was optimised.
  private(set) var optimisationCount = 0
  /// Whether all rows are as the model has them.
  var isUnabsorbed: Bool { structure.pointee.presolve.absorption == .none }
  /// The number of entries that all pivots so far went through.
  var effort: Int { optimiser.effort }

  /// - Parameters:
  ///   - values: where solutions will be written; one for each variable.
  ///   - choosesPoints: whether, where the constraints leave a choice, a point is chosen by the rules.
  init(_ model: Model, values: Buffer<Double>, choosesPoints: Bool, care: Care = .usual) {
    optimiser = ComponentOptimiser(choosesPoints: choosesPoints)
    let made =
      care == .usual
      ? Structure<Form>.make(model, canBeUnabsorbed: true)
      : Structure.makeUnabsorbed(model, isExact: care == .exact)
    states = Buffer(repeating: State(), count: made.pointee.partition.components.count)
    evaluation.takeFixed(made.pointee.presolve.forest, into: values)
    structure = made
  }

  deinit {
    states.deallocate()
    evaluation.deallocate()
    residualRows.deallocate()
    requirements.deallocate()
  }

  /// Brings all values up to date with the parameters.
  ///
  /// - Parameter model: the one that was compiled; not kept, since its storage moves as it grows.
  /// - Returns: whether required rows can all hold; if not, values are of no use.
  mutating func solve(
    _ model: Place<Model>, at point: Form, into values: Buffer<Double>
  ) throws(SolverError) -> Bool {
    let known = optimisationCount
    if !isSolved || !holds(at: point) { try bringRootsUpToDate(model, at: point, into: values) }
    evaluation.write(at: point, into: values)
    if isInfeasible || !optimiser.choosesPoints || isPrecise(at: point) { return !isInfeasible }
    if model.pointee.firstMissed(values) != nil, optimisationCount < known + states.count {
      // What was known from elsewhere is not precise enough here.
      for index in 0..<states.count { states[index].isSolved = false }
      try bringRootsUpToDate(model, at: point, into: values)
      evaluation.write(at: point, into: values)
    }
    if !isInfeasible { try model.pointee.check(values) }
    return !isInfeasible
  }

  /// The same for a model that lies in a variable.
  mutating func solve(
    _ model: inout Model, at point: Form, into values: Buffer<Double>
  ) throws(SolverError) -> Bool {
    try withPlace(of: &model) { (place) throws(SolverError) in try solve(place, at: point, into: values) }
  }

  /// Whether it is known without looking that the values satisfy all required rows as well as is promised.
  private func isPrecise(at point: Form) -> Bool {
    structure.pointee.isPrecise && !hasDoubts && evaluation.isPrecise(at: point)
  }

  /// What another size changes, where `linesValidity` holds.
  var lines: Buffer<Line> { evaluation.lines }

  /// Where writing the lines is all that another size takes.
  var linesValidity: Validity<Form> {
    guard isSolved, !isInfeasible, requirements.count == 0, structure.pointee.isPrecise, !hasDoubts else {
      return .nowhere
    }
    var validity = validity
    validity.formIntersection(evaluation.linesValidity)
    return validity
  }

  private mutating func bringRootsUpToDate(
    _ model: Place<Model>, at point: Form, into values: Buffer<Double>
  ) throws(SolverError) {
    isSolved = false
    try solveComponents(model, at: point)
    if needsAllRows {
      compileAgain(model, from: Structure.makeUnabsorbed(model.pointee))
      evaluation.removeAll()
      evaluation.takeFixed(structure.pointee.presolve.forest, into: values)
      try solveComponents(model, at: point)
    }
    takeRooted(into: values)
    isSolved = true
  }

  private mutating func solveComponents(_ model: Place<Model>, at point: Form) throws(SolverError) {
    validity = Validity()
    isInfeasible = false
    hasDoubts = false
    needsAllRows = false
    let known = requirements
    defer { known.deallocate() }
    requirements = Buffer()
    for index in 0..<states.count {
      if holds(states[index], known, at: point) {
        keepRequirements(of: index, from: known)
      } else {
        states[index].isSolved = false
        optimisationCount += 1
        let start = model.pointee.budget.pointee.spent
        let outcome: ComponentOptimiser<Form>.Outcome
        do throws(SolverError) { outcome = try optimiser.solve(index, of: structure.place, at: point) } catch
        {
          book(index, of: model, since: start)
          throw error
        }
        book(index, of: model, since: start)
        if outcome.needsAllRows {
          needsAllRows = true
          return
        }
        if let rows = outcome.undecided { throw model.pointee.error(about: rows) }
        states[index] = State(
          validity: outcome.validity, isSolved: true, isInfeasible: outcome.isInfeasible,
          isDoubtful: outcome.isDoubtful,
          requirementCount: Int32(truncatingIfNeeded: outcome.mixed.count))
        keepRequirements(of: index, from: outcome.mixed)
      }
      if states[index].isInfeasible { isInfeasible = true }
      if states[index].isDoubtful { hasDoubts = true }
      validity.formIntersection(states[index].validity)
    }
    checkConstantRows(at: point)
    undecidedRows = []
    if structure.pointee.presolve.residual.doubtfulRows.count > 0 { try decideDoubts(model, at: point) }
    if structure.pointee.presolve.residual.definitions.count > 0 { try evaluateDefinitions(model, at: point) }
  }

  /// Notes what a component took, if that is of any weight.
  @inline(__always)
  private func book(_ index: Int, of model: Place<Model>, since start: Int) {
    guard model.pointee.budget.pointee.isOfWeight(since: start) else { return }
    model.pointee.book(.values, since: start, of: structure.pointee.rows(ofComponent: index))
  }

  // MARK: Certificates

  /// Whether all that is known of the components still holds.
  private func holds(at point: Form) -> Bool {
    validity.contains(point) && holds(0..<requirements.count, of: requirements, at: point)
  }

  private func holds(_ state: State, _ requirements: Buffer<Form>, at point: Form) -> Bool {
    let first = Int(state.firstRequirement)
    return state.isSolved && state.validity.contains(point)
      && holds(first..<first + Int(state.requirementCount), of: requirements, at: point)
  }

  private func holds(_ range: Range<Int>, of requirements: Buffer<Form>, at point: Form) -> Bool {
    for index in range where requirements[index].value(at: point) < 0 { return false }
    return true
  }

  /// Copies a component's requirements from where they stand.
  private mutating func keepRequirements(of index: Int, from source: Buffer<Form>) {
    let (first, count) = (Int(states[index].firstRequirement), Int(states[index].requirementCount))
    states[index].firstRequirement = Int32(truncatingIfNeeded: requirements.count)
    for position in first..<first + count { requirements.append(source[position]) }
  }

  /// Computes the roots that others define, unless that would leave to chance what is ambiguous.
  private mutating func evaluateDefinitions(_ model: Place<Model>, at point: Form) throws(SolverError) {
    structure.pointee.evaluateDefinitions()
    if optimiser.choosesPoints, !isInfeasible, !structure.pointee.definitionsDecideNothing {
      compileAgain(
        model, from: Structure.make(model.pointee, eliminatesRoots: false, canBeUnabsorbed: true))
      try solveComponents(model, at: point)
    }
  }

  private mutating func compileAgain(_ model: Place<Model>, from fresh: consuming Owned<Structure<Form>>) {
    states.deallocate()
    residualRows.removeAll()
    structure = fresh
    states = Buffer(repeating: State(), count: structure.pointee.partition.components.count)
    requirements.removeAll()
  }

  /// Hands what hangs on roots, whose forms are new, to the evaluation.
  private mutating func takeRooted(into values: Buffer<Double>) {
    evaluation.forgetRooted()
    if structure.pointee.presolve.forest.rootCount == 0 { return }
    for variable in structure.pointee.members.allVariables {
      evaluation.take(variable, structure.pointee.form(of: variable), into: values)
    }
  }

  /// Required rows that depend on the parameters alone: they hold at some sizes and not at others.
  private mutating func checkConstantRows(at point: Form) {
    let rows = structure.pointee.presolve.residual.constantRows
    var mixed = Buffer<Form>()
    defer { mixed.deallocate() }
    for index in 0..<rows.count {
      let row = rows[index]
      let tolerance = RoundingNoise.feasibility(scale: row.constant[0])
      // A row that is violated stays so while its value stays on its side of 0.
      let value = row.constant.value(at: point)
      if row.relation.violation(value) > tolerance {
        isInfeasible = true
        validity.require(nonNegative: value > 0 ? row.constant : -row.constant, at: point, mixed: &mixed)
      } else if row.relation == .equal {
        validity.pin(row.constant, at: point)
      } else {
        let slack = row.relation == .greaterThanOrEqual ? row.constant : -row.constant
        validity.require(nonNegative: slack, at: point, mixed: &mixed)
      }
    }
    for index in 0..<mixed.count { requirements.append(mixed[index]) }
  }

  /// Equalities of which rounding leaves open whether others say the same or contradict them.
  private mutating func decideDoubts(_ model: Place<Model>, at point: Form) throws(SolverError) {
    let start = model.pointee.budget.pointee.spent
    defer { model.pointee.book(.conflicts(found: 0), since: start, of: undecidedRows.sorted()) }
    let presolve = structure.pointee.presolve
    let undecided = try DoubtfulRows<Form>.undecided(
      among: presolve.residual.doubtfulRows.elements, of: model.pointee, presolve.absorption, at: point)
    undecidedRows = Set(undecided.map(\.row))
    if undecided.isEmpty { return }
    for island in RequiredIslands(model.pointee).islands(with: undecidedRows) {
      var check = try FeasibilityCheck<Form>(island, of: model.pointee, care: .exact)
      if !check.canBeExact, let row = undecided.first(where: { island.contains($0.row) }) {
        let id = ConstraintID(serial: model.pointee.rows[row.row].serial)
        throw .imprecise(.constraint(id), missedBy: row.miss)
      }
      if try !check.holds(at: point) { isInfeasible = true }
      validity.formIntersection(check.validity)
    }
  }

  /// Takes over changed right sides.
  ///
  /// Where all of them are of rows that components consist of, these are changed in place. A row that was absorbed
  /// went into many numbers: all equalities are read again, but that decides the same as before, so that what the
  /// structure says stays true and only components whose numbers are others now have to be optimised.
  mutating func takeConstants(of model: Place<Model>, into values: Buffer<Double>) {
    isSolved = false
    takePreferences(of: model)
    let changes = model.pointee.constantChanges
    for index in 0..<changes.count {
      let change = changes[index]
      if !self.change(row: change.row, by: change.difference), model.pointee.rows[change.row].isRequired {
        return readEqualitiesAgain(model, into: values)
      }
    }
  }

  /// Takes over values that variables prefer now. What is not left open they change nothing of.
  private mutating func takePreferences(of model: Place<Model>) {
    for index in 0..<model.pointee.preferenceChanges.count {
      let variable = model.pointee.preferenceChanges[index]
      structure.pointee.takePreference(of: variable, from: model.pointee)
      guard let root = structure.pointee.root(of: variable), structure.pointee.rootIsAmbiguous[root] else {
        continue
      }
      let component = structure.pointee.partition.componentOfRoot[root]
      if component >= 0 { states[component].isSolved = false }
    }
  }

  private mutating func readEqualitiesAgain(_ model: Place<Model>, into values: Buffer<Double>) {
    let residual = structure.pointee.presolve.residual
    let fresh = Structure<Form>.presolve(model.pointee, eliminatesRoots: structure.pointee.eliminatesRoots)
    guard fresh.absorption == structure.pointee.presolve.absorption else {
      fresh.deallocate()
      compileAgain(model, from: Structure.make(model.pointee, canBeUnabsorbed: true))
      evaluation.removeAll()
      return evaluation.takeFixed(structure.pointee.presolve.forest, into: values)
    }
    if Invariants.areChecked { fresh.residual.checkSameStructure(as: residual) }
    for index in 0..<residual.rows.count
    where fresh.residual.rows[index].constant != residual.rows[index].constant {
      states[component(ofRow: index)].isSolved = false
    }
    // A choice among several points depends on the variables, and with them on all equalities.
    for root in 0..<residual.rootVariables.count where structure.pointee.rootIsAmbiguous[root] {
      let component = structure.pointee.partition.componentOfRoot[root]
      if component >= 0 { states[component].isSolved = false }
    }
    structure.pointee.replacePresolve(by: fresh)
    evaluation.removeAll()
    evaluation.takeFixed(fresh.forest, into: values)
  }

  private func component(ofRow index: Int) -> Int32 {
    let residual = structure.pointee.presolve.residual
    let root = residual.entries[residual.rows[index].firstEntry].root
    return structure.pointee.partition.componentOfRoot[root]
  }

  /// Changes the right side of one of the model's rows. Returns false if the row has no say in any component: it
  /// was absorbed if it is required, and nothing can change it if it is optional.
  private mutating func change(row: Int32, by difference: Double) -> Bool {
    if residualRows.count <= row { findResidualRows(upTo: row) }
    let index = residualRows[row]
    guard index >= 0 else { return false }
    structure.pointee.presolve.residual.rows[index].constant[0] -= difference
    states[component(ofRow: Int(index))].isSolved = false
    return true
  }

  private mutating func findResidualRows(upTo last: Int32) {
    let rows = structure.pointee.presolve.residual.rows
    let greatest = rows.elements.lazy.map(\.source).reduce(last, max)
    residualRows.reset(to: Int(greatest) + 1, filling: -1)
    for index in 0..<rows.count where rows[index].source >= 0 {
      residualRows[rows[index].source] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Whether the constraints leave a choice for a variable at the point that was solved last.
  func isAmbiguous(_ variable: Int32) -> Bool {
    structure.pointee.root(of: variable).map { structure.pointee.rootIsAmbiguous[$0] } ?? false
  }

  /// Whether a variable is ambiguous, and lies where it prefers because nothing else has decided on it.
  func followsPreference(_ variable: Int32) -> Bool {
    isAmbiguous(variable) && structure.pointee.followsPreference[variable]
  }

  /// Whether they do for any.
  var isAmbiguousSomewhere: Bool { structure.pointee.rootIsAmbiguous.elements.contains(true) }
}
