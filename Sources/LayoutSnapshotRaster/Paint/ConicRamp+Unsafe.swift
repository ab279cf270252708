import LayoutSnapshotGraphics

/// A gradient around a point, ready to be painted.
struct ConicRamp {
  private let ramp: ColorRamp
  private let gradient: ConicGradient
  private let inverse: Affine?

  /// - Parameter inverse: from the canvas back to where the gradient is defined.
  init(_ gradient: ConicGradient, inverse: Affine?) {
    ramp = ColorRamp(gradient.stops)
    (self.gradient, self.inverse) = (gradient, inverse)
  }

  /// The premultiplied colours of a row.
  func colors(_ x: Int, _ y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    for index in 0..<count {
      let pixel = FixedPoint(Int32(truncatingIfNeeded: (x + index) << 8 + 128), Int32(y << 8 + 128))
      let point = inverse.map { $0.map(pixel) } ?? pixel
      let share = Int64((turn(to: point) &- gradient.start) >> 16)
      unsafe target[index] = ramp.colors[ColorRamp.place(share)]
    }
  }

  /// The angle at which a point lies in the square that is stretched to the gradient's rectangle.
  private func turn(to point: FixedPoint) -> UInt32 {
    let across = Int64(point.x.rawValue) - Int64(gradient.center.x.rawValue)
    let down = Int64(point.y.rawValue) - Int64(gradient.center.y.rawValue)
    // Both times the product of the sides: nothing is rounded before the angle is known to its last bits.
    let (x, y) = (across * Int64(gradient.height.rawValue), down * Int64(gradient.width.rawValue))
    let size = max(abs(x), abs(y))
    let excess = max(0, size.bitWidth - size.leadingZeroBitCount - 32)
    return integerTurn(x >> excess, y >> excess)
  }
}
