/// The contours of a glyph: closed, made of lines and quadratic curves, y upwards, origin on the baseline.
///
/// Coordinates are half font units, so that the points TrueType implies midway between two control points are
/// whole numbers and outlines stay exact until the rasterizer scales them.
package struct GlyphOutline: Equatable, Sendable {
  package struct Point: Equatable, Sendable {
    package var x: Int32
    package var y: Int32

    package init(x: Int32, y: Int32) {
      self.x = x
      self.y = y
    }
  }

  package enum Element: Equatable, Sendable {
    /// Begins a contour; the one before it closes with a line to its start.
    case move(Point)
    case line(Point)
    case curve(control: Point, end: Point)
  }

  package var elements: [Element] = []
  /// How many coordinate units make one em: twice the font's units per em.
  package let unitsPerEm: Int

  init(unitsPerEm: Int) { self.unitsPerEm = unitsPerEm }

  /// The smallest box around all points, control points included; nil for an empty outline.
  package var bounds: (minX: Int32, minY: Int32, maxX: Int32, maxY: Int32)? {
    var box: (minX: Int32, minY: Int32, maxX: Int32, maxY: Int32)?
    func include(_ point: Point) {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (
        min(old.minX, point.x), min(old.minY, point.y), max(old.maxX, point.x), max(old.maxY, point.y)
      )
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let control, let end):
        include(control)
        include(end)
      }
    }
    return box
  }

  /// Adds one TrueType contour, whose points are in font units.
  mutating func append(contour: ArraySlice<ContourPoint>) {
    guard contour.count > 1, let first = contour.first, let last = contour.last else { return }
    var rest = contour
    let start: Point
    if first.onCurve {
      start = first.doubled
      rest = contour.dropFirst()
    } else if last.onCurve {
      start = last.doubled
      rest = contour.dropLast()
    } else {
      start = first.middle(last)
    }
    elements.append(.move(start))
    var pending: ContourPoint?
    for point in rest {
      if let control = pending {
        let end = point.onCurve ? point.doubled : control.middle(point)
        elements.append(.curve(control: control.doubled, end: end))
        pending = point.onCurve ? nil : point
      } else if point.onCurve {
        elements.append(.line(point.doubled))
      } else {
        pending = point
      }
    }
    if let control = pending { elements.append(.curve(control: control.doubled, end: start)) }
  }
}

/// A point of a TrueType contour, in font units.
struct ContourPoint {
  var x: Int
  var y: Int
  var onCurve: Bool

  var doubled: GlyphOutline.Point { GlyphOutline.Point(x: Int32(2 * x), y: Int32(2 * y)) }

  func middle(_ other: ContourPoint) -> GlyphOutline.Point {
    GlyphOutline.Point(x: Int32(x + other.x), y: Int32(y + other.y))
  }
}
