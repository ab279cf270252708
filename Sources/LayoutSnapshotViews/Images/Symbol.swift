import Foundation

/// A symbol of this package's own drawing, under the name of the one of Apple's that it stands for.
///
/// Symbols are drawn on a grid of 20 units, the size of one for 17-point text, with lines of 2 units in the
/// regular weight.
struct Symbol: Hashable, Sendable {
  let name: String
  let pointSize: CGFloat
  /// The thickness of lines, in tenths of 2 units.
  private let weight: Int

  init(name: String, _ configuration: Image.SymbolConfiguration) {
    (self.name, pointSize) = (name, configuration.effectiveSize)
    weight = configuration.weight.tenths
  }

  /// The extent in points: whole ones, so that symbols begin on pixels.
  var size: CGSize {
    let (width, height) = grid
    let unit = max(0, pointSize) / 17
    return CGSize(width: (width * unit).rounded(), height: (height * unit).rounded())
  }

  /// Whether it points along the text, as those do whose names say forward and backward.
  var followsText: Bool { name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" } }

  /// The extent in units.
  private var grid: (CGFloat, CGFloat) {
    switch SymbolShape(name) {
    case .lines(let lines): (lines.width, lines.height)
    default: (20, 20)
    }
  }

  /// Draws the symbol in a rectangle of any size.
  func draw(on canvas: Canvas, in rect: CGRect, _ color: Color) {
    let (width, height) = grid
    let pen = SymbolPen(
      rect: rect, unit: min(rect.width / width, rect.height / height), size: (width, height),
      lineWidth: CGFloat(weight) / 5)
    switch SymbolShape(name) {
    case .lines(let lines): canvas.fill(pen.strokes(lines.strokes), color)
    case .ring(let mark, let isFull):
      let marks = pen.strokes(mark)
      if isFull {
        let disc = pen.disc(10, 10, 9.5)
        canvas.fill(disc, color)
        // The mark shows what is behind, which in most places is the ground of the screen.
        canvas.fill(marks, .systemBackground)
      } else {
        canvas.fill(pen.ring(10, 10, 9.5), color)
        canvas.fill(marks, color)
      }
    case .square(let isFull):
      let outer = pen.rect(1, 1, 18, 18)
      if isFull {
        canvas.fill(outer, cornerRadius: 4 * pen.unit, color)
      } else {
        canvas.stroke(outer, cornerRadius: 4 * pen.unit, lineWidth: pen.lineWidth * pen.unit, color)
      }
    case .magnifier:
      canvas.fill(pen.ring(8, 8, 7), color)
      canvas.fill(pen.strokes([[(13.2, 13.2), (18.5, 18.5)]]), color)
    case .star: canvas.fill(pen.polygon(SymbolShape.starCorners), color)
    case .unknown:
      canvas.stroke(
        pen.rect(1, 1, 18, 18), cornerRadius: 3 * pen.unit, lineWidth: pen.lineWidth / 2 * pen.unit, color)
      canvas.fill(pen.strokes([[(5, 15), (15, 5)]], width: pen.lineWidth / 2), color)
    }
  }
}

/// What a symbol's name stands for.
enum SymbolShape {
  case lines(Lines)
  case ring(mark: [[(CGFloat, CGFloat)]], isFull: Bool)
  case square(isFull: Bool)
  case magnifier
  case star
  case unknown

  /// Lines with round ends, in units from the upper left of their own grid.
  struct Lines {
    var width: CGFloat = 20
    var height: CGFloat = 20
    let strokes: [[(CGFloat, CGFloat)]]
  }

  init(_ name: String) {
    let parts = name.split(separator: ".").map(String.init)
    let isFull = parts.last == "fill"
    let plain = isFull ? Array(parts.dropLast()) : parts
    switch plain {
    case ["circle"]: self = .ring(mark: [], isFull: isFull)
    case ["square"]: self = .square(isFull: isFull)
    case ["star"]: self = .star
    case ["magnifyingglass"]: self = .magnifier
    default:
      if plain.last == "circle", let lines = SymbolShape.lines(Array(plain.dropLast())) {
        let shift = (x: (20 - lines.width) / 2, y: (20 - lines.height) / 2)
        let small = lines.strokes.map { line in
          line.map { (10 + ($0.0 + shift.x - 10) * 0.55, 10 + ($0.1 + shift.y - 10) * 0.55) }
        }
        self = .ring(mark: small, isFull: isFull)
      } else {
        self = SymbolShape.lines(plain).map(SymbolShape.lines) ?? .unknown
      }
    }
  }

