/// A random system as data, with the edits that it goes through.
///
/// ```swift
/// let system = RandomSystem(number: 17, seed: 1)
/// let answers = SystemRun.answers(for: system)   // one per step
/// ```
///
/// The same number and seed give the same system on every machine.
public struct RandomSystem: Codable, Sendable {
  /// A solved-for variable, bounded or not, or a parameter.
  public struct Unknown: Codable, Sendable {
    /// The implicit lower bound.
    public var bound: Double?
    /// The value of a parameter; nil for what is solved for.
    public var parameter: Double?
    /// When it is decided if the rows leave it open; nil is 0.
    public var rank: Int?
    /// What it is brought near to then; nil is 0.
    public var preferred: Double?
  }

  /// A coefficient and the number of the variable that it multiplies.
  public struct Term: Codable, Sendable {
    /// The variable, by its position in `variables`.
    public var variable: Int
    /// What it is multiplied by.
    public var coefficient: Double
  }

  /// One constraint.
  public struct Row: Codable, Sendable {
    /// `<=`, `==` or `>=`.
    public var relation: String
    /// 1000 is required.
    public var priority: Double
    /// The right-hand side.
    public var constant: Double
    /// The left-hand side.
    public var terms: [Term]
  }

  /// A change to the system; rows are named by their position in the order of addition.
  public enum Edit: Codable, Sendable {
    /// Gives a parameter another value.
    case setValue(variable: Int, value: Double)
    /// Gives a row another right-hand side.
    case setConstant(row: Int, constant: Double)
    /// Gives a row another priority.
    case setPriority(row: Int, priority: Double)
    /// Has a variable prefer another value.
    case prefer(variable: Int, value: Double)
    /// Takes a row out.
    case remove(row: Int)
    /// Adds a row, which gets the next number.
    case add(row: Row)
  }

  /// Which of the generators it came from.
  public var kind: String
  /// The number by which it can be made again.
  public var number: Int
  /// Parameters and solved-for variables in order of creation.
  public var variables: [Unknown]
  /// The rows that it starts with.
  public var rows: [Row]
  /// After each step the system is solved; the first one changes nothing.
  public var steps: [[Edit]]
}

extension RandomSystem {
  /// What a system is hard for.
  public enum Family: String, CaseIterable, Sendable {
    /// All kinds that layouts are made of, small.
    case mixed
    /// Many inequalities over all variables at once.
    case dense
    /// Multipliers from a millionth to a thousand, one after another.
    case chains
    /// A priority of its own for each row.
    case priorities
    /// Required rows that contradict each other in many places.
    case contradictions
    /// More than there is room for.
    case squeeze
    /// Cells below each other in one height, with tops of their own.
    case lists
    /// Much that is left open, with preferences of its own.
    case choices
    /// Rows that hardly differ from others in any coefficient, so that they meet far away.
    case parallels
  }

  /// Generates the system of a number and a family, small enough to be judged by other means, with edits.
  public init(family: Family, number: Int, seed: UInt64) {
    let sizes: ClosedRange<Int> =
      switch family {
      case .mixed, .choices: 1...1
      case .dense: 3...12
      case .chains: 3...7
      case .priorities: 3...9
      case .contradictions: 3...15
      case .squeeze: 3...12
      case .lists: 2...24
      case .parallels: 2...5
      }
    let size = sizes.lowerBound + number % sizes.count
    self.init(family: family, size: size, number: number, seed: seed, steps: 2)
  }

  /// A chain of multiples and constants of which one is given: nothing is left to choose.
  public static func chainOfEqualities(length: Int, number: Int, seed: UInt64) -> RandomSystem {
    var writer = SystemWriter(kind: "chain of equalities", number: number, seed: seed)
    writer.writeChainOfEqualities(length)
    return writer.system
  }

  /// A chain in which each variable is the same multiple of the one before it, every third one by a relation of its own,
  /// with a wish at both ends and in the middle.
  public static func chain(of multiplier: Double, length: Int, relation: String) -> RandomSystem {
    var writer = SystemWriter(kind: "chain of \(multiplier)", number: 0, seed: 0)
    writer.writeChain(of: multiplier, length, relation)
    return writer.system
  }

  /// Rows of as many variables, with coefficients between -3 and 3 that are no whole numbers, each with a priority of its
  /// own.
  public static func realRows(
    _ size: Int, of terms: Int, relations: [String], number: Int, seed: UInt64
  ) -> RandomSystem {
    precondition(terms <= size, "A row of \(size) variables cannot name \(terms).")
    var writer = SystemWriter(kind: "real rows", number: number, seed: seed)
    writer.writeRealRows(size, of: terms, relations)
    return writer.system
  }

  /// Generates a system with a number of variables; the mixed ones are as large as they are.
  public init(family: Family, size: Int, number: Int, seed: UInt64, steps: Int = 0) {
    var writer = SystemWriter(kind: family.rawValue, number: number, seed: seed)
    switch family {
    case .mixed:
      self.init(number: number, seed: seed)
      return
    case .choices:
      self.init(number: number, seed: seed)
      leaveChoices(seed: seed)
      return
    case .dense: writer.writeDense(size)
    case .chains: writer.writeChain(size)
    case .priorities: writer.writePriorities(size)
    case .contradictions: writer.writeContradictions(size)
    case .squeeze: writer.writeSqueeze(size)
    case .lists: writer.writeLists(size)
    case .parallels: writer.writeParallels(size)
    }
    writer.addSteps(steps)
    self = writer.system
  }
}

extension RandomSystem {
  /// The kinds in turn: every run of consecutive numbers holds all of them in fixed shares.
  private static let kinds = [
    "mixed", "views", "degenerate", "mixed", "views", "conflicting", "redundant", "views", "coupled",
    "odd views",
  ]

  /// Generates the system of a number.
  public init(number: Int, seed: UInt64) {
    let kind = Self.kinds[number % Self.kinds.count]
    var writer = SystemWriter(kind: kind, number: number, seed: seed)
    switch kind {
    case "mixed": writer.writeMixed()
    case "degenerate": writer.writeDegenerate()
    case "conflicting": writer.writeConflicting()
    case "redundant": writer.writeRedundant()
    case "coupled": writer.writeCoupled()
    case "odd views": writer.writeViews(extraMultipliers: [0.000001, 0.666667, 0.333333, 1.777778])
    default: writer.writeViews()
    }
    writer.addSteps(3)
    self = writer.system
  }
}
