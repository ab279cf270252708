extension Path {
  /// A rectangle, clockwise, or the other way round to cut a hole.
  package init(_ rect: FixedRect, clockwise: Bool = true) {
    self.init()
    let corners = [
      FixedPoint(x: rect.left, y: rect.top), FixedPoint(x: rect.right, y: rect.top),
      FixedPoint(x: rect.right, y: rect.bottom), FixedPoint(x: rect.left, y: rect.bottom),
    ]
    for (index, corner) in (clockwise ? corners : corners.reversed()).enumerated() {
      if index == 0 { move(to: corner) } else { line(to: corner) }
    }
  }

  /// A rectangle with round corners, clockwise, or the other way round to cut a hole.
  ///
  /// Each corner is one cubic whose control points lie 0.55228 radii from its ends: at most 0.03 % of
  /// the radius off the circle.
  package init(_ rounded: RoundedRect, clockwise: Bool = true) {
    self.init()
    let (rect, radii) = (rounded.rect, rounded.radii)
    // Where each corner is, and in which direction the outline comes in and goes out.
    let corners: [(x: Fixed, y: Fixed, radius: Fixed, from: (Int32, Int32), to: (Int32, Int32))] = [
      (rect.left, rect.top, radii.topLeft, (0, 1), (1, 0)),
      (rect.right, rect.top, radii.topRight, (-1, 0), (0, 1)),
      (rect.right, rect.bottom, radii.bottomRight, (0, -1), (-1, 0)),
      (rect.left, rect.bottom, radii.bottomLeft, (1, 0), (0, -1)),
    ]
    for (index, corner) in (clockwise ? corners : corners.reversed()).enumerated() {
      let (from, to) = clockwise ? (corner.from, corner.to) : (corner.to, corner.from)
      let radius = corner.radius.rawValue
      let control = radius - Int32((Int64(radius) * 36195 + 32768) >> 16)
      func point(_ direction: (Int32, Int32), _ distance: Int32) -> FixedPoint {
        FixedPoint(
          corner.x.rawValue + direction.0 * distance, corner.y.rawValue + direction.1 * distance)
      }
      if index == 0 { move(to: point(from, radius)) } else { line(to: point(from, radius)) }
      if radius > 0 {
        curve(to: point(to, radius), control1: point(from, control), control2: point(to, control))
      }
    }
  }

  /// The ring between an outline and the same outline moved inwards.
  package init(borderOf outline: RoundedRect, width: Fixed) {
    self.init(outline)
    if let hole = outline.inset(by: width) { append(Path(hole, clockwise: false)) }
  }
}
