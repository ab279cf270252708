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
  let canvas: Canvas
  var state = State() { didSet { isTouched = true } }
  /// Whether the context was used. Most views draw nothing, and then there is nothing to reset.
  private var isTouched = false
  var saved: [State] = []
  var current = PathSteps() { didSet { isTouched = true } }
  /// The number of clips that have to be ended with the context.
  var openClips = 0

  struct State {
    var fill = Color.black
    var stroke = Color.black
    var line = PathStroke()
    var alpha: CGFloat = 1
    var interpolation = CGInterpolationQuality.default
    var blend = BlendMode.normal
    var shadow: ContextShadow?
    /// Where a group of drawing begins, and the shadow that it casts as a whole.
    var layer: (first: Int, shadow: ContextShadow?)?
    var transform = CGAffineTransform.identity
    var clips = 0
    /// Around what is not clipped, without the transform.
    var clipBox = CGRect.infinite
  }

  /// The transform that a new state has. The y axis of a bitmap's context points up.
  private let base: CGAffineTransform
  /// Whether what is drawn becomes an image, and not a part of a view.
  let drawsImage: Bool

  init(_ canvas: Canvas, base: CGAffineTransform = .identity, drawsImage: Bool = false) {
    (self.canvas, self.base, self.drawsImage) = (canvas, base, drawsImage)
    state.transform = base
    canvas.context = self
    isTouched = false
  }

  /// Draws as in a new context, and goes on with the former state.
  func drawAside(_ body: (CGContext) -> Void) {
    let outer = (state, saved, current, openClips, isTouched)
    (state, saved, current, openClips) = (State(), [], PathSteps(), 0)
    body(self)
    for _ in 0..<openClips { canvas.append(.end) }
    (state, saved, current, openClips, isTouched) = outer
  }

  /// The number of pixels in a point.
  var scale: CGFloat { canvas.scale }
  /// The size of what is drawn on, in points.
  var size: CGSize { canvas.bounds.size }
  /// The outline of the current path's stroke.
  var strokedPath: PathSteps { state.line.outline(of: current, tolerance: 1 / 16 / canvas.scale) }

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
    (openClips, saved, current, state) = (0, [], PathSteps(), State(transform: base))
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
  /// Sets how what is drawn next is mixed with what the view or the image shows so far.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.exact }
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

  /// Sets the shadow of what is drawn next; without a color there is none.
  ///
  /// As in Core Graphics, the transform does not apply to offset and blur.
  public func setShadow(offset: CGSize, blur: CGFloat, color: Color?) {
    state.shadow = color.map { ContextShadow(offset: offset, blur: blur, color: $0) }
  }
  /// Sets a black shadow with an opacity of a third for what is drawn next.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: Color(white: 0, alpha: 1 / 3))
  }

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

  /// Makes a rectangle transparent, whatever the state is.
  public func clear(_ rect: CGRect) {
    saveGState()
    (state.blend, state.shadow) = (.clear, nil)
    fill(rect)
    restoreGState()
  }

  func fill(_ steps: PathSteps, evenOdd: Bool) {
    paint(steps.transformed(state.transform), evenOdd ? .evenOdd : .nonZero, shade(state.fill))
  }

  func stroke(_ steps: PathSteps, _ line: PathStroke) {
    // The transform applies to the line's width and dashes as well.
    let outline = line.outline(of: steps, tolerance: 1 / 16 / canvas.scale)
    paint(outline.transformed(state.transform), .nonZero, shade(state.stroke))
  }

  private func paint(_ steps: PathSteps, _ rule: Path.FillRule, _ color: Color) {
    let pixel = canvas.pixel(color)
    guard !steps.isEmpty, pixel.alpha > 0 || !state.blend.keepsUnderTransparent else { return }
    painted { canvas.append(.paint(canvas.place(steps, rule), .color(pixel))) }
  }

  /// Draws something in the blend mode, and the shadow that it casts before it.
  func painted(_ body: () -> Void) {
    if state.blend != .normal { canvas.beginBlend(state.blend) }
    if let shadow = state.shadow?.command(on: canvas) {
      canvas.append(.beginShadow(shadow))
      body()
      canvas.append(.end)
    }
    body()
    if state.blend != .normal { canvas.append(.end) }
  }

  func clip(_ steps: PathSteps, evenOdd: Bool) {
    let steps = steps.transformed(state.transform)
    canvas.append(.beginClip(canvas.place(steps, evenOdd ? .evenOdd : .nonZero)))
    state.clipBox = state.clipBox.intersection(steps.boundingBox)
    state.clips += 1
    openClips += 1
  }

  /// Paints the inside of a path with a gradient, which is made of its stops.
  func paint(
    _ steps: PathSteps, evenOdd: Bool = false, _ gradient: CGGradient,
    _ paint: (Canvas, [LinearGradient.Stop]) -> Paint
  ) {
    let stops = gradient.stops.map { stop in
      LinearGradient.Stop(
        position: Int32((stop.location * 65536).rounded()), color: canvas.pixel(shade(stop.color)))
    }
    let paint = paint(canvas, stops)
    painted {
      canvas.transformed(by: state.transform) {
        canvas.append(.paint(canvas.place(steps, evenOdd ? .evenOdd : .nonZero), paint))
      }
    }
  }

  /// The greatest distance of a corner of the canvas from a point, without the transform; nil if that maps everything
  /// onto a line.
  func reach(from point: CGPoint) -> CGFloat? {
    let map = state.transform
    guard map.a * map.d != map.b * map.c else { return nil }
    let (bounds, inverse) = (canvas.bounds, map.inverted())
    return [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ].map { corner in
      let corner = corner.applying(inverse)
      return (corner.x - point.x).magnitude + (corner.y - point.y).magnitude
    }.max()
  }

  private func shade(_ color: Color) -> Color {
    guard state.alpha < 1 else { return color }
    let pixel = canvas.pixel(color)
    return color.withAlphaComponent(CGFloat(pixel.alpha) / 255 * state.alpha)
  }
}
