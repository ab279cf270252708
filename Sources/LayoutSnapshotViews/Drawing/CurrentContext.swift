import Foundation

/// The contexts that are drawn in, the innermost last; each thread has its own.
enum CurrentContext {
  private static var stack: ThreadLocal<[CGContext]> { .named("CGContext", initial: []) }

  static var value: CGContext? { stack.value.last }

  static func with(_ context: CGContext, _ body: () -> Void) {
    stack.value.append(context)
    body()
    stack.value.removeLast()
  }
}

/// The context that is drawn in; nil outside of a `draw(_:)`.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.value }

/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) { CurrentContext.value?.fill(rect) }

/// Draws along a rectangle, inside of it.
public func UIRectFrame(_ rect: CGRect) {
  CurrentContext.value?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

extension Color {
  /// Draws with this colour in a `draw(_:)`.
  public func set() {
    setFill()
    setStroke()
  }
  /// Fills with this colour in a `draw(_:)`.
  public func setFill() { CurrentContext.value?.setFillColor(self) }
  /// Draws along paths with this colour in a `draw(_:)`.
  public func setStroke() { CurrentContext.value?.setStrokeColor(self) }
}

extension BezierPath {
  /// Fills the path in a `draw(_:)`.
  public func fill() { CurrentContext.value?.fill(steps, evenOdd: usesEvenOddFillRule) }
  /// Draws along the path in a `draw(_:)`.
  public func stroke() { CurrentContext.value?.stroke(steps, line) }
  /// Lets what follows in a `draw(_:)` show only inside the path.
  public func addClip() { CurrentContext.value?.clip(steps, evenOdd: usesEvenOddFillRule) }
}

extension Image {
  /// Draws the image in a `draw(_:)`.
  public func draw(in rect: CGRect) { CurrentContext.value?.draw(self, in: rect) }
  /// Draws the image in a `draw(_:)`, in its size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension NSAttributedString {
  /// Draws the text in a `draw(_:)`.
  public func draw(in rect: CGRect) { CurrentContext.value?.draw(self, in: rect) }
  /// Draws the text in a `draw(_:)`, in one line.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
  /// Draws the text in a `draw(_:)`.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    draw(in: rect)
  }
}

extension String {
  /// Draws the text in a `draw(_:)`.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Draws the text in a `draw(_:)`, in one line.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
}

extension NSString {
  /// Draws the text in a `draw(_:)`.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }
  /// Draws the text in a `draw(_:)`, in one line.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }
}
