import LayoutSnapshotGraphics

extension ReviewOverlay {
  /// The overlay on a transparent canvas: tints, outlines, constraints, badges, and the labels last.
  package var displayList: DisplayList {
    var pen = OverlayPen(width: width, height: height)
    for area in unsafeAreas { pen.fill(area, Pixel(red: 255, green: 149, blue: 0, alpha: 31)) }
    for margin in margins { pen.fill(margin, Pixel(red: 175, green: 82, blue: 222, alpha: 31)) }
    for guide in guides { pen.fill(guide, Pixel(red: 0, green: 122, blue: 255, alpha: 31)) }
    for frame in givenFrames { pen.ring(frame, State.misplaced.color) }
    for frame in frames { pen.outline(frame.edges, frame.state.color) }
    // What is wrong lies over what is fine.
    for state in [State.satisfied, .misplaced, .broken] {
      for mark in marks where mark.state == state { pen.draw(mark) }
    }
    for mark in marks where mark.hasBadge { pen.badge(mark) }
    for frame in frames where frame.label != "" { pen.plate(frame) }
    return pen.list
  }

  /// The frames alone, as plain outlines with their labels: what a layout is before it has looks.
  package var wireframe: DisplayList {
    var pen = OverlayPen(width: width, height: height)
    pen.fill(PixelEdges(left: 0, top: 0, right: width, bottom: height), .white)
    for frame in frames { pen.ring(frame.edges, frame.state == .satisfied ? .black : frame.state.color) }
    for frame in frames where frame.label != "" { pen.plate(frame) }
    return pen.list
  }
}

/// Turns marks into whole pixels.
struct OverlayPen {
  private(set) var list: DisplayList

  /// The length of a T end.
  private static let end = 7
  private static let dash = (on: 4, off: 3)
  private static let badgeSide = 14

  init(width: Int, height: Int) { list = DisplayList(width: width, height: height) }

  mutating func fill(_ edges: PixelEdges, _ color: Pixel) {
    if !edges.isEmpty { list.append(.fill(FixedRect(pixels: edges), color)) }
  }

  /// The edges of a rectangle, one pixel wide, inside it.
  mutating func ring(_ edges: PixelEdges, _ color: Pixel) {
    if edges.isEmpty { return }
    list.append(
      .border(
        RoundedRect(FixedRect(pixels: edges), radius: Fixed(pixels: 0)), width: Fixed(pixels: 1), color))
  }

  /// The same in dashes; each side begins with one at its left or upper end.
  mutating func outline(_ edges: PixelEdges, _ color: Pixel) {
    if edges.isEmpty { return }
    let (right, bottom) = (edges.right - 1, edges.bottom - 1)
    let topLeft = ReviewOverlay.Place(x: edges.left, y: edges.top)
    line(topLeft, ReviewOverlay.Place(x: edges.right, y: edges.top), dashed: true, color)
    line(topLeft, ReviewOverlay.Place(x: edges.left, y: edges.bottom), dashed: true, color)
    line(.init(x: edges.left, y: bottom), .init(x: edges.right, y: bottom), dashed: true, color)
    line(.init(x: right, y: edges.top), .init(x: right, y: edges.bottom), dashed: true, color)
  }

  mutating func draw(_ mark: ReviewOverlay.Mark) {
    let color = mark.state.color
    switch mark.figure {
    case .line(let from, let to): line(from, to, dashed: !mark.isRequired, color)
    case .bar(let from, let to):
      line(from, to, dashed: !mark.isRequired, color)
      let isLevel = from.y == to.y
      if from == to { return }
      let half = Self.end / 2
      // The far end's T lies on the last pixel of the bar.
      for (place, step) in [(from, 0), (to, 1)] {
        let (x, y) = isLevel ? (place.x - step, place.y - half) : (place.x - half, place.y - step)
        let (width, height) = isLevel ? (1, Self.end) : (Self.end, 1)
        fill(PixelEdges(left: x, top: y, right: x + width, bottom: y + height), color)
      }
    }
  }

  /// A level or upright line of one pixel, up to and without its end.
  private mutating func line(
    _ from: ReviewOverlay.Place, _ to: ReviewOverlay.Place, dashed: Bool, _ color: Pixel
  ) {
    let isLevel = from.y == to.y
    let (low, high) =
      isLevel ? (min(from.x, to.x), max(from.x, to.x)) : (min(from.y, to.y), max(from.y, to.y))
    func piece(_ begin: Int, _ end: Int) -> PixelEdges {
      isLevel
        ? PixelEdges(left: begin, top: from.y, right: end, bottom: from.y + 1)
        : PixelEdges(left: from.x, top: begin, right: from.x + 1, bottom: end)
    }
    if !dashed { return fill(piece(low, high), color) }
    for begin in stride(from: low, to: high, by: Self.dash.on + Self.dash.off) {
      fill(piece(begin, min(high, begin + Self.dash.on)), color)
    }
  }

  /// The relation on a disc in the middle of the figure.
  mutating func badge(_ mark: ReviewOverlay.Mark) {
    let (from, to): (ReviewOverlay.Place, ReviewOverlay.Place)
    switch mark.figure {
    case .bar(let a, let b), .line(let a, let b): (from, to) = (a, b)
    }
    let side = Self.badgeSide
    let (x, y) = ((from.x + to.x - side) >> 1, (from.y + to.y - side) >> 1)
    let disc = RoundedRect(
      FixedRect(pixels: PixelEdges(left: x, top: y, right: x + side, bottom: y + side)),
      radius: Fixed(pixels: side / 2))
    list.append(.paint(.rounded(disc), .color(mark.state.color)))
    for row in mark.relation.rows.enumerated() {
      for (column, dot) in row.element.enumerated() where dot {
        fill(
          PixelEdges(
            left: x + 4 + column, top: y + 3 + row.offset, right: x + 5 + column, bottom: y + 4 + row.offset),
          .white)
      }
    }
  }

  /// A label on a white plate at the upper left of its frame, moved onto the canvas where it sticks out.
  mutating func plate(_ frame: ReviewOverlay.Frame) {
    let (width, height) = (PixelLetters.width(of: frame.label.description) + 4, PixelLetters.height + 4)
    let left = max(0, min(list.width - width, frame.edges.left + 1))
    let top = max(0, min(list.height - height, frame.edges.top + 1))
    fill(
      PixelEdges(left: left, top: top, right: left + width, bottom: top + height),
      Pixel(red: 255, green: 255, blue: 255, alpha: 230))
    for dot in PixelLetters.dots(of: frame.label.description) {
      let (x, y) = (left + 2 + dot.x, top + 2 + dot.y)
      fill(PixelEdges(left: x, top: y, right: x + dot.count, bottom: y + 1), frame.state.color)
    }
  }
}

extension ReviewOverlay.Relation {
  /// The sign, six dots wide and eight high.
  fileprivate var rows: [[Bool]] {
    let sign: StaticString =
      switch self {
      case .equal: "......|......|######|......|......|######|......|......"
      case .lessOrEqual: "....##|..##..|##....|..##..|....##|......|######|......"
      case .greaterOrEqual: "##....|..##..|....##|..##..|##....|......|######|......"
      }
    return "\(sign)".utf8.split(separator: UInt8(ascii: "|")).map { row in row.map { $0 == UInt8(ascii: "#") }
    }
  }
}
