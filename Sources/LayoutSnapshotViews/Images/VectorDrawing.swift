import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotVector

/// Draws a picture of paths as code would: each step is a call of a context.
package enum VectorDrawing {
  /// How many parts of a point coordinates are rounded to, as far as the canvas allows: 8 pixels with 256 parts each.
  private static let mostPixelsInPoint = 8.0
  /// The longest side of a canvas, in pixels.
  private static let longestSide = 16384.0

  /// The thinnest line in pixels of the canvas; PDF leaves it to the device, and a pixel of a phone is a third of a point.
  fileprivate static let thinnest = mostPixelsInPoint / 3
  /// How far a line's outline may lie from it, in pixels of the canvas: less than anything that is seen.
  fileprivate static let tolerance = 1.0 / 8

  /// A list that fills whatever rectangle it is stretched to.
  package static func list(of picture: VectorPicture) -> DisplayList {
    let pixels = min(mostPixelsInPoint, longestSide / max(picture.width, picture.height))
    // Whole pixels, which the picture fills: stretching it back is then exact.
    func side(_ length: Double) -> Double { max(1, (length * pixels).rounded(.up)) }
    let (width, height) = (side(picture.width), side(picture.height))
    let drawing = ImageDrawing(size: CGSize(width: width, height: height), scale: 1)
    drawing.context.clip(to: CGRect(x: 0, y: 0, width: width, height: height))
    drawing.context.scaleBy(x: width / picture.width, y: height / picture.height)
    for step in picture.steps { drawing.context.draw(step) }
    return drawing.context.list
  }
}

extension CGContext {
  fileprivate func draw(_ step: VectorStep) {
    switch step {
    case .save: saveGState()
    case .restore: restoreGState()
    case .transform(let transform): concatenate(transform.affine)
    case .clip(let path, let rule): clip(path.steps, evenOdd: rule == .evenOdd)
    case .clipToStroke(let path, let stroke): clip(outline(of: path, stroke), evenOdd: false)
    case .fill(let path, let rule, let color):
      setFillColor(color.color)
      fill(path.steps, evenOdd: rule == .evenOdd)
    case .stroke(let path, let stroke, let color):
      setFillColor(color.color)
      fill(outline(of: path, stroke), evenOdd: false)
    case .gradient(let gradient): draw(gradient)
    case .beginGroup(let opacity, let blend):
      saveGState()
      setAlpha(opacity)
      setBlendMode(blend.mode)
      beginTransparencyLayer(auxiliaryInfo: nil)
    case .beginErasing:
      saveGState()
      setBlendMode(.destinationOut)
      beginTransparencyLayer(auxiliaryInfo: nil)
    case .endGroup:
      endTransparencyLayer()
      restoreGState()
    // Clips of a mask end with it.
    case .beginMask:
      canvas.append(.beginMask)
      saveGState()
    case .beginMasked:
      restoreGState()
      canvas.append(.beginMasked)
      saveGState()
    case .endMasked:
      restoreGState()
      canvas.append(.end)
    }
  }

  /// A line's outline, as fine as the canvas is under the transform.
  private func outline(of path: VectorPath, _ stroke: VectorStroke) -> PathSteps {
    let pixels = (ctm.a * ctm.d - ctm.b * ctm.c).magnitude.squareRoot()
    guard pixels > 0, pixels.isFinite else { return PathSteps() }
    return stroke.line(thinnest: VectorDrawing.thinnest / pixels)
      .outline(of: path.steps, tolerance: VectorDrawing.tolerance / pixels)
  }

  private func draw(_ gradient: VectorGradient) {
    let colors = gradient.stops.map(\.color.color)
    guard
      let stops = CGGradient(
        colorsSpace: nil, colors: colors, locations: gradient.stops.map { CGFloat($0.offset) })
    else { return }
    var options: CGGradientDrawingOptions = []
    if gradient.extendsStart { options.insert(.drawsBeforeStartLocation) }
    if gradient.extendsEnd { options.insert(.drawsAfterEndLocation) }
    // Coordinates of a gradient are often those of a unit square. Here they become pixels of the canvas, which are rounded
    // to 256 parts.
    saveGState()
    switch gradient.shape {
    case .linear(let from, let to):
      if let (start, end) = ctm.line(from.point, to.point) {
        state.transform = .identity
        drawLinearGradient(stops, start: start, end: end, options: options)
      }
    case .radial(let from, let startRadius, let to, let endRadius):
      let pixels = max(ctm.a.magnitude, ctm.b.magnitude, ctm.c.magnitude, ctm.d.magnitude)
      if pixels > 0 {
        scaleBy(x: 1 / pixels, y: 1 / pixels)
        let map = CGAffineTransform(scaleX: pixels, y: pixels)
        drawRadialGradient(
          stops, startCenter: from.point.applying(map), startRadius: startRadius * pixels,
          endCenter: to.point.applying(map), endRadius: endRadius * pixels, options: options)
      }
    }
    restoreGState()
  }
}

extension CGAffineTransform {
  /// The line along which a gradient changes that changes along another one before this map; nil if there is none. What
  /// has one color lies across the line: it stays parallel under the map, but not at right angles to the mapped line.
  fileprivate func line(_ start: CGPoint, _ end: CGPoint) -> (start: CGPoint, end: CGPoint)? {
    let (dx, dy, determinant) = (end.x - start.x, end.y - start.y, a * d - b * c)
    let length = dx * dx + dy * dy
    guard length > 0, determinant != 0 else { return nil }
    // How fast the gradient changes in both directions behind the map.
    let (x, y) = ((d * dx - b * dy) / determinant / length, (a * dy - c * dx) / determinant / length)
    let speed = x * x + y * y
    guard speed > 0, speed.isFinite else { return nil }
    let first = start.applying(self)
    return (first, CGPoint(x: first.x + x / speed, y: first.y + y / speed))
  }
}

extension VectorPoint {
  fileprivate var point: CGPoint { CGPoint(x: x, y: y) }
}

extension VectorTransform {
  fileprivate var affine: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension VectorBlend {
  fileprivate var mode: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .difference: .difference
    case .exclusion: .exclusion
    case .hardLight: .hardLight
    }
  }
}

extension VectorColor {
  fileprivate var color: Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

extension VectorStroke {
  fileprivate func line(thinnest: Double) -> PathStroke {
    var line = PathStroke()
    line.width = width > 0 ? width : thinnest
    switch cap {
    case .butt: line.cap = .butt
    case .round: line.cap = .round
    case .square: line.cap = .square
    }
    switch join {
    case .miter: line.join = .miter
    case .round: line.join = .round
    case .bevel: line.join = .bevel
    }
    (line.miterLimit, line.dashes, line.phase) = (miterLimit, dashes.map { CGFloat($0) }, phase)
    return line
  }
}

extension VectorPath {
  fileprivate var steps: PathSteps {
    var steps = PathSteps()
    for element in elements {
      switch element {
      case .move(let end): steps.move(to: end.point)
      case .line(let end): steps.line(to: end.point)
      case .cubic(let first, let second, let end): steps.cubic(to: end.point, first.point, second.point)
      case .close: steps.close()
      }
    }
    return steps
  }
}
