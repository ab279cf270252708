import Foundation

/// Sine and cosine computed from additions and multiplications alone, so that they are the same on every
/// machine.
///
/// Foundation's functions come from the C library. Their last digits differ between implementations.
struct Direction {
  let sine: CGFloat
  let cosine: CGFloat

  /// The sine and cosine of an angle in radians.
  init(_ angle: CGFloat) {
    guard angle.isFinite else {
      (sine, cosine) = (0, 1)
      return
    }
    // Reduce the angle to an eighth of the circle, where few terms of the series suffice.
    let quarter = CGFloat.pi / 2
    let turns = (angle / quarter).rounded()
    let rest = angle - turns * quarter
    let (s, c) = (Self.sine(rest), Self.cosine(rest))
    switch Int(turns.truncatingRemainder(dividingBy: 4) + 4) % 4 {
    case 0: (sine, cosine) = (s, c)
    case 1: (sine, cosine) = (c, -s)
    case 2: (sine, cosine) = (-s, -c)
    default: (sine, cosine) = (-c, s)
    }
  }

  /// The angle of a point seen from the origin, from -pi to pi; 0 for the origin itself.
  static func angle(x: CGFloat, y: CGFloat) -> CGFloat {
    let (long, short) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    guard x.isFinite, y.isFinite, long > 0 else { return 0 }
    // Half an angle has the tangent t / (1 + sqrt(1 + t * t)). After three halvings few terms of the series suffice.
    var tangent = short / long
    for _ in 0..<3 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    var (power, sum) = (tangent, tangent)
    for n in stride(from: CGFloat(3), through: 17, by: 2) {
      power *= -tangent * tangent
      sum += power / n
    }
    var angle = 8 * sum
    if abs(y) > abs(x) { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  private static func sine(_ x: CGFloat) -> CGFloat {
    let square = x * x
    var (term, sum) = (x, x)
    for n in stride(from: CGFloat(2), through: 18, by: 2) {
      term *= -square / (n * (n + 1))
      sum += term
    }
    return sum
  }

  private static func cosine(_ x: CGFloat) -> CGFloat {
    let square = x * x
    var (term, sum): (CGFloat, CGFloat) = (1, 1)
    for n in stride(from: CGFloat(1), through: 17, by: 2) {
      term *= -square / (n * (n + 1))
      sum += term
    }
    return sum
  }
}
