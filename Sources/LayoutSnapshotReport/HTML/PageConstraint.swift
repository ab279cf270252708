import LayoutSnapshotCauses
import LayoutSnapshotOverlay
import LayoutSnapshotValues

/// What the page says and draws of one constraint: everything is decided here, in points from the root.
struct PageConstraint {
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

  struct Figure {
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
        key: constraint.item + "." + constraint.attribute.name + " " + constraint.relation.symbol + " "
          + (constraint.otherItem.map { $0 + "." + constraint.otherAttribute.name } ?? ""),
        multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
        text: constraint.description, across: !constraint.attribute.isVertical,
        held: constraint.isHeld, tight: tight.contains(constraint), system: drawing.isSystem,
        dashed: !drawing.isRequired, state: "\(drawing.state)",
        badge: drawing.hasBadge ? drawing.relation.sign(constraint.multiplier) : nil,
        figures: drawing.parts.map { Figure($0, scale: Double(layout.device.scale)) })
    }
  }
}

extension JSONText {
  /// Adds a member of an object that is no text, unless it is what the page takes where there is none.
  fileprivate mutating func member<Value: Equatable & CustomStringConvertible>(
    _ name: String, _ value: Value, usually usual: Value? = nil
  ) {
    if value == usual { return }
    raw(",\"")
    raw(name)
    raw("\":")
    raw(value.description)
  }
}

extension PageConstraint {
  /// Adds it as an object. What nearly all constraints have alike is left out: it would be a third of all that a report of
  /// thousands of layouts says.
  func write(to text: inout JSONText) {
    text.raw("{\"key\":")
    text.string(key)
    text.raw(",\"text\":")
    text.string(self.text)
    text.member("multiplier", multiplier, usually: 1)
    text.member("constant", constant, usually: 0)
    text.member("priority", priority, usually: 1000)
    text.member("across", across)
    text.member("held", held, usually: false)
    text.member("tight", tight, usually: false)
    text.member("system", system, usually: false)
    text.member("dashed", dashed, usually: false)
    text.raw(",\"state\":")
    text.string(state)
    if let item { text.member("item", item) }
    if let toItem { text.member("toItem", toItem) }
    if let badge {
      text.raw(",\"badge\":")
      text.string(badge)
    }
    text.raw(",\"figures\":[")
    for (number, figure) in figures.enumerated() {
      if number > 0 { text.raw(",") }
      figure.write(to: &text)
    }
    text.raw("]}")
  }
}

extension PageConstraint.Figure {
  func write(to text: inout JSONText) {
    text.raw("{\"kind\":")
    text.string(kind)
    text.raw(",\"ends\":[")
    for (number, end) in ends.enumerated() {
      if number > 0 { text.raw(",") }
      text.raw(end.description)
    }
    text.raw("]")
    if let below { text.member("below", below) }
    if let right { text.member("right", right) }
    text.raw("}")
  }

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
