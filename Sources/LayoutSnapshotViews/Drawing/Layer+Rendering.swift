import Foundation
import LayoutSnapshotEngine
import LayoutSnapshotGraphics

extension Layer {
  /// Draws the layer with everything in it at the origin of a context.
  final func renderNow(in context: CGContext) {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let image = owner?.rendering(scale: context.scale) ?? rendering(scale: context.scale)
    context.draw(image, in: CGRect(origin: .zero, size: size))
  }

  private func rendering(scale: CGFloat) -> Image {
    let drawing = ImageDrawing(size: bounds.size, scale: scale)
    drawing.canvas.draw(self, background: backgroundColor) {}
    return drawing.image
  }
}

extension View {
  /// The view and everything inside it where the last layout has put them.
  final func rendering(scale: CGFloat) -> Image {
    let device = layoutDevice ?? CurrentDevice.value
    let order = TreeOrder(root: self)
    var traits = traitCollection
    traits.displayScale = scale
    let views = order.outline.entries.indices.map { order.items[$0].layoutItem as? View }
    let layout = Layout(
      device: device.with(traits), outline: order.outline, edges: edges(of: order, scale: scale))
    let painter = try? TreePainter(layout: layout, traits: traits, views: views)
    painter?.paint()
    return Image(painter.map { .drawing($0.list) } ?? .nothing, size: bounds.size, scale: scale)
  }

  /// The edges of the listed items in device pixels from this view's corner. Those of guides are not needed.
  private func edges(of order: TreeOrder, scale: CGFloat) -> [PixelEdges] {
    let rounding = PixelRounding(scale: Int(scale))
    let none = PixelEdges(left: 0, top: 0, right: 0, bottom: 0)
    var all: [PixelEdges] = []
    for (slot, entry) in order.outline.entries.enumerated() {
      guard let view = order.items[slot].layoutItem as? View else {
        all.append(none)
        continue
      }
      let outer = entry.parent.flatMap { order.items[$0].layoutItem as? View }
      let place = outer.map { view.place.plainFrame.offsetBy(dx: -$0.bounds.minX, dy: -$0.bounds.minY) }
      let frame = place ?? CGRect(origin: .zero, size: bounds.size)
      let rounded = rounding.edges(
        left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY)
      let own = rounded ?? none
      let corner = entry.parent.map { all[$0] } ?? none
      all.append(
        PixelEdges(
          left: corner.left + own.left, top: corner.top + own.top, right: corner.left + own.right,
          bottom: corner.top + own.bottom))
    }
    return all
  }
}
