/// What the equality forest could not settle: rows over its roots.
struct ResidualSystem<Form: AffineForm> {
  struct Row: BitwiseCopyable {
    /// The row is `sum of coefficient * root + constant  relation  0`.
    var constant: Form
    var firstEntry: Int32
    var entryCount: Int32
    /// The position of the model's row, or `~position` of an implicit bound.
    var source: Int32
    /// The position of its priority among `levels`: 0 is the strongest.
    var level: Int32
    var relation: Relation

    /// Whether it is an implicit bound, which is never broken and pulls nothing.
    @inline(__always)
    var isBound: Bool { source < 0 }

    /// Whether it is a row without roots that holds for all values of the parameters.
    var holdsEverywhere: Bool { constant.isConstant && relation.violation(constant[0]) == 0 }
  }

  struct Entry: BitwiseCopyable {
    var coefficient: Double
    /// The number of the root, see `rootVariables`.
    var root: Int32
  }

  /// A root that was set aside: the row, solved for it, is its value.
  struct Definition: BitwiseCopyable {
    var row: Row
    var root: Int32
  }

  var rows = Buffer<Row>()
  var entries = Buffer<Entry>()
  /// The variable of each root.
  var rootVariables = Buffer<Int32>()
  /// The number of each variable that is a root, once `prepare()` was called.
  var rootNumbers = Buffer<Int32>()
  /// Roots that the others define, and by which row; each may refer to those after it.
  var definitions = Buffer<Definition>()
  /// For each root whether it has a definition; empty if none has.
  var isEliminated = Buffer<Bool>()
  /// Whether some required equality has several roots.
  private(set) var hasCoupledEqualities = false
  /// How far apart, as a power of two, the coefficients of each row of several roots are; the sum of all.
  private(set) var steepness = 0.0
  /// Whether roots were set aside by factors far from 1, or next to nothing was left of a coefficient, so that what
  /// rounding did may have grown.
  var isSteep = false
  /// Required rows without any root: they hold, or are a conflict, depending on the parameters alone.
  var constantRows = Buffer<Row>()
  /// Required equalities that others say as well, as far as doubles can tell: by their positions in the model.
  private(set) var doubtfulRows = Buffer<Int32>()
  /// The distinct priorities, in order of appearance until `sortLevels()`.
  private(set) var levels = Buffer<Float>()
  private var lastLevel: Int32 = 0
  private let variableCount: Int

  func deallocate() {
    rows.deallocate()
    entries.deallocate()
    rootVariables.deallocate()
    rootNumbers.deallocate()
    definitions.deallocate()
    isEliminated.deallocate()
    constantRows.deallocate()
    doubtfulRows.deallocate()
    levels.deallocate()
  }

  init(variableCount: Int) { self.variableCount = variableCount }

  /// Makes room for numbers of roots; a system without a rest never needs them.
  mutating func prepare() { rootNumbers.resize(to: variableCount, filling: -1) }

  /// Takes over a reduced row. Optional rows without a root are left out: nothing can change them.
  @inline(__always)
  mutating func append(_ reduced: ReducedRow<Form>, relation: Relation, priority: Float, source: Int32) {
    if reduced.count == 0 {
      if priority >= 1000 { appendConstant(reduced.constant, relation: relation, source: source) }
      return
    }
    rows.append(
      Row(
        constant: reduced.constant, firstEntry: Int32(truncatingIfNeeded: entries.count),
        entryCount: Int32(truncatingIfNeeded: reduced.count), source: source, level: level(of: priority),
        relation: relation))
    if relation == .equal, priority >= 1000, reduced.count > 1 { hasCoupledEqualities = true }
    var isEven = true
    let size = reduced.coefficients[0].magnitude
    for index in 0..<reduced.count {
      let coefficient = reduced.coefficients[index]
      if coefficient.magnitude != size { isEven = false }
      entries.append(Entry(coefficient: coefficient, root: number(of: reduced.roots[index])))
    }
    if !isEven { noteSteepness(of: reduced) }
  }

