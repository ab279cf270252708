import LayoutSnapshotXML

extension SVGReader {
  /// Clips to a `clipPath` by its id.
  ///
  /// - Returns: Whether anything can be seen.
  mutating func clip(_ id: String?, _ context: Context, box: Measuring) throws(VectorError) -> Bool {
    guard let id, let element = document.element(id: id), document.name(of: element) == "clipPath" else {
      return true
    }
    // What is clipped may contain things with the same clip: it is measured before the clip counts as being drawn.
    let isOfBox = element["clipPathUnits"] == "objectBoundingBox"
    let measured = isOfBox ? try box(&self) : nil
    guard referring.insert(element.index).inserted else {
      canvas.lack("a reference to itself")
      return true
    }
    defer { referring.remove(element.index) }
    guard context.depth < limits.depth else {
      throw VectorError(.tooDeep(limit: limits.depth), at: .text(element.location))
    }
    let style = try style(of: element, in: SVGStyle())
    guard try clip(style.own.clipPath, inside(context, style), box: box) else { return false }
    var transform = style.own.transform
    if isOfBox {
      guard let box = measured, box.width > 0, box.height > 0 else { return false }
      transform = transform.then(VectorTransform(box.width, 0, 0, box.height, box.left, box.top))
    }
    let inner = inside(context, style)
    var parts: [ClipPart] = []
    for child in element.children { try addPart(child, inner, transform, to: &parts) }
    guard let first = parts.first else { return false }
    if parts.count == 1 {
      try canvas.clip(first.path, first.rule)
    } else {
      try canvas.clip(united(parts), .winding)
    }
    return true
  }

  struct ClipPart {
    let path: VectorPath
    let rule: VectorFillRule
  }

  /// Adds what a child of a `clipPath` lets through.
  private mutating func addPart(
    _ element: XMLElement, _ context: Context, _ transform: VectorTransform, to parts: inout [ClipPart]
  ) throws(VectorError) {
    let inner = inside(context, try style(of: element, in: context.style))
    let own = inner.style.own
    guard own.isDisplayed, inner.style.isVisible, let name = document.name(of: element) else { return }
    if own.clipPath != nil { canvas.lack("clips within clips") }
    var transform = own.transform.then(transform)
    if name == "use" {
      guard let target = SVGDocument.reference(of: element).flatMap(document.element(id:)),
        context.depth < limits.depth, document.name(of: target) != "use"
      else { return }
      transform = VectorTransform.shift(
        length(element["x"], .width, inner), length(element["y"], .height, inner)
      ).then(transform)
      return try addPart(target, inner, transform, to: &parts)
    }
    if name == "text" { return canvas.lack("text") }
    let path = path(of: element, name, inner).mapped(by: transform)
    if !path.isEmpty { parts.append(ClipPart(path: path, rule: inner.style.clipRule)) }
  }

  /// One path for what several let through together. All turn the same way in it, so that none erases another.
  private mutating func united(_ parts: [ClipPart]) -> VectorPath {
    var path = VectorPath()
    for part in parts {
      if part.rule == .evenOdd, part.path.hasSeveralSubpaths {
        canvas.lack("clips of several shapes with holes")
      }
      path.append(part.path.signedArea < 0 ? part.path.reversed : part.path)
    }
    return path
  }
}
