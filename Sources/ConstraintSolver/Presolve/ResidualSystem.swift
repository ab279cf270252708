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

  var rows = Buffer<Row>()
  var entries = Buffer<Entry>()
  /// The variable of each root that takes part.
  var rootVariables = Buffer<Int32>()
  /// Required rows without any root: they hold, or are a conflict, depending on the parameters alone.
  var constantRows = Buffer<Row>()
  /// The distinct priorities, in order of appearance until `sortLevels()`.
  private(set) var levels: [Float] = []
  private var lastLevel: Int32 = 0

  func deallocate() {
    rows.deallocate()
    entries.deallocate()
    rootVariables.deallocate()
    constantRows.deallocate()
  }

  /// Takes over a reduced row. Optional rows without a root are left out: nothing can change them.
  @inline(__always)
  mutating func append(
    _ reduced: ReducedRow<Form>, relation: Relation, priority: Float, source: Int32,
    forest: EqualityForest<Form>
  ) {
    var row = Row(
      constant: reduced.constant, firstEntry: Int32(truncatingIfNeeded: entries.count),
      entryCount: Int32(truncatingIfNeeded: reduced.count), source: source, level: 0, relation: relation)
    if reduced.count == 0 {
      if priority >= 1000, !row.holdsEverywhere { constantRows.append(row) }
      return
    }
    row.level = level(of: priority)
    for index in 0..<reduced.count {
      entries.append(
        Entry(coefficient: reduced.coefficients[index], root: number(of: reduced.roots[index], in: forest)))
    }
    rows.append(row)
  }

  @inline(__always)
  private mutating func number(of root: Int32, in forest: EqualityForest<Form>) -> Int32 {
    let known = forest.nodes[root].rootIndex
    if known >= 0 { return known }
    let number = Int32(truncatingIfNeeded: rootVariables.count)
    forest.nodes[root].rootIndex = number
    rootVariables.append(root)
    return number
  }

  @inline(__always)
  private mutating func level(of priority: Float) -> Int32 {
    if Int(lastLevel) < levels.count, levels[Int(lastLevel)] == priority { return lastLevel }
    lastLevel = Int32(truncatingIfNeeded: levels.firstIndex(of: priority) ?? levels.count)
    if lastLevel == levels.count { levels.append(priority) }
    return lastLevel
  }

  /// Orders the levels from strong to weak and renumbers the rows'.
  mutating func sortLevels() {
    let sorted = levels.sorted(by: >)
    guard sorted != levels else { return }
    var rank = [Int32](repeating: 0, count: levels.count)
    for (index, priority) in levels.enumerated() {
      rank[index] = Int32(sorted.firstIndex(of: priority)!)
    }
    for index in 0..<rows.count { rows[index].level = rank[Int(rows[index].level)] }
    levels = sorted
  }

  /// Whether rows of the strongest level must hold.
  var hasRequiredLevel: Bool { levels.first == 1000 }
}
