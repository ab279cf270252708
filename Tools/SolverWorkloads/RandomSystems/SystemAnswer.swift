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

  /// Something by number, and how far a variable follows it.
  public struct Weight: Codable, Equatable, Sendable {
    /// A row or a variable.
    public var number: Int
    /// How far the explained variable moves per point.
    public var weight: Double

    /// Pairs both.
    public init(number: Int, weight: Double) {
      self.number = number
      self.weight = weight
    }
  }

  /// What holds a variable where it is.
  public struct Reasons: Codable, Equatable, Sendable {
    /// The rows it follows.
    public var rows: [Weight]
    /// The parameters it follows.
    public var parameters: [Weight]
    /// The variables at their implicit bounds that it follows.
    public var bounds: [Weight]
    /// The free variables that it follows.
    public var free: [Int]
  }

  /// The value of every variable, parameters included.
  public var values: [Double] = []
  /// Whether the constraints left a choice, for every variable.
  public var ambiguous: [Bool] = []
  /// The violation of each row that is in the system.
  public var violations: [Violation] = []
  /// All conflicts.
  public var conflicts: [Conflict] = []
  /// Why each variable has its value.
  public var explanations: [Reasons] = []
  /// How a fresh system, built as this one stood then, differed; nil where every bit is the same.
  public var coldDifference: String?
  /// The error that the solver threw.
  public var error: String?

  /// What differs, in words; nil where every bit is the same.
  ///
  /// Explanations are left out on request: of several that are true, one names the rows that came first.
  public func difference(
    from other: SystemAnswer, comparingExplanations: Bool = true
  ) -> String? {
    for index in values.indices where values[index].bitPattern != other.values[index].bitPattern {
      return "variable \(index) is \(values[index]) and \(other.values[index])"
    }
    if ambiguous != other.ambiguous { return "ambiguity is \(ambiguous) and \(other.ambiguous)" }
    if violations != other.violations { return "violations are \(violations) and \(other.violations)" }
    if conflicts != other.conflicts { return "conflicts are \(conflicts) and \(other.conflicts)" }
    if comparingExplanations, explanations != other.explanations { return "explanations differ" }
    return nil
  }
}
