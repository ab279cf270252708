/// What a model was compiled to, and where its solution is kept.
struct Structure<Form: AffineForm>: ~Copyable {
  private(set) var presolve: Presolve<Form>
  /// Whether roots that others define were set aside.
  let eliminatesRoots: Bool
  let partition: Partition
  let members: ComponentMembers<Form>
  /// In what order and how near to which values what is left open is decided.
  private(set) var preferences: Preferences
  /// Which variables of an ambiguous component lie where they prefer, or as near: what comes before left them a choice.
  let followsPreference: Buffer<Bool>
  /// Which components take numbers of any precision.
  let steepness: Steepness
  /// Each root as a function of the parameters.
  let rootForms: Buffer<Form>
  let rootIsAmbiguous: Buffer<Bool>
  /// For each component of several roots the variable at whose turn nothing was open any more, and for each root how far
  /// away it lies in another one of the best points, one without a pattern; -1 and 0 where that is not known. Empty
  /// where no root is defined by others.
  let lastDecided: Buffer<Int32>
  let freeMoves: Buffer<Double>
  /// Whether it may be made once more of all rows, where sums of coefficients turn out to be too coarse.
  let canBeUnabsorbed: Bool
  let budget: Place<WorkBudget>

  /// - Parameter canBeUnabsorbed: whether the caller does so, if the model is small enough.
  static func make(
    _ model: Model, eliminatesRoots: Bool = true, canBeUnabsorbed: Bool = false
  ) -> Owned<Structure> {
    let presolve = presolve(model, eliminatesRoots: eliminatesRoots)
    let structure = Owned(
      Structure(presolve, eliminatesRoots: eliminatesRoots, model, canBeUnabsorbed: canBeUnabsorbed))
    if structure.pointee.steepness.isEmpty || presolve.absorption == .exact { return structure }
    // What the forest rounds would be multiplied by what lies between the sizes.
    let exact = Presolve<Form>(model, eliminatesRoots: eliminatesRoots, absorption: .exact)
    return Owned(
      Structure(exact, eliminatesRoots: eliminatesRoots, model, canBeUnabsorbed: canBeUnabsorbed))
  }

  /// One in which all rows of the model are rows.
  ///
  /// - Parameter isExact: whether all that can be is solved in numbers of any precision.
  static func makeUnabsorbed(_ model: Model, isExact: Bool = false) -> Owned<Structure> {
    let presolve = Presolve<Form>(model, eliminatesRoots: false, absorption: .none)
    return Owned(Structure(presolve, eliminatesRoots: false, model, isExact: isExact))
  }

  /// Presolves, and takes care where the numbers ask for it.
  static func presolve(_ model: Model, eliminatesRoots: Bool) -> Presolve<Form> {
    let presolve = Presolve<Form>(model, eliminatesRoots: eliminatesRoots, absorption: .all)
    if presolve.forest.precision.isEnough, !presolve.residual.isSteep { return presolve }
    presolve.deallocate()
    return Presolve(model, eliminatesRoots: eliminatesRoots, absorption: .exact)
  }

  /// Whether doubles are known to be precise enough for whatever the solution turns out to be.
  var isPrecise: Bool {
    presolve.absorption == .all && presolve.forest.precision.isEnough && !presolve.residual.isSteep
  }

  private init(
    _ presolve: Presolve<Form>, eliminatesRoots: Bool, _ model: Model, isExact: Bool = false,
    canBeUnabsorbed: Bool = false
  ) {
    self.eliminatesRoots = eliminatesRoots
    self.canBeUnabsorbed = canBeUnabsorbed && Steepness.isSolvable(unknowns: model.unknownCount)
    budget = model.budget
    preferences = model.preferences.copy()
    self.presolve = presolve
    partition = Partition(presolve.residual)
    members = ComponentMembers(presolve.forest, presolve.residual, partition)
    steepness = isExact ? Steepness(allOf: partition) : Steepness(partition, presolve.residual)
    let rootCount = presolve.residual.rootVariables.count
    rootForms = Buffer(repeating: Form(), count: rootCount)
    rootIsAmbiguous = Buffer(repeating: false, count: rootCount)
    let definesRoots = presolve.residual.definitions.count > 0
    lastDecided = Buffer(repeating: -1, count: definesRoots ? partition.components.count : 0)
    freeMoves = Buffer(repeating: 0, count: definesRoots ? rootCount : 0)
    followsPreference = Buffer(repeating: false, count: rootCount == 0 ? 0 : model.variableCount)
  }

  deinit {
    presolve.deallocate()
    partition.deallocate()
    members.deallocate()
    preferences.deallocate()
    steepness.deallocate()
    rootForms.deallocate()
    rootIsAmbiguous.deallocate()
    followsPreference.deallocate()
    lastDecided.deallocate()
    freeMoves.deallocate()
  }

  /// Takes over what a variable prefers now.
  mutating func takePreference(of variable: Int32, from model: borrowing Model) {
    preferences.setValue(model.preferences.value(of: variable), of: variable)
  }

  /// Takes the same rows with other constants.
  mutating func replacePresolve(by fresh: Presolve<Form>) {
    presolve.deallocate()
    presolve = fresh
  }

  /// A variable as a function of the parameters, as of the last solve.
  @inline(__always)
  func form(of variable: Int32) -> Form {
    if presolve.forest.parents[variable] == EqualityForest<Form>.fixed {
      return presolve.forest.offsets[variable]
    }
    let member = member(variable)
    return member.offset + member.factor * rootForms[member.root]
  }

