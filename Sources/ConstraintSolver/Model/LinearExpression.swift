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
  @usableFromInline var inlineVariables = SIMD4<Int32>(repeating: 0)
  @usableFromInline var inlineCoefficients = SIMD4<Double>(repeating: 0)
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
    if inlineCount < 4 {
      inlineVariables[inlineCount] = variable.index
      inlineCoefficients[inlineCount] = coefficient
      inlineCount += 1
    } else {
      appendOverflow(Term(coefficient, variable))
    }
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
    guard index < 4 else { return overflow![index - 4] }
    return Term(inlineCoefficients[index], Variable(index: inlineVariables[index]))
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
