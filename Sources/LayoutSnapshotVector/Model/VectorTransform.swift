/// A linear map and a shift of the plane: `(x, y)` goes to `(a x + c y + tx, b x + d y + ty)`.
package struct VectorTransform: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package static let identity = VectorTransform(1, 0, 0, 1, 0, 0)

  package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  static func shift(_ x: Double, _ y: Double) -> VectorTransform { VectorTransform(1, 0, 0, 1, x, y) }
  static func scale(_ x: Double, _ y: Double) -> VectorTransform { VectorTransform(x, 0, 0, y, 0, 0) }

  /// A turn by degrees, from the x axis towards the y axis.
  static func rotation(degrees: Double) -> VectorTransform {
    let (sine, cosine) = Turn(degrees: degrees).sineAndCosine
    return VectorTransform(cosine, sine, -sine, cosine, 0, 0)
  }

  /// The transform that does this one first and then another.
  package func then(_ next: VectorTransform) -> VectorTransform {
    VectorTransform(
      a * next.a + b * next.c, a * next.b + b * next.d, c * next.a + d * next.c, c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
  }

  var determinant: Double { a * d - b * c }

  /// The way back; nil where everything falls on a line.
  var inverse: VectorTransform? {
    let determinant = determinant
    guard determinant != 0 else { return nil }
    let back = VectorTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
    return back.isWithinBounds ? back : nil
  }

  /// Whether no number is so large, or none, that nothing sensible can follow.
  var isWithinBounds: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) < VectorCanvas.farthest } }

  func map(_ point: VectorPoint) -> VectorPoint {
    VectorPoint(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}
