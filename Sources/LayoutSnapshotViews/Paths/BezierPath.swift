import Foundation
import LayoutSnapshotGraphics

/// A path of lines and curves for filling, stroking, clipping and shadows, like UIKit's `UIBezierPath`.
///
/// ```swift
/// let path = BezierPath(roundedRect: bounds, cornerRadius: 8)
/// canvas.fill(path, .systemBlue)
/// ```
open class BezierPath: NSObject, NSCopying {
  /// Whether the path is filled by the even-odd rule; false by default.
  open var usesEvenOddFillRule = false
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines join.
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit, in line widths.
  open var miterLimit: CGFloat = 10
  /// The flatness of curves; remembered, as they are always drawn more exactly.
  open var flatness: CGFloat = 0.6
  private final var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  final var steps = PathSteps()

  /// Creates an empty path.
  public override required init() { super.init() }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    steps.rect(rect)
  }

  /// Creates the ellipse that touches all sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    steps.ellipse(rect)
  }

  /// Creates the outline of a rounded rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the outline of a rectangle with some rounded corners. As in UIKit, only the width of the radii
  /// is used.
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

  /// Creates an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    steps.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    steps = cgPath.steps
  }

  /// Begins a new subpath at a point.
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
  /// Adds an arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { steps.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise) }
  /// Closes the current subpath. An open subpath is filled as if it were closed.
  open func close() { steps.close() }
  /// Appends another path.
  open func append(_ path: BezierPath) { steps.append(path.steps) }
  /// Removes all points.
  open func removeAllPoints() { steps = PathSteps() }
  /// Applies a transform to the path.
  open func apply(_ transform: CGAffineTransform) { steps = steps.transformed(transform) }
  /// The path in the opposite direction.
  open func reversing() -> BezierPath {
    let path = Self()
    path.steps = steps.reversed
    return path
  }
  /// Sets the dashes of the line: lengths of dashes and gaps in turn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = unsafe (
      Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))), phase
    )
  }

  /// The end of the path, where the next line begins; zero for an empty path.
  open var currentPoint: CGPoint { steps.current ?? .zero }
  /// Whether the path is empty.
  open var isEmpty: Bool { steps.isEmpty }
  /// The smallest rectangle that contains the path.
  open var bounds: CGRect { steps.boundingBox }
  /// Whether a point lies inside the path.
  open func contains(_ point: CGPoint) -> Bool { steps.contains(point, evenOdd: usesEvenOddFillRule) }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGMutablePath(steps) }
    set { steps = newValue.steps }
  }

  final var line: PathStroke {
    PathStroke(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashes: dash.lengths,
      phase: dash.phase)
  }

  /// A path with the same elements, the same rule of filling and the same line.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.steps, copy.usesEvenOddFillRule, copy.flatness) = (steps, usesEvenOddFillRule, flatness)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.dash) = (miterLimit, dash)
    return copy
  }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Corners of a rectangle. Raw values match UIKit's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, one for each corner.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension PathSteps {
  /// The path in the opposite direction.
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

  /// Strokes a path.
  public func stroke(_ path: BezierPath, _ color: Color) { stroke(path.steps, path.line, color) }

  /// Clips the drawing of a closure to a path.
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
    // A deviation of a sixteenth of a pixel is invisible.
    fill(stroke.outline(of: steps, tolerance: 1 / 16 / scale), .nonZero, color)
  }

  /// A path in the view's points, converted to device pixels from the root.
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
