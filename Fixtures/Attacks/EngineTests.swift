import LayoutConstraintSolver
import Testing

/// Systems that led the engine to answers that are wrong, or to none.
extension AttackedTests {
  /// Required inequalities that all can hold, below wishes that cannot; every order has to give the same bits.
  @Test(arguments: [UInt64](1...4))
  func dense(seed: UInt64) throws {
    let system = RandomSystem.dense(100, seed: seed)
    let straight = try system.values(inOrder: Array(system.rows.indices))
    #expect(system.worstViolation(straight) < 1e-4)
    #expect(try system.values(inOrder: system.rows.indices.reversed()) == straight)
  }

  /// Long chains of required rows with factors far from 1.
  @Test(arguments: [UInt64](1...20))
  func chain(seed: UInt64) throws {
    let system = RandomSystem.chain(40, seed: seed)
    let straight = try system.values(inOrder: Array(system.rows.indices))
    #expect(system.worstViolation(straight) < 1e-4)
    #expect(try system.values(inOrder: system.rows.indices.reversed()) == straight)
  }

  /// Wishes that each have a priority of their own.
  @Test func priorities() throws {
    let system = RandomSystem.priorities(100, seed: 7)
    _ = try system.values(inOrder: Array(system.rows.indices), workLimit: 10_000_000)
  }

  /// A binary tree of rows `children + 8 == parent`, whose root is too small for its nodes, without and with a length
  /// for each leaf: hundreds of rows contradict each other. They are named with little work.
  @Test(arguments: [(2000, nil), (1000, 44)] as [(Int, Double?)])
  func contradiction(count: Int, leaf: Double?) throws {
    let system = try tree(of: count, leaf: leaf)
    system.workLimit = 100_000_000
    try system.solve()
    // The gaps of 125 rows fit into the root. Below them the tree has 126 ends, each of which takes a row too much.
    #expect(system.conflicts.count == 126)
  }

  private func tree(of count: Int, leaf: Double?) throws -> ConstraintSystem {
    let system = ConstraintSystem()
    let variables = (0..<count).map { _ in system.addVariable(lowerBound: 0) }
    func add(_ terms: [(Double, Int)], _ constant: Double) throws {
      var sum = LinearExpression()
      for (factor, index) in terms { sum.add(factor, variables[index]) }
      _ = try system.add(Constraint(sum, .equal, constant, priority: .required))
    }
    try add([(1, 0)], 1000)
    for parent in 0..<count {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < count }
      if let leaf, children.isEmpty { try add([(1, parent)], leaf) }
      if !children.isEmpty { try add([(-1, parent)] + children.map { (1, $0) }, -8) }
    }
    return system
  }
}

/// Rows from a seed, kept as they were given.
struct RandomSystem {
  struct Row {
    let terms: [(factor: Double, index: Int)]
    let relation: Relation
    let constant: Double
    let priority: Priority
  }

  private(set) var rows: [Row] = []
  private let count: Int
  private var state: UInt64

  private init(_ count: Int, seed: UInt64) { (self.count, state) = (count, seed) }

  static func dense(_ count: Int, seed: UInt64) -> RandomSystem {
    var system = RandomSystem(count, seed: seed)
    let feasible = (0..<count).map { _ in Double(system.below(400)) }
    for _ in 0..<count {
      let terms = (0..<6).map { _ in
        (factor: Double(1 + system.below(3)) * (system.below(2) == 0 ? 1 : -1), index: system.below(count))
      }
      let slack = Double(system.below(21))
      let sum = terms.reduce(slack) { $0 + $1.factor * feasible[$1.index] }
      system.rows.append(Row(terms: terms, relation: .lessThanOrEqual, constant: sum, priority: .required))
    }
    for index in 0..<count {
      let priority = Priority(system.below(2) == 0 ? 750 : 250)
      let wish = Double(system.below(400))
      system.rows.append(Row(terms: [(1, index)], relation: .equal, constant: wish, priority: priority))
    }
    return system
  }

  static func chain(_ count: Int, seed: UInt64) -> RandomSystem {
    let factors = [1e-3, 0.5, 1.5, 1e-6, 3, 1000, 0.999999]
    var system = RandomSystem(count, seed: seed)
    system.rows.append(Row(terms: [(1, 0)], relation: .equal, constant: 320, priority: .required))
    for index in 1..<count {
      let factor = factors[system.below(factors.count)]
      let constant = Double(system.below(21))
      system.rows.append(
        Row(
          terms: [(1, index), (-factor, index - 1)], relation: .equal, constant: constant, priority: .required
        ))
    }
    return system
  }

  static func priorities(_ count: Int, seed: UInt64) -> RandomSystem {
    var system = RandomSystem(count, seed: seed)
    for row in 0..<3 * count {
      let terms = (0..<2 + system.below(2)).map { _ in
        (factor: [1.0, -1, 0.5, 2][system.below(4)], index: system.below(count))
      }
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][system.below(3)]
      let priority = Priority(Float(1) + Float(row) * 3.25)
      system.rows.append(
        Row(terms: terms, relation: relation, constant: Double(system.below(200)), priority: priority))
    }
    return system
  }

  func values(inOrder order: [Int], workLimit: Int? = nil) throws -> [Double] {
    let system = ConstraintSystem()
    if let workLimit { system.workLimit = workLimit }
    let variables = (0..<count).map { _ in system.addVariable(lowerBound: nil) }
    for row in order.map({ rows[$0] }) {
      var sum = LinearExpression()
      for term in row.terms { sum.add(term.factor, variables[term.index]) }
      _ = try system.add(Constraint(sum, row.relation, row.constant, priority: row.priority))
    }
    try system.solve()
    return variables.map { system.value(of: $0) }
  }

  /// By how much the worst required row is missed, as a share of its size.
  func worstViolation(_ values: [Double]) -> Double {
    rows.filter { $0.priority == .required }.map { row in
      let residual = row.terms.reduce(-row.constant) { $0 + $1.factor * values[$1.index] }
      let parts = row.terms.map { ($0.factor * values[$0.index]).magnitude }
      let size = parts.reduce(1 + row.constant.magnitude, +)
      return (row.relation == .equal ? residual.magnitude : max(0, residual)) / size
    }.max() ?? 0
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
