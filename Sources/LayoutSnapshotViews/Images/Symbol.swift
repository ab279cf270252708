import Foundation

/// A symbol of this package's own drawing, under the name of Apple's symbol that it replaces.
///
/// Symbols are drawn on a grid of 20 units, the size of a symbol for 17-point text, with lines of 2 units in
/// the regular weight.
struct Symbol: Hashable, Sendable {
  let name: String
  let pointSize: CGFloat
  /// The thickness of lines, in tenths of 2 units.
  private let weight: Int

  init(name: String, _ configuration: Image.SymbolConfiguration) {
    (self.name, pointSize) = (name, configuration.effectiveSize)
    weight = configuration.weight.tenths
  }

  /// The size in points, rounded to half points.
  var size: CGSize {
    let (width, height) = SymbolExtent.size(of: name)
    let unit = max(0, pointSize) / 17 * 2
    return CGSize(width: (width * unit).rounded() / 2, height: (height * unit).rounded() / 2)
  }

  /// Whether the symbol follows the direction of text, as those with "forward" or "backward" in their names do.
  var followsText: Bool { name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" } }

  /// Draws the symbol in a rectangle of any size.
  func draw(on canvas: Canvas, in rect: CGRect, _ color: Color) {
    let (width, height) = SymbolExtent.size(of: name)
    let pen = SymbolPen(
      rect: rect, unit: min(rect.width / width, rect.height / height), size: (width, height),
      lineWidth: CGFloat(weight) / 5)
    switch SymbolShape(name) {
    case .lines(let strokes): canvas.fill(pen.strokes(strokes), color)
    case .ring(let mark, let isFull):
      let marks = pen.strokes(mark)
      if isFull {
        let disc = pen.disc(10, 9.5, SymbolShape.discRadius)
        canvas.fill(disc, color)
        // The mark shows what lies behind the symbol, which is usually the screen's background.
        canvas.fill(marks, .systemBackground)
      } else {
        canvas.fill(pen.ring(10, 9.5, SymbolShape.discRadius), color)
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
        pen.rect(1, 1, width - 2, height - 2), cornerRadius: 3 * pen.unit,
        lineWidth: pen.lineWidth / 2 * pen.unit, color)
      canvas.fill(
        pen.strokes([[(width / 4, height * 0.75), (width * 0.75, height / 4)]], width: pen.lineWidth / 2),
        color)
    }
  }
}

/// The shape that a symbol's name stands for.
enum SymbolShape {
  /// Lines with round ends, in units from the symbol's upper left.
  case lines([[(CGFloat, CGFloat)]])
  case ring(mark: [[(CGFloat, CGFloat)]], isFull: Bool)
  case square(isFull: Bool)
  case magnifier
  case star
  case unknown

  /// The radius of the discs and rings around symbols, which are 20 units wide and 19 high including a margin.
  static let discRadius: CGFloat = 8.8

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
        let own = SymbolExtent.size(of: plain.dropLast().joined(separator: "."))
        let small = lines.map { line in
          line.map { (10 + ($0.0 - own.width / 2) * 0.52, 9.5 + ($0.1 - own.height / 2) * 0.52) }
        }
        self = .ring(mark: small, isFull: isFull)
      } else {
        self = SymbolShape.lines(plain).map(SymbolShape.lines) ?? .unknown
      }
    }
  }

  private static func lines(_ name: [String]) -> [[(CGFloat, CGFloat)]]? {
    switch name {
    case ["chevron", "right"], ["chevron", "forward"]: [[(3, 1.75), (9.5, 8.25), (3, 14.75)]]
    case ["chevron", "left"], ["chevron", "backward"]: [[(9.5, 1.75), (3, 8.25), (9.5, 14.75)]]
    case ["chevron", "down"]: [[(2, 2), (10, 9), (18, 2)]]
    case ["chevron", "up"]: [[(2, 9), (10, 2), (18, 9)]]
    case ["arrow", "right"], ["arrow", "forward"]: [[(2, 10), (18, 10)], [(11, 3), (18, 10), (11, 17)]]
    case ["arrow", "left"], ["arrow", "backward"]: [[(2, 10), (18, 10)], [(9, 3), (2, 10), (9, 17)]]
    case ["arrow", "up"]: [[(10, 2), (10, 18)], [(3, 9), (10, 2), (17, 9)]]
    case ["arrow", "down"]: [[(10, 2), (10, 18)], [(3, 11), (10, 18), (17, 11)]]
    case ["plus"]: [[(2.5, 8.75), (17.5, 8.75)], [(10, 1.25), (10, 16.25)]]
    case ["minus"]: [[(2, 10), (18, 10)]]
    case ["xmark"], ["multiply"]: [[(4, 2.75), (16, 14.75)], [(16, 2.75), (4, 14.75)]]
    case ["checkmark"]: [[(2, 11), (7.5, 17), (18, 3)]]
    case ["info"]: [[(10, 3), (10.01, 3)], [(8, 8), (10, 8), (10, 16)], [(7.5, 16), (12.5, 16)]]
    case ["ellipsis"]: [[(3, 3), (3.01, 3)], [(10, 3), (10.01, 3)], [(17, 3), (17.01, 3)]]
    case ["line", "3", "horizontal"], ["line", "horizontal", "3"]:
      [[(2, 1.5), (18, 1.5)], [(2, 5), (18, 5)], [(2, 8.5), (18, 8.5)]]
    default: nil
    }
  }

  /// A star of five points with a radius of 9.3 units.
  static let starCorners: [(CGFloat, CGFloat)] = [
    (10, 0.5), (12.09, 6.92), (18.85, 6.92), (13.38, 10.9), (15.47, 17.32), (10, 13.35), (4.53, 17.32),
    (6.62, 10.9), (1.15, 6.92), (7.91, 6.92),
  ]
}

/// Converts units to points of a view.
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
  /// It is a single outline: with two, the coverage of pixels along a shared edge would add up wrongly.
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
