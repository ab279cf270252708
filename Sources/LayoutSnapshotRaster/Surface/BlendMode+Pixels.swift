import LayoutSnapshotGraphics

extension BlendMode {
  /// A premultiplied colour mixed with the premultiplied one below it.
  func mixed(_ source: UInt32, with below: UInt32) -> UInt32 {
    let (sourceAlpha, alpha) = (Int(source >> 24), Int(below >> 24))
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (own, other) = (Int(source >> shift & 255), Int(below >> shift & 255))
      let products =
        shift == 24 && mixesColors
        ? 255 * (own + other) - own * other : products(own, sourceAlpha, other, alpha)
      result |= UInt32((products + 127) / 255) << shift
    }
    return result
  }

  /// 255 times a channel of the result: `s` of `a` above, `d` of `b` below.
  private func products(_ s: Int, _ a: Int, _ d: Int, _ b: Int) -> Int {
    if let both = productsOfBoth(s, a, d, b) { return s * (255 - b) + d * (255 - a) + both }
    return switch self {
    case .clear: 0
    case .copy: s * 255
    case .sourceIn: s * b
    case .sourceOut: s * (255 - b)
    case .sourceAtop: s * b + d * (255 - a)
    case .destinationOver: d * 255 + s * (255 - b)
    case .destinationIn: d * a
    case .destinationOut: d * (255 - a)
    case .destinationAtop: d * a + s * (255 - b)
    case .xor: s * (255 - b) + d * (255 - a)
    case .plusLighter: min(255, s + d) * 255
    default: s * 255 + d * (255 - a)
    }
  }

  /// What the part adds that both colours cover; nil for modes that do not mix colours.
  private func productsOfBoth(_ s: Int, _ a: Int, _ d: Int, _ b: Int) -> Int? {
    switch self {
    case .multiply: s * d
    case .screen: s * b + d * a - s * d
    case .darken: min(s * b, d * a)
    case .lighten: max(s * b, d * a)
    case .difference: abs(s * b - d * a)
    case .exclusion: s * b + d * a - 2 * s * d
    case .hardLight: 2 * s <= a ? 2 * s * d : a * b - 2 * (a - s) * (b - d)
    case .overlay: 2 * d <= b ? 2 * s * d : a * b - 2 * (a - s) * (b - d)
    default: nil
    }
  }
}
