import Graphics
import ViewTree

/// How a constraint is drawn: bars for sizes and distances, lines for alignments.
struct ConstraintFigures {
  private(set) var figures: [ReviewOverlay.Figure] = []

  private let isRightToLeft: Bool
  /// How far the bar of a size lies outside of the item's edge.
  private static let sizeOffset = 5

  init(_ facts: Layout.ConstraintFacts, _ reading: LayoutReading) {
    isRightToLeft = reading.layout.device.layoutDirection == .rightToLeft
    guard let first = reading.place(facts.first) else { return }
    if facts.first.attribute.kind == .size {
      addSize(facts.first.attribute, first.edges)
      // An item's own ratio is drawn once.
      if let operand = facts.second, let second = reading.place(operand), second.slot != first.slot {
        addSize(operand.attribute, second.edges)
      }
      return
    }
    guard let operand = facts.second, let second = reading.place(operand) else { return }
    let isHorizontal = facts.first.attribute.kind == .horizontalPosition
    let from = position(facts.first.attribute, first.edges)
    let to = position(operand.attribute, second.edges)
    if from == to {
      addAlignment(at: from, first.edges, second.edges, isHorizontal)
    } else {
      addDistance(from, to, first.edges, second.edges, isHorizontal)
    }
  }

  /// A size, as a bar below the item or to its right.
  private mutating func addSize(_ attribute: LayoutConstraint.Attribute, _ edges: PixelEdges) {
    if attribute == .width {
      let y = edges.bottom + ConstraintFigures.sizeOffset
      figures.append(.bar(from: .init(x: edges.left, y: y), to: .init(x: edges.right, y: y)))
    } else {
      let x = edges.right + ConstraintFigures.sizeOffset
      figures.append(.bar(from: .init(x: x, y: edges.top), to: .init(x: x, y: edges.bottom)))
    }
  }

  /// A line along what is aligned, over the whole length of both items.
  private mutating func addAlignment(
    at place: Int, _ first: PixelEdges, _ second: PixelEdges, _ isHorizontal: Bool
  ) {
    if isHorizontal {
      let (top, bottom) = (min(first.top, second.top), max(first.bottom, second.bottom))
      figures.append(.line(from: .init(x: place, y: top), to: .init(x: place, y: bottom)))
    } else {
      let (left, right) = (min(first.left, second.left), max(first.right, second.right))
      figures.append(.line(from: .init(x: left, y: place), to: .init(x: right, y: place)))
    }
  }

  /// A bar between two places, halfway along what the items share in the other direction.
  private mutating func addDistance(
    _ from: Int, _ to: Int, _ first: PixelEdges, _ second: PixelEdges, _ isHorizontal: Bool
  ) {
    let (low, high) = (min(from, to), max(from, to))
    if isHorizontal {
      let y = shared(first.top..<first.bottom, second.top..<second.bottom)
      figures.append(.bar(from: .init(x: low, y: y), to: .init(x: high, y: y)))
    } else {
      let x = shared(first.left..<first.right, second.left..<second.right)
      figures.append(.bar(from: .init(x: x, y: low), to: .init(x: x, y: high)))
    }
  }

  /// The middle of what two stretches have in common, or else of the first.
  private func shared(_ first: Range<Int>, _ second: Range<Int>) -> Int {
    let common = first.clamped(to: second)
    let stretch = common.isEmpty ? first : common
    return (stretch.lowerBound + stretch.upperBound) / 2
  }

  /// Where an attribute of an item lies. A layout does not tell where text stands, so that baselines are drawn
  /// at the edges that they are next to.
  private func position(_ attribute: LayoutConstraint.Attribute, _ edges: PixelEdges) -> Int {
    switch attribute.withoutMargins {
    case .left: edges.left
    case .right: edges.right
    case .leading: isRightToLeft ? edges.right : edges.left
    case .trailing: isRightToLeft ? edges.left : edges.right
    case .centerX: (edges.left + edges.right) / 2
    case .top, .firstBaseline: edges.top
    case .bottom, .lastBaseline: edges.bottom
    default: (edges.top + edges.bottom) / 2
    }
  }
}
