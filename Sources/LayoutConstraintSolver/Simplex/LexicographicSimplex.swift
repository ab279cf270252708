/// Finds the best point of a component of several roots: a piecewise linear simplex over rows, without slack
/// columns, that compares costs level by level.
///
/// A required row is a row of level 0: every point counts as feasible, and one where level 0 costs something at
/// the optimum is the proof of a conflict. The rates of change of all columns are kept up to date by each pivot
/// instead of being computed for each choice, so that a step costs what its neighbourhood does.
///
/// Step lengths are long: a step passes rows of its own level as long as the sum still falls, and rows of weaker
/// levels always. (After Maros, "Computational Techniques of the Simplex Method", 2003, chapter 9.3, which
/// treats the bounds of phase 1 so; here all violations are.)
struct LexicographicSimplex<Form: AffineForm> {
  var rows = ComponentRows()
  var tableau = Tableau<Form>()
  /// On which side of 0 a slot's residual counts; where it is 0, on which side it came to lie.
  var sides = Buffer<Int8>()
  /// For each column and level, the rate of change of the cost of all slots.
  var rates = Buffer<Double>()
  /// For each column the strongest level it can improve, or `Int32.max`.
  var improvements = Buffer<Int32>()
  /// For each level the columns that were once seen to improve it.
  var candidates = Buffer<Buffer<Int32>>()
  /// For each column the level among whose candidates it is, or -1.
  var listed = Buffer<Int32>()
  /// For each column about how far all identities together move when it does, squared.
  var weights = Buffer<Double>()
  var breaks = Buffer<Break>()
  var start = StartingPoint<Form>()
  var pivotCount = 0
  var totalPivotCount = 0
  var bookedEffort = 0
  var budget: Place<WorkBudget>?
  var degenerateCount = 0
  /// Whether no step passes a row that is stronger than what it is for, not even by next to nothing.
  var keepsWhatHolds = false
  /// How often the tableau was computed anew.
  var refactorCount = 0
  /// Whether something seemed to gain without end, which no sum of distances can.
  var sawEndlessGain = false
  /// Whether doubles did not tell which point is the best one.
  var isInDoubt = false
  /// The identities that were added for variables.
  var helpers = Buffer<Helper>()

  /// What the tableau is about.
  struct Source {
    let component: Partition.Component
    let system: Place<Structure<Form>>
    let point: Form

    @inline(__always)
    var partition: Partition { system.pointee.partition }
    @inline(__always)
    var residual: ResidualSystem<Form> { system.pointee.presolve.residual }
    var budget: Place<WorkBudget> { system.pointee.budget }

    /// Which of the component's roots a root is.
    @inline(__always)
    func position(of root: Int32) -> Int { Int(partition.positionOfRoot[root] - component.firstRoot) }

    /// Whether the roots' forms miss a required equality of several roots by more than is promised, here or at another
    /// usual size.
    func missesCoupledEquality(_ forms: Buffer<Form>) -> Bool {
      for index in component.rows {
        let number = partition.rowOrder[index]
        guard residual.isCoupledEquality(number) else { continue }
        var sum = residual.rows[number].constant
        var (weight, size) = (0.0, sum.value(at: point).magnitude)
        for index in residual.entryRange(of: number) {
          let entry = residual.entries[index]
          let part = entry.coefficient * forms[entry.root]
          sum += part
          weight += entry.coefficient.magnitude
          size = max(size, part.value(at: point).magnitude)
        }
        if !(sum.value(at: point).magnitude <= RoundingNoise.miss(weight: weight, size: size)) { return true }
        if !(sum.largestUsualMagnitude <= RoundingNoise.miss(weight: weight, size: 0)) { return true }
      }
      return false
    }
  }

  /// An identity that is a multiple of a root's, and a constant.
  struct Helper: BitwiseCopyable {
    var identity: Int32
    var root: Int32
    var factor: Double
    var offset: Form
    /// What it stands for.
    var variable: Int32
  }

  /// A place on the way at which a slot's residual becomes 0.
  struct Break: BitwiseCopyable {
    var distance: Double
    var coefficient: Double
    var identity: Int32
    var slot: Int32
  }

  /// A column, the way in which it moves, and what that gains.
  struct Move {
    var column: Int
    var direction: Int8
    var level: Int32
    var rate: Double
  }

  func deallocate() {
    rows.deallocate()
    tableau.deallocate()
    sides.deallocate()
    rates.deallocate()
    improvements.deallocate()
    for level in 0..<candidates.count { candidates[level].deallocate() }
    candidates.deallocate()
    listed.deallocate()
    weights.deallocate()
    breaks.deallocate()
    helpers.deallocate()
    start.deallocate()
  }

  /// Fills the tableau for a component whose rows were loaded.
  mutating func loadStart(
    _ component: Partition.Component, of partition: Partition, residual: ResidualSystem<Form>, at point: Form
  ) {
    start.load(component, of: partition, residual: residual, rows: rows, into: &tableau, at: point)
  }

  /// Adds a variable as an identity that costs nothing, in a slot of its own.
  mutating func appendHelper(for member: ComponentMembers<Form>.Member, root: Int32) -> Int32 {
    let helper = rows.appendFree(source: rows[root].source, variable: member.variable)
    helpers.append(
      Helper(
        identity: helper, root: root, factor: member.factor, offset: member.offset, variable: member.variable)
    )
    tableau.appendSlot(for: helper, times: member.factor, of: root, plus: member.offset)
    sides.append(tableau.values[tableau.slotCount - 1] < 0 ? -1 : 1)
    return helper
  }
}
