import LayoutSnapshotXML

extension SVGReader {
  /// The path of a basic shape or a `path`; empty for one that is not drawn.
  mutating func path(of element: XMLElement, _ name: String, _ context: Context) -> VectorPath {
    func x(_ name: String) -> Double { length(element[name], .width, context) }
    func y(_ name: String) -> Double { length(element[name], .height, context) }
    var path = VectorPath()
    switch name {
    case "path":
      let data = SVGPathData(element["d"] ?? "")
      if !data.isWhole { canvas.lack("the rest of a damaged path") }
      return data.path
    case "rect":
      let (width, height) = (x("width"), y("height"))
      guard width > 0, height > 0 else { break }
      // One radius stands for both; none is larger than half a side.
      let (rx, ry) = (radius(element["rx"], .width, context), radius(element["ry"], .height, context))
      let across = min(rx ?? ry ?? 0, width / 2)
      let down = min(ry ?? rx ?? 0, height / 2)
      if across > 0, down > 0 {
        path.roundedRect(x: x("x"), y: y("y"), width: width, height: height, rx: across, ry: down)
      } else {
        path.rect(x: x("x"), y: y("y"), width: width, height: height)
      }
    case "circle":
      let radius = length(element["r"], .both, context)
      if radius > 0 { path.ellipse(center: VectorPoint(x("cx"), y("cy")), rx: radius, ry: radius) }
    case "ellipse":
      let (rx, ry) = (radius(element["rx"], .width, context), radius(element["ry"], .height, context))
      if let across = rx ?? ry, let down = ry ?? rx, across > 0, down > 0 {
        path.ellipse(center: VectorPoint(x("cx"), y("cy")), rx: across, ry: down)
      }
    case "line":
      path.move(to: VectorPoint(x("x1"), y("y1")))
      path.line(to: VectorPoint(x("x2"), y("y2")))
    case "polyline", "polygon":
      path = polygon(element["points"] ?? "")
      if name == "polygon" { path.close() }
    default: break
    }
    return path
  }

  /// A radius; nil for one that is not written, negative or `auto`.
  private func radius(_ text: String?, _ side: SVGLength.Side, _ context: Context) -> Double? {
    guard let text, SVGLength(text) != nil else { return nil }
    let value = length(text, side, context)
    return value >= 0 ? value : nil
  }

  /// Lines between points, up to the first one that is not whole.
  private mutating func polygon(_ text: String) -> VectorPath {
    var scanner = SVGScanner(text)
    var path = VectorPath()
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let x = scanner.number() else {
        canvas.lack("the rest of a damaged path")
        break
      }
      scanner.skipSeparator()
      guard let y = scanner.number() else {
        canvas.lack("the rest of a damaged path")
        break
      }
      scanner.skipSeparator()
      if path.isEmpty { path.move(to: VectorPoint(x, y)) } else { path.line(to: VectorPoint(x, y)) }
    }
    return path
  }

  mutating func drawShape(_ element: XMLElement, _ name: String, _ context: Context) throws(VectorError) {
    let path = path(of: element, name, context)
    guard !path.isEmpty else { return }
    var context = context
    if context.style.hasMarkers, ["path", "line", "polyline", "polygon"].contains(name) {
      canvas.lack("markers")
    }
    let box = path.box
    let fill = try paint(context.style.fill, context.style.fillOpacity, box, context)
    let stroke = try paint(context.style.stroke, context.style.strokeOpacity, box, context)
    let line = line(of: element, context)
    // What is painted once needs no group to be translucent.
    var opacity = 1.0
    let isLine = line.width > 0 && stroke != .none
    if !(isLine && fill != .none) { swap(&opacity, &context.style.own.opacity) }
    let order: [Bool] = context.style.strokesFirst ? [true, false] : [false, true]
    try layered(context.style, context, box: { (_) throws(VectorError) in box }) {
      (reader) throws(VectorError) in
      for strokes in order {
        if strokes {
          if isLine { try reader.stroke(path, line, stroke.withAlpha(times: opacity)) }
        } else {
          try reader.fill(path, context.style.fillRule, fill.withAlpha(times: opacity))
        }
      }
    }
  }

  private mutating func line(of element: XMLElement, _ context: Context) -> VectorStroke {
    let style = context.style
    func resolved(_ length: SVGLength) -> Double {
      length.resolved(.both, in: context.viewport, fontSize: style.fontSize)
    }
    var line = VectorStroke()
    line.width = resolved(style.strokeWidth)
    (line.cap, line.join, line.miterLimit) = (style.cap, style.join, style.miterLimit)
    if style.dashes.count > VectorStroke.mostDashes {
      canvas.lack("dashes of more than \(VectorStroke.mostDashes) lengths")
    } else if !style.dashes.isEmpty {
      // An odd number of lengths is repeated, so that dashes and gaps change places.
      let lengths = style.dashes.map(resolved)
      line.setDashes(lengths.count % 2 == 1 ? lengths + lengths : lengths, phase: resolved(style.dashOffset))
      if element["pathLength"] != nil { canvas.lack("dashes measured by a path length") }
    }
    if style.own.keepsStrokeWidth, style.stroke != .none { canvas.lack("lines that keep their width") }
    return line.width < VectorCanvas.farthest ? line : VectorStroke()
  }
}
