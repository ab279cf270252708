import LayoutSnapshotGraphics

/// A linear gradient, ready to be painted: its colours, and how far a pixel is along the line.
struct GradientRamp {
  private let ramp: ColorRamp
  /// The way along the line at the canvas's first pixel, what a column adds and what a row adds, as
  /// products of two coordinates.
  private let origin: Int64, perColumn: Int64, perRow: Int64
  private let length: Int64

  /// - Parameter inverse: from the canvas back to where the gradient is defined.
  init(_ gradient: LinearGradient, inverse: Affine?) {
    let (wholeX, wholeY) = (
      Int64(gradient.end.x.rawValue) - Int64(gradient.start.x.rawValue),
      Int64(gradient.end.y.rawValue) - Int64(gradient.start.y.rawValue)
    )
    // A line of more than two million pixels in coarser steps, so that products with coordinates fit 64 bits.
    let reach = max(abs(wholeX), abs(wholeY))
    let excess = max(0, reach.bitWidth - reach.leadingZeroBitCount - 29)
    let (dx, dy) = (wholeX >> excess, wholeY >> excess)
    func along(_ x: Int64, _ y: Int64) -> Int64 {
      (x - Int64(gradient.start.x.rawValue)) * dx + (y - Int64(gradient.start.y.rawValue)) * dy
    }
    let map = inverse ?? .identity
    let first = map.map(FixedPoint(128, 128))
    origin = along(Int64(first.x.rawValue), Int64(first.y.rawValue))
    perColumn = (map.a * dx + map.b * dy + 1 << 15) >> 16
    perRow = (map.c * dx + map.d * dy + 1 << 15) >> 16
    length = max(1, wholeX * dx + wholeY * dy)
    ramp = ColorRamp(gradient.stops)
  }

  /// The premultiplied colours of a row: one division for the row, one addition for each pixel.
  func colors(_ x: Int, _ y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let start = origin + Self.product(perColumn, x) + Self.product(perRow, y)
    // 40 fractional bits of the ramp's steps, from whole and remainder so that nothing overflows.
    let step = Self.fraction(perColumn, of: length)
    var place = Self.fraction(start, of: length)
    unsafe ramp.colors.withUnsafeBufferPointer { ramp in
      for index in 0..<count {
        unsafe target[index] = unsafe ramp[ColorRamp.place(place &>> 14)]
        place &+= step
      }
    }
  }

  /// A product; one that three of would not fit 64 bits stays at a limit, far from any line of colours.
  private static func product(_ a: Int64, _ b: Int) -> Int64 {
    let (product, overflows) = a.multipliedReportingOverflow(by: Int64(b))
    let limit = Int64(1) << 60
    if overflows { return (a < 0) == (b < 0) ? limit : -limit }
    return max(-limit, min(limit, product))
  }

  /// `a / b` with 30 fractional bits, rounded down; at most 65536 on either side.
  private static func fraction(_ a: Int64, of b: Int64) -> Int64 {
    let limited = max(-65536, min(65536, a / b))
    if abs(limited) == 65536 { return limited << 30 }
    var (whole, rest) = (a / b, a % b)
    if rest < 0 {
      whole -= 1
      rest += b
    }
    // The remainder's 30 bits in two steps of 15, each within 64 bits for lengths below 2^48.
    let shift = max(0, b.bitWidth - b.leadingZeroBitCount - 48)
    let (divisor, small) = (b >> shift, rest >> shift)
    let upper = (small << 15) / divisor
    let lower = (((small << 15) % divisor) << 15) / divisor
    return whole << 30 + upper << 15 + lower
  }
}
