import Foundation

/// The style of a stroke: its width, ends, joins and dashes.
struct PathStroke {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashes: [CGFloat] = []
  var phase: CGFloat = 0
  /// The start and the end of the drawn part, as fractions of the whole length.
  var start: CGFloat = 0
  var end: CGFloat = 1

  /// The outline of a path's stroke, to be filled by the nonzero winding rule.
  func outline(of steps: PathSteps, tolerance: CGFloat) -> PathSteps {
    var result = PathSteps()
    guard width > 0, width.isFinite else { return result }
    for line in visible(steps.polylines(tolerance: tolerance)) { add(line, to: &result) }
    return result
  }

  /// The lines without the parts that `start`, `end` and dashes leave out.
  private func visible(_ lines: [Polyline]) -> [Polyline] {
    var lines = lines
    if start > 0 || end < 1 {
      let total = lines.reduce(0) { $0 + $1.length }
      let (first, last) = (total * max(0, start), total * min(1, end))
      var passed: CGFloat = 0
      lines = lines.compactMap { line in
        defer { passed += line.length }
        guard last > passed, first < passed + line.length, last > first else { return nil }
        if first <= passed, last >= passed + line.length { return line }
        return line.part(from: max(0, first - passed), to: min(line.length, last - passed))
      }
    }
    return dashes.isEmpty ? lines : lines.flatMap { $0.dashes(dashes, phase: phase) }
  }

  private func add(_ line: Polyline, to result: inout PathSteps) {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return addDot(points.first, to: &result) }
    if line.isClosed, points.count > 2 {
      // One outline on each side, in opposite directions.
      for side in [points, points.reversed()] {
        var outline: [CGPoint] = []
        for index in side.indices {
          corner(
            side[(index + side.count - 1) % side.count], side[index], side[(index + 1) % side.count], &outline
          )
        }
        close(outline, &result)
      }
    } else {
      var outline: [CGPoint] = []
      for side in [points, points.reversed()] {
        for index in side.indices.dropFirst().dropLast() {
          corner(side[index - 1], side[index], side[index + 1], &outline)
        }
        end(side[side.count - 2], side[side.count - 1], &outline)
      }
      close(outline, &result)
    }
  }

  private func close(_ outline: [CGPoint], _ result: inout PathSteps) {
    guard let first = outline.first else { return }
    result.move(to: first)
    for point in outline.dropFirst() { result.line(to: point) }
    result.close()
  }

  /// Adds a dot for a line without length, if its ends are round or square.
  private func addDot(_ point: CGPoint?, to result: inout PathSteps) {
    guard let point, cap != .butt else { return }
    let rect = CGRect(x: point.x - width / 2, y: point.y - width / 2, width: width, height: width)
    let radius = CGSize(width: width / 2, height: width / 2)
    result.rect(rect, radii: cap == .round ? Array(repeating: radius, count: 4) : nil)
  }

  /// The vector from a line to its left edge: half the line's width.
  private func offset(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let length = from.distance(to: to)
    return CGPoint(x: (to.y - from.y) / length * width / 2, y: (from.x - to.x) / length * width / 2)
  }

  private func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint, _ outline: inout [CGPoint]) {
    let (a, b) = (offset(before, point), offset(point, after))
    let (first, second) = (point + a, point + b)
    let turn = a.x * b.y - a.y * b.x
    let along = a.x * b.x + a.y * b.y
    let square = width * width / 4
    // In a left turn the left side is the inner one: both edges continue to the corner itself.
    guard turn > 0 || turn == 0 && along < 0 else {
      outline += turn == 0 ? [second] : [first, point, second]
      return
    }
    switch join {
    case .bevel: outline += [first, second]
    case .round: outline += arc(around: point, from: a, to: b)
    case .miter:
      // The miter limit applies to 1 / sin(half the angle); both sides are squared here.
      let cosine = along / square
      guard cosine > -1 + 1e-9, 2 / (1 + cosine) <= miterLimit * miterLimit else {
        return outline += [first, second]
      }
      let scale = 1 / (1 + cosine)
      outline.append(CGPoint(x: point.x + (a.x + b.x) * scale, y: point.y + (a.y + b.y) * scale))
    }
  }

  private func end(_ before: CGPoint, _ point: CGPoint, _ outline: inout [CGPoint]) {
    let left = offset(before, point)
    let right = CGPoint(x: -left.x, y: -left.y)
    let ahead = CGPoint(x: -left.y, y: left.x)
    switch cap {
    case .butt: outline += [point + left, point + right]
    case .square: outline += [point + left + ahead, point + right + ahead]
    case .round:
      outline +=
        arc(around: point, from: left, to: ahead) + arc(around: point, from: ahead, to: right).dropFirst()
    }
  }

  /// The points of the shorter arc between two radii, which is at most half a circle.
  private func arc(around center: CGPoint, from a: CGPoint, to b: CGPoint) -> [CGPoint] {
    var radii = [a, b]
    // Repeated halving of the angle gives enough points without computing sines.
    let halvings = width > 16 ? 5 : 4
    for _ in 0..<halvings {
      var finer: [CGPoint] = []
      for (first, second) in zip(radii, radii.dropFirst()) { finer += [first, middle(first, second)] }
      radii = finer + radii.suffix(1)
    }
    return radii.map { center + $0 }
  }

  private func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let sum = a + b
    let length = sum.distance(to: .zero)
    // Opposite radii: the middle of their arc lies ahead of the line.
    guard length > 1e-9 else { return CGPoint(x: -a.y, y: a.x) }
    let scale = width / 2 / length
    return CGPoint(x: sum.x * scale, y: sum.y * scale)
  }
}

/// How a line ends. Raw values match Core Graphics'.
public enum CGLineCap: Int32, Sendable, CaseIterable {
  /// Flat at its end.
  case butt = 0
  /// With a half circle beyond its end.
  case round = 1
  /// With half a square beyond its end.
  case square = 2
}

/// How lines join. Raw values match Core Graphics'.
public enum CGLineJoin: Int32, Sendable, CaseIterable {
  /// With a point.
  case miter = 0
  /// With an arc.
  case round = 1
  /// With the corner cut off.
  case bevel = 2
}

/// Which areas of a path are inside.
public enum CGPathFillRule: Int, Sendable, CaseIterable {
  /// Areas with a winding number other than zero.
  case winding = 0
  /// Areas that the path encloses an odd number of times.
  case evenOdd = 1
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
