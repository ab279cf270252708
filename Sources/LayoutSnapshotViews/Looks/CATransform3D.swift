// Foundation has this type only on platforms with Core Animation.
#if !canImport(QuartzCore)
  import Foundation

  /// A transform in space with Core Animation's names. Points are rows that are multiplied from the left.
  ///
  /// ```swift
  /// card.layer.transform = CATransform3DRotate(CATransform3DMakeScale(2, 2, 1), .pi / 4, 0, 0, 1)
  /// ```
  ///
  /// A picture shows it from the front, as Core Animation does. Where it makes what is far away smaller, a recorded
  /// snapshot says so: that is not drawn.
  public struct CATransform3D: Hashable, Sendable {
    /// The factor from x to x.
    public var m11: CGFloat = 1
    /// The factor from x to y.
    public var m12: CGFloat = 0
    /// The factor from x to z.
    public var m13: CGFloat = 0
    /// The factor from x to what divides all coordinates.
    public var m14: CGFloat = 0
    /// The factor from y to x.
    public var m21: CGFloat = 0
    /// The factor from y to y.
    public var m22: CGFloat = 1
    /// The factor from y to z.
    public var m23: CGFloat = 0
    /// The factor from y to what divides all coordinates.
    public var m24: CGFloat = 0
    /// The factor from z to x.
    public var m31: CGFloat = 0
    /// The factor from z to y.
    public var m32: CGFloat = 0
    /// The factor from z to z.
    public var m33: CGFloat = 1
    /// The factor from z to what divides all coordinates.
    public var m34: CGFloat = 0
    /// The number added to x.
    public var m41: CGFloat = 0
    /// The number added to y.
    public var m42: CGFloat = 0
    /// The number added to z.
    public var m43: CGFloat = 0
    /// The number added to what divides all coordinates.
    public var m44: CGFloat = 1

    /// The transform that changes nothing.
    public init() {}

    /// The transform with sixteen factors, row after row.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
      m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
      m43: CGFloat, m44: CGFloat
    ) {
      rows = [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    fileprivate var rows: [[CGFloat]] {
      get { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }
      set {
        (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
        (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
        (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
        (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
      }
    }
  }

  /// The transform that changes nothing.
  public let CATransform3DIdentity = CATransform3D()

  /// Whether a transform changes nothing.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
  /// Whether two transforms are the same.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

  /// A translation.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
  }

  /// A scaling.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
  }

  /// A rotation by an angle in radians around an axis; the identity for an axis without a length.
  public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
  {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3D() }
    let (x, y, z) = (x / length, y / length, z / length)
    // Its sine and cosine are the same on every machine.
    let turn = CGAffineTransform(rotationAngle: angle)
    let (sine, cosine) = (turn.b, turn.a)
    let rest = 1 - cosine
    var t = CATransform3D()
    (t.m11, t.m12, t.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (t.m21, t.m22, t.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (t.m31, t.m32, t.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    return t
  }

  /// The transform that applies one transform and then another.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (a, b) = (a.rows, b.rows)
    var product = CATransform3D()
    product.rows = a.map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * b[$1][column] } }
    }
    return product
  }

  /// The transform that undoes another; the other itself if nothing undoes it.
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss and Jordan: what makes the rows those of the identity makes the identity's rows the inverse.
    var (rows, inverse) = (t.rows, CATransform3DIdentity.rows)
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      let factor = rows[pivot][column]
      guard factor != 0 else { return t }
      rows.swapAt(column, pivot)
      inverse.swapAt(column, pivot)
      for place in 0..<4 {
        rows[column][place] /= factor
        inverse[column][place] /= factor
      }
      for row in 0..<4 where row != column {
        let part = rows[row][column]
        for place in 0..<4 {
          rows[row][place] -= part * rows[column][place]
          inverse[row][place] -= part * inverse[column][place]
        }
      }
    }
    var result = CATransform3D()
    result.rows = inverse
    return result
  }

  /// The transform that translates and then applies another.
  public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
  { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

  /// The transform that scales and then applies another.
  public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
    -> CATransform3D
  { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

  /// The transform that rotates and then applies another.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

  /// The transform in space with the effect of one in the plane.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return t
  }

  /// Whether a transform can be one in the plane.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
  }

  /// The part of a transform that lies in the plane.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }
#else
  import QuartzCore
#endif

extension CATransform3D {
  /// What is seen of a plane from the front. Without a vanishing point depth has no effect on the place of a point.
  var seen: CGAffineTransform {
    let size = m44 == 0 ? 1 : m44
    return CGAffineTransform(
      a: m11 / size, b: m12 / size, c: m21 / size, d: m22 / size, tx: m41 / size, ty: m42 / size)
  }

  /// Whether parts of the plane that are farther away are seen smaller.
  var hasVanishingPoint: Bool { m14 != 0 || m24 != 0 }
}
