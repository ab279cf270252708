import Foundation

/// The stack of contexts being drawn into; each thread has its own.
enum CurrentContext {
  /// A context, and who put it on the stack. Each way to put one there takes off only its own.
  private enum Entry {
    case drawing(CGContext)
    case begun(ImageDrawing)
    case pushed(CGContext)

    var context: CGContext {
      switch self {
      case .drawing(let context), .pushed(let context): context
      case .begun(let drawing): drawing.context
      }
    }
  }

  private static var stack: ThreadLocal<[Entry]> { .named("CGContext", initial: []) }

  static var value: CGContext? { stack.value.last?.context }

  /// The image that was begun last, if its context is the current one.
  static var drawing: ImageDrawing? {
    if case .begun(let drawing) = stack.value.last { drawing } else { nil }
  }

  /// Draws into a context. What code has begun and not ended in the meantime ends with it.
  static func with(_ context: CGContext, _ body: () -> Void) {
    let depth = stack.value.count
    stack.value.append(.drawing(context))
    body()
    stack.value.removeLast(stack.value.count - depth)
  }

  static func begin(_ drawing: ImageDrawing) { stack.value.append(.begun(drawing)) }
  static func end() { stack.value.removeLast() }
  static func push(_ context: CGContext) { stack.value.append(.pushed(context)) }
  static func pop() { if case .pushed = stack.value.last { stack.value.removeLast() } }
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
  /// Draws the text in a rectangle of the current context. The options have no effect.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }
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
  /// Draws the text in a rectangle of the current context. The options have no effect.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }
  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }
  /// Draws the text at a point of the current context, with one line for each paragraph.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }
}
