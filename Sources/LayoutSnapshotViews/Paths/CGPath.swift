import Foundation

/// A path of lines and curves, like Core Graphics' `CGPath`.
public class CGPath: Equatable, Hashable {
  fileprivate(set) final var steps = PathSteps()

  init(_ steps: PathSteps) { self.steps = steps }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var steps = PathSteps()
    steps.rect(rect)
    unsafe self.init(steps.transformed(transform?.pointee))
  }
  /// Creates the ellipse that touches all sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var steps = PathSteps()
    steps.ellipse(rect)
    unsafe self.init(steps.transformed(transform?.pointee))
  }
  /// Creates the outline of a rounded rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var steps = PathSteps()
    let radius = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    steps.rect(rect, radii: Array(repeating: radius, count: 4))
    unsafe self.init(steps.transformed(transform?.pointee))
  }

  /// Whether the path is empty.
  public var isEmpty: Bool { steps.isEmpty }
  /// The end of the path, where the next line begins; zero for an empty path.
  public var currentPoint: CGPoint { steps.current ?? .zero }
  /// The smallest rectangle that contains all points, including control points.
  public var boundingBox: CGRect { steps.controlBox }
  /// The smallest rectangle that contains the path itself.
  public var boundingBoxOfPath: CGRect { steps.boundingBox }
  /// Whether a point lies inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool { steps.transformed(transform).contains(point, evenOdd: rule == .evenOdd) }
  /// A copy of the path.
  public func copy() -> CGPath? { CGPath(steps) }
  /// A mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps) }
  /// A transformed copy of the path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    unsafe CGPath(steps.transformed(transform?.pointee))
  }
  /// The outline of the path's stroke.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let stroke = PathStroke(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(stroke.outline(of: steps.transformed(transform), tolerance: 0.05))
  }

  /// Whether two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// A path that can be changed, like Core Graphics' `CGMutablePath`.
public final class CGMutablePath: CGPath {
  override init(_ steps: PathSteps) { super.init(steps) }
  /// Creates an empty path.
  public init() { super.init(PathSteps()) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.move(to: point.applying(transform))
  }
  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.line(to: point.applying(transform))
  }
  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    steps.quadratic(to: end.applying(transform), control: control.applying(transform))
  }
  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    steps.cubic(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }
  /// Adds an arc. As in Core Graphics, "clockwise" is meant for a y axis that points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathSteps()
    arc.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
    join(arc.transformed(transform))
  }
  /// Adds an arc with a relative angle.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathSteps()
    arc.arc(center: center, radius: radius, from: startAngle, to: startAngle + delta, clockwise: delta >= 0)
    join(arc.transformed(transform))
  }
  /// Adds a line and an arc that rounds the corner between two lines.
  public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    steps.corner(corner, end, radius: radius)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var other = PathSteps()
    other.rect(rect)
    steps.append(other.transformed(transform))
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var other = PathSteps()
    other.ellipse(rect)
    steps.append(other.transformed(transform))
  }
  /// Adds a rounded rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    var other = PathSteps()
    other.rect(rect, radii: Array(repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4))
    steps.append(other.transformed(transform))
  }
  /// Appends another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps.append(path.steps.transformed(transform))
  }
  /// Closes the current subpath.
  public func closeSubpath() { steps.close() }

  /// Appends an arc, connected with the end of the path.
  private func join(_ arc: PathSteps) {
    guard steps.current != nil, case .move(let start)? = arc.steps.first else { return steps.append(arc) }
    steps.line(to: start)
    steps.appendWithoutMove(arc)
  }
}

extension PathSteps {
  func transformed(_ transform: CGAffineTransform?) -> PathSteps {
    guard let transform, !transform.isIdentity else { return self }
    return mapped { $0.applying(transform) }
  }

  mutating func ellipse(_ rect: CGRect) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    self.rect(rect, radii: Array(repeating: radii, count: 4))
  }

  mutating func appendWithoutMove(_ other: PathSteps) {
    for step in other.steps {
      switch step {
      case .move: continue
      case .line(let end): line(to: end)
      case .quadratic(let control, let end): quadratic(to: end, control: control)
      case .cubic(let first, let second, let end): cubic(to: end, first, second)
      case .close: close()
      }
    }
  }

  /// Adds a line and an arc that rounds a corner between two lines.
  mutating func corner(_ corner: CGPoint, _ end: CGPoint, radius: CGFloat) {
    guard let start = current else { return }
    let (a, b) = (corner.distance(to: start), corner.distance(to: end))
    guard a > 0, b > 0, radius > 0 else { return line(to: corner) }
    let (u, v) = (
      CGPoint(x: (start.x - corner.x) / a, y: (start.y - corner.y) / a),
      CGPoint(x: (end.x - corner.x) / b, y: (end.y - corner.y) / b)
    )
    let cosine = u.x * v.x + u.y * v.y
    guard abs(cosine) < 1 - 1e-9 else { return line(to: corner) }
    // tan(half) = sin / (1 + cos). The arc turns by 180 degrees minus the angle of the corner.
    let sine = (1 - cosine * cosine).squareRoot()
    let reach = radius * (1 + cosine) / sine
    let from = CGPoint(x: corner.x + u.x * reach, y: corner.y + u.y * reach)
    let to = CGPoint(x: corner.x + v.x * reach, y: corner.y + v.y * reach)
    line(to: from)
    // Handles of an arc by its quarter: k = 4/3 tan(turn / 4), and the turn's cosine is -cos of the corner.
    let half = ((1 - cosine) / 2).squareRoot()  // cos(turn / 2)
    let quarterTangent = ((1 - half) / (1 + half)).squareRoot()
    let handle = 4 / 3 * quarterTangent * radius
    cubic(
      to: to, CGPoint(x: from.x - u.x * handle, y: from.y - u.y * handle),
      CGPoint(x: to.x - v.x * handle, y: to.y - v.y * handle))
  }

  /// Whether a point lies inside the path, with curves flattened to short lines.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for line in polylines(tolerance: 0.01) {
      let ends = line.points + line.points.prefix(1)
      for (a, b) in zip(ends, ends.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y <= point.y ? 1 : -1 }
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }
}
