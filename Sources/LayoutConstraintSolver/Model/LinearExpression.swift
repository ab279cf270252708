/// A sum of up to six variables with coefficients, and a constant.
///
/// ```swift
/// let trailing = x + width                    // LinearExpression
/// let centre = x + 0.5 * width - 8
/// ```
///
/// Six terms are enough for any constraint between two attributes of views. A longer one is refused with
/// `SolverError.tooManyTerms` when it is added; `ConstraintSystem.add(terms:_:_:priority:)` takes any length.
/// Terms of the same variable add up when the system is solved.
@frozen
public struct LinearExpression: Sendable, BitwiseCopyable {
  // Single fields of trivial types: with an array for further terms, or with a vector that is indexed by a
  // computed position, adding a constraint takes five times as long, because it goes through memory.
  @usableFromInline var coefficient0 = 0.0
  @usableFromInline var coefficient1 = 0.0
  @usableFromInline var coefficient2 = 0.0
  @usableFromInline var coefficient3 = 0.0
  @usableFromInline var coefficient4 = 0.0
  @usableFromInline var coefficient5 = 0.0
  @usableFromInline var variable0 = Variable(index: 0)
  @usableFromInline var variable1 = Variable(index: 0)
  @usableFromInline var variable2 = Variable(index: 0)
  @usableFromInline var variable3 = Variable(index: 0)
  @usableFromInline var variable4 = Variable(index: 0)
  @usableFromInline var variable5 = Variable(index: 0)
  /// Counts further than there is room, so that a term is never lost silently.
  @usableFromInline var termCount = 0
  /// What is added to the sum of the terms.
  public var constant: Double

  /// One variable with its coefficient.
  @frozen
  public struct Term: Sendable, BitwiseCopyable {
    /// The unknown.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// Pairs a coefficient with a variable.
    @inlinable
    public init(_ coefficient: Double, _ variable: Variable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The number of terms that were added, also beyond those that there is room for.
  @inlinable
  public var count: Int { termCount }

  /// How many terms there is room for.
  @inlinable
  package static var capacity: Int { 6 }

  /// An expression without terms.
  @inlinable
  public init(constant: Double = 0) { self.constant = constant }

  /// One variable, times a coefficient.
  @inlinable
  public init(_ coefficient: Double, _ variable: Variable) {
    constant = 0
    coefficient0 = coefficient
    variable0 = variable
    termCount = 1
  }

  /// Adds one term.
  ///
  /// ```swift
  /// var bottom = LinearExpression(1, y)
  /// bottom.add(1, height)
  /// ```
  /// - Complexity: O(1).
  @inlinable
  public mutating func add(_ coefficient: Double, _ variable: Variable) {
    switch termCount {
    case 0: (coefficient0, variable0) = (coefficient, variable)
    case 1: (coefficient1, variable1) = (coefficient, variable)
    case 2: (coefficient2, variable2) = (coefficient, variable)
    case 3: (coefficient3, variable3) = (coefficient, variable)
    case 4: (coefficient4, variable4) = (coefficient, variable)
    case 5: (coefficient5, variable5) = (coefficient, variable)
    default: break
    }
    termCount += 1
  }

  /// The term at a position, in the order of addition.
  @inlinable
  public subscript(index: Int) -> Term {
    switch index {
    case 0: Term(coefficient0, variable0)
    case 1: Term(coefficient1, variable1)
    case 2: Term(coefficient2, variable2)
    case 3: Term(coefficient3, variable3)
    case 4: Term(coefficient4, variable4)
    case 5: Term(coefficient5, variable5)
    default: preconditionFailure("An expression has at most six terms.")
    }
  }

  /// Adds another expression, times a factor.
  @inlinable
  public mutating func add(_ factor: Double, _ other: LinearExpression) {
    let stored = min(other.termCount, Self.capacity)
    for index in 0..<stored {
      let term = other[index]
      add(factor * term.coefficient, term.variable)
    }
    termCount += other.termCount - stored
    constant += factor * other.constant
  }
}
