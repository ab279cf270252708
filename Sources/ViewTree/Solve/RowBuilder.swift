import ConstraintSolver

/// Gathers the terms of one constraint, with positions measured from the holder's origin.
///
/// That is what gives a multiplier on a position its meaning: `a.centerX == 0.5 * b.right` speaks of
/// fractions of the view that contains both. With a multiplier of 1 the holder's origin cancels out.
struct RowBuilder {
  private let holder: Int
  private var terms = LinearExpression()
  private var holderOriginFactor = 0.0

  init(holder: Int) { self.holder = holder }

  /// Adds an item's attribute, times a factor.
  mutating func add(
    _ factor: Double, _ attribute: LayoutConstraint.Attribute, of slot: Int, _ variables: ItemVariables
  ) {
    let (origin, extent) = variables.axis(of: attribute)
    let shares = attribute.shares
    addTerm(factor * shares.extent, extent)
    // The holder's own origin is 0 in its own space.
    guard slot != holder, let origin else { return }
    addTerm(factor * shares.origin, origin)
    holderOriginFactor -= factor * shares.origin
  }

  /// The finished left side, given the holder's unknowns and an attribute that tells the axis.
  func expression(
    inside holder: ItemVariables, _ attribute: LayoutConstraint.Attribute
  ) -> LinearExpression {
    var copy = self
    if let origin = holder.axis(of: attribute).origin { copy.addTerm(holderOriginFactor, origin) }
    return copy.terms
  }

  private mutating func addTerm(_ factor: Double, _ variable: Variable) {
    if factor != 0 { terms.add(factor, variable) }
  }
}
