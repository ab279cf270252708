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
      for run in line.runs { draw(run, looks[run.tag], line, corner, color) }
      for bar in line.underlines { fill(bar, looks[bar.tag], corner, color) }
    }
  }

  private func draw(
    _ run: LayoutSnapshotTypeset.GlyphRun, _ look: TextLook, _ line: TextLine, _ corner: FixedPoint,
    _ color: Color
  ) {
    let pixel = pixel(look.color ?? color)
    guard pixel.alpha > 0 else { return }
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
          of: glyph, in: run.face, isSlanted: look.isSlanted && glyph != .box)
        outlines.append(LayoutSnapshotGraphics.GlyphRun.Outline(glyph: UInt32(glyph.value), path: path))
      }
      let origin = FixedPoint(x: corner.x.moved(by: length(x)), y: y)
      places.append(LayoutSnapshotGraphics.GlyphRun.Place(outline: slot, origin: origin))
    }
    append(
      .glyphs(
        LayoutSnapshotGraphics.GlyphRun(
          face: ByteText(run.face.name), unitsPerEm: Int32(2 * run.face.unitsPerEm), size: length(run.size),
          color: pixel, outlines: outlines, places: places)))
  }

  private func drawBackgrounds(
    _ line: TextLine, _ text: TextLayout, _ looks: [TextLook], _ corner: FixedPoint
  ) {
    for bar in line.backgrounds {
      guard let color = looks[bar.tag].background else { continue }
      fill(bar, TextLook(color: color), corner, color)
    }
  }

  private func fill(_ bar: TextBar, _ look: TextLook, _ corner: FixedPoint, _ color: Color) {
    let pixel = pixel(look.color ?? color)
    guard pixel.alpha > 0 else { return }
    func x(_ points: Double) -> Fixed { corner.x.moved(by: length(points)) }
    func y(_ points: Double) -> Fixed { corner.y.moved(by: length(points)) }
    append(
      .fill(
        FixedRect(
          left: x(bar.x), top: y(bar.y), right: x(bar.x + bar.width), bottom: y(bar.y + bar.height)), pixel))
  }
}

extension Fixed {
  /// The coordinate plus a distance, limited to the range of coordinates.
  fileprivate func moved(by distance: Fixed) -> Fixed {
    let (sum, overflows) = rawValue.addingReportingOverflow(distance.rawValue)
    return Fixed(rawValue: overflows ? (rawValue < 0 ? .min : .max) : sum)
  }
}
