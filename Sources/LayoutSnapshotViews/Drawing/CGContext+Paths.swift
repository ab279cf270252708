import Foundation

// The path of a context.

extension CGContext {
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

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The end of the current path; zero for an empty path.
  public var currentPointOfPath: CGPoint { current.current ?? .zero }
  /// The smallest rectangle that contains the current path with its control points.
  public var boundingBoxOfPath: CGRect { current.controlBox }
  /// Whether a point lies inside the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    current.contains(point, evenOdd: mode == .eoFill || mode == .eoFillStroke)
  }

  /// Makes the outline of its stroke the current path.
  ///
  /// ```swift
  /// context.addArc(center: middle, radius: 40, startAngle: 0, endAngle: .pi, clockwise: true)
  /// context.replacePathWithStrokedPath()
  /// context.clip()
  /// context.drawLinearGradient(rainbow, start: .zero, end: corner, options: [])
  /// ```
  public func replacePathWithStrokedPath() { current = strokedPath }

  /// Adds an arc that touches the lines from the current point to a corner and on to an end.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let path = CGMutablePath(current)
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    current = path.steps
  }

  /// Sets the color for filling by its components: red, green, blue and alpha, or gray and alpha.
  public func setFillColor(_ components: [CGFloat]) { Color(components: components).map(setFillColor) }
  /// Sets the color for stroking by its components: red, green, blue and alpha, or gray and alpha.
  public func setStrokeColor(_ components: [CGFloat]) { Color(components: components).map(setStrokeColor) }

  /// Has no effect: letters are always smoothed in the same way.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Has no effect: letters are always smoothed in the same way.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Has no effect: letters always lie where they were measured.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Has no effect: letters always lie where they were measured.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Has no effect: nothing waits to be drawn.
  public func flush() {}
  /// Has no effect: nothing waits to be drawn.
  public func synchronize() {}

  /// Begins a group of drawing in a rectangle, until ``endTransparencyLayer()``.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
}
