import LayoutConstraintSolver
import LayoutSnapshotValues

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

  /// - Parameter rank: when open extents are decided.
  init(in system: ConstraintSystem, smallestExtent: Double? = 0, rank: Int32) throws(SolverError) {
    x = system.addVariable()
    y = system.addVariable()
    width = system.addVariable(lowerBound: smallestExtent)
    height = system.addVariable(lowerBound: smallestExtent)
    try system.setRank(rank, of: width)
    try system.setRank(rank, of: height)
  }

  /// The root's: its extent is what a device changes, or unknown where a fitting size is sought.
  init(rootIn system: ConstraintSystem, fitting: Bool) throws(SolverError) {
    x = nil
    y = nil
    width = fitting ? system.addVariable(lowerBound: 0) : try system.addParameter(0)
    height = fitting ? system.addVariable(lowerBound: 0) : try system.addParameter(0)
  }

  /// The unknowns along the axis of an attribute.
  func axis(of attribute: LayoutAttribute) -> (origin: Variable?, extent: Variable) {
    attribute.isVertical ? (y, height) : (x, width)
  }
}

extension LayoutAttribute {
  /// How much of the origin and of the extent the attribute's value is made of.
  func shares(rightToLeft: Bool) -> (origin: Double, extent: Double) {
    switch withoutMargins {
    case .leading: (1, rightToLeft ? 1 : 0)
    case .trailing: (1, rightToLeft ? 0 : 1)
    case .left, .top, .firstBaseline: (1, 0)
    case .right, .bottom, .lastBaseline: (1, 1)
    case .centerX, .centerY: (1, 0.5)
    case .width, .height: (0, 1)
    default: (0, 0)
    }
  }
}

extension ItemVariables {
  /// Whether something is so of one of the unknowns that there are.
  func contains(where isSo: (Variable) -> Bool) -> Bool {
    x.map(isSo) == true || y.map(isSo) == true || isSo(width) || isSo(height)
  }

  /// The unknowns that there are.
  var all: [Variable] { [x, y, width, height].compactMap { $0 } }

  /// The unknowns that there are along an axis.
  func along(_ axis: LayoutAxis) -> [Variable] {
    (axis == .horizontal ? [x, width] : [y, height]).compactMap { $0 }
  }
}
