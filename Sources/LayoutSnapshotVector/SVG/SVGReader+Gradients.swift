import LayoutSnapshotXML

extension SVGReader {
  /// A gradient for a shape of a box; nil if it cannot be fitted into that.
  mutating func gradient(_ element: XMLElement, _ box: VectorBox?, _ context: Context) throws(VectorError)
    -> Paint?
  {
    let chain = chain(of: element)
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
    let stops = try stops(of: chain, context)
    guard let last = stops.last else { return Paint.none }
    if stops.count == 1 { return .color(last.color) }
    let spread = attribute("spreadMethod") ?? "pad"
    if spread != "pad" { canvas.lack("gradient that repeats") }

    var context = context
    var transform = attribute("gradientTransform").flatMap { VectorTransform(svg: $0) } ?? .identity
    if attribute("gradientUnits") != "userSpaceOnUse" {
      // Lines that are level or upright have no box that a gradient could fit.
      guard let box, box.width > 0, box.height > 0 else { return nil }
      transform = transform.then(VectorTransform(box.width, 0, 0, box.height, box.left, box.top))
      context.viewport = SVGViewport(width: 1, height: 1)
    }
    func place(_ name: String, _ side: SVGLength.Side, _ part: Double) -> Double {
      let length = attribute(name).flatMap { SVGLength($0) } ?? SVGLength(percent: part)
      return length.resolved(side, in: context.viewport, fontSize: context.style.fontSize)
    }
    guard transform.inverse != nil else { return .color(last.color) }
    let gradient: VectorGradient?
    if document.name(of: element) == "linearGradient" {
      let from = VectorPoint(place("x1", .width, 0), place("y1", .height, 0))
      let to = VectorPoint(place("x2", .width, 100), place("y2", .height, 0))
      if from == to { return .color(last.color) }
      gradient = VectorGradient(.linear(from: from, to: to), stops: stops)
    } else {
      let center = VectorPoint(place("cx", .width, 50), place("cy", .height, 50))
      let radius = place("r", .both, 50)
      guard radius > 0 else { return .color(last.color) }
      var focus = center
      if attribute("fx") != nil { focus.x = place("fx", .width, 50) }
      if attribute("fy") != nil { focus.y = place("fy", .height, 50) }
      // A focus outside of the circle moves to its edge.
      let away = focus - center
      if away.length > radius { focus = center + away * (radius / away.length) }
      let start = max(0, min(attribute("fr") == nil ? 0 : place("fr", .both, 0), radius))
      gradient = VectorGradient(
        .radial(from: focus, startRadius: start, to: center, endRadius: radius), stops: stops)
    }
    return gradient.map { .gradient($0, transform) } ?? Paint.none
  }

  /// The element and those that it takes its missing attributes from, nearest first.
  private func chain(of element: XMLElement) -> [XMLElement] {
    var chain = [element]
    while chain.count < 20, let last = chain.last, let id = SVGDocument.reference(of: last),
      let next = document.element(id: id), !chain.contains(where: { $0.index == next.index }),
      ["linearGradient", "radialGradient"].contains(document.name(of: next))
    {
      chain.append(next)
    }
    return chain
  }

  /// The stops of the first element that has some.
  private mutating func stops(
    of chain: [XMLElement], _ context: Context
  ) throws(VectorError) -> [VectorGradient.Stop] {
    for element in chain {
      let parent = try style(of: element, in: context.style)
      var stops: [VectorGradient.Stop] = []
      for child in element.children {
        try canvas.visit()
        guard document.name(of: child) == "stop", stops.count < 1000 else { continue }
        let style = try style(of: child, in: parent)
        let length = child["offset"].flatMap { SVGLength($0) }
        let offset = length.map { $0.unit == .percent ? $0.value / 100 : $0.value } ?? 0
        let color = (style.own.stopColor ?? style.color).withAlpha(times: style.own.stopOpacity)
        stops.append(VectorGradient.Stop(max(offset, stops.last?.offset ?? 0), color))
      }
      if !stops.isEmpty { return stops }
    }
    return []
  }
}

extension SVGLength {
  init(percent: Double) { (value, unit) = (percent, .percent) }
}
