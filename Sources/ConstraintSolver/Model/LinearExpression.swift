/// A sum of variables with coefficients, and a constant.
///
/// ```swift
/// let trailing = x + width                    // LinearExpression
/// let centre = x + 0.5 * width - 8
/// ```
///
/// Up to four terms, which is what nearly every layout constraint has, are stored inline: building one costs
/// no allocation. Terms of the same variable add up when the system is solved.
@frozen
public struct LinearExpression: Sendable {
  // Single fields and not a vector or tuple with a computed position: that would keep the expression in memory,
  // and made adding a row half as fast.
  @usableFromInline var term0 = Term(0, Variable(index: 0))
  @usableFromInline var term1 = Term(0, Variable(index: 0))
  @usableFromInline var term2 = Term(0, Variable(index: 0))
  @usableFromInline var term3 = Term(0, Variable(index: 0))
  @usableFromInline var inlineCount = 0
  @usableFromInline var overflow: [Term]?
  /// What is added to the sum of the terms.
  public var constant: Double

  /// One variable with its coefficient.
  @frozen
  public struct Term: Sendable {
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

  /// An expression without terms.
  @inlinable
  public init(constant: Double = 0) { self.constant = constant }

  /// One variable, times a coefficient.
  @inlinable
  public init(_ coefficient: Double, _ variable: Variable) {
    constant = 0
    add(coefficient, variable)
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
    let term = Term(coefficient, variable)
    switch inlineCount {
    case 0: term0 = term
    case 1: term1 = term
    case 2: term2 = term
    case 3: term3 = term
    default: return appendOverflow(term)
    }
    inlineCount += 1
  }

  @usableFromInline
  mutating func appendOverflow(_ term: Term) {
    if overflow == nil { overflow = [] }
    overflow!.append(term)
  }

  /// The number of terms that were added.
  @inlinable
  public var count: Int { inlineCount + (overflow?.count ?? 0) }

  /// The term at a position, in the order of addition.
  @inlinable
  public subscript(index: Int) -> Term {
    precondition(index >= 0 && index < count, "There is no such term.")
    switch index {
    case 0: return term0
    case 1: return term1
    case 2: return term2
    case 3: return term3
    default: return overflow![index - 4]
    }
  }

  /// Adds another expression, times a factor.
  @inlinable
  public mutating func add(_ factor: Double, _ other: LinearExpression) {
    for index in 0..<other.count {
      let term = other[index]
      add(factor * term.coefficient, term.variable)
    }
    constant += factor * other.constant
  }
}
