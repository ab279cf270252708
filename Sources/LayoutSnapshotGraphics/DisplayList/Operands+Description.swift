extension Shape: CustomStringConvertible {
  package var description: String {
    switch self {
    case .rect(let rect): "\(rect)"
    case .rounded(let rounded): "\(rounded)"
    case .path(let path, .nonZero): "path \(path)"
    case .path(let path, .evenOdd): "even-odd path \(path)"
    }
  }
}

extension RoundedRect: CustomStringConvertible {
  /// The rectangle and its radius, or its four, clockwise from the top left.
  package var description: String {
    let all = radii.clockwise
    if all.allSatisfy({ $0 == all[0] }) { return "\(rect) round \(all[0])" }
    return "\(rect) round \(all[0]) \(all[1]) \(all[2]) \(all[3])"
  }
}

extension Path: CustomStringConvertible {
  /// The steps by the letters that SVG gives them.
  package var description: String {
    var text = ""
    for element in elements {
      if !text.isEmpty { text += " " }
      switch element {
      case .move(let p): text += "M \(p)"
      case .line(let p): text += "L \(p)"
      case .quadratic(let c, let p): text += "Q \(c) \(p)"
      case .cubic(let a, let b, let p): text += "C \(a) \(b) \(p)"
      }
    }
    return text
  }
}

extension Paint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .color(let color): return "\(color)"
    case .gradient(let gradient):
      var text = "gradient \(gradient.start) \(gradient.end)"
      for stop in gradient.stops { text += " \(stop.position)/65536 \(stop.color)" }
      return text
    }
  }
}

extension GlyphRun: CustomStringConvertible {
  /// Face, size and colour, then each glyph with its place.
  package var description: String {
    var text = "\"\(face)\" size \(size) \(color)"
    for place in places { text += " \(outlines[place.outline].glyph)@\(place.origin)" }
    return text
  }
}

extension ImageFill: CustomStringConvertible {
  package var description: String {
    let bitmap = image.bitmap
    var text = "\"\(image.name)\" \(bitmap.width)x\(bitmap.height) in \(rect)"
    if caps != Caps() { text += " caps \(caps.left) \(caps.top) \(caps.right) \(caps.bottom)" }
    if resizing == .tile { text += " tiled" }
    if scale != 65536 { text += " scale \(scale)/65536" }
    if let tint { text += " tint \(tint)" }
    return text
  }
}

extension Affine: CustomStringConvertible {
  /// The coefficients in 1/2^24 and the shift in 1/256, in the order of SVG's `matrix`.
  package var description: String { "\(a) \(b) \(c) \(d) \(x) \(y)" }
}
