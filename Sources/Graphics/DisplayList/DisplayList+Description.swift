extension DisplayList: CustomStringConvertible {
  /// The canvas, then one command a line.
  package var description: String {
    commands.reduce(into: "canvas \(width) \(height)\n") { text, command in text += "\(command)\n" }
  }
}

extension DisplayList.Command: CustomStringConvertible {
  /// The command's name and its operands, separated by spaces.
  package var description: String {
    switch self {
    case .fill(let rect, let color): "fill \(rect) \(color)"
    }
  }
}

extension FixedRect: CustomStringConvertible {
  /// Left, top, right and bottom.
  package var description: String { "\(left) \(top) \(right) \(bottom)" }
}

extension Fixed: CustomStringConvertible {
  /// Pixels, with the 256ths as a fraction: `12`, `12+128/256`, `-1+64/256`.
  package var description: String {
    isWhole ? "\(floor)" : "\(floor)+\(rawValue & 255)/256"
  }
}
