import LayoutSnapshotGraphics

extension PixelEdges {
  /// What lies in both; empty where nothing does.
  func intersection(_ other: PixelEdges) -> PixelEdges {
    PixelEdges(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

}

extension FixedRect {
  /// The pixels that are touched.
  var touchedPixels: PixelEdges {
    PixelEdges(left: left.floor, top: top.floor, right: right.ceiling, bottom: bottom.ceiling)
  }
}
