// Foundation has this type where there is Core Graphics, and nowhere else.
#if !canImport(CoreGraphics)
  import Foundation
  import LayoutSnapshotGraphics

  /// A linear map and a shift of the plane, with Core Graphics' names: what turns, scales and slants a view.
  ///
  /// ```swift
  /// view.transform = CGAffineTransform(scaleX: 2, y: 1).translatedBy(x: 10, y: 0)
  /// ```
  public struct CGAffineTransform: Hashable, Sendable {
    /// How much of x goes to x.
    public var a: CGFloat
    /// How much of x goes to y.
    public var b: CGFloat
    /// How much of y goes to x.
    public var c: CGFloat
    /// How much of y goes to y.
    public var d: CGFloat
    /// What is added to x.
    public var tx: CGFloat
    /// What is added to y.
    public var ty: CGFloat

    /// The map from (x, y) to (a x + c y + tx, b x + d y + ty).
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The map that changes nothing.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    /// The map that changes nothing.
    public static let identity = CGAffineTransform()

    /// A shift.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A change of size.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// A turn by an angle in radians, clockwise on the screen.
    ///
    /// Sine and cosine are the package's own, exact to eight digits: those of C libraries differ between
    /// machines. Quarter turns are exact.
    public init(rotationAngle angle: CGFloat) {
      let turns = (angle / (2 * .pi)).truncatingRemainder(dividingBy: 1)
      let steps = turns.isFinite ? UInt32(truncatingIfNeeded: Int64((turns * 4_294_967_296).rounded())) : 0
      let one = CGFloat(1 << 30)
      let (sine, cosine) = (CGFloat(integerSine(steps)) / one, CGFloat(integerSine(steps &+ 1 << 30)) / one)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the map changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// The map that does this one first and then another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The map that shifts first and then does this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The map that changes the size first and then does this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The map that turns first and then does this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse transform; the same transform if there is none.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Where the point comes to lie.
    public func applying(_ map: CGAffineTransform) -> CGPoint {
      CGPoint(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
    }
  }

  extension CGSize {
    /// The size of the parallelogram's sides, as Core Graphics has it: the map without its shift.
    public func applying(_ map: CGAffineTransform) -> CGSize {
      CGSize(width: map.a * width + map.c * height, height: map.b * width + map.d * height)
    }
  }

  extension CGRect {
    /// The smallest rectangle that holds the mapped corners.
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
