import LayoutSnapshotGraphics

/// The bands of rows that a list is painted in, from the top down.
struct Bands: Sendable {
  private let list: DisplayList
  private let bounds: PixelEdges
  private let rows: Int
  /// nil where there is one band, which needs the whole list.
  private let index: BandIndex?

  /// - Parameter rows: the rows of each band but the last; a list whose rows depend on each other gets one band.
  init(of list: DisplayList, on bounds: PixelEdges, rows: Int) {
    self.list = list
    self.bounds = bounds
    self.rows = list.needsAllRows ? max(1, bounds.height) : max(1, rows)
    index = bounds.height > self.rows ? BandIndex(list, on: bounds, rows: self.rows) : nil
  }

  var count: Int { (bounds.height + rows - 1) / rows }

  /// The pixels of a band.
  func edges(_ band: Int) -> PixelEdges {
    let top = bounds.top + band * rows
    return PixelEdges(
      left: bounds.left, top: top, right: bounds.right, bottom: min(bounds.bottom, top + rows))
  }

  /// Paints a band's pixels.
  func paint(_ band: Int, on surface: Surface, _ cache: MaskCache) {
    var painter = Painter(surface, cache: cache)
    painter.paint(list.commands, at: index?[band])
  }
}
