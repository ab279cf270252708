import Foundation
import LayoutSnapshotEngine
import LayoutSnapshotGraphics

/// The context that a view's `draw(_:)` draws into, like Core Graphics' `CGContext`.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///   UIColor.systemRed.setFill()
///   UIBezierPath(ovalIn: bounds).fill()
/// }
/// ```
public final class CGContext {
  private let canvas: Canvas
  private var state = State() { didSet { isTouched = true } }
  /// Whether the context was used. Most views draw nothing, and then there is nothing to reset.
  private var isTouched = false
  private var saved: [State] = []
  private var current = PathSteps() { didSet { isTouched = true } }
  /// The number of clips that have to be ended with the context.
  private var openClips = 0

  private struct State {
    var fill = Color.black
    var stroke = Color.black
    var line = PathStroke()
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    var clips = 0
  }

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// What was drawn so far, with its clips ended.
  var list: DisplayList {
    var list = canvas.list
    for _ in 0..<openClips { list.append(.end) }
    return list
  }

  /// Ends a view's clips and resets its state.
  func finish() {
    guard isTouched else { return }
    for _ in 0..<openClips { canvas.append(.end) }
    (openClips, saved, current, state) = (0, [], PathSteps(), State())
    isTouched = false
  }

  // MARK: State

  /// Saves colors, line style, clip and transform until ``restoreGState()``.
  public func saveGState() {
    saved.append(state)
    state.clips = 0
  }
  /// Restores the state that was saved last.
  public func restoreGState() {
    guard let former = saved.popLast() else { return }
    for _ in 0..<state.clips { canvas.append(.end) }
    openClips -= state.clips
    state = former
  }
  /// The current transform.
  public var ctm: CGAffineTransform { state.transform }
  /// Translates what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates what is drawn next.
  public func rotate(by angle: CGFloat) {
    let direction = Direction(angle)
    concatenate(
      CGAffineTransform(
        a: direction.cosine, b: direction.sine, c: -direction.sine, d: direction.cosine, tx: 0, ty: 0))
  }
  /// Applies a transform to what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Sets the color for filling.
  public func setFillColor(_ color: Color) { state.fill = color }
  /// Sets the color for stroking.
  public func setStrokeColor(_ color: Color) { state.stroke = color }
  /// Sets the color for filling.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the color for stroking.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Has no effect: ``CGBlendMode/normal`` is the only blend mode.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Sets how lines join.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// Sets the miter limit.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the dashes of lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.phase, state.line.dashes) = (phase, lengths)
  }
  /// Has no effect: drawing is always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect: drawing is always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Paths

  /// Begins an empty path.
  public func beginPath() { current = PathSteps() }
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { current.line(to: point) }
  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    current.move(to: first)
    for point in points.dropFirst() { current.line(to: point) }
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.cubic(to: end, control1, control2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.quadratic(to: end, control: control) }
  /// Adds an arc. As in Core Graphics, "clockwise" is meant for a y axis that points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.rect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.ellipse(rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.append(path.steps) }
  /// Closes the current subpath.
  public func closePath() { current.close() }
  /// The current path; `nil` if it is empty.
  public var path: CGPath? { current.isEmpty ? nil : CGMutablePath(current) }

  // MARK: Drawing

  /// Fills the current path and empties it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current, evenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Strokes the current path and empties it.
  public func strokePath() {
    stroke(current, state.line)
    beginPath()
  }
  /// Fills or strokes the current path or both, and empties it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode.fills { fill(current, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode.strokes { stroke(current, state.line) }
    beginPath()
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    var steps = PathSteps()
    steps.rect(rect)
    fill(steps, evenOdd: false)
  }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.line.width) }
  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var steps = PathSteps()
    steps.rect(rect)
    var line = state.line
    line.width = width
    stroke(steps, line)
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    var steps = PathSteps()
    steps.ellipse(rect)
    fill(steps, evenOdd: false)
  }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    var steps = PathSteps()
    steps.ellipse(rect)
    stroke(steps, state.line)
  }
  /// Strokes separate lines, each between two consecutive points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var steps = PathSteps()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      steps.move(to: points[index])
      steps.line(to: points[index + 1])
    }
    stroke(steps, state.line)
  }
  /// Clips what is drawn next to the current path, and empties the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(current, evenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Clips what is drawn next to a rectangle.
  public func clip(to rect: CGRect) {
    var steps = PathSteps()
    steps.rect(rect)
    clip(steps, evenOdd: false)
  }

  func fill(_ steps: PathSteps, evenOdd: Bool) {
    canvas.fill(steps.transformed(state.transform), evenOdd ? .evenOdd : .nonZero, shade(state.fill))
  }

  func stroke(_ steps: PathSteps, _ line: PathStroke) {
    // The transform applies to the line's width and dashes as well.
    let outline = line.outline(of: steps, tolerance: 1 / 16 / canvas.scale)
    canvas.fill(outline.transformed(state.transform), .nonZero, shade(state.stroke))
  }

  func clip(_ steps: PathSteps, evenOdd: Bool) {
    canvas.append(.beginClip(canvas.place(steps.transformed(state.transform), evenOdd ? .evenOdd : .nonZero)))
    state.clips += 1
    openClips += 1
  }

  /// Draws an image in a rectangle.
  func draw(_ image: Image, in rect: CGRect) {
    canvas.draw(image, in: mapped(rect))
  }

  /// Draws text in a rectangle.
  func draw(_ text: NSAttributedString, in rect: CGRect) {
    let label = Label()
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.font = .systemFont(ofSize: 12)
    label.attributedText = text
    let size = label.sizeThatFits(CGSize(width: rect.width, height: .greatestFiniteMagnitude))
    let place = mapped(
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(size.height, rect.height)))
    canvas.inside(place) { label.drawContent(on: canvas) }
  }

  /// A rectangle under the transform. A rotated one becomes its bounding box.
  private func mapped(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

  private func shade(_ color: Color) -> Color {
    guard state.alpha < 1 else { return color }
    let pixel = canvas.pixel(color)
    return color.withAlphaComponent(CGFloat(pixel.alpha) / 255 * state.alpha)
  }
}

/// How a path is drawn. Raw values match Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable, CaseIterable {
  /// Filled by the winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// Stroked.
  case stroke = 2
  /// Filled by the winding rule and stroked.
  case fillStroke = 3
  /// Filled by the even-odd rule and stroked.
  case eoFillStroke = 4

  var fills: Bool { self != .stroke }
  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

extension Canvas {
  /// Runs a closure that draws in a rectangle of the view as if that were a view.
  func inside(_ rect: CGRect, _ body: () -> Void) {
    let outer = edges
    let rounding = PixelRounding(scale: Int(scale))
    guard let inner = rounding.edges(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
    else { return }
    edges = PixelEdges(
      left: outer.left + inner.left, top: outer.top + inner.top, right: outer.left + inner.right,
      bottom: outer.top + inner.bottom)
    body()
    edges = outer
  }
}

/// How drawing is blended with what is below. Other modes are not supported, and so have no case.
public enum CGBlendMode: Int32, Sendable {
  /// Drawing covers what is below.
  case normal = 0
}
