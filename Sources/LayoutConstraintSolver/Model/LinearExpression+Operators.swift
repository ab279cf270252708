// Arithmetic that reads like the constraint on paper: `x + width <= parent - 16`.

/// A variable times a factor.
@inlinable
public func * (factor: Double, variable: Variable) -> LinearExpression { LinearExpression(factor, variable) }
/// An expression times a factor.
@inlinable
public func * (factor: Double, expression: LinearExpression) -> LinearExpression {
  var result = LinearExpression()
  result.add(factor, expression)
  return result
}
/// The sum of two expressions.
@inlinable
public func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
  var result = left
  result.add(1, right)
  return result
}
/// The sum of two variables.
@inlinable
public func + (left: Variable, right: Variable) -> LinearExpression {
  var result = LinearExpression(1, left)
  result.add(1, right)
  return result
}
/// A further variable.
@inlinable
public func + (left: LinearExpression, right: Variable) -> LinearExpression {
  var result = left
  result.add(1, right)
  return result
}
/// A variable and an expression.
@inlinable
public func + (left: Variable, right: LinearExpression) -> LinearExpression {
  LinearExpression(1, left) + right
}
/// A shifted variable.
@inlinable
public func + (left: Variable, constant: Double) -> LinearExpression {
  LinearExpression(1, left) + constant
}
/// A shifted expression.
@inlinable
public func + (left: LinearExpression, constant: Double) -> LinearExpression {
  var result = left
  result.constant += constant
  return result
}
/// The difference of two expressions.
@inlinable
public func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
  var result = left
  result.add(-1, right)
  return result
}
/// The difference of two variables.
@inlinable
public func - (left: Variable, right: Variable) -> LinearExpression {
  var result = LinearExpression(1, left)
  result.add(-1, right)
  return result
}
/// An expression less a variable.
@inlinable
public func - (left: LinearExpression, right: Variable) -> LinearExpression {
  var result = left
  result.add(-1, right)
  return result
}
/// A variable less an expression.
@inlinable
public func - (left: Variable, right: LinearExpression) -> LinearExpression {
  LinearExpression(1, left) - right
}
/// A variable shifted down.
@inlinable
public func - (left: Variable, constant: Double) -> LinearExpression { left + -constant }
/// An expression shifted down.
@inlinable
public func - (left: LinearExpression, constant: Double) -> LinearExpression { left + -constant }
