import ConstraintSolver

/// An item's place as unknowns of the engine: its origin in the root's space, and its extent.
///
/// Origins are absolute, so that a constraint between cousins has as few terms as one between siblings.
struct ItemVariables {
  /// The left edge; none for the root, which lies at 0.
  let x: Variable?
  /// The top edge; none for the root.
  let y: Variable?
  /// The extent across: never below 0, and given from outside for the root.
  let width: Variable
  /// The extent downwards.
  let height: Variable

  init(in system: ConstraintSystem) {
    x = system.addVariable()
    y = system.addVariable()
    width = system.addVariable(lowerBound: 0)
    height = system.addVariable(lowerBound: 0)
  }

  /// The root's: its extent is what a device changes.
  init(rootIn system: ConstraintSystem) throws(SolverError) {
    x = nil
    y = nil
    width = try system.addParameter(0)
    height = try system.addParameter(0)
  }

  /// The unknowns along the axis of an attribute.
  func axis(of attribute: LayoutConstraint.Attribute) -> (origin: Variable?, extent: Variable) {
    switch attribute {
    case .top, .bottom, .centerY, .height: (y, height)
    case .left, .right, .leading, .trailing, .centerX, .width, .notAnAttribute: (x, width)
    }
  }
}

extension LayoutConstraint.Attribute {
  /// How much of the origin and of the extent the attribute's value is made of.
  var shares: (origin: Double, extent: Double) {
    switch self {
    case .left, .leading, .top: (1, 0)
    case .right, .trailing, .bottom: (1, 1)
    case .centerX, .centerY: (1, 0.5)
    case .width, .height: (0, 1)
    case .notAnAttribute: (0, 0)
    }
  }
}
