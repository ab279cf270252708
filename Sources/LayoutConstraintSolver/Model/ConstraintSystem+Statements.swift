/// What a system says in one row, or by an implicit bound, with the parameters' values in the constant.
package struct Statement {
  /// The row; none for a bound.
  package let id: ConstraintID?
  /// The unknowns and their factors; none where the row is about parameters alone.
  package let terms: [LinearExpression.Term]
  package let relation: Relation
  package let constant: Double
  package let isRequired: Bool

  /// How far the left side is above the right one, where the unknowns have these values.
  package func excess(_ value: (Variable) -> Double) -> Double {
    terms.reduce(-constant) { $0 + $1.coefficient * value($1.variable) }
  }
}

extension ConstraintSystem {
  /// Hands out all rows in the order of their addition, and then the bounds: for questions that need no solving.
  ///
  /// - Complexity: O(terms).
  package func forEachStatement(_ body: (Statement) -> Void) {
    let model = storage.pointee.model
    for position in 0..<model.rows.count where !model.rows[position].isRemoved {
      let row = model.rows[position]
      let terms = model.termRange(of: position).map { index in
        LinearExpression.Term(model.terms[index].coefficient, Variable(index: model.terms[index].variable))
      }
      let (own, given) = withoutParameters(terms)
      body(
        Statement(
          id: ConstraintID(serial: row.serial), terms: own, relation: row.relation,
          constant: row.constant - given, isRequired: row.isRequired))
    }
    for index in 0..<model.bounds.count {
      let bound = model.bounds[index]
      body(
        Statement(
          id: nil, terms: [LinearExpression.Term(1, Variable(index: bound.variable))],
          relation: .greaterThanOrEqual,
          constant: bound.value, isRequired: true))
    }
  }

  /// The terms of a sum that are unknown, and what those that are given add up to.
  package func withoutParameters(
    _ terms: [LinearExpression.Term]
  ) -> (unknown: [LinearExpression.Term], given: Double) {
    let model = storage.pointee.model
    var (unknown, given): ([LinearExpression.Term], Double) = ([], 0)
    for term in terms {
      let lane = (0..<model.parameterCount).first { model.parameters[$0 + 1].variable == term.variable.index }
      if let lane {
        given += term.coefficient * model.parameters[lane + 1].value
      } else {
        unknown.append(term)
      }
    }
    return (unknown, given)
  }
}
