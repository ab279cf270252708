import Foundation
import LayoutSnapshotGraphics

/// Outlines of lines and curves, with UIKit's names, to fill, to clip to and to cast shadows.
///
/// ```swift
/// let path = BezierPath(roundedRect: bounds, cornerRadius: 8)
/// canvas.fill(path, .systemBlue)
/// ```
open class BezierPath: NSObject {
  /// Whether what is outlined an even number of times lies outside.
  open var usesEvenOddFillRule = false
  private(set) final var steps: [Step] = []

  enum Step: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
  }

  /// A path without outlines.
  public override init() { super.init() }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// The ellipse that touches all sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// The outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    self.init(rect, radii: CGSize(width: radius, height: radius))
  }

  /// A rectangle whose corners are quarter ellipses: cubics with control points at 0.55228 radii.
  private convenience init(_ rect: CGRect, radii: CGSize) {
    self.init()
    let (x, y) = (radii.width, radii.height)
    let (cx, cy) = (x * (1 - 0.5522847498), y * (1 - 0.5522847498))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(left, top + y))
    addCurve(
      to: point(left + x, top), controlPoint1: point(left, top + cy), controlPoint2: point(left + cx, top))
    addLine(to: point(right - x, top))
    addCurve(
      to: point(right, top + y), controlPoint1: point(right - cx, top), controlPoint2: point(right, top + cy))
    addLine(to: point(right, bottom - y))
    addCurve(
      to: point(right - x, bottom), controlPoint1: point(right, bottom - cy),
      controlPoint2: point(right - cx, bottom))
    addLine(to: point(left + x, bottom))
    addCurve(
      to: point(left, bottom - y), controlPoint1: point(left + cx, bottom),
      controlPoint2: point(left, bottom - cy))
    close()
  }

  /// Begins an outline.
  open func move(to point: CGPoint) { steps.append(.move(point)) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { steps.append(.line(point)) }
  /// Adds a curve with one control point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    steps.append(.quadratic(controlPoint, end))
  }
  /// Adds a curve with two control points.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.append(.cubic(controlPoint1, controlPoint2, end))
  }
  /// Ends an outline where it began; one that is left open is filled as if it had been closed.
  open func close() {}
  /// Adds the outlines of another path.
  open func append(_ path: BezierPath) { steps += path.steps }

  /// The path itself, where Core Graphics' type is asked for.
  public var cgPath: BezierPath { self }
}

extension Canvas {
  /// Fills a path.
  public func fill(_ path: BezierPath, _ color: Color) {
    let pixel = pixel(color)
    if pixel.alpha > 0, !path.steps.isEmpty { append(.paint(place(path), .color(pixel))) }
  }

  /// Lets what a closure draws show only inside a path.
  public func clip(to path: BezierPath, _ body: () -> Void) {
    append(.beginClip(place(path)))
    body()
    append(.end)
  }

  /// A path in points of the view, in device pixels from the root.
  func place(_ path: BezierPath) -> Shape {
    var placed = Path()
    for step in path.steps {
      switch step {
      case .move(let end): placed.move(to: place(end))
      case .line(let end): placed.line(to: place(end))
      case .quadratic(let control, let end): placed.curve(to: place(end), control: place(control))
      case .cubic(let first, let second, let end):
        placed.curve(to: place(end), control1: place(first), control2: place(second))
      }
    }
    return .path(placed, path.usesEvenOddFillRule ? .evenOdd : .nonZero)
  }
}
