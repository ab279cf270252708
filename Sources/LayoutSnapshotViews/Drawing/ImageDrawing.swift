import Foundation
import LayoutSnapshotGraphics

/// An image that is being drawn.
struct ImageDrawing {
  /// The context to draw into.
  let context: CGContext
  let canvas: Canvas
  private let size: CGSize
  private let scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    let scale = max(1, min(scale, 8).rounded())
    func pixels(_ length: CGFloat) -> Int { Int(min(max((length * scale).rounded(.up), 0), 16384)) }
    let canvas = Canvas(
      width: pixels(size.width), height: pixels(size.height), scale: Int(scale), traits: .current)
    canvas.edges = PixelEdges(left: 0, top: 0, right: pixels(size.width), bottom: pixels(size.height))
    (context, self.canvas, self.size, self.scale) = (
      CGContext(canvas, drawsImage: true), canvas, size, scale
    )
  }

  /// What was drawn so far.
  var image: Image {
    let list = context.list
    return Image(list.commands.isEmpty ? .nothing : .drawing(list), size: size, scale: scale)
  }
}
