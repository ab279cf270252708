import Graphics

/// A laid out tree with its looks, as a value: nothing in it changes when the views do.
package struct SolvedTree: Hashable, Sendable {
  /// Where everything lies.
  package let layout: Layout
  /// How each item looks, in the layout's order.
  package let appearances: [Appearance]
}

/// What an item shows besides its place.
package struct Appearance: Hashable, Sendable {
  /// What fills the item's rectangle, if anything does.
  package let background: Pixel?
}

extension SolvedTree {
  /// What has to be painted: the canvas in white, then each view over those before it.
  package var displayList: DisplayList {
    let canvas = layout.edges[0]
    var list = DisplayList(width: canvas.width, height: canvas.height)
    list.append(.fill(FixedRect(pixels: canvas), .white))
    for (edges, appearance) in zip(layout.edges, appearances) {
      guard let color = appearance.background, color.alpha > 0 else { continue }
      let rect = FixedRect(pixels: edges)
      if !rect.isEmpty { list.append(.fill(rect, color)) }
    }
    return list
  }
}
