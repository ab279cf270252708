/// What our solver made of a system, with rows and variables by number.
public struct SystemAnswer: Codable, Sendable {
  /// Required rows that contradict each other.
  public struct Conflict: Codable, Equatable, Sendable {
    /// Rows in ascending order.
    public var members: [Int]
    /// The member that was left out.
    public var broken: Int

    /// Names the rows.
    public init(members: [Int], broken: Int) {
      self.members = members
      self.broken = broken
    }
  }

  /// By how much a row is missed.
  public struct Violation: Codable, Equatable, Sendable {
    /// The row.
    public var row: Int
    /// The distance in points.
    public var amount: Double
  }

  /// The value of every variable, parameters included.
  public var values: [Double] = []
  /// Whether the constraints left a choice, for every variable.
  public var ambiguous: [Bool] = []
  /// The violation of each row that is in the system.
  public var violations: [Violation] = []
  /// All conflicts.
  public var conflicts: [Conflict] = []
  /// How a fresh system, built as this one stood then, differed; nil where every bit is the same.
  public var coldDifference: String?
  /// The error that the solver threw.
  public var error: String?

  /// What differs, in words; nil where every bit is the same.
  public func difference(from other: SystemAnswer) -> String? {
    for index in values.indices where values[index].bitPattern != other.values[index].bitPattern {
      return "variable \(index) is \(values[index]) and \(other.values[index])"
    }
    if ambiguous != other.ambiguous { return "ambiguity is \(ambiguous) and \(other.ambiguous)" }
    if violations != other.violations { return "violations are \(violations) and \(other.violations)" }
    if conflicts != other.conflicts { return "conflicts are \(conflicts) and \(other.conflicts)" }
    return nil
  }
}
