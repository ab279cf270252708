extension VectorPath {
  /// How long the control handles of a quarter of a circle of radius 1 are.
  static let quarterHandle = 0.552284749830793

  /// A path without an area: a clip to it hides everything.
  static var nothing: VectorPath {
    var path = VectorPath()
    path.move(to: VectorPoint(0, 0))
    path.line(to: VectorPoint(0, 0))
    path.close()
    return path
  }

  package mutating func rect(x: Double, y: Double, width: Double, height: Double) {
    move(to: VectorPoint(x, y))
    line(to: VectorPoint(x + width, y))
    line(to: VectorPoint(x + width, y + height))
    line(to: VectorPoint(x, y + height))
    close()
  }

  /// A rectangle with corners that are quarters of ellipses.
  package mutating func roundedRect(
    x: Double, y: Double, width: Double, height: Double, rx: Double, ry: Double
  ) {
    let (right, bottom) = (x + width, y + height)
    let (hx, hy) = (rx * (1 - VectorPath.quarterHandle), ry * (1 - VectorPath.quarterHandle))
    move(to: VectorPoint(x + rx, y))
    line(to: VectorPoint(right - rx, y))
    cubic(VectorPoint(right - hx, y), VectorPoint(right, y + hy), to: VectorPoint(right, y + ry))
    line(to: VectorPoint(right, bottom - ry))
    cubic(
      VectorPoint(right, bottom - hy), VectorPoint(right - hx, bottom), to: VectorPoint(right - rx, bottom))
    line(to: VectorPoint(x + rx, bottom))
    cubic(VectorPoint(x + hx, bottom), VectorPoint(x, bottom - hy), to: VectorPoint(x, bottom - ry))
    line(to: VectorPoint(x, y + ry))
    cubic(VectorPoint(x, y + hy), VectorPoint(x + hx, y), to: VectorPoint(x + rx, y))
    close()
  }

  /// An ellipse, from its rightmost point on towards the y axis.
  package mutating func ellipse(center: VectorPoint, rx: Double, ry: Double) {
    let (hx, hy) = (rx * VectorPath.quarterHandle, ry * VectorPath.quarterHandle)
    let (x, y) = (center.x, center.y)
    move(to: VectorPoint(x + rx, y))
    cubic(VectorPoint(x + rx, y + hy), VectorPoint(x + hx, y + ry), to: VectorPoint(x, y + ry))
    cubic(VectorPoint(x - hx, y + ry), VectorPoint(x - rx, y + hy), to: VectorPoint(x - rx, y))
    cubic(VectorPoint(x - rx, y - hy), VectorPoint(x - hx, y - ry), to: VectorPoint(x, y - ry))
    cubic(VectorPoint(x + hx, y - ry), VectorPoint(x + rx, y - hy), to: VectorPoint(x + rx, y))
    close()
  }

  /// The arc of an ellipse from the current point to another one, by the implementation notes of SVG (SVG 1.1, F.6).
  ///
  /// - Parameters:
  ///   - degrees: How far the ellipse's x axis is turned.
  ///   - isLarge: Whether the longer one of two arcs is meant.
  ///   - isSweep: Whether the arc goes from the x axis towards the y axis.
  package mutating func arc(
    rx: Double, ry: Double, degrees: Double, isLarge: Bool, isSweep: Bool, to end: VectorPoint
  ) {
    guard let start = current, start != end else { return }
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 0, ry > 0 else { return line(to: end) }
    let (sine, cosine) = Turn(degrees: degrees).sineAndCosine
    let half = (start - end) * 0.5
    let (x, y) = (cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
    // Radii that are too small grow until the ellipse just reaches.
    let excess = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let size = (rx * y) * (rx * y) + (ry * x) * (ry * x)
    let inner = (rx * ry) * (rx * ry) - size
    var factor = excess < 1 && size > 0 && inner > 0 ? (inner / size).squareRoot() : 0
    if isLarge == isSweep { factor = -factor }
    let center = VectorPoint(factor * rx * y / ry, -factor * ry * x / rx)
    let from = VectorPoint((x - center.x) / rx, (y - center.y) / ry)
    let to = VectorPoint((-x - center.x) / rx, (-y - center.y) / ry)
    let first = Turn(of: from).parts
    var sweep = Turn(of: to).parts - first
    if isSweep, sweep < 0 { sweep += Turn.full }
    if !isSweep, sweep > 0 { sweep -= Turn.full }
    guard rx.isFinite, ry.isFinite, sweep != 0 else { return line(to: end) }
    let middle = (start + end) * 0.5
    let map = VectorTransform(rx * cosine, rx * sine, -ry * sine, ry * cosine, 0, 0)
      .then(.shift(middle.x, middle.y))
      .then(.shift(cosine * center.x - sine * center.y, sine * center.x + cosine * center.y))
    addParts(from: first, sweep: sweep, map: map, to: end)
  }

  /// Arcs of at most a quarter each of the circle of radius 1, which a transform makes the ellipse.
  private mutating func addParts(from first: Int64, sweep: Int64, map: VectorTransform, to end: VectorPoint) {
    // A whole number of quarters, which rounding made a little longer, does not become one more part.
    let count = max(1, (abs(sweep) - 64 + Turn.full / 4) / (Turn.full / 4))
    let quarter = Turn(parts: sweep / count / 4).sineAndCosine
    let handle = 4 / 3 * quarter.sine / quarter.cosine
    var from = Turn(parts: first).sineAndCosine
    for index in 1...count {
      let to = Turn(parts: first + sweep * index / count).sineAndCosine
      cubic(
        map.map(VectorPoint(from.cosine - handle * from.sine, from.sine + handle * from.cosine)),
        map.map(VectorPoint(to.cosine + handle * to.sine, to.sine - handle * to.cosine)),
        to: index == count ? end : map.map(VectorPoint(to.cosine, to.sine)))
      from = to
    }
  }
}
