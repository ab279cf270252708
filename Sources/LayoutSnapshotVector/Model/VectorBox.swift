/// A rectangle, by its sides.
package struct VectorBox: Hashable, Sendable {
  package var left: Double
  package var top: Double
  package var right: Double
  package var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }

  /// Whether both have an area in common.
  func overlaps(_ other: VectorBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether another box lies within this one; by less than can be seen it may stand out.
  func contains(_ other: VectorBox) -> Bool {
    let slack = (width + height) / 1000
    return left - slack <= other.left && right + slack >= other.right && top - slack <= other.top
      && bottom + slack >= other.bottom
  }

  var path: VectorPath {
    var path = VectorPath()
    path.rect(x: left, y: top, width: width, height: height)
    return path
  }

  /// Makes the box so large that it contains a point.
  mutating func add(_ point: VectorPoint) {
    (left, right) = (min(left, point.x), max(right, point.x))
    (top, bottom) = (min(top, point.y), max(bottom, point.y))
  }
}

extension VectorPath {
  /// The smallest box around the path itself, not its control points; nil if it is empty.
  package var box: VectorBox? {
    var box: VectorBox?
    var (from, start) = (VectorPoint(0, 0), VectorPoint(0, 0))
    func add(_ point: VectorPoint) {
      if box == nil { box = VectorBox(left: point.x, top: point.y, right: point.x, bottom: point.y) }
      box?.add(point)
    }
    for element in elements {
      switch element {
      case .move(let end):
        add(end)
        (from, start) = (end, end)
      case .line(let end):
        add(end)
        from = end
      case .cubic(let first, let second, let end):
        add(end)
        let turns =
          VectorPath.turns(from.x, first.x, second.x, end.x)
          + VectorPath.turns(from.y, first.y, second.y, end.y)
        for t in turns {
          let s = 1 - t
          add(
            from * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end * (t * t * t))
        }
        from = end
      case .close: from = start
      }
    }
    return box
  }

  /// The box that the path is, if it is one.
  var asBox: VectorBox? {
    guard elements.count <= 6, let box,
      !elements.contains(where: { if case .cubic = $0 { true } else { false } }),
      abs(abs(signedArea) - 2 * box.width * box.height) <= 1e-9 * box.width * box.height
    else { return nil }
    return box
  }

  /// Where a coordinate of a curve stops growing or falling: the zeros of its derivative between 0 and 1.
  private static func turns(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> [Double] {
    let (a, b, c) = (s - p + 3 * (q - r), 2 * (p - 2 * q + r), q - p)
    if a == 0 { return b == 0 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 } }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b - root.squareRoot()) / (2 * a), (-b + root.squareRoot()) / (2 * a)].filter {
      $0 > 0 && $0 < 1
    }
  }

  /// Twice the area that the path's corners and control points enclose, negative for the other way around.
  var signedArea: Double {
    var sum = 0.0
    var (from, start) = (VectorPoint(0, 0), VectorPoint(0, 0))
    func edge(to end: VectorPoint) {
      sum += from.x * end.y - end.x * from.y
      from = end
    }
    for element in elements {
      switch element {
      case .move(let end):
        edge(to: start)
        (from, start) = (end, end)
      case .line(let end): edge(to: end)
      case .cubic(let first, let second, let end): [first, second, end].forEach(edge)
      case .close: edge(to: start)
      }
    }
    edge(to: start)
    return sum
  }
}
