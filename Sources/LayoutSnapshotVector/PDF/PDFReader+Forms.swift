extension PDFReader {
  /// The operator `Do`: a form or a picture.
  mutating func drawObject(_ name: String?, _ frame: Frame) throws(VectorError) {
    guard let name,
      let stream = try file.resolve(file.resolve(frame.resources["XObject"]).dictionary?[name]).stream
    else { return }
    if try isHiddenLayer(stream.dictionary["OC"]) { return }
    switch try file.resolve(stream.dictionary["Subtype"]).name {
    case "Image": canvas.lack("embedded picture")
    case "Form":
      let isGroup = try file.resolve(stream.dictionary["Group"]).dictionary != nil
      guard isGroup, state.fillAlpha < 1 || state.mask != nil || state.blend != .normal else {
        return try drawForm(stream, frame)
      }
      // A group has opacity, mask and blend mode as a whole.
      try mixed(alpha: state.fillAlpha) { (reader) throws(VectorError) in
        let outer = reader.state
        (reader.state.fillAlpha, reader.state.strokeAlpha) = (1, 1)
        (reader.state.mask, reader.state.blend) = (nil, .normal)
        try reader.drawForm(stream, frame)
        reader.state = outer
      }
    default: break
    }
  }

  /// Draws what a form consists of, in its own coordinates and cut to its box.
  private mutating func drawForm(_ stream: PDFStream, _ frame: Frame) throws(VectorError) {
    guard drawing.insert(stream.number).inserted else { return canvas.lack("a form that contains itself") }
    let outer = state
    try canvas.save()
    if let matrix = try VectorTransform(stream.dictionary["Matrix"], in: file) {
      try canvas.concatenate(matrix)
    }
    if let box = try PDFPage.box(stream.dictionary["BBox"], file) { try canvas.clip(box.path, .winding) }
    // Old forms use what the page has.
    let own = try file.resolve(stream.dictionary["Resources"]).dictionary
    try run(try file.data(of: stream), resources: own ?? frame.resources, depth: frame.depth + 1)
    canvas.restore()
    state = outer
    drawing.remove(stream.number)
  }

  /// The operator `gs`.
  mutating func setState(_ operand: PDFObject?, _ frame: Frame) throws(VectorError) {
    guard let name = operand?.name,
      let entries = try file.resolve(file.resolve(frame.resources["ExtGState"]).dictionary?[name]).dictionary
    else { return }
    func number(_ key: String) throws(VectorError) -> Double? { try file.resolve(entries[key]).number }
    if let alpha = try number("ca") { state.fillAlpha = max(0, min(1, alpha)) }
    if let alpha = try number("CA") { state.strokeAlpha = max(0, min(1, alpha)) }
    for (key, operation) in [("LW", "w"), ("LC", "J"), ("LJ", "j"), ("ML", "M")] {
      if let value = try number(key) { setLine(operation, [value], []) }
    }
    if let dash = try file.array(entries["D"]), dash.count == 2 {
      setLine("d", [dash[1].number ?? 0], [try file.resolve(dash[0])])
    }
    let blend = try file.resolve(entries["BM"])
    let modes = try file.array(blend)?.compactMap(\.name) ?? [blend.name].compactMap { $0 }
    // The first mode counts that is known.
    if !modes.isEmpty {
      state.blend = modes.lazy.compactMap { VectorBlend(pdf: $0 == "Compatible" ? "Normal" : $0) }.first
    }
    try setMask(try file.resolve(entries["SMask"]), frame)
  }

  private mutating func setMask(_ object: PDFObject, _ frame: Frame) throws(VectorError) {
    if object.name == "None" { state.mask = nil }
    guard let mask = object.dictionary, let form = try file.resolve(mask["G"]).stream else { return }
    if let backdrop = try file.numbers(mask["BC"]), backdrop.contains(where: { $0 != 0 }) {
      canvas.lack("soft mask on a bright ground")
    }
    // A function turns a mask round, or changes nothing; others are not drawn.
    let transfer = try PDFFunction(mask["TR"], in: file)
    let isInverted = transfer.map { $0([0]).first == 1 && $0([1]).first == 0 } ?? false
    if let transfer, !isInverted, !transfer.isIdentity { canvas.lack("soft mask with a curve") }
    // The form is drawn apart, as if nothing was set.
    let (outer, outerState, outerSaved) = (canvas, state, saved)
    (canvas, state, saved) = (outer.aside(), PDFState(), [])
    try drawForm(form, frame)
    let steps = canvas.steps
    (canvas, state, saved) = (outer.counting(canvas), outerState, outerSaved)
    state.mask = PDFSoftMask(
      steps: steps, isAlpha: try file.resolve(mask["S"]).name == "Alpha", isInverted: isInverted,
      transform: canvas.transform)
  }
}