  private static func lines(_ name: [String]) -> Lines? {
    switch name {
    case ["chevron", "right"], ["chevron", "forward"]:
      Lines(width: 13, height: 18, strokes: [[(3, 2), (10, 9), (3, 16)]])
    case ["chevron", "left"], ["chevron", "backward"]:
      Lines(width: 13, height: 18, strokes: [[(10, 2), (3, 9), (10, 16)]])
    case ["chevron", "down"]: Lines(height: 11, strokes: [[(2, 2), (10, 9), (18, 2)]])
    case ["chevron", "up"]: Lines(height: 11, strokes: [[(2, 9), (10, 2), (18, 9)]])
    case ["arrow", "right"], ["arrow", "forward"]:
      Lines(strokes: [[(2, 10), (18, 10)], [(11, 3), (18, 10), (11, 17)]])
    case ["arrow", "left"], ["arrow", "backward"]:
      Lines(strokes: [[(2, 10), (18, 10)], [(9, 3), (2, 10), (9, 17)]])
    case ["arrow", "up"]: Lines(strokes: [[(10, 2), (10, 18)], [(3, 9), (10, 2), (17, 9)]])
    case ["arrow", "down"]: Lines(strokes: [[(10, 2), (10, 18)], [(3, 11), (10, 18), (17, 11)]])
    case ["plus"]: Lines(strokes: [[(2, 10), (18, 10)], [(10, 2), (10, 18)]])
    case ["minus"]: Lines(strokes: [[(2, 10), (18, 10)]])
    case ["xmark"], ["multiply"]: Lines(strokes: [[(3, 3), (17, 17)], [(17, 3), (3, 17)]])
    case ["checkmark"]: Lines(strokes: [[(2, 11), (7.5, 17), (18, 3)]])
    case ["ellipsis"]:
      Lines(height: 6, strokes: [[(3, 3), (3.01, 3)], [(10, 3), (10.01, 3)], [(17, 3), (17.01, 3)]])
    case ["line", "3", "horizontal"], ["line", "horizontal", "3"]:
      Lines(height: 16, strokes: [[(2, 2), (18, 2)], [(2, 8), (18, 8)], [(2, 14), (18, 14)]])
    default: nil
    }
  }

  /// A star of five points with a radius of 10 units.
  static let starCorners: [(CGFloat, CGFloat)] = [
    (10, 0.7), (12.25, 7.61), (19.51, 7.61), (13.63, 11.88), (15.88, 18.79), (10, 14.52), (4.12, 18.79),
    (6.37, 11.88), (0.49, 7.61), (7.75, 7.61),
  ]
}

/// Turns units into points of a view.
struct SymbolPen {
  let rect: CGRect
  let unit: CGFloat
  let size: (CGFloat, CGFloat)
  /// In units.
  let lineWidth: CGFloat

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: rect.midX + (x - size.0 / 2) * unit, y: rect.midY + (y - size.1 / 2) * unit)
  }

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(origin: point(x, y), size: CGSize(width: width * unit, height: height * unit))
  }

  func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> BezierPath {
    BezierPath(ovalIn: rect(x - radius, y - radius, 2 * radius, 2 * radius))
  }

  func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> BezierPath {
    let path = disc(x, y, radius)
    path.append(disc(x, y, radius - 0.9 * lineWidth))
    path.usesEvenOddFillRule = true
    return path
  }

  func polygon(_ corners: [(CGFloat, CGFloat)]) -> BezierPath {
    let path = BezierPath()
    for (index, corner) in corners.enumerated() {
      let place = point(corner.0, corner.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }

  func strokes(_ lines: [[(CGFloat, CGFloat)]], width: CGFloat? = nil) -> BezierPath {
    let path = BezierPath()
    for line in lines {
      for (from, to) in zip(line, line.dropFirst()) {
        path.addStroke(from: point(from.0, from.1), to: point(to.0, to.1), width: (width ?? lineWidth) * unit)
      }
    }
    return path
  }
}

extension BezierPath {
  /// Adds the outline of a straight line with round ends.
  ///
  /// It is one outline: where edges of two coincide, their shares of a pixel would be added up.
  func addStroke(from: CGPoint, to: CGPoint, width: CGFloat) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let radius = width / 2
    // Along the line, and to the left of it, both as long as the radius.
    let (along, left) = (
      CGPoint(x: dx / length * radius, y: dy / length * radius),
      CGPoint(x: dy / length * radius, y: -dx / length * radius)
    )
    func point(_ end: CGPoint, _ forwards: CGFloat, _ sideways: CGFloat) -> CGPoint {
      CGPoint(
        x: end.x + along.x * forwards + left.x * sideways, y: end.y + along.y * forwards + left.y * sideways)
    }
    let control: CGFloat = 0.5522847498
    move(to: point(from, 0, 1))
    for (end, direction) in [(to, 1.0), (from, -1.0)] {
      addLine(to: point(end, 0, direction))
      addCurve(
        to: point(end, direction, 0), controlPoint1: point(end, control * direction, direction),
        controlPoint2: point(end, direction, control * direction))
      addCurve(
        to: point(end, 0, -direction), controlPoint1: point(end, direction, -control * direction),
        controlPoint2: point(end, control * direction, -direction))
    }
  }
}
