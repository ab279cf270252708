import LayoutConstraintSolver
import LayoutSnapshotValues

/// Gathers the terms of one constraint, with positions measured from the holder's origin.
///
/// That is what gives a multiplier on a position its meaning: `a.centerX == 0.5 * b.right` speaks of
/// fractions of the view that contains both. With a multiplier of 1 the holder's origin cancels out.
///
/// Where text runs from right to left, rows that speak of leading or trailing edges are measured from the
/// holder's right edge, leftwards. Constants, multipliers and inequalities then mean the same as before.
struct RowBuilder {
  private let holder: Int
  private let rightToLeft: Bool
  private let mirrored: Bool
  private var terms = LinearExpression()
  private var holderFactors = (origin: 0.0, extent: 0.0)

  init(holder: Int, rightToLeft: Bool = false, mirrored: Bool = false) {
    self.holder = holder
    self.rightToLeft = rightToLeft
    self.mirrored = mirrored
  }

  /// Adds an item's attribute, times a factor.
  mutating func add(
    _ factor: Double, _ attribute: LayoutAttribute, of slot: Int, _ variables: ItemVariables
  ) {
    let (origin, extent) = variables.axis(of: attribute)
    let shares = attribute.shares(rightToLeft: rightToLeft)
    var factor = factor
    if mirrored, shares.origin != 0 {
      holderFactors.extent += factor
      factor = -factor
    }
    addTerm(factor * shares.extent, extent)
    // The holder's own origin is 0 in its own space.
    guard slot != holder, let origin else { return }
    addTerm(factor * shares.origin, origin)
    holderFactors.origin -= factor * shares.origin
  }

  /// The finished left side, given the holder's unknowns and an attribute that tells the axis.
  mutating func expression(inside holder: ItemVariables, _ attribute: LayoutAttribute) -> LinearExpression {
    if holderFactors == (0, 0) { return terms }
    let (origin, extent) = holder.axis(of: attribute)
    if let origin { addTerm(holderFactors.origin, origin) }
    addTerm(holderFactors.extent, extent)
    return terms
  }

  private mutating func addTerm(_ factor: Double, _ variable: Variable) {
    if factor != 0 { terms.add(factor, variable) }
  }
}
