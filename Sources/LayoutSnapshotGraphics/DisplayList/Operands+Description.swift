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
    case .gradient(let gradient): return "gradient \(gradient.start) \(gradient.end)" + list(gradient.stops)
    case .radial(let gradient):
      let (start, end) = (gradient.start, gradient.end)
      var text = "radial \(start.center) \(start.radius) \(end.center) \(end.radius)"
      if gradient.stretch != 65536 { text += " stretch \(gradient.stretch)/65536" }
      if !gradient.extendsStart { text += " from start" }
      if !gradient.extendsEnd { text += " to end" }
      return text + list(gradient.stops)
    case .conic(let gradient):
      return "conic \(gradient.center) \(gradient.width)x\(gradient.height) from \(gradient.start)/2^32"
        + list(gradient.stops)
    }
  }

  private func list(_ stops: [LinearGradient.Stop]) -> String {
    var text = ""
    for stop in stops { text += " \(stop.position)/65536 \(stop.color)" }
    return text
  }
}

extension BlendMode {
  /// The mode's name. Written out, because embedded builds cannot print a case.
  var name: String {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .hardLight: "hardLight"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .clear: "clear"
    case .copy: "copy"
    case .sourceIn: "sourceIn"
    case .sourceOut: "sourceOut"
    case .sourceAtop: "sourceAtop"
    case .destinationOver: "destinationOver"
    case .destinationIn: "destinationIn"
    case .destinationOut: "destinationOut"
    case .destinationAtop: "destinationAtop"
    case .xor: "xor"
    case .plusLighter: "plusLighter"
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
