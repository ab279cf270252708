import Foundation

/// The stack of contexts being drawn into; each thread has its own.
enum CurrentContext {
  private static var stack: ThreadLocal<[CGContext]> { .named("CGContext", initial: []) }

  static var value: CGContext? { stack.value.last }

  static func with(_ context: CGContext, _ body: () -> Void) {
    stack.value.append(context)
    body()
    stack.value.removeLast()
  }
}

/// The current context; `nil` outside of `draw(_:)` and image renderers.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.value }

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { CurrentContext.value?.fill(rect) }

/// Strokes a rectangle in the current context, inside its edges.
public func UIRectFrame(_ rect: CGRect) {
  CurrentContext.value?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

extension Color {
  /// Sets the color for filling and stroking in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the color for filling in the current context.
  public func setFill() { CurrentContext.value?.setFillColor(self) }
  /// Sets the color for stroking in the current context.
  public func setStroke() { CurrentContext.value?.setStrokeColor(self) }
}

extension BezierPath {
  /// Fills the path in the current context.
  public func fill() { CurrentContext.value?.fill(steps, evenOdd: usesEvenOddFillRule) }
  /// Strokes the path in the current context.
  public func stroke() { CurrentContext.value?.stroke(steps, line) }
  /// Clips what is drawn next in the current context to the path.
  public func addClip() { CurrentContext.value?.clip(steps, evenOdd: usesEvenOddFillRule) }
}

extension Image {
  /// Draws the image in a rectangle of the current context.
  public func draw(in rect: CGRect) { CurrentContext.value?.draw(self, in: rect) }
  /// Draws the image at a point of the current context, at its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension NSAttributedString {
  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect) { CurrentContext.value?.draw(self, in: rect) }
  /// Draws the text at a point of the current context, with one line for each paragraph.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
  /// Draws the text in a rectangle of the current context. The options have no effect.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    draw(in: rect)
  }
}

extension String {
  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Draws the text at a point of the current context, with one line for each paragraph.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
}

extension NSString {
  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }
  /// Draws the text at a point of the current context, with one line for each paragraph.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }
}
