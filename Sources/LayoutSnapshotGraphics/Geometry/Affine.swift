/// A linear map and a shift of the plane, in integers: what turns, scales and slants a view.
///
/// ```swift
/// let quarter = Affine.rotation(turns: 1 << 30)        // 2^32 is a whole turn
/// quarter.map(FixedPoint(256, 0))                      // FixedPoint(0, 256): clockwise on the screen
/// ```
///
/// Coefficients have 24 fractional bits and lie within ±64, so that a product with any coordinate
/// fits 64 bits. Sine and cosine are the package's own: those of C libraries differ between machines.
package struct Affine: Hashable, Sendable {
  /// The image of the unit vector to the right, in 1/2^24.
  package let a: Int64, b: Int64
  /// The image of the unit vector downwards, in 1/2^24.
  package let c: Int64, d: Int64
  /// The image of the origin, in 1/256 pixels.
  package let x: Int64, y: Int64

  /// One, as a coefficient.
  package static let one: Int64 = 1 << 24
  /// The map that changes nothing.
  package static let identity = Affine(a: one, b: 0, c: 0, d: one, x: 0, y: 0)

  /// - Precondition: no coefficient lies beyond ±64, no shift beyond ±2^31.
  package init(a: Int64, b: Int64, c: Int64, d: Int64, x: Int64, y: Int64) {
    for coefficient in [a, b, c, d] {
      precondition(abs(coefficient) <= 64 * Affine.one, "a transform that enlarges more than 64 times")
    }
    precondition(max(abs(x), abs(y)) <= 1 << 31, "a transform that moves by more than 8 million pixels")
    (self.a, self.b, self.c, self.d, self.x, self.y) = (a, b, c, d, x, y)
  }

  /// A shift.
  package static func translation(x: Fixed, y: Fixed) -> Affine {
    Affine(a: one, b: 0, c: 0, d: one, x: Int64(x.rawValue), y: Int64(y.rawValue))
  }

  /// A change of size, by factors in 1/2^24.
  package static func scale(x: Int64, y: Int64) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, x: 0, y: 0)
  }

  /// A turn, clockwise on the screen, in 1/2^32 of a full one.
  package static func rotation(turns: UInt32) -> Affine {
    let (sine, cosine) = (integerSine(turns) >> 6, integerSine(turns &+ 1 << 30) >> 6)
    return Affine(a: cosine, b: sine, c: -sine, d: cosine, x: 0, y: 0)
  }

  /// Where a point comes to lie; what leaves the range of coordinates stays at its limit of ±2^30.
  @inlinable
  package func map(_ point: FixedPoint) -> FixedPoint {
    let (px, py) = (Int64(point.x.rawValue), Int64(point.y.rawValue))
    return FixedPoint(
      limit((a * px + c * py + 1 << 23) >> 24 + x), limit((b * px + d * py + 1 << 23) >> 24 + y))
  }

  @inlinable
  func limit(_ value: Int64) -> Int32 { Int32(max(-1 << 30, min(1 << 30, value))) }

  /// The map that does this one first and then another.
  package func then(_ next: Affine) -> Affine {
    func product(_ p: Int64, _ q: Int64, _ r: Int64, _ s: Int64) -> Int64 {
      (p * q + r * s + 1 << 23) >> 24
    }
    return Affine(
      a: product(a, next.a, b, next.c), b: product(a, next.b, b, next.d),
      c: product(c, next.a, d, next.c), d: product(c, next.b, d, next.d),
      x: product(x, next.a, y, next.c) + next.x, y: product(x, next.b, y, next.d) + next.y)
  }

  /// The area that a unit of area gets, in 1/2^24; negative where left and right swap.
  package var determinant: Int64 { (a * d - b * c) >> 24 }

  /// The map back; nil where everything falls on a line, or the way back would enlarge 64 times.
  package var inverse: Affine? {
    let determinant = determinant
    if determinant == 0 { return nil }
    let (ia, ib) = ((d << 24) / determinant, -(b << 24) / determinant)
    let (ic, id) = (-(c << 24) / determinant, (a << 24) / determinant)
    let (ix, iy) = (-((ia * x + ic * y) >> 24), -((ib * x + id * y) >> 24))
    let largest = max(max(abs(ia), abs(ib)), max(abs(ic), abs(id)))
    guard largest <= 64 * Affine.one, max(abs(ix), abs(iy)) <= 1 << 31 else { return nil }
    return Affine(a: ia, b: ib, c: ic, d: id, x: ix, y: iy)
  }
}

/// The sine of an angle in 1/2^32 of a full turn, in 1/2^30.
///
/// Taylor's series to the 13th power within a quarter turn, which is off by less than 1e-8.
package func integerSine(_ turns: UInt32) -> Int64 {
  let quarter = Int64(1) << 30
  let within = Int64(turns & (1 << 30 - 1))
  let phase = turns & 1 << 30 == 0 ? within : quarter - within
  let halfPi: Int64 = 1_686_629_713
  let x = (phase * halfPi) >> 30
  let square = (x * x) >> 30
  var sum = quarter
  for divisor: Int64 in [156, 110, 72, 42, 20, 6] {
    sum = quarter - (((square * sum) >> 30) + divisor / 2) / divisor
  }
  let sine = phase == quarter ? quarter : min(quarter, (x * sum) >> 30)
  return turns & 1 << 31 == 0 ? sine : -sine
}
