extension DisplayList: CustomStringConvertible {
  /// The canvas, then one command a line, indented by what it lies in.
  package var description: String {
    var text = "canvas \(width) \(height)\n"
    var depth = 0
    for command in commands {
      if command.ends { depth -= 1 }
      text += String(repeating: "  ", count: depth) + "\(command)\n"
      if command.begins { depth += 1 }
    }
    return text
  }
}

extension DisplayList.Command: CustomStringConvertible {
  /// The command's name and its operands, separated by spaces.
  package var description: String {
    switch self {
    case .fill(let rect, let color): "fill \(rect) \(color)"
    case .paint(let shape, let paint): "paint \(shape) \(paint)"
    case .border(let outline, let width, let color): "border \(outline) width \(width) \(color)"
    case .shadow(let shadow):
      "shadow \(shadow.shape) offset \(shadow.offset) radius \(shadow.radius) \(shadow.color)"
    case .blur(let backdrop): "blur \(backdrop.shape) radius \(backdrop.radius)"
    case .glyphs(let run): "glyphs \(run)"
    case .image(let fill): "image \(fill)"
    case .beginClip(let shape): "clip \(shape)"
    case .beginGroup(let alpha): "group alpha \(alpha)"
    case .beginMask: "mask"
    case .beginMasked: "masked"
    case .beginSheet: "sheet"
    case .beginBlend(let mode): "blend \(mode.name)"
    case .beginShadow(let shadow):
      "shadow of offset \(shadow.offset) radius \(shadow.radius) \(shadow.color)"
    case .beginTransform(let map): "transform \(map)"
    case .end: "end"
    }
  }

  var begins: Bool {
    switch self {
    case .beginClip, .beginGroup, .beginMask, .beginMasked, .beginTransform, .beginSheet, .beginBlend,
      .beginShadow:
      true
    default: false
    }
  }

  var ends: Bool { self == .end || self == .beginMasked }
}

extension FixedRect: CustomStringConvertible {
  /// Left, top, right and bottom.
  package var description: String { "\(left) \(top) \(right) \(bottom)" }
}

extension FixedPoint: CustomStringConvertible {
  /// x and y with a comma between.
  package var description: String { "\(x),\(y)" }
}

extension Fixed: CustomStringConvertible {
  /// Pixels, with the 256ths as a fraction: `12`, `12+128/256`, `-1+64/256`.
  package var description: String {
    isWhole ? "\(floor)" : "\(floor)+\(rawValue & 255)/256"
  }
}
