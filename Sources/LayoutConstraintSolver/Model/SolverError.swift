/// Why a system refused an input or could not be solved.
///
/// After any of them the system is as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
  /// A number is NaN, infinite, or beyond what a layout can mean.
  case invalidNumber(Double, Role)
  /// A priority outside 0 < p <= 1000.
  case invalidPriority(Float)
  /// No variable with a coefficient other than zero.
  case noVariables
  /// An expression took more terms than it has room for.
  case tooManyTerms(Int, limit: Int)
  /// The variable does not belong to this system.
  case unknownVariable(Variable)
  /// The variable is not a parameter, so it cannot be given a value.
  case notAParameter(Variable)
  /// The constraint was removed, or belongs to another system.
  case unknownConstraint(ConstraintID)
  /// A system takes at most this many parameters.
  case tooManyParameters(limit: Int)
  /// A system takes at most this many variables, constraints or terms.
  case tooLarge(limit: Int)
  /// The values found by this solve were asked for, but the system changed since, or was never solved.
  case notSolved
  /// The optimum was not reached within the allowed number of pivots.
  case iterationLimit(pivots: Int, constraints: Int)
  /// It would have taken more work than `ConstraintSystem.workLimit` allows.
  ///
  /// The second value says what it was spent on.
  case workLimit(Int, Work)
  /// Doubles are not precise enough for what the constraints say: the requirement would be missed by this much.
  case imprecise(Requirement, missedBy: Double)
  /// Both constraints matter, and their coefficients are so nearly multiples of each other that where they meet is beyond
  /// the precision of doubles.
  case nearlyParallel(ConstraintID, ConstraintID)

  /// What must hold.
  public enum Requirement: Hashable, Sendable {
    /// A constraint of priority 1000.
    case constraint(ConstraintID)
    /// The implicit lower bound of a variable.
    case lowerBound(of: Variable)
  }

  /// What a refused number was meant to be.
  public enum Role: String, Hashable, Sendable {
    /// A factor of a variable.
    case coefficient
    /// A right-hand side.
    case constant
    /// The value of a parameter.
    case parameter
    /// An implicit lower bound.
    case lowerBound
    /// An end of a range of a parameter.
    case range
  }
}

extension SolverError {
  /// The constraints that it names.
  public var constraints: [ConstraintID] {
    switch self {
    case .imprecise(.constraint(let id), _), .unknownConstraint(let id): [id]
    case .nearlyParallel(let first, let second): [first, second]
    case .workLimit(_, let work):
      work.first == work.last ? work.first.map { [$0] } ?? [] : [work.first, work.last].compactMap { $0 }
    default: []
    }
  }
}

extension SolverError: CustomStringConvertible {
  /// What happened, the likely cause, and what to do.
  public var description: String {
    switch self {
    case .invalidNumber(let value, let role):
      """
      \(role.rawValue) \(value) cannot be used. It has to be finite, a coefficient between \
      \(SolverLimits.smallestCoefficient) and \(SolverLimits.largestCoefficient) in magnitude, any other number \
      at most \(SolverLimits.largestConstant). A division by a size that is still zero is the usual cause.
      """
    case .invalidPriority(let value):
      "priority \(value) is out of range. Use a value above 0 and up to 1000 (required)."
    case .noVariables:
      "the constraint has no variable with a coefficient other than zero, so it cannot influence a layout."
    case .tooManyTerms(let count, let limit):
      "the expression has \(count) terms, which is more than \(limit). Use add(terms:_:_:priority:) for long sums."
    case .unknownVariable(let variable):
      "variable \(variable.index) belongs to another system. A constraint can only use variables of its own system."
    case .notAParameter(let variable):
      "variable \(variable.index) is solved for and cannot be given a value. Only parameters from addParameter(_:) can."
    case .unknownConstraint(let id):
      "constraint \(id.serial) is not in this system. It was removed, or belongs to another system."
    case .tooManyParameters(let limit):
      "a system takes at most \(limit) parameters. Use a variable with an equality constraint instead."
    case .tooLarge(let limit):
      "a system takes at most \(limit) variables, constraints or terms."
    case .notSolved:
      "the system was changed, or never solved. Call solve() first."
    case .workLimit(let limit, let work):
      "this takes more than \(limit) steps of work. \(work) ConstraintSystem.workLimit allows more."
    case .imprecise(let requirement, let miss):
      """
      \(requirement) cannot be kept: double precision does not reach that far, and it would be missed by \(miss). \
      Multipliers that make one number millions of times larger than another are the usual cause; state the smaller \
      one by itself.
      """
    case .nearlyParallel(let first, let second):
      """
      constraints \(first.serial) and \(second.serial) say the same but for the last digits of their coefficients, and \
      what they say together depends on these. A multiplier that was computed in two ways is the usual cause; use one \
      number for both.
      """
    case .iterationLimit(let pivots, let constraints):
      """
      no optimum after \(pivots) pivots in a group of \(constraints) constraints. \
      Coefficients of very different size in one group are the usual cause.
      """
    }
  }
}

extension SolverError.Requirement: CustomStringConvertible {
  /// Which one it is, by number.
  public var description: String {
    switch self {
    case .constraint(let id): "required constraint \(id.serial)"
    case .lowerBound(let variable): "the lower bound of variable \(variable.index)"
    }
  }
}

/// The numbers that a system accepts, and its sizes.
///
/// Outside of these a value of a layout in points has lost its meaning, and double precision its exactness.
package enum SolverLimits {
  package static let smallestCoefficient = 1e-9
  package static let largestCoefficient = 1e9
  package static let largestConstant = 1e12
  package static let parameters = 7
  package static let terms = 1 << 29
}
