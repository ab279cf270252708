import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotTypeset

extension Canvas {
  /// Draws laid out text. Its upper left corner is the pixel that contains a point of the view.
  ///
  /// - Parameter color: the color of runs that have none of their own.
  func draw(_ text: TextLayout, _ looks: [TextLook], at origin: CGPoint, color: Color) {
    let grid = PixelGrid(scale: scale)
    let corner = place(CGPoint(x: grid.floor(origin.x), y: grid.floor(origin.y)))
    for line in text.lines {
      drawBackgrounds(line, text, looks, corner)
      for bar in line.boxes { fill(bar, looks[bar.tag], corner, color) }
      for run in line.runs { drawShadow(of: run, looks[run.tag], line, corner) }
      for run in line.runs { draw(run, looks[run.tag], line, corner, color) }
      for bar in line.objects {
        let look = looks[bar.tag]
        guard let image = look.image else { continue }
        draw(image, in: rect(of: bar, corner), tint: image.shownTint(look.color ?? color))
      }
      for bar in line.underlines {
        let look = looks[bar.tag]
        for part in bar.parts(look.underline) { fill(part, look, corner, color, look.underlineColor) }
      }
      for bar in line.strikes {
        let look = looks[bar.tag]
        for part in bar.parts(look.strike) { fill(part, look, corner, color, look.strikeColor) }
      }
    }
  }

  private func draw(
    _ run: LayoutSnapshotTypeset.GlyphRun, _ look: TextLook, _ line: TextLine, _ corner: FixedPoint,
    _ color: Color
  ) {
    let pixel = pixel(look.color ?? color)
    if pixel.alpha > 0, look.stroke <= 0 {
      append(.glyphs(glyphs(of: run, look, line, corner, pixel)))
    }
    guard look.stroke != 0, look.stroke.isFinite else { return }
    let outline = glyphs(of: run, look, line, corner, pixel).silhouette
    let steps = PathSteps(outline) { point in
      CGPoint(
        x: (CGFloat(point.x.rawValue) / 256 - CGFloat(edges.left)) / scale,
        y: (CGFloat(point.y.rawValue) / 256 - CGFloat(edges.top)) / scale)
    }
    let width = CGFloat(abs(look.stroke)) / 100 * CGFloat(run.size)
    stroke(steps, PathStroke(width: width), look.strokeColor ?? look.color ?? color)
  }

  /// The letters of a run at their places.
  private func glyphs(
    of run: LayoutSnapshotTypeset.GlyphRun, _ look: TextLook, _ line: TextLine, _ corner: FixedPoint,
    _ pixel: Pixel
  ) -> LayoutSnapshotGraphics.GlyphRun {
    var outlines: [LayoutSnapshotGraphics.GlyphRun.Outline] = []
    var slots: [GlyphID: Int] = [:]
    var places: [LayoutSnapshotGraphics.GlyphRun.Place] = []
    let rise = PixelGrid(scale: scale).round(look.rise)
    let y = corner.y.moved(by: length(line.baseline - rise))
    for (glyph, x) in zip(run.glyphs, run.positions) {
      let slot = slots[glyph] ?? outlines.count
      if slot == outlines.count {
        slots[glyph] = slot
        // A box for a missing glyph belongs to no font, and stays upright.
        let path = GlyphPaths.shared.path(
          of: glyph, in: run.face, isSlanted: look.isSlanted && glyph != .box
        ).leaning(glyph == .box ? 0 : look.lean)
        outlines.append(LayoutSnapshotGraphics.GlyphRun.Outline(glyph: UInt32(glyph.value), path: path))
      }
      let origin = FixedPoint(x: corner.x.moved(by: length(x)), y: y)
      places.append(LayoutSnapshotGraphics.GlyphRun.Place(outline: slot, origin: origin))
    }
    return LayoutSnapshotGraphics.GlyphRun(
      face: ByteText(run.face.name), isBold: run.face.isBold, unitsPerEm: Int32(2 * run.face.unitsPerEm),
      size: length(run.size), color: pixel, outlines: outlines, places: places)
  }

  /// Draws the shadow of a run's letters, as one silhouette.
  private func drawShadow(
    of run: LayoutSnapshotTypeset.GlyphRun, _ look: TextLook, _ line: TextLine, _ corner: FixedPoint
  ) {
    guard let shadow = look.shadow else { return }
    let shade = pixel(shadow.color)
    guard shade.alpha > 0 else { return }
    let offset = FixedPoint(x: length(shadow.offset.width), y: length(shadow.offset.height))
    // The deviation of a blur is half of what Core Graphics calls its radius.
    append(
      .shadow(
        Shadow(
          of: .path(glyphs(of: run, look, line, corner, shade).silhouette, .nonZero), offset: offset,
          radius: length(shadow.blurRadius / 2), color: shade)))
  }

