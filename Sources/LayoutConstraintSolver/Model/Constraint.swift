/// A linear equation or inequality with a priority.
///
/// ```swift
/// try system.add(x + width == parent - 16)
/// try system.add((width >= 44).at(.high))
/// ```
@frozen
public struct Constraint: Sendable {
  /// All variables, on the left side; its own constant has moved to the right.
  public var expression: LinearExpression
  /// How the sides compare.
  public var relation: Relation
  /// How strongly it is wanted.
  public var priority: Priority
  /// What stands on the right side.
  public var constant: Double

  /// States `expression relation constant`.
  @inlinable
  public init(
    _ expression: LinearExpression, _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.constant = constant - expression.constant
    self.expression.constant = 0
  }

  /// The same constraint at another priority.
  @inlinable
  public func at(_ priority: Priority) -> Constraint {
    var copy = self
    copy.priority = priority
    return copy
  }
}

/// Both sides are the same.
@inlinable
public func == (left: LinearExpression, right: LinearExpression) -> Constraint {
  Constraint(left - right, .equal, 0)
}
/// The expression has this value.
@inlinable
public func == (left: LinearExpression, constant: Double) -> Constraint { Constraint(left, .equal, constant) }
/// The variable has this value.
@inlinable
public func == (left: Variable, constant: Double) -> Constraint {
  Constraint(LinearExpression(1, left), .equal, constant)
}
/// The variable equals the expression.
@inlinable
public func == (left: Variable, right: LinearExpression) -> Constraint { Constraint(left - right, .equal, 0) }
/// The expression equals the variable.
@inlinable
public func == (left: LinearExpression, right: Variable) -> Constraint { Constraint(left - right, .equal, 0) }

/// The left side is at most the right side.
@inlinable
public func <= (left: LinearExpression, right: LinearExpression) -> Constraint {
  Constraint(left - right, .lessThanOrEqual, 0)
}
/// The expression is at most this value.
@inlinable
public func <= (left: LinearExpression, constant: Double) -> Constraint {
  Constraint(left, .lessThanOrEqual, constant)
}
/// The variable is at most this value.
@inlinable
public func <= (left: Variable, constant: Double) -> Constraint {
  Constraint(LinearExpression(1, left), .lessThanOrEqual, constant)
}
/// The variable is at most the expression.
@inlinable
public func <= (left: Variable, right: LinearExpression) -> Constraint {
  Constraint(left - right, .lessThanOrEqual, 0)
}
/// The expression is at most the variable.
@inlinable
public func <= (left: LinearExpression, right: Variable) -> Constraint {
  Constraint(left - right, .lessThanOrEqual, 0)
}
/// The variable is at most the other.
@inlinable
public func <= (left: Variable, right: Variable) -> Constraint {
  Constraint(left - right, .lessThanOrEqual, 0)
}

/// The left side is at least the right side.
@inlinable
public func >= (left: LinearExpression, right: LinearExpression) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual, 0)
}
/// The expression is at least this value.
@inlinable
public func >= (left: LinearExpression, constant: Double) -> Constraint {
  Constraint(left, .greaterThanOrEqual, constant)
}
/// The variable is at least this value.
@inlinable
public func >= (left: Variable, constant: Double) -> Constraint {
  Constraint(LinearExpression(1, left), .greaterThanOrEqual, constant)
}
/// The variable is at least the expression.
@inlinable
public func >= (left: Variable, right: LinearExpression) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual, 0)
}
/// The expression is at least the variable.
@inlinable
public func >= (left: LinearExpression, right: Variable) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual, 0)
}
/// The variable is at least the other.
@inlinable
public func >= (left: Variable, right: Variable) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual, 0)
}
