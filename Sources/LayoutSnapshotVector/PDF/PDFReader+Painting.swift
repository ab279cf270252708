extension PDFReader {
  /// Fills and strokes the path, and clips to it if that was asked for.
  mutating func paint(_ name: String, _ frame: inout Frame) throws(VectorError) {
    if name.hasPrefix("s") || name.hasPrefix("b") { frame.path.close() }
    let (path, clip) = (frame.path, frame.clip)
    (frame.path, frame.clip) = (VectorPath(), nil)
    let fills = ["f", "F", "f*", "B", "B*", "b", "b*"].contains(name)
    let strokes = ["S", "s", "B", "B*", "b", "b*"].contains(name)
    if !path.isEmpty, fills || strokes {
      let rule: VectorFillRule = name.hasSuffix("*") ? .evenOdd : .winding
      try mixed { (reader) throws(VectorError) in
        if fills { try reader.fill(path, rule) }
        if strokes { try reader.stroke(path) }
      }
    }
    // A clip to nothing hides all; a path without an area does the same.
    if let clip { try canvas.clip(path.isEmpty ? VectorPath.nothing : path, clip) }
  }

  /// Paints something through the mask of the state and in its blend mode.
  ///
  /// - Parameter alpha: The opacity of all of it together.
  mutating func mixed(
    alpha: Double = 1, _ body: (inout PDFReader) throws(VectorError) -> Void
  ) throws(VectorError) {
    if state.blend == nil { canvas.lack("a blend mode that is not known") }
    let isGroup = alpha < 1 || (state.blend ?? .normal) != .normal
    guard let mask = state.mask, let back = canvas.transform.inverse else {
      return try grouped(isGroup, alpha: alpha, body)
    }
    // The mask stays where it was when it was set.
    let moved = [.save, .transform(mask.transform.then(back))] + mask.steps + [.restore]
    try canvas.count(moved)
    try canvas.beginMasked(by: VectorMask(moved, isAlpha: mask.isAlpha, isInverted: mask.isInverted))
    try grouped(isGroup, alpha: alpha, body)
    canvas.endMasked()
  }

  private mutating func grouped(
    _ isGroup: Bool, alpha: Double, _ body: (inout PDFReader) throws(VectorError) -> Void
  ) throws(VectorError) {
    if isGroup { try canvas.beginGroup(opacity: alpha, blend: state.blend ?? .normal) }
    try body(&self)
    if isGroup { canvas.endGroup() }
  }

  private mutating func fill(_ path: VectorPath, _ rule: VectorFillRule) throws(VectorError) {
    switch state.fill {
    case .none: break
    case .color(let color): try canvas.fill(path, rule, color.withAlpha(times: state.fillAlpha))
    case .shading(let shading, let transform):
      try canvas.save()
      try canvas.clip(path, rule)
      try paint(shading, transform, alpha: state.fillAlpha)
      canvas.restore()
    }
  }

  private mutating func stroke(_ path: VectorPath) throws(VectorError) {
    switch state.stroke {
    case .none: break
    case .color(let color): try canvas.stroke(path, state.line, color.withAlpha(times: state.strokeAlpha))
    case .shading(let shading, let transform):
      try canvas.save()
      try canvas.clip(path, state.line)
      try paint(shading, transform, alpha: state.strokeAlpha)
      canvas.restore()
    }
  }

  /// Covers the clip with a shading, whose coordinates lie in the picture by a transform.
  private mutating func paint(
    _ shading: PDFShading, _ transform: VectorTransform, alpha: Double
  ) throws(VectorError) {
    guard let back = canvas.transform.inverse else { return }
    try canvas.concatenate(transform.then(back))
    if let background = shading.background { try canvas.cover(with: background.withAlpha(times: alpha)) }
    if let box = shading.box { try canvas.clip(box.path, .winding) }
    try canvas.gradient(shading.gradient.withAlpha(times: alpha))
  }

  /// The operator `sh`.
  mutating func drawShading(_ name: String?, _ frame: Frame) throws(VectorError) {
    guard let name, let object = try file.resolve(frame.resources["Shading"]).dictionary?[name] else {
      return
    }
    guard let shading = try shading(object, frame) else { return }
    try mixed { (reader) throws(VectorError) in
      try reader.canvas.save()
      if let box = shading.box { try reader.canvas.clip(box.path, .winding) }
      let alpha = reader.state.fillAlpha
      try reader.canvas.gradient(shading.gradient.withAlpha(times: alpha))
      reader.canvas.restore()
    }
  }

  private mutating func shading(_ object: PDFObject, _ frame: Frame) throws(VectorError) -> PDFShading? {
    do throws(PDFShading.Fault) {
      return try PDFShading(object, resources: frame.resources, in: file)
    } catch {
      switch error {
      case .lacks(let what): canvas.lack(what)
      case .vector(let error): throw error
      }
      return nil
    }
  }

  /// A pattern of the resources, as what shapes are painted with.
  mutating func pattern(_ name: String, _ frame: Frame) throws(VectorError) -> PDFPaint {
    let object = try file.resolve(try file.resolve(frame.resources["Pattern"]).dictionary?[name])
    guard let pattern = object.dictionary else { return .none }
    guard try file.resolve(pattern["PatternType"]).integer == 2 else {
      canvas.lack("pattern")
      return .none
    }
    guard let shading = try shading(pattern["Shading"] ?? .null, frame) else { return .none }
    let own = try VectorTransform(pattern["Matrix"], in: file) ?? .identity
    return .shading(shading, own.then(frame.base))
  }
}

extension VectorTransform {
  /// Six numbers; nil for anything else.
  init?(_ object: PDFObject?, in file: PDFFile) throws(VectorError) {
    guard let n = try file.numbers(object), n.count == 6 else { return nil }
    self.init(n[0], n[1], n[2], n[3], n[4], n[5])
  }
}