  private func drawBackgrounds(
    _ line: TextLine, _ text: TextLayout, _ looks: [TextLook], _ corner: FixedPoint
  ) {
    for bar in line.backgrounds {
      guard let color = looks[bar.tag].background else { continue }
      fill(bar, TextLook(color: color), corner, color)
    }
  }

  private func fill(
    _ bar: TextBar, _ look: TextLook, _ corner: FixedPoint, _ color: Color, _ own: Color? = nil
  ) {
    let pixel = pixel(own ?? look.color ?? color)
    guard pixel.alpha > 0 else { return }
    append(.fill(rect(of: bar, corner), pixel))
  }

  /// A bar of a text whose upper left corner is given.
  private func rect(of bar: TextBar, _ corner: FixedPoint) -> FixedRect {
    func x(_ points: Double) -> Fixed { corner.x.moved(by: length(points)) }
    func y(_ points: Double) -> Fixed { corner.y.moved(by: length(points)) }
    return FixedRect(
      left: x(bar.x), top: y(bar.y), right: x(bar.x + bar.width), bottom: y(bar.y + bar.height))
  }
}

extension TextBar {
  /// What is drawn of a line under or through letters.
  fileprivate func parts(_ style: UnderlineStyle) -> [TextBar] {
    var lines = [self]
    if style.contains(.double) {
      lines.append(self)
      lines[1].y += 2 * height
    } else if style.contains(.thick) {
      lines[0].height *= 2
    }
    let pattern = style.pattern
    guard !pattern.isEmpty, height > 0 else { return lines }
    return lines.flatMap { line -> [TextBar] in
      var (dashes, place, index) = ([TextBar](), line.x, 0)
      while place < line.x + line.width {
        let length = min(pattern[index % pattern.count] * height, line.x + line.width - place)
        if index % 2 == 0 {
          var dash = line
          (dash.x, dash.width) = (place, length)
          dashes.append(dash)
        }
        place += length
        index += 1
      }
      return dashes
    }
  }
}

extension Path {
  /// The outline of a letter that leans to the right.
  fileprivate func leaning(_ lean: Double) -> Path {
    guard lean != 0, abs(lean) <= 16 else { return self }
    let tangent = Int64((lean * 65536).rounded())
    return map { point in
      let moved = Int64(point.x.rawValue) + (Int64(point.y.rawValue) * tangent) >> 16
      return FixedPoint(x: Fixed(rawValue: Int32(clamping: moved)), y: point.y)
    }
  }
}

extension PathSteps {
  /// The contours of a path, each closed.
  fileprivate init(_ path: Path, _ point: (FixedPoint) -> CGPoint) {
    self.init()
    for element in path.elements {
      switch element {
      case .move(let to):
        if !isEmpty { close() }
        move(to: point(to))
      case .line(let to): line(to: point(to))
      case .quadratic(let control, let to): quadratic(to: point(to), control: point(control))
      case .cubic(let first, let second, let to): cubic(to: point(to), point(first), point(second))
      }
    }
    if !isEmpty { close() }
  }
}

extension Fixed {
  /// The coordinate plus a distance, limited to the range of coordinates.
  fileprivate func moved(by distance: Fixed) -> Fixed {
    let (sum, overflows) = rawValue.addingReportingOverflow(distance.rawValue)
    return Fixed(rawValue: overflows ? (rawValue < 0 ? .min : .max) : sum)
  }
}

extension LayoutSnapshotGraphics.GlyphRun {
  /// The outlines of all letters, in device pixels.
  fileprivate var silhouette: Path {
    var whole = Path()
    for place in places {
      whole.append(
        outlines[place.outline].path.map { point in
          FixedPoint(
            x: place.origin.x.moved(by: scaled(point.x)), y: place.origin.y.moved(by: scaled(point.y, -1)))
        })
    }
    return whole
  }

  /// A length in units of the font as one in device pixels, rounded down.
  private func scaled(_ length: Fixed, _ sign: Int64 = 1) -> Fixed {
    let product = sign * Int64(length.rawValue) * Int64(size.rawValue)
    return Fixed(
      rawValue: Int32(clamping: (product - (product < 0 ? Int64(unitsPerEm) - 1 : 0)) / Int64(unitsPerEm)))
  }
}
