import LayoutSnapshotGraphics

/// A box, in 1/256 pixels, outside of which something paints nothing.
struct PaintedBox {
  private(set) var left = Int64.max, top = Int64.max, right = Int64.min, bottom = Int64.min

  init(_ rect: FixedRect) {
    if rect.isEmpty { return }
    add(FixedPoint(x: rect.left, y: rect.top))
    add(FixedPoint(x: rect.right, y: rect.bottom))
  }

  init(_ shape: Shape) {
    switch shape {
    case .rect(let rect): self.init(rect)
    case .rounded(let rounded): self.init(rounded.rect)
    case .path(let path, _): self.init(path)
    }
  }

  /// Curves lie within the box of their ends and control points.
  init(_ path: Path) { add(path) }

  /// All glyphs of a run, where the largest of them would reach if it stood at each place.
  init(_ run: GlyphRun) {
    if run.places.isEmpty { return }
    var outlines = PaintedBox(Path())
    for outline in run.outlines { outlines.add(outline.path) }
    if outlines.isEmpty { return }
    let (size, units) = (Int64(run.size.rawValue), Int64(run.unitsPerEm))
    for place in run.places {
      left = min(left, Int64(place.origin.x.rawValue))
      top = min(top, Int64(place.origin.y.rawValue))
      right = max(right, Int64(place.origin.x.rawValue))
      bottom = max(bottom, Int64(place.origin.y.rawValue))
    }
    // Font units point upwards. Two pixels more for glyphs that move to whole pixels and for rounding.
    left += outlines.left * size / units - 512
    right += outlines.right * size / units + 512
    top -= outlines.bottom * size / units + 512
    bottom -= outlines.top * size / units - 512
  }

  private var isEmpty: Bool { left > right }

  private mutating func add(_ point: FixedPoint) {
    left = min(left, Int64(point.x.rawValue))
    top = min(top, Int64(point.y.rawValue))
    right = max(right, Int64(point.x.rawValue))
    bottom = max(bottom, Int64(point.y.rawValue))
  }

  private mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end): add(end)
      case .quadratic(let control, let end):
        add(control)
        add(end)
      case .cubic(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      }
    }
  }

  /// The rows that are touched where a map brings the box, moved by some distance and enlarged by so many pixels.
  ///
  /// Coordinates at the limits of what can be drawn may wrap around as they are painted: such a box may touch any row.
  func rows(_ transform: Affine?, movedBy distance: Int64 = 0, reach: Int = 0) -> Rows {
    if isEmpty { return .none }
    let limit: Int64 = 1 << 30
    if min(left, top) < -limit || max(right, bottom) > limit || abs(distance) > limit { return .all }
    var (upper, lower) = (top, bottom)
    if let transform {
      (upper, lower) = (Int64.max, Int64.min)
      for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
        let mapped = Int64(transform.map(FixedPoint(Int32(x), Int32(y))).y.rawValue)
        (upper, lower) = (min(upper, mapped), max(lower, mapped))
      }
      if upper <= -limit || lower >= limit { return .all }
    }
    // A pixel more on either side, because coordinates are rounded one by one.
    return Rows(
      top: Int((upper + distance) >> 8) - reach - 1, bottom: Int((lower + distance + 255) >> 8) + reach + 1)
  }
}

extension Rows {
  /// More rows than any canvas has.
  static let all = Rows(top: .min / 4, bottom: .max / 4)

  /// The rows of the shadow of what has these rows.
  func shadow(_ shadow: DropShadow, _ transform: Affine?) -> Rows {
    let reach = BoxBlur(deviation: shadow.radius.scaled(by: transform)).reach
    let offset = shadow.offset.moved(by: transform).y.nearestPixel
    return Rows(top: top + offset - reach, bottom: bottom + offset + reach)
  }
}

extension PixelEdges {
  /// The pixels whose shadow can lie in these.
  func casting(_ shadow: DropShadow, _ transform: Affine?) -> PixelEdges {
    let reach = BoxBlur(deviation: shadow.radius.scaled(by: transform)).reach
    let offset = shadow.offset.moved(by: transform)
    let (x, y) = (offset.x.nearestPixel, offset.y.nearestPixel)
    return PixelEdges(
      left: left - x - reach, top: top - y - reach, right: right - x + reach, bottom: bottom - y + reach)
  }
}

extension Fixed {
  /// The nearest whole number of pixels: shadows of drawings are moved by whole ones.
  var nearestPixel: Int { (Int(rawValue) + 128) >> 8 }
}

extension DisplayList.Command {
  /// The rows of the canvas that a command which paints can touch, without clips.
  func rows(_ transform: Affine?) -> Rows {
    switch self {
    case .fill(let rect, _): return PaintedBox(rect).rows(transform)
    case .paint(let shape, _): return PaintedBox(shape).rows(transform)
    case .border(let outline, _, _): return PaintedBox(outline.rect).rows(transform)
    case .shadow(let shadow):
      let reach = BoxBlur(deviation: shadow.radius.scaled(by: transform)).reach
      return PaintedBox(shadow.shape).rows(
        transform, movedBy: Int64(shadow.offset.moved(by: transform).y.rawValue), reach: reach)
    case .glyphs(let run): return PaintedBox(run).rows(transform)
    case .image(let fill): return PaintedBox(fill.rect).rows(transform)
    case .blur, .beginClip, .beginGroup, .beginMask, .beginMasked, .beginTransform, .beginSheet, .beginBlend,
      .beginShadow, .end:
      return .all
    }
  }
}