  /// A variable that is not fixed, as it hangs on its root.
  @inline(__always)
  func member(_ variable: Int32) -> ComponentMembers<Form>.Member {
    let root = ComponentMembers.root(of: variable, presolve.forest)
    let number = presolve.residual.rootNumbers[root]
    if root == variable { return .init(variable: variable, root: number, factor: 1, offset: Form()) }
    return .init(
      variable: variable, root: number, factor: presolve.forest.factors[variable],
      offset: presolve.forest.offsets[variable])
  }

  /// The number of the root on which a variable hangs, or nil if it is fixed.
  func root(of variable: Int32) -> Int32? {
    guard presolve.forest.parents[variable] != EqualityForest<Form>.fixed else { return nil }
    return presolve.residual.rootNumbers[ComponentMembers.root(of: variable, presolve.forest)]
  }

  /// The positions of a component's rows in the model.
  func rows(ofComponent index: Int) -> [Int] {
    partition.components[index].rows.map { presolve.residual.rows[partition.rowOrder[$0]] }
      .filter { !$0.isBound }.map { Int($0.source) }
  }

  // MARK: What is left open

  /// The variables of a component in the order in which they are decided.
  func candidates(ofComponent component: Int) -> [Candidate] {
    members.variables(ofComponent: component).sorted(by: preferences.puts(_:before:)).map { candidate($0) }
  }

  /// The one of a component that is decided first.
  func firstCandidate(ofComponent component: Int) -> Candidate {
    guard let first = members.variables(ofComponent: component).min(by: preferences.puts(_:before:)) else {
      preconditionFailure("a component without variables")
    }
    return candidate(first)
  }

  private func candidate(_ variable: Int32) -> Candidate {
    var member = member(variable)
    let preferred = preferences.value(of: variable)
    if preferred != 0 { member.offset -= .constant(preferred) }
    return Candidate(member: member, precedesPull: preferences.rank(of: variable) < 0)
  }

  /// A variable that is left open.
  struct Candidate {
    /// By how much it differs from the value that it prefers, as it hangs on its root.
    let member: ComponentMembers<Form>.Member
    /// Whether it is decided before inequalities act as equalities.
    let precedesPull: Bool
  }

  // MARK: Roots that others define

  /// Computes them from the others.
  func evaluateDefinitions() {
    let definitions = presolve.residual.definitions
    for index in stride(from: definitions.count - 1, through: 0, by: -1) {
      let definition = definitions[index]
      var sum = definition.row.constant
      var own = 1.0
      var isAmbiguous = false
      for entry in definition.row.firstEntry..<definition.row.firstEntry + definition.row.entryCount {
        let (coefficient, root) = (
          presolve.residual.entries[entry].coefficient, presolve.residual.entries[entry].root
        )
        if root == definition.root {
          own = coefficient
        } else {
          sum += coefficient * rootForms[root]
          isAmbiguous = isAmbiguous || rootIsAmbiguous[root]
        }
      }
      rootForms[definition.root] = (sum * (-1 / own)).withoutNoise
      rootIsAmbiguous[definition.root] = isAmbiguous
    }
  }

  /// Whether what the definitions say of ambiguous roots is exact, and the choice of their values not theirs.
  ///
  /// It is where each ambiguous root that a definition reaches, by others or itself, was decided by variables that come
  /// before all the defined ones, and where what the definition adds up can move: a sum is fixed only where its parts
  /// cancel, which is seen from another one of the best points, one without a pattern. Otherwise the system is to be compiled without definitions.
  var definitionsDecideNothing: Bool {
    let residual = presolve.residual
    guard residual.definitions.count > 0, rootIsAmbiguous.elements.contains(true) else { return true }
    let decided = Buffer<Int32>(repeating: -1, count: residual.rootVariables.count)
    let firstDefined = Buffer<Int32>(repeating: -1, count: residual.rootVariables.count)
    let moves = Buffer<Double>(repeating: 0, count: residual.rootVariables.count)
    defer {
      moves.deallocate()
      decided.deallocate()
      firstDefined.deallocate()
    }
    for variable in members.variables(ofComponent: partition.components.count) {
      guard let root = root(of: variable) else { continue }
      if firstDefined[root] < 0 || preferences.puts(variable, before: firstDefined[root]) {
        firstDefined[root] = variable
      }
    }
    // A definition refers to those after it.
    for index in stride(from: residual.definitions.count - 1, through: 0, by: -1) {
      let (row, own) = (residual.definitions[index].row, residual.definitions[index].root)
      var (size, factor) = (0.0, 1.0)
      for entry in row.firstEntry..<row.firstEntry + row.entryCount {
        let (root, coefficient) = (residual.entries[entry].root, residual.entries[entry].coefficient)
        if root == own { factor = coefficient }
        guard root != own, rootIsAmbiguous[root] else { continue }
        decided[own] = later(decided[own], decided[root])
        let component = partition.componentOfRoot[root]
        if component >= 0 {
          let isSingle = partition.components[component].rootCount == 1
          let decider =
            isSingle ? firstCandidate(ofComponent: Int(component)).member.variable : lastDecided[component]
          if decider < 0 { return false }
          decided[own] = later(decided[own], decider)
          moves[root] = isSingle ? Chance.number(root) : freeMoves[root]
        }
        moves[own] -= coefficient * moves[root]
        size = max(size, (coefficient * moves[root]).magnitude)
      }
      if moves[own].magnitude < 1e-9 * size { return false }
      moves[own] /= factor
      let (first, last) = (firstDefined[own], decided[own])
      if first >= 0, last >= 0, preferences.puts(first, before: last) { return false }
    }
    return true
  }

  /// The one of two variables that is decided later; -1 is none.
  private func later(_ first: Int32, _ second: Int32) -> Int32 {
    if first < 0 || second < 0 { return max(first, second) }
    return preferences.puts(first, before: second) ? second : first
  }
}
