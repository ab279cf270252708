import Foundation

extension ScrollView {
  /// The content size that the subviews' frames suggest: up to their far edges, plus a margin as large as the
  /// one before them.
  package var canvasContentSize: CGSize {
    let frames = subviews.map(\.frame)
    guard let first = frames.first else { return contentSize }
    let union = frames.dropFirst().reduce(first) { $0.union($1) }
    return CGSize(
      width: max(contentSize.width, union.maxX + max(0, union.minX)),
      height: max(contentSize.height, union.maxY + max(0, union.minY)))
  }
}
