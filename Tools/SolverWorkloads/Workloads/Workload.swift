/// A generated system of constraints as plain rows: what a solver is measured and proved with.
///
/// ```swift
/// let chain = try Workload(named: "w1:1000")
/// chain.variableCount  // 4002
/// chain.rows.count     // 4000
/// ```
///
/// Variables 0 and 1 are the root's width and height; view number i owns the four variables from
/// 2 + 4 * i: x, y, width and height, all in one coordinate space. The rows are flat so that turning
/// them into another solver's objects costs that solver's time and not the generator's.
public struct Workload: Sendable {
  /// How the sum of a row's terms stands to its right-hand side.
  public enum Relation: Int8, Sendable {
    /// At most the right-hand side.
    case atMost = -1
    /// Exactly the right-hand side.
    case equal = 0
    /// At least the right-hand side.
    case atLeast = 1
  }

  /// A coefficient and the variable it multiplies.
  public struct Term: Sendable {
    /// The number of the variable.
    public var variable: Int
    /// What the variable is multiplied by.
    public var coefficient: Double
  }

  /// One constraint: the sum of its terms, a relation, a right-hand side.
  public struct Row: Sendable {
    /// Where the row's terms stand in `Workload.terms`.
    public var terms: Range<Int>
    /// How the two sides compare.
    public var relation: Relation
    /// The right-hand side.
    public var constant: Double
    /// From 1 to 1000, where 1000 is required.
    public var priority: Int
  }

  /// A size of the root.
  public struct Size: Sendable {
    /// The value of variable 0.
    public var width: Double
    /// The value of variable 1.
    public var height: Double
  }

  /// The name it was asked for by, as `w3:10,10`.
  public internal(set) var name: String
  /// How many variables there are, the root's two included.
  public internal(set) var variableCount = 2
  /// The constraints in the order in which they are to be added.
  public internal(set) var rows: [Row] = []
  /// The terms of all rows, one row after the other.
  public internal(set) var terms: [Term] = []

  /// The size of the first solve.
  public static let firstSize = Size(width: 390, height: 844)

  /// The second size for which checksums are known.
  public static let wideSize = Size(width: 1024, height: 1366)

  /// The sizes of the re-solves, in order; their mean is the time of a resize.
  public static let sizes: [Size] = [
    (320, 568), (375, 667), (414, 736), (375, 812), (414, 896), (390, 844), (393, 852), (428, 926),
    (430, 932), (402, 874), (440, 956), (744, 1133), (768, 1024), (810, 1080), (820, 1180), (834, 1194),
    (834, 1112), (1024, 1366), (568, 320), (844, 390),
  ].map { Size(width: $0.0, height: $0.1) }

  /// One number for a whole solution: the sum of every value times 1 + its variable modulo 7.
  public static func checksum(_ values: [Double]) -> Double {
    var sum = 0.0
    for (variable, value) in values.enumerated() { sum += value * Double(1 + variable % 7) }
    return sum
  }

  /// By how much a right checksum may differ from the one of exact values.
  ///
  /// Ours are rounded to a grid of 2^-20, each by up to half of that, and weigh 4 on average.
  public var checksumTolerance: Double { Double(variableCount) * 4 * 0x1p-21 }

  /// By how much values miss a row: the distance for an equality, else the part on the wrong side.
  public func violation(of row: Row, with values: [Double]) -> Double {
    var residual = -row.constant
    for term in terms[row.terms] { residual += term.coefficient * values[term.variable] }
    switch row.relation {
    case .equal: return residual.magnitude
    case .atLeast: return max(0, -residual)
    case .atMost: return max(0, residual)
    }
  }
}
