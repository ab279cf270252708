// Foundation has this type only on platforms with Core Graphics.
#if !canImport(CoreGraphics)
  import Foundation
  import LayoutSnapshotGraphics

  /// An affine transform with Core Graphics' names: it rotates, scales, skews and moves.
  ///
  /// ```swift
  /// view.transform = CGAffineTransform(scaleX: 2, y: 1).translatedBy(x: 10, y: 0)
  /// ```
  public struct CGAffineTransform: Hashable, Sendable {
    /// The factor from x to x.
    public var a: CGFloat
    /// The factor from x to y.
    public var b: CGFloat
    /// The factor from y to x.
    public var c: CGFloat
    /// The factor from y to y.
    public var d: CGFloat
    /// The number added to x.
    public var tx: CGFloat
    /// The number added to y.
    public var ty: CGFloat

    /// The transform from (x, y) to (a x + c y + tx, b x + d y + ty).
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The transform that changes nothing.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    /// The transform that changes nothing.
    public static let identity = CGAffineTransform()

    /// A translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scaling.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// A rotation by an angle in radians, clockwise on the screen.
    ///
    /// The package computes sine and cosine itself, exact to eight digits, because those of C libraries
    /// differ between machines. Quarter turns are exact.
    public init(rotationAngle angle: CGFloat) {
      let turns = (angle / (2 * .pi)).truncatingRemainder(dividingBy: 1)
      let steps = turns.isFinite ? UInt32(truncatingIfNeeded: Int64((turns * 4_294_967_296).rounded())) : 0
      let one = CGFloat(1 << 30)
      let (sine, cosine) = (CGFloat(integerSine(steps)) / one, CGFloat(integerSine(steps &+ 1 << 30)) / one)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// The transform that applies this one first and then another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The transform that translates first and then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that scales first and then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that rotates first and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse transform, or the same transform if there is none.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// The transformed point.
    public func applying(_ map: CGAffineTransform) -> CGPoint {
      CGPoint(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
    }
  }

  extension CGSize {
    /// The transformed size, as in Core Graphics: translation has no effect on it.
    public func applying(_ map: CGAffineTransform) -> CGSize {
      CGSize(width: map.a * width + map.c * height, height: map.b * width + map.d * height)
    }
  }

  extension CGRect {
    /// The smallest rectangle that contains the transformed corners.
    public func applying(_ map: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
        CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(map) }
      let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
      let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
