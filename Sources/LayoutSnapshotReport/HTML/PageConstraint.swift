import LayoutSnapshotCauses
import LayoutSnapshotOverlay
import LayoutSnapshotValues

/// What the page says and draws of one constraint: everything is decided here, in points from the root.
struct PageConstraint: Encodable {
  /// The places among the layout's nodes; none for an item in no list.
  let item, toItem: Int?
  /// What the constraint is about; equal for those that differ in their numbers alone.
  let key: String
  let multiplier, constant, priority: Double
  /// The constraint as pseudocode.
  let text: String
  /// Whether it is about the way across.
  let across: Bool
  let held: Bool
  /// Whether it holds exactly.
  let tight: Bool
  let system: Bool
  let dashed: Bool
  /// `satisfied`, `misplaced` or `broken`: the colour.
  let state: String
  /// What stands on the badge; none without one.
  let badge: String?
  let figures: [Figure]

  struct Figure: Encodable {
    /// `bar` or `line`.
    let kind: String
    /// x and y of both ends.
    let ends: [Double]
    /// How many bars lie between the bar of a width and its view, above it.
    let below: Int?
    /// How many bars lie between the bar of a height and its view, on the left of it.
    let right: Int?
  }

  /// Those of a layout, in its order.
  static func all(of layout: Layout) -> [PageConstraint] {
    let (tight, paths) = (TightConstraints(layout), layout.outline.paths)
    let slots = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices))
    return zip(layout.constraints, ConstraintDrawing.all(of: layout)).map { constraint, drawing in
      PageConstraint(
        item: slots[constraint.item], toItem: constraint.otherItem.flatMap { slots[$0] },
        key: "\(constraint.item).\(constraint.attribute.name) \(constraint.relation.symbol) "
          + (constraint.otherItem.map { "\($0).\(constraint.otherAttribute.name)" } ?? ""),
        multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
        text: constraint.description, across: !constraint.attribute.isVertical,
        held: constraint.isHeld, tight: tight.contains(constraint), system: drawing.isSystem,
        dashed: !drawing.isRequired, state: "\(drawing.state)",
        badge: drawing.hasBadge ? drawing.relation.sign(constraint.multiplier) : nil,
        figures: drawing.parts.map { Figure($0, scale: Double(layout.device.scale)) })
    }
  }
}

extension PageConstraint.Figure {
  init(_ part: ConstraintDrawing.Part, scale: Double) {
    let (from, to): (ReviewOverlay.Place, ReviewOverlay.Place)
    switch part.figure {
    case .bar(let a, let b): (kind, from, to) = ("bar", a, b)
    case .line(let a, let b): (kind, from, to) = ("line", a, b)
    }
    ends = [from.x, from.y, to.x, to.y].map { Double($0) / scale }
    switch part.room {
    case .inPlace: (below, right) = (nil, nil)
    case .below(let lane): (below, right) = (lane, nil)
    case .right(let lane): (below, right) = (nil, lane)
    }
  }
}

extension ReviewOverlay.Relation {
  /// The sign on a badge; a ratio says which.
  fileprivate func sign(_ multiplier: Double) -> String {
    switch self {
    case .lessOrEqual: "\u{2264}"
    case .greaterOrEqual: "\u{2265}"
    case .equal: multiplier == 1 ? "=" : "\u{D7}" + decimalText(multiplier)
    }
  }
}
