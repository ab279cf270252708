import Foundation

/// A chain of straight lines, open or closed.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool

  var length: CGFloat { segments.reduce(0) { $0 + $1.0.distance(to: $1.1) } }

  /// The lines, including the closing one.
  var segments: [(CGPoint, CGPoint)] {
    let ends = isClosed ? points + points.prefix(1) : points
    return Array(zip(ends, ends.dropFirst()))
  }

  /// The part between two distances from the beginning.
  func part(from start: CGFloat, to end: CGFloat) -> Polyline {
    var result: [CGPoint] = []
    var passed: CGFloat = 0
    for (a, b) in segments {
      let length = a.distance(to: b)
      defer { passed += length }
      guard length > 0, passed + length >= start, passed <= end else { continue }
      let first = max(0, (start - passed) / length)
      let last = min(1, (end - passed) / length)
      if result.isEmpty { result.append(a.towards(b, first)) }
      result.append(a.towards(b, last))
    }
    return Polyline(points: result, isClosed: false)
  }

  /// The dashes of a pattern: lengths of dashes and gaps in turn.
  func dashes(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = pattern.reduce(0, +)
    let total = length
    // A pattern that is very short compared with the line would give too many dashes.
    guard period > 0, pattern.allSatisfy({ $0 >= 0 }), total / period < 10_000,
      total / period * CGFloat(pattern.count) * CGFloat(points.count) < 100_000_000
    else { return [self] }
    var position = -phase.truncatingRemainder(dividingBy: period)
    if position > 0 { position -= period }
    var result: [Polyline] = []
    while position < total {
      for (index, step) in pattern.enumerated() {
        if index % 2 == 0, position + step > 0, position < total {
          let dash = part(from: max(0, position), to: min(total, position + step))
          if dash.points.count > 1 { result.append(dash) }
        }
        position += step
      }
    }
    return result
  }
}

extension PathSteps {
  /// The subpaths flattened to straight lines within a tolerance.
  func polylines(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []
    func end(closed: Bool) {
      if !points.isEmpty { result.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    var start = CGPoint.zero
    for step in steps {
      if points.isEmpty, case .move = step {} else if points.isEmpty { points = [start] }
      let from = points.last ?? start
      switch step {
      case .move(let point):
        end(closed: false)
        (points, start) = ([point], point)
      case .line(let point):
        points.append(point)
      case .quadratic(let control, let point):
        let first = from.towards(control, 2 / 3)
        curve(from, first, point.towards(control, 2 / 3), point, tolerance, &points)
      case .cubic(let first, let second, let point):
        curve(from, first, second, point, tolerance, &points)
      case .close:
        if points.count > 1, points.last == points.first { points.removeLast() }
        end(closed: true)
      }
    }
    end(closed: false)
    return result.filter { $0.points.count > 1 || $0.isClosed }
  }

  private func curve(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ tolerance: CGFloat, _ points: inout [CGPoint]
  ) {
    // The number of parts of a cubic follows from its second differences.
    let bend = max(
      (a.x - 2 * b.x + c.x).magnitude + (a.y - 2 * b.y + c.y).magnitude,
      (b.x - 2 * c.x + d.x).magnitude + (b.y - 2 * c.y + d.y).magnitude)
    guard bend.isFinite else { return }
    let wanted = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
    // A number beyond all bounds would be none of `Int`.
    let count = wanted < 256 ? max(1, Int(wanted)) : 256
    for index in 1...count {
      let t = CGFloat(index) / CGFloat(count)
      let (ab, bc, cd) = (a.towards(b, t), b.towards(c, t), c.towards(d, t))
      points.append(ab.towards(bc, t).towards(bc.towards(cd, t), t))
    }
  }
}

extension CGPoint {
  func towards(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
