/// What the identities of a component's tableau cost: first its rows, strongest first, then its roots, then
/// helpers that the choice among optimal points adds.
struct ComponentRows {
  /// A residual's costs.
  struct Cost: BitwiseCopyable {
    /// How much each point above 0 costs, and each point below. Both are 0 for a root.
    var above: Double
    var below: Double
    /// The component's own number of the level at which it does.
    var level: Int32
    /// The residual row, or the root, by its number in the residual system.
    var source: Int32
    var isRequired: Bool
    /// The variable that a helper stands for.
    var variable: Int32?
    /// Whether it is an inequality of the user, which acts as an equality where nothing else pulls.
    var pulls: Bool
    /// Whether it is an equality that costs nothing because others, which do, make it hold.
    var follows = false

    /// The rate at which the cost changes as the residual grows, on one of its sides.
    @inline(__always)
    func slope(_ side: Int8) -> Double { side > 0 ? above : -below }
    /// By how much that rate jumps where the residual crosses 0.
    @inline(__always)
    var jump: Double { above + below }

    @inline(__always)
    var isEquality: Bool { above > 0 && below > 0 }

    /// Makes the identity cost nothing, as if its row was not there.
    mutating func release() { (above, below, level, isRequired, follows) = (0, 0, .max, false, false) }
  }

  private(set) var costs = Buffer<Cost>()
  private(set) var rowCount = 0
  private(set) var rootCount = 0
  private(set) var levelCount = 0
  /// A rate of change that is none; it depends on how different the rows' coefficients are.
  private(set) var slope = RoundingNoise.slope

  /// Takes rates of change for none that are noise where coefficients are alike.
  mutating func coarsenSlopes() { slope = RoundingNoise.slope }

  func deallocate() { costs.deallocate() }

  mutating func load<Form>(
    _ component: Partition.Component, of partition: Partition, residual: ResidualSystem<Form>
  ) {
    costs.removeAll()
    rowCount = component.rows.count
    rootCount = component.roots.count
    levelCount = 0
    var (smallest, largest) = (Double.infinity, 0.0)
    var lastLevel: Int32 = -1
    for index in component.rows {
      let number = partition.rowOrder[index]
      let row = residual.rows[number]
      if row.level != lastLevel {
        lastLevel = row.level
        levelCount += 1
      }
      costs.append(
        Cost(
          above: row.relation == .greaterThanOrEqual ? 0 : 1, below: row.relation == .lessThanOrEqual ? 0 : 1,
          level: Int32(truncatingIfNeeded: levelCount - 1), source: number,
          isRequired: row.level == 0 && residual.hasRequiredLevel, variable: nil,
          pulls: row.relation != .equal && !row.isBound))
      for index in residual.entryRange(of: number) {
        let size = residual.entries[index].coefficient.magnitude
        smallest = min(smallest, size)
        largest = max(largest, size)
      }
    }
    slope = RoundingNoise.slope(between: smallest, and: largest)
    for index in component.roots { appendFree(source: partition.rootOrder[index]) }
  }

  /// Adds an identity without costs of its own and returns it.
  @discardableResult
  mutating func appendFree(source: Int32, variable: Int32? = nil) -> Int32 {
    costs.append(
      Cost(
        above: 0, below: 0, level: -1, source: source, isRequired: false, variable: variable, pulls: false))
    return Int32(truncatingIfNeeded: costs.count - 1)
  }

  @inline(__always)
  subscript(identity: Int32) -> Cost { costs[identity] }

  @inline(__always)
  func isRow(_ identity: Int32) -> Bool { identity < rowCount }

  /// Keeps all rows, but as if they were not there; `levelCount` levels are then dealt out anew.
  mutating func releaseAll(levelCount: Int) {
    for identity in 0..<rowCount { costs[identity].release() }
    self.levelCount = levelCount
  }

  /// Lets a row cost what its relation asks for, at a level.
  mutating func engage(_ identity: Int32, _ relation: Relation, level: Int32) {
    costs[identity].above = relation == .greaterThanOrEqual ? 0 : 1
    costs[identity].below = relation == .lessThanOrEqual ? 0 : 1
    costs[identity].level = level
    costs[identity].isRequired = level == 0
  }

  mutating func release(_ identity: Int32) { costs[identity].release() }

  /// Lets an equality cost nothing while others make it hold.
  mutating func follow(_ identity: Int32) {
    costs[identity].release()
    costs[identity].follows = true
  }

  /// The identity of the component's root at a position.
  @inline(__always)
  func root(_ position: Int) -> Int32 { Int32(truncatingIfNeeded: rowCount + position) }
}
