extension PDFReader {
  /// Does what an operator says (ISO 32000-1, annex A). One with too few operands does nothing.
  mutating func apply(_ name: String, _ operands: [PDFObject], _ frame: inout Frame) throws(VectorError) {
    let numbers = operands.compactMap(\.number)
    switch name {
    case "q":
      saved.append(state)
      try canvas.save()
    case "Q": if saved.count > frame.floor { restore() }
    case "cm":
      if numbers.count == 6 {
        try canvas.concatenate(
          VectorTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]))
      }
    case "m", "l", "c", "v", "y", "h", "re": construct(name, numbers, &frame.path)
    case "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n": try paint(name, &frame)
    case "W": frame.clip = .winding
    case "W*": frame.clip = .evenOdd
    case "w", "J", "j", "M", "d": setLine(name, numbers, operands)
    case "gs": try setState(operands.last, frame)
    case "g", "G", "rg", "RG", "k", "K": setDeviceColor(name, numbers)
    case "cs", "CS":
      let space = try PDFColorSpace(operands.last, resources: frame.resources, in: file)
      setSpace(space, strokes: name == "CS")
    case "sc", "scn", "SC", "SCN":
      try setColor(operands, numbers, strokes: name.hasPrefix("S"), frame)
    case "sh": try drawShading(operands.last?.name, frame)
    case "Do": try drawObject(operands.last?.name, frame)
    case "BDC", "BMC": try beginMark(operands, &frame)
    case "EMC": if frame.marks.popLast() == true { canvas.hidden -= 1 }
    case "Tr": state.showsText = numbers.last.map { $0 != 3 && $0 != 7 } ?? true
    case "Tf": state.hasEmptyFont = try isEmptyFont(operands.first?.name, frame)
    case "Tj", "TJ", "'", "\"": if state.showsText, !state.hasEmptyFont { canvas.lack("text") }
    default: if !PDFReader.ignored.contains(name) { canvas.lack("an operator that is not known") }
    }
  }

  /// Operators that leave nothing visible without text, of which some only tell about what is drawn.
  private static let ignored: Set<String> = [
    "BX", "EX", "ri", "i", "MP", "DP", "BT", "ET", "Tc", "Tw", "Tz", "TL", "Ts", "Td", "TD", "Tm", "T*",
    "d0",
    "d1",
  ]

  private func construct(_ name: String, _ n: [Double], _ path: inout VectorPath) {
    func point(_ index: Int) -> VectorPoint { VectorPoint(n[index], n[index + 1]) }
    switch (name, n.count) {
    case ("m", 2): path.move(to: point(0))
    case ("l", 2): path.line(to: point(0))
    case ("c", 6): path.cubic(point(0), point(2), to: point(4))
    case ("v", 4): path.cubic(path.current ?? point(0), point(0), to: point(2))
    case ("y", 4): path.cubic(point(0), point(2), to: point(2))
    case ("re", 4): path.rect(x: n[0], y: n[1], width: n[2], height: n[3])
    case ("h", _): path.close()
    default: break
    }
  }

  mutating func setLine(_ name: String, _ numbers: [Double], _ operands: [PDFObject]) {
    guard let value = numbers.first ?? operands.first?.array.map({ _ in 0 }) else { return }
    switch name {
    case "w": state.line.width = value >= 0 && value < VectorCanvas.farthest ? value : state.line.width
    case "J": state.line.cap = value == 1 ? .round : value == 2 ? .square : .butt
    case "j": state.line.join = value == 1 ? .round : value == 2 ? .bevel : .miter
    case "M": state.line.miterLimit = value >= 1 ? value : state.line.miterLimit
    default:
      guard let lengths = operands.first?.array?.compactMap(\.number) else { return }
      guard lengths.count <= VectorStroke.mostDashes else {
        return canvas.lack("dashes of more than \(VectorStroke.mostDashes) lengths")
      }
      // An odd number of lengths is repeated, so that dashes and gaps change places.
      state.line.setDashes(lengths.count % 2 == 1 ? lengths + lengths : lengths, phase: numbers.last ?? 0)
    }
  }

  private mutating func setDeviceColor(_ name: String, _ numbers: [Double]) {
    let space: PDFColorSpace = name.lowercased() == "g" ? .gray : name.lowercased() == "k" ? .cmyk : .rgb
    guard numbers.count == space.count else { return }
    if name.first?.isUppercase == true {
      (state.strokeSpace, state.stroke) = (space, .color(space.color(numbers)))
    } else {
      (state.fillSpace, state.fill) = (space, .color(space.color(numbers)))
    }
  }

  private mutating func setSpace(_ space: PDFColorSpace?, strokes: Bool) {
    if space == nil { canvas.lack("a colour space that is not known") }
    let space = space ?? .gray
    if strokes {
      (state.strokeSpace, state.stroke) = (space, .color(space.initial))
    } else {
      (state.fillSpace, state.fill) = (space, .color(space.initial))
    }
  }

  private mutating func setColor(
    _ operands: [PDFObject], _ numbers: [Double], strokes: Bool, _ frame: Frame
  ) throws(VectorError) {
    let space = strokes ? state.strokeSpace : state.fillSpace
    try canvas.visit(space.cost / 2)
    var paint = PDFPaint.color(space.color(numbers))
    if let name = operands.last?.name { paint = try pattern(name, frame) }
    if strokes { state.stroke = paint } else { state.fill = paint }
  }

  /// Layers that are switched off hide what is marked as theirs.
  private mutating func beginMark(_ operands: [PDFObject], _ frame: inout Frame) throws(VectorError) {
    var isHidden = false
    if operands.first?.name == "OC", let name = operands.last?.name {
      let layers = try file.resolve(frame.resources["Properties"]).dictionary
      isHidden = try isHiddenLayer(layers?[name])
    }
    guard frame.marks.count < 10_000 else { throw VectorError(.tooDeep(limit: 10_000)) }
    frame.marks.append(isHidden)
    if isHidden { canvas.hidden += 1 }
  }
}
