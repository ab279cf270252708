import LayoutSnapshotXML

extension SVGReader {
  /// Draws through a `mask` by its id.
  mutating func masked(
    _ id: String?, _ context: Context, box: Measuring, _ body: Drawing
  ) throws(VectorError) {
    guard let id, let element = document.element(id: id), document.name(of: element) == "mask" else {
      return try body(&self)
    }
    var own: VectorBox?
    if element["maskUnits"] != "userSpaceOnUse" || element["maskContentUnits"] == "objectBoundingBox" {
      own = try box(&self)
    }
    guard referring.insert(element.index).inserted else {
      canvas.lack("a reference to itself")
      return try body(&self)
    }
    let style = try style(of: element, in: SVGStyle())
    if style.own.mask != nil || style.own.clipPath != nil { canvas.lack("masks within masks") }
    let inner = inside(context, style)
    let region = region(of: element, own, inner)
    let contents = try aside { (reader) throws(VectorError) in
      if element["maskContentUnits"] == "objectBoundingBox", let own {
        try reader.canvas.concatenate(VectorTransform(own.width, 0, 0, own.height, own.left, own.top))
      }
      try reader.drawChildren(of: element, inner)
    }
    referring.remove(element.index)
    guard let region else { return }
    let mask = VectorMask(contents, isAlpha: style.own.isAlphaMask)
    try canvas.clip(region.path, .winding)
    try canvas.beginMasked(by: mask)
    try body(&self)
    canvas.endMasked()
  }

  /// The rectangle that a mask reaches: a tenth more than the box of what is masked, unless it says otherwise.
  private func region(of element: XMLElement, _ box: VectorBox?, _ context: Context) -> VectorBox? {
    var context = context
    let isOfBox = element["maskUnits"] != "userSpaceOnUse"
    if isOfBox { context.viewport = SVGViewport(width: 1, height: 1) }
    func side(_ name: String, _ side: SVGLength.Side, _ part: Double) -> Double {
      let length = element[name].flatMap { SVGLength($0) } ?? SVGLength(percent: part)
      return length.resolved(side, in: context.viewport, fontSize: context.style.fontSize)
    }
    let (x, y) = (side("x", .width, -10), side("y", .height, -10))
    let (width, height) = (side("width", .width, 120), side("height", .height, 120))
    guard width > 0, height > 0 else { return nil }
    guard isOfBox else { return VectorBox(left: x, top: y, right: x + width, bottom: y + height) }
    guard let box else { return nil }
    return VectorBox(
      left: box.left + x * box.width, top: box.top + y * box.height,
      right: box.left + (x + width) * box.width, bottom: box.top + (y + height) * box.height)
  }
}
