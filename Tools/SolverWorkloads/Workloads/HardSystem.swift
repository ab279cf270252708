import LayoutConstraintSolver

/// A system that is harder than any layout, and comes as near to the limit of work as such do.
public struct HardSystem: Sendable {
  /// What it is, and how large.
  public let name: String
  private let make: @Sendable () throws -> ConstraintSystem

  /// What solving one took.
  public struct Outcome {
    /// How many it has.
    public var constraints: Int
    /// In the unit of `ConstraintSystem.workLimit`.
    public var work: Int
    /// The most work that it might have been.
    public var limit: Int
    /// How many were found.
    public var conflicts: Int
    /// Why there is no solution, if there is none.
    public var error: SolverError?
  }

  /// Builds it; only what the closure that it returns does is solving.
  public func build() throws -> () -> Outcome {
    let system = try make()
    return {
      var failure: SolverError?
      do throws(SolverError) { try system.solve() } catch { failure = error }
      return Outcome(
        constraints: system.constraintCount, work: system.lastWork, limit: system.workLimit,
        conflicts: system.conflicts.count, error: failure)
    }
  }

  /// Those that are measured.
  public static let all: [HardSystem] =
    [(150, 3), (450, 3), (450, 6)].flatMap { size in
      [false, true].map { isShuffled in
        HardSystem(name: "\(size.0) real rows of \(size.1) terms\(isShuffled ? ", shuffled" : "")") {
          try realRows(size.0, size.1, isShuffled: isShuffled)
        }
      }
    }
    + [Relation.equal, .greaterThanOrEqual].map { relation in
      HardSystem(name: "5000 contradictions, \(relation)") { try contradictions(5_000, relation) }
    }
    + [true, false].map { isFirst in
      HardSystem(name: "column of 2000 without room, end \(isFirst ? "first" : "last")") {
        try column(2_000, namesEndFirst: isFirst)
      }
    }
    + [HardSystem(name: "grid of 45 rows and 45 columns") { try grid(45) }]
    + [(RandomSystem.Family.priorities, 300), (.squeeze, 2_000), (.dense, 200)].map { family, size in
      HardSystem(name: "\(family.rawValue) of \(size)") {
        try SystemRun(RandomSystem(family: family, size: size, number: 2, seed: 5)).system
      }
    }

  /// Rows of coefficients without a pattern, each with a priority of its own.
  private static func realRows(_ count: Int, _ terms: Int, isShuffled: Bool) throws -> ConstraintSystem {
    let system = RandomSystem.realRows(
      count, of: terms, relations: ["<=", "==", ">="], number: 2, seed: UInt64(terms))
    var order = Array(system.rows.indices)
    var random = SeededGenerator(seed: 1)
    if isShuffled {
      for index in order.indices { order.swapAt(index, random.next(in: index...order.count - 1)) }
    }
    return try SystemRun(system, order: order).system
  }

  /// Rows on one unknown, each of which contradicts the first one.
  private static func contradictions(_ count: Int, _ relation: Relation) throws -> ConstraintSystem {
    let system = ConstraintSystem()
    let unknown = system.addVariable()
    try system.add(unknown == 0)
    for index in 1..<count {
      try system.add(Constraint(1 * unknown, relation, Double(index), priority: .required))
    }
    return system
  }

  /// Views of 40 points one below the other, of which all are required and 16 have room.
  private static func column(_ count: Int, namesEndFirst: Bool) throws -> ConstraintSystem {
    let system = ConstraintSystem()
    let places = (0...count).map { _ in system.addVariable() }
    let heights = (0..<count).map { _ in system.addVariable(lowerBound: 0) }
    try system.add(places[0] == 0)
    if namesEndFirst { try system.add(places[count] == 667) }
    for index in 0..<count { try system.add(places[index + 1] - places[index] - heights[index] == 0) }
    for height in heights { try system.add(height == 40) }
    if !namesEndFirst { try system.add(places[count] == 667) }
    return system
  }

  /// Cells of equal widths in each column and equal heights in each row, each of which wants to be as large as its content.
  private static func grid(_ count: Int) throws -> ConstraintSystem {
    let system = ConstraintSystem()
    var random = SeededGenerator(seed: 7)
    for (extent, smallest, largest) in [(320.0, 10, 100), (480.0, 10, 50)] {
      let places = (0...count).map { _ in system.addVariable() }
      try system.add(places[0] == 8)
      try system.add(places[count] == extent)
      for index in 0..<count {
        let size = system.addVariable(lowerBound: 0)
        try system.add(places[index + 1] - places[index] - size == 4)
        for _ in 0..<count {
          let (cell, content) = (
            system.addVariable(lowerBound: 0), Double(random.next(in: smallest...largest))
          )
          try system.add(cell - size == 0)
          try system.add((cell >= content).at(750))
          try system.add((cell <= content).at(250))
        }
      }
    }
    return system
  }
}
