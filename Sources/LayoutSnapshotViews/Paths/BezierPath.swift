import Foundation
import LayoutSnapshotGraphics

/// Outlines of lines and curves, with UIKit's names, to fill, to draw along, to clip to and to cast shadows.
///
/// ```swift
/// let path = BezierPath(roundedRect: bounds, cornerRadius: 8)
/// canvas.fill(path, .systemBlue)
/// ```
open class BezierPath: NSObject {
  /// Whether areas that are outlined an even number of times are outside.
  open var usesEvenOddFillRule = false
  /// How wide the line is.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How the line turns.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a point may be, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// How near curves are drawn; they always are drawn nearer.
  open var flatness: CGFloat = 0.6
  private final var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  final var steps = PathSteps()

  /// A path without outlines.
  public override required init() { super.init() }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    steps.rect(rect)
  }

  /// The ellipse that touches all sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    steps.ellipse(rect)
  }

  /// The outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// The outline of a rectangle, some of whose corners are round. As in UIKit, they are so by the radii's width.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
    func size(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
    }
    steps.rect(rect, radii: [size(.topLeft), size(.topRight), size(.bottomRight), size(.bottomLeft)])
  }

  /// A part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    steps.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }

  /// The outlines of a path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    steps = cgPath.steps
  }

  /// Begins an outline.
  open func move(to point: CGPoint) { steps.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { steps.line(to: point) }
  /// Adds a curve with one control point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    steps.quadratic(to: end, control: controlPoint)
  }
  /// Adds a curve with two control points.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.cubic(to: end, controlPoint1, controlPoint2)
  }
  /// Adds a part of a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { steps.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise) }
  /// Closes an outline at its start; an open outline is filled as if it were closed.
  open func close() { steps.close() }
  /// Adds the outlines of another path.
  open func append(_ path: BezierPath) { steps.append(path.steps) }
  /// Takes all outlines away.
  open func removeAllPoints() { steps = PathSteps() }
  /// Turns, moves and scales the outlines.
  open func apply(_ transform: CGAffineTransform) { steps = steps.transformed(transform) }
  /// The same outlines from end to beginning.
  open func reversing() -> BezierPath {
    let path = Self()
    path.steps = steps.reversed
    return path
  }
  /// Says how the line is interrupted: lengths of lines and gaps, in turn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))), phase)
  }

  /// Where the next line begins.
  open var currentPoint: CGPoint { steps.current ?? .zero }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { steps.isEmpty }
  /// The smallest rectangle around what is outlined.
  open var bounds: CGRect { steps.boundingBox }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { steps.contains(point, evenOdd: usesEvenOddFillRule) }

  /// The path with Core Graphics' type.
  open var cgPath: CGPath {
    get { CGMutablePath(steps) }
    set { steps = newValue.steps }
  }

  final var line: PathStroke {
    PathStroke(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashes: dash.lengths,
      phase: dash.phase)
  }
}

/// Corners of a rectangle. The numbers are UIKit's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: UInt
  /// A value by its number or name.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension PathSteps {
  /// The same outlines from end to beginning.
  var reversed: PathSteps {
    var result = PathSteps()
    for line in outlines.reversed() {
      var points = [line.start] + line.steps.compactMap(\.points.last)
      result.move(to: points.removeLast())
      for (step, end) in zip(line.steps.reversed(), points.reversed()) {
        switch step {
        case .quadratic(let control, _): result.quadratic(to: end, control: control)
        case .cubic(let first, let second, _): result.cubic(to: end, second, first)
        default: result.line(to: end)
        }
      }
      if line.isClosed { result.close() }
    }
    return result
  }

  private var outlines: [(start: CGPoint, steps: [Step], isClosed: Bool)] {
    var result: [(start: CGPoint, steps: [Step], isClosed: Bool)] = []
    for step in steps {
      switch step {
      case .move(let point): result.append((point, [], false))
      case .close: if !result.isEmpty { result[result.count - 1].isClosed = true }
      default:
        if let last = result.last, last.isClosed { result.append((last.start, [], false)) }
        if !result.isEmpty { result[result.count - 1].steps.append(step) }
      }
    }
    return result
  }
}

extension Canvas {
  /// Fills a path.
  public func fill(_ path: BezierPath, _ color: Color) {
    fill(path.steps, path.usesEvenOddFillRule ? .evenOdd : .nonZero, color)
  }

  /// Draws along a path.
  public func stroke(_ path: BezierPath, _ color: Color) { stroke(path.steps, path.line, color) }

  /// Lets what a closure draws show only inside a path.
  public func clip(to path: BezierPath, _ body: () -> Void) {
    append(.beginClip(place(path)))
    body()
    append(.end)
  }

  func fill(_ steps: PathSteps, _ rule: Path.FillRule, _ color: Color) {
    let pixel = pixel(color)
    if pixel.alpha > 0, !steps.isEmpty { append(.paint(place(steps, rule), .color(pixel))) }
  }

  func stroke(_ steps: PathSteps, _ stroke: PathStroke, _ color: Color) {
    // A sixteenth of a pixel is not seen.
    fill(stroke.outline(of: steps, tolerance: 1 / 16 / scale), .nonZero, color)
  }

  /// A path in points of the view, in device pixels from the root.
  func place(_ path: BezierPath) -> Shape {
    place(path.steps, path.usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  func place(_ steps: PathSteps, _ rule: Path.FillRule) -> Shape {
    var placed = Path()
    var start = CGPoint.zero
    var isClosed = false
    func begin() { if isClosed { placed.move(to: place(start)) } }
    for step in steps.steps {
      switch step {
      case .move(let end):
        placed.move(to: place(end))
        start = end
      case .line(let end):
        begin()
        placed.line(to: place(end))
      case .quadratic(let control, let end):
        begin()
        placed.curve(to: place(end), control: place(control))
      case .cubic(let first, let second, let end):
        begin()
        placed.curve(to: place(end), control1: place(first), control2: place(second))
      case .close: break
      }
      isClosed = step == .close
    }
    return .path(placed, rule)
  }
}
