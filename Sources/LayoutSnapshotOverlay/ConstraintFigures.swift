import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// How a constraint is drawn: bars for sizes and distances, lines for alignments.
struct ConstraintFigures {
  private(set) var parts: [ConstraintDrawing.Part] = []

  private let isRightToLeft: Bool
  private let lanes: [Lane: Int]

  /// Where the bars of an item's sizes lie.
  struct Lane: Hashable {
    let slot: Int
    let attribute: LayoutAttribute
  }

  /// - Parameter lanes: how many bars there are already beside an item; those of this constraint are added.
  init(_ facts: Layout.ConstraintFacts, _ reading: LayoutReading, lanes: inout [Lane: Int]) {
    isRightToLeft = reading.layout.device.layoutDirection == .rightToLeft
    self.lanes = lanes
    defer { for lane in sizes { lanes[lane, default: 0] += 1 } }
    guard let first = reading.place(facts.first) else { return }
    if facts.first.attribute.kind == .size {
      addSize(Lane(slot: first.slot, attribute: facts.first.attribute), first.edges)
      // An item's own ratio is drawn once.
      if let operand = facts.second, let second = reading.place(operand), second.slot != first.slot {
        addSize(Lane(slot: second.slot, attribute: operand.attribute), second.edges)
      }
      return
    }
    guard let operand = facts.second, let second = reading.place(operand) else { return }
    let isHorizontal = facts.first.attribute.kind == .horizontalPosition
    let from = position(facts.first.attribute, first, reading)
    let to = position(operand.attribute, second, reading)
    // What reaches beyond an item's aligned part makes its frame lie a little off.
    let isAligned = facts.constant == 0 && facts.multiplier == 1 && facts.relation == .equal
    if from == to || isAligned && abs(from - to) <= 4 * reading.layout.device.scale {
      addAlignment(at: to, first.edges, second.edges, isHorizontal)
    } else {
      addDistance(from, to, first.edges, second.edges, isHorizontal)
    }
  }

  /// A size, as a bar below the item or to its right, further out than those that are there.
  private mutating func addSize(_ lane: Lane, _ edges: PixelEdges) {
    let number = lanes[lane, default: 0]
    sizes.append(lane)
    if lane.attribute == .width {
      let y = edges.bottom
      add(.bar(from: .init(x: edges.left, y: y), to: .init(x: edges.right, y: y)), .below(number))
    } else {
      let x = edges.right
      add(.bar(from: .init(x: x, y: edges.top), to: .init(x: x, y: edges.bottom)), .right(number))
    }
  }
  private var sizes: [Lane] = []

  private mutating func add(_ figure: ReviewOverlay.Figure, _ room: ConstraintDrawing.Room = .inPlace) {
    parts.append(ConstraintDrawing.Part(figure: figure, room: room))
  }

  /// A line along what is aligned: as long as both items, or as the inner one where the other is around it.
  private mutating func addAlignment(
    at place: Int, _ first: PixelEdges, _ second: PixelEdges, _ isHorizontal: Bool
  ) {
    func span(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
      if a.clamped(to: b) == a { return a }
      if b.clamped(to: a) == b { return b }
      return min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
    if isHorizontal {
      let y = span(first.top..<first.bottom, second.top..<second.bottom)
      add(.line(from: .init(x: place, y: y.lowerBound), to: .init(x: place, y: y.upperBound)))
    } else {
      let x = span(first.left..<first.right, second.left..<second.right)
      add(.line(from: .init(x: x.lowerBound, y: place), to: .init(x: x.upperBound, y: place)))
    }
  }

  /// A bar between two places, halfway along what the items share in the other direction.
  private mutating func addDistance(
    _ from: Int, _ to: Int, _ first: PixelEdges, _ second: PixelEdges, _ isHorizontal: Bool
  ) {
    let (low, high) = (min(from, to), max(from, to))
    if isHorizontal {
      let y = shared(first.top..<first.bottom, second.top..<second.bottom)
      add(.bar(from: .init(x: low, y: y), to: .init(x: high, y: y)))
    } else {
      let x = shared(first.left..<first.right, second.left..<second.right)
      add(.bar(from: .init(x: x, y: low), to: .init(x: x, y: high)))
    }
  }

  /// The middle of what two stretches have in common, or else of the first.
  private func shared(_ first: Range<Int>, _ second: Range<Int>) -> Int {
    let common = first.clamped(to: second)
    let stretch = common.isEmpty ? first : common
    return (stretch.lowerBound + stretch.upperBound) / 2
  }

  /// Where an attribute of an item lies. A layout that does not tell where text stands has its baselines at the edges
  /// that they are next to.
  private func position(
    _ attribute: LayoutAttribute, _ place: LayoutReading.Place, _ reading: LayoutReading
  ) -> Int {
    let edges = place.edges
    return switch attribute.withoutMargins {
    case .left: edges.left
    case .right: edges.right
    case .leading: isRightToLeft ? edges.right : edges.left
    case .trailing: isRightToLeft ? edges.left : edges.right
    case .centerX: (edges.left + edges.right) / 2
    case .top: edges.top
    case .bottom: edges.bottom
    case .firstBaseline: reading.baseline(attribute, of: place) ?? edges.top
    case .lastBaseline: reading.baseline(attribute, of: place) ?? edges.bottom
    default: (edges.top + edges.bottom) / 2
    }
  }
}
