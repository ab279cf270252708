import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotTypeset

extension ContentPriorities {
  /// The priorities of UIKit controls with a fixed size: switches, steppers and activity indicators.
  static let hugged = ContentPriorities(
    hugging: (.defaultHigh, .defaultHigh), resistance: (.defaultHigh, .defaultHigh))
}

extension Canvas {
  /// Draws the content of a closure as one layer with an opacity.
  func group(alpha: CGFloat, _ body: () -> Void) {
    guard alpha < 1 else { return body() }
    append(.beginGroup(alpha: UInt8((max(0, alpha) * 255).rounded())))
    body()
    append(.end)
  }

  /// Draws a black shadow of a rounded rectangle.
  func shadow(of rect: CGRect, cornerRadius: CGFloat, offset: CGSize, radius: CGFloat, alpha: CGFloat) {
    let shape = Shape.rounded(RoundedRect(place(rect), radius: length(cornerRadius)))
    let color = Pixel(red: 0, green: 0, blue: 0, alpha: UInt8((alpha * 255).rounded()))
    append(
      .shadow(
        Shadow(
          of: shape, offset: FixedPoint(x: length(offset.width), y: length(offset.height)),
          radius: length(radius), color: color)))
  }

  /// Draws the thumb of a switch or a slider.
  func drawKnob(_ rect: CGRect, _ color: Color) {
    let radius = rect.height / 2
    shadow(of: rect, cornerRadius: radius, offset: CGSize(width: 0, height: 3), radius: 4, alpha: 0.15)
    fill(
      rect.insetBy(dx: -0.5, dy: -0.5), cornerRadius: radius + 0.5, Color(white: 0, alpha: 0.04))
    fill(rect, cornerRadius: radius, color)
  }
}

/// One line of text in a control, in the system font at 13 points unless another size is given.
struct ControlText {
  private let block: TextBlock
  private let scale: CGFloat
  private let rendering: TextRendering

  /// A text, with attributes that an app has set.
  init(
    _ text: String, _ weight: Font.Weight, size: CGFloat = 13, _ view: View, attributes: TextAttributes = [:]
  ) {
    let defaults = TextContent.Defaults(
      font: .systemFont(ofSize: size, weight: weight), traits: view.traitCollection)
    self.init(
      attributes.isEmpty
        ? TextContent(text, defaults)
        : TextContent(NSAttributedString(string: text, attributes: attributes), defaults), view)
  }

  /// A text in several runs.
  init(_ text: NSAttributedString, size: CGFloat, _ view: View) {
    let defaults = TextContent.Defaults(font: .systemFont(ofSize: size), traits: view.traitCollection)
    self.init(TextContent(text, defaults), view)
  }

  private init(_ content: TextContent, _ view: View) {
    let traits = view.traitCollection
    block = TextBlock(
      content, content.shaped(.center, .byTruncatingTail, [], view.effectiveUserInterfaceLayoutDirection))
    scale = traits.displayScale
    rendering = view.textRendering
  }

  /// The width of the text on one line.
  var width: CGFloat { block.measure(lines: 1, scale: scale).width }

  /// Draws the text vertically centered in a rectangle.
  func draw(on canvas: Canvas, in rect: CGRect, _ color: Color) {
    let layout = block.layout(width: max(0, rect.width), lines: 1, scale: scale, rendering: rendering)
    let grid = PixelGrid(scale: scale)
    let y = rect.minY + (rect.height - layout.measure.height) / 2
    canvas.draw(
      layout, block.looks, at: CGPoint(x: grid.floor(rect.minX), y: grid.floor(y)), color: color)
  }
}
