import LayoutSnapshotXML

extension SVGReader {
  typealias Drawing = (inout SVGReader) throws(VectorError) -> Void
  typealias Measuring = (inout SVGReader) throws(VectorError) -> VectorBox?

  mutating func drawContent(of element: XMLElement, _ name: String, _ context: Context) throws(VectorError) {
    switch name {
    case "switch":
      for _ in element.children { try canvas.visit() }
      let first = element.children.first { document.name(of: $0) != nil && SVGReader.isMet($0) }
      if let first { try draw(first, context) }
    case "svg":
      try drawViewport(
        element, context, x: element["x"], y: element["y"], element["width"], element["height"])
    case "use": try drawReference(element, context)
    default: try drawChildren(of: element, context)
    }
  }

  /// Draws a nested `svg` or a `symbol`: a rectangle with coordinates of its own.
  private mutating func drawViewport(
    _ element: XMLElement, _ context: Context, x: String?, y: String?, _ width: String?, _ height: String?
  ) throws(VectorError) {
    let origin = VectorPoint(length(x, .width, context), length(y, .height, context))
    let size = SVGViewport(
      width: length(width, .width, context, otherwise: context.viewport.width),
      height: length(height, .height, context, otherwise: context.viewport.height))
    guard size.width > 0, size.height > 0 else { return }
    var inner = context
    inner.viewport = size
    try canvas.save()
    try canvas.concatenate(.shift(origin.x, origin.y))
    if context.style.own.isVisibleOverflow != true {
      try canvas.clip(VectorBox(left: 0, top: 0, right: size.width, bottom: size.height).path, .winding)
    }
    var isShown = true
    if let viewBox = SVGViewBox(element["viewBox"]) {
      let map = viewBox.fitted(width: size.width, height: size.height, element["preserveAspectRatio"])
      if let map { try canvas.concatenate(map) } else { isShown = false }
      inner.viewport = SVGViewport(width: viewBox.box.width, height: viewBox.box.height)
    }
    if isShown { try drawChildren(of: element, inner) }
    canvas.restore()
  }

  private mutating func drawReference(_ element: XMLElement, _ context: Context) throws(VectorError) {
    guard let id = SVGDocument.reference(of: element) else {
      if element["href"] ?? element["xlink:href"] != nil { canvas.lack("a reference to another file") }
      return
    }
    guard let target = document.element(id: id) else { return canvas.lack("a reference to nothing") }
    guard referring.insert(target.index).inserted else { return canvas.lack("a reference to itself") }
    try canvas.save()
    try canvas.concatenate(
      .shift(length(element["x"], .width, context), length(element["y"], .height, context)))
    let name = document.name(of: target)
    if name == "symbol" || name == "svg" {
      let inner = inside(context, try style(of: target, in: context.style))
      let box = SVGViewBox(target["viewBox"])
      try layered(
        inner.style, inner,
        box: { (reader) throws(VectorError) in try reader.childrenBox(of: target, inner) }
      ) { (reader) throws(VectorError) in
        // A symbol without a size of its own or of its reference is as large as the viewport.
        let (width, height) = (element["width"] ?? target["width"], element["height"] ?? target["height"])
        if box == nil, width == nil, height == nil {
          try reader.drawChildren(of: target, inner)
        } else {
          try reader.drawViewport(target, inner, x: target["x"], y: target["y"], width, height)
        }
      }
    } else {
      try draw(target, context)
    }
    canvas.restore()
    referring.remove(target.index)
  }

  /// Draws something with the transform, clip, mask and opacity of a style.
  mutating func layered(
    _ style: SVGStyle, _ context: Context, box: Measuring, _ body: Drawing
  ) throws(VectorError) {
    let own = style.own
    if own.hasFilter { canvas.lack("filter") }
    if own.isClippedToAShape { canvas.lack("clip to a shape of CSS") }
    if own.blend == nil { canvas.lack("a blend mode that is not known") }
    if own.isAnimated { canvas.lack("animation") }
    guard own.opacity > 0 else { return }
    let blend = own.blend ?? .normal
    let isGroup = own.opacity < 1 || blend != .normal
    if own.transform == .identity, own.clipPath == nil, own.mask == nil, !isGroup {
      return try body(&self)
    }
    try canvas.save()
    try canvas.concatenate(own.transform)
    if try clip(own.clipPath, context, box: box) {
      try masked(own.mask, context, box: box) { (reader) throws(VectorError) in
        if isGroup { try reader.canvas.beginGroup(opacity: own.opacity, blend: blend) }
        try body(&reader)
        if isGroup { reader.canvas.endGroup() }
      }
    }
    canvas.restore()
  }

  /// A length of an attribute in the current units; what is not written or no length counts as a value of the caller's.
  func length(
    _ text: String?, _ side: SVGLength.Side, _ context: Context, otherwise: Double = 0
  ) -> Double {
    guard let length = text.flatMap({ SVGLength($0) }) else { return otherwise }
    return length.resolved(side, in: context.viewport, fontSize: context.style.fontSize)
  }

  /// What drawing does, as steps of their own. What it costs counts; what it lacks is noted.
  mutating func aside(_ body: Drawing) throws(VectorError) -> [VectorStep] {
    let outer = canvas
    canvas = outer.aside()
    try body(&self)
    let steps = canvas.steps
    canvas = outer.counting(canvas)
    return steps
  }

  /// The box around what is in an element, as drawing it shows.
  mutating func contentBox(
    of element: XMLElement, _ name: String, _ context: Context
  ) throws(VectorError) -> VectorBox? {
    VectorStep.box(
      of: try aside { (reader) throws(VectorError) in try reader.drawContent(of: element, name, context) })
  }

  mutating func childrenBox(of element: XMLElement, _ context: Context) throws(VectorError) -> VectorBox? {
    VectorStep.box(
      of: try aside { (reader) throws(VectorError) in try reader.drawChildren(of: element, context) })
  }
}