  private mutating func noteSteepness(of reduced: ReducedRow<Form>) {
    let first = Steepness.logarithm(reduced.coefficients[0])
    for index in 1..<reduced.count {
      steepness += (Steepness.logarithm(reduced.coefficients[index]) - first).magnitude
    }
  }

  /// Takes over a required row without roots, unless it holds for all parameters.
  mutating func appendConstant(_ constant: Form, relation: Relation, source: Int32) {
    let row = Row(
      constant: constant, firstEntry: 0, entryCount: 0, source: source, level: 0, relation: relation)
    if !row.holdsEverywhere { constantRows.append(row) }
  }

  /// The same of an equality that others say as well, or contradict.
  mutating func append(redundant constant: (form: Form, isInDoubt: Bool), source: Int32) {
    appendConstant(constant.form, relation: .equal, source: source)
    if constant.isInDoubt { doubtfulRows.append(source) }
  }

  /// Gives numbers to roots that no row mentions: nothing but the rule for free variables decides them.
  mutating func addUnmentionedRoots(of forest: EqualityForest<Form>) {
    guard forest.rootCount > rootVariables.count else { return }
    for variable in 0..<Int32(truncatingIfNeeded: variableCount) where forest.isRoot(variable) {
      _ = number(of: variable)
    }
  }

  @inline(__always)
  private mutating func number(of root: Int32) -> Int32 {
    let known = rootNumbers[root]
    if known >= 0 { return known }
    let number = Int32(truncatingIfNeeded: rootVariables.count)
    rootNumbers[root] = number
    rootVariables.append(root)
    return number
  }

  @inline(__always)
  private mutating func level(of priority: Float) -> Int32 {
    if lastLevel < levels.count, levels[lastLevel] == priority { return lastLevel }
    lastLevel = 0
    while lastLevel < levels.count, levels[lastLevel] != priority { lastLevel += 1 }
    if lastLevel == levels.count { levels.append(priority) }
    return lastLevel
  }

  /// Orders the levels from strong to weak and renumbers the rows'.
  mutating func sortLevels() {
    let isSorted = !(0..<max(levels.count, 1) - 1).contains { levels[$0] < levels[$0 + 1] }
    if isSorted { return }
    let appeared = levels.copy()
    let ranks = Buffer<Int32>(repeating: 0, count: levels.count)
    defer {
      appeared.deallocate()
      ranks.deallocate()
    }
    levels.sort(by: >)
    for index in 0..<levels.count {
      while levels[ranks[index]] != appeared[index] { ranks[index] += 1 }
    }
    for index in 0..<rows.count { rows[index].level = ranks[rows[index].level] }
  }

  /// Whether rows of the strongest level must hold.
  var hasRequiredLevel: Bool { levels.count > 0 && levels[0] == 1000 }

  // MARK: Changing rows

  @inline(__always)
  func entryRange(of row: Int32) -> Range<Int> {
    Int(rows[row].firstEntry)..<Int(rows[row].firstEntry + rows[row].entryCount)
  }

  @inline(__always)
  func isCoupledEquality(_ row: Int32) -> Bool {
    rows[row].relation == .equal && rows[row].level == 0 && rows[row].entryCount > 1 && hasRequiredLevel
  }

  /// Drops the other rows. One without roots becomes a constant row if it is required.
  mutating func keepRows(where isKept: (Int32) -> Bool) {
    var kept = 0
    for index in 0..<Int32(truncatingIfNeeded: rows.count) where isKept(index) {
      let row = rows[index]
      if row.entryCount > 0 {
        rows[kept] = row
        kept += 1
      } else if row.level == 0, hasRequiredLevel {
        appendConstant(row.constant, relation: row.relation, source: row.source)
      }
    }
    rows.truncate(to: kept)
  }
}
