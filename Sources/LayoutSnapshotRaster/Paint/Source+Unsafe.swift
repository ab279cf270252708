/// Where the colours of a fill come from.
enum Source {
  /// One premultiplied colour.
  case color(UInt32)
  case gradient(GradientRamp)
  case radial(RadialRamp)
  case conic(ConicRamp)
  case image(ImageRows)
  case mapped(MappedImage)

  /// The premultiplied colours of neighbouring pixels.
  func colors(_ x: Int, _ y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    switch self {
    case .color(let color): unsafe target.update(repeating: color, count: count)
    case .gradient(let ramp): unsafe ramp.colors(x, y, count: count, into: target)
    case .radial(let ramp): unsafe ramp.colors(x, y, count: count, into: target)
    case .conic(let ramp): unsafe ramp.colors(x, y, count: count, into: target)
    case .image(let rows): unsafe rows.colors(x, y, count: count, into: target)
    case .mapped(let image): unsafe image.colors(x, y, count: count, into: target)
    }
  }
}
