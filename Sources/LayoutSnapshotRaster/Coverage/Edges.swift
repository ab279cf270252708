import LayoutSnapshotGraphics

/// The straight edges of a path, curves already divided, horizontal ones left out.
struct Edges {
  struct Edge {
    var x0: Int32, y0: Int32, x1: Int32, y1: Int32
  }

  private(set) var edges: [Edge] = []
  /// The smallest box around all points, in 1/256 pixels.
  private(set) var left = Int32.max, top = Int32.max, right = Int32.min, bottom = Int32.min
  private var start = FixedPoint(0, 0)
  private var pen = FixedPoint(0, 0)

  init(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point):
        close()
        start = limited(point)
        pen = start
      case .line(let point): line(to: limited(point))
      case .quadratic(let control, let end): quadratic(limited(control), limited(end))
      case .cubic(let a, let b, let end): cubic(limited(a), limited(b), limited(end))
      }
    }
    close()
  }

  /// The pixels that are touched.
  var touchedPixels: PixelEdges {
    if edges.isEmpty { return PixelEdges(left: 0, top: 0, right: 0, bottom: 0) }
    return PixelEdges(
      left: Int(left >> 8), top: Int(top >> 8), right: (Int(right) + 255) >> 8,
      bottom: (Int(bottom) + 255) >> 8)
  }

  /// Beyond ±2^30 products of two differences would not fit 64 bits.
  private func limited(_ point: FixedPoint) -> FixedPoint {
    let limit: Int32 = 1 << 30
    return FixedPoint(
      max(-limit, min(limit, point.x.rawValue)), max(-limit, min(limit, point.y.rawValue)))
  }

  private mutating func close() { if pen != start { line(to: start) } }

  private mutating func line(to end: FixedPoint) {
    let (x0, y0, x1, y1) = (pen.x.rawValue, pen.y.rawValue, end.x.rawValue, end.y.rawValue)
    left = min(left, min(x0, x1))
    right = max(right, max(x0, x1))
    top = min(top, min(y0, y1))
    bottom = max(bottom, max(y0, y1))
    if y0 != y1 { edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1)) }
    pen = end
  }

  /// Divides a curve into 2^k chords, where k follows from how far it bends: a chord of half the
  /// length is off by a quarter as much. The deviation allowed is 1/128
  /// pixel; at 1/32 a disc of one pixel's radius lost 2.6 % of its area.
  private mutating func quadratic(_ control: FixedPoint, _ end: FixedPoint) {
    let (x0, y0) = (Int64(pen.x.rawValue), Int64(pen.y.rawValue))
    let (cx, cy) = (Int64(control.x.rawValue), Int64(control.y.rawValue))
    let (x1, y1) = (Int64(end.x.rawValue), Int64(end.y.rawValue))
    let bend = max(abs(x0 - 2 * cx + x1), abs(y0 - 2 * cy + y1))
    let k = halvings(bend)
    let n = Int64(1) << k
    for i in 1...n {
      let (a, b, c) = ((n - i) * (n - i), 2 * i * (n - i), i * i)
      let round = n * n / 2
      line(
        to: FixedPoint(
          Int32((a * x0 + b * cx + c * x1 + round) >> (2 * k)),
          Int32((a * y0 + b * cy + c * y1 + round) >> (2 * k))))
    }
  }

  private mutating func cubic(_ control1: FixedPoint, _ control2: FixedPoint, _ end: FixedPoint) {
    let (x0, y0) = (Int64(pen.x.rawValue), Int64(pen.y.rawValue))
    let (ax, ay) = (Int64(control1.x.rawValue), Int64(control1.y.rawValue))
    let (bx, by) = (Int64(control2.x.rawValue), Int64(control2.y.rawValue))
    let (x1, y1) = (Int64(end.x.rawValue), Int64(end.y.rawValue))
    let bend = max(
      max(abs(x0 - 2 * ax + bx), abs(ax - 2 * bx + x1)), max(abs(y0 - 2 * ay + by), abs(ay - 2 * by + y1)))
    let k = max(1, halvings(3 * bend))
    let n = Int64(1) << k
    for i in 1...n {
      let m = n - i
      let (a, b, c, e) = (m * m * m, 3 * m * m * i, 3 * m * i * i, i * i * i)
      let round = n * n * n / 2
      line(
        to: FixedPoint(
          Int32((a * x0 + b * ax + c * bx + e * x1 + round) >> (3 * k)),
          Int32((a * y0 + b * ay + c * by + e * y1 + round) >> (3 * k))))
    }
  }

  private func halvings(_ bend: Int64) -> Int64 {
    var (rest, count) = (bend, Int64(0))
    while rest > 8 && count < 8 {
      rest >>= 2
      count += 1
    }
    return count
  }
}
