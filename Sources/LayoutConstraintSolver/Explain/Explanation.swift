/// Why a variable has its value: the constraints that hold it there, and how strongly each does.
///
/// The weights state how far the variable moves for each point that is added to a constraint's constant, so
/// that the value is the sum of all weights times what they belong to:
///
/// ```swift
/// try system.add(x == 16)                     // first
/// try system.add(x + width == parent - 16)    // second
/// try system.solve()
/// try system.explanation(of: width)           // -1 * first + 1 * second + 1 * parent
/// ```
public struct Explanation: Hashable, Sendable {
  /// A constraint that holds as an equality, and that the variable follows.
  public struct Reason: Hashable, Sendable {
    /// The constraint.
    public let constraint: ConstraintID
    /// How far the variable moves when the constraint's constant grows by one point.
    public let weight: Double
  }

  /// A parameter, or a variable at its implicit bound, that the variable follows.
  public struct Influence: Hashable, Sendable {
    /// The parameter or the bounded variable.
    public let variable: Variable
    /// How far the explained variable moves when the parameter, or the bound, grows by one point.
    public let weight: Double
  }

  /// The constraints, in order of activation.
  public let reasons: [Reason]
  /// The parameters, in order of creation.
  public let parameters: [Influence]
  /// The variables that stand at their implicit lower bound, in order of creation.
  public let bounds: [Influence]
  /// The variables whose value is 0, or what they prefer, only because the constraints leave them free.
  public let free: [Variable]
}
