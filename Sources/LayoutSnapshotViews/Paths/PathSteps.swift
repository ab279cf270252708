import Foundation
import LayoutSnapshotGraphics

/// The elements of a path.
struct PathSteps: Hashable {
  enum Step: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
  }

  private(set) var steps: [Step] = []
  private(set) var current: CGPoint?
  private var start = CGPoint.zero

  var isEmpty: Bool { steps.isEmpty }

  mutating func move(to point: CGPoint) {
    steps.append(.move(point))
    (start, current) = (point, point)
  }

  mutating func line(to point: CGPoint) {
    guard current != nil else { return move(to: point) }
    steps.append(.line(point))
    current = point
  }

  mutating func quadratic(to end: CGPoint, control: CGPoint) {
    if current == nil { move(to: control) }
    steps.append(.quadratic(control, end))
    current = end
  }

  mutating func cubic(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    if current == nil { move(to: first) }
    steps.append(.cubic(first, second, end))
    current = end
  }

  mutating func close() {
    guard current != nil, steps.last != .close else { return }
    steps.append(.close)
    current = start
  }

  mutating func append(_ other: PathSteps) {
    steps += other.steps
    (start, current) = (other.start, other.current ?? current)
  }

  /// Adds an arc, connected with the end of the path by a line.
  mutating func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool) {
    let whole = 2 * CGFloat.pi
    var angle = end - start
    if clockwise {
      if angle >= whole { angle = whole } else { while angle < 0 { angle += whole } }
    } else {
      if angle <= -whole { angle = -whole } else { while angle > 0 { angle -= whole } }
    }
    guard start.isFinite, angle.isFinite, radius.isFinite else { return }
    func point(_ at: CGFloat) -> (place: CGPoint, along: CGPoint) {
      let direction = Direction(at)
      return (
        CGPoint(x: center.x + radius * direction.cosine, y: center.y + radius * direction.sine),
        CGPoint(x: -radius * direction.sine, y: radius * direction.cosine)
      )
    }
    var from = point(start)
    line(to: from.place)
    let count = max(1, Int((abs(angle) / (CGFloat.pi / 2) - 1e-9).rounded(.up)))
    let part = angle / CGFloat(count)
    // The length of the control handles of one part of the arc.
    let quarter = Direction(part / 4)
    let handle = 4 / 3 * quarter.sine / quarter.cosine
    for index in 1...count {
      let to = point(start + part * CGFloat(index))
      cubic(
        to: to.place,
        CGPoint(x: from.place.x + handle * from.along.x, y: from.place.y + handle * from.along.y),
        CGPoint(x: to.place.x - handle * to.along.x, y: to.place.y - handle * to.along.y))
      from = to
    }
  }

  /// Adds a rectangle with a radius for each corner: upper left, upper right, lower right, lower left.
  mutating func rect(_ rect: CGRect, radii: [CGSize]? = nil) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    guard let radii else {
      move(to: point(left, top))
      line(to: point(right, top))
      line(to: point(right, bottom))
      line(to: point(left, bottom))
      return close()
    }
    // Quarters of ellipses: cubics with control points at 0.55228 radii.
    let rest = 1 - 0.5522847498 as CGFloat
    let (a, b, c, d) = (radii[0], radii[1], radii[2], radii[3])
    move(to: point(left, top + a.height))
    cubic(
      to: point(left + a.width, top), point(left, top + a.height * rest), point(left + a.width * rest, top))
    line(to: point(right - b.width, top))
    cubic(
      to: point(right, top + b.height), point(right - b.width * rest, top),
      point(right, top + b.height * rest))
    line(to: point(right, bottom - c.height))
    cubic(
      to: point(right - c.width, bottom), point(right, bottom - c.height * rest),
      point(right - c.width * rest, bottom))
    line(to: point(left + d.width, bottom))
    cubic(
      to: point(left, bottom - d.height), point(left + d.width * rest, bottom),
      point(left, bottom - d.height * rest))
    close()
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> PathSteps {
    var result = PathSteps()
    for step in steps {
      switch step {
      case .move(let end): result.move(to: change(end))
      case .line(let end): result.line(to: change(end))
      case .quadratic(let control, let end): result.quadratic(to: change(end), control: change(control))
      case .cubic(let first, let second, let end):
        result.cubic(to: change(end), change(first), change(second))
      case .close: result.close()
      }
    }
    return result
  }

  /// The smallest rectangle that contains all points, including control points.
  var controlBox: CGRect { box(of: steps.flatMap(\.points)) }

  /// The smallest rectangle that contains the path itself.
  var boundingBox: CGRect { box(of: polylines(tolerance: 0.01).flatMap(\.points)) }

  private func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension PathSteps.Step {
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
