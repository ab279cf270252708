import LayoutSnapshotGraphics

/// A gradient between two circles, ready to be painted.
///
/// The circle at a share t of the way has its centre at t times the way from centre to centre and the radius r + t dr. Those
/// through a point are the roots of a t² - 2 b t + c, and the larger one counts whose radius is not negative. All products
/// are whole numbers, and so are the roots.
struct RadialRamp {
  private let ramp: ColorRamp
  private let gradient: RadialGradient
  private let inverse: Affine?
  /// The way from centre to centre, what the radius grows on it, and the first radius, in coarse units.
  private let dx: Int64, dy: Int64, dr: Int64, radius: Int64
  /// Coarse units have so many bits less than 1/256 pixel: large circles in coarser steps, so that squares fit.
  private let excess: Int
  private let a: Int64

  /// Farther points count as if they were no farther, in coarse units.
  private static let limit: Int64 = 1 << 21

  /// - Parameter inverse: from the canvas back to where the gradient is defined.
  init(_ gradient: RadialGradient, inverse: Affine?) {
    let (start, end) = (gradient.start, gradient.end)
    let wayX = Int64(end.center.x.rawValue) - Int64(start.center.x.rawValue)
    let wayY = (Int64(end.center.y.rawValue) - Int64(start.center.y.rawValue)) * 65536 / gradient.stretch
    let (first, last) = (Int64(start.radius.rawValue), Int64(end.radius.rawValue))
    let size = max(max(abs(wayX), abs(wayY)), max(first, last))
    excess = max(0, size.bitWidth - size.leadingZeroBitCount - 20)
    (dx, dy, dr, radius) = (wayX >> excess, wayY >> excess, (last - first) >> excess, first >> excess)
    a = dx * dx + dy * dy - dr * dr
    ramp = ColorRamp(gradient.stops)
    (self.gradient, self.inverse) = (gradient, inverse)
  }

  /// The premultiplied colours of a row.
  func colors(_ x: Int, _ y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    for index in 0..<count {
      let pixel = FixedPoint(Int32(truncatingIfNeeded: (x + index) << 8 + 128), Int32(y << 8 + 128))
      let point = inverse.map { $0.map(pixel) } ?? pixel
      unsafe target[index] = color(at: point)
    }
  }

  private func color(at point: FixedPoint) -> UInt32 {
    let center = gradient.start.center
    let x = coarse(Int64(point.x.rawValue) - Int64(center.x.rawValue))
    let y = coarse((Int64(point.y.rawValue) - Int64(center.y.rawValue)) * 65536 / gradient.stretch)
    for share in shares(x, y) {
      guard radius * 65536 + share * dr >= 0 else { continue }
      if share < 0 && !gradient.extendsStart || share > 65536 && !gradient.extendsEnd { continue }
      return ramp.colors[ColorRamp.place(share)]
    }
    return 0
  }

  private func coarse(_ distance: Int64) -> Int64 { max(-Self.limit, min(Self.limit, distance >> excess)) }

  /// The places of the circles through a point, in 1/65536 of the way, the larger one first.
  private func shares(_ x: Int64, _ y: Int64) -> [Int64] {
    let b = x * dx + y * dy + radius * dr
    let c = x * x + y * y - radius * radius
    if dx == 0 && dy == 0 && dr == 0 {
      // One circle twice: its inside is before it, everything else behind it.
      return [c < 0 ? -1 : 65537]
    }
    // Of three numbers below 2^46, so shifted products fit.
    if a == 0 { return b == 0 ? [] : [share(c, 2 * b)] }
    guard let root = Self.root(ofSquare: b, less: a, times: c) else { return [] }
    let (one, other) = (share(b + root, a), share(b - root, a))
    return one > other ? [one, other] : [other, one]
  }

  /// A quotient in 1/65536, limited far beyond what is painted.
  private func share(_ part: Int64, _ whole: Int64) -> Int64 {
    max(-1 << 30, min(1 << 30, (part << 16) / whole))
  }

  /// The root of b² - a c, rounded down as far as 31 bits show; nil where that is negative.
  private static func root(ofSquare b: Int64, less a: Int64, times c: Int64) -> Int64? {
    let (square, product) = (b.multipliedFullWidth(by: b), a.multipliedFullWidth(by: c))
    let (low, borrows) = square.low.subtractingReportingOverflow(product.low)
    let high = square.high - product.high - (borrows ? 1 : 0)
    if high < 0 { return nil }
    if high == 0 && low < 1 << 62 { return integerRoot(Int64(low)) }
    // An even number of bits less, and half as many more in the root.
    let bits = (66 - high.leadingZeroBitCount + 1) & ~1
    let shifted = Int64(UInt64(truncatingIfNeeded: high) << UInt64(64 - bits) | low >> UInt64(bits))
    return integerRoot(shifted) << Int64(bits / 2)
  }
}
