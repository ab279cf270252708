import Foundation
import LayoutSnapshotViews

/// A view and its aligned rectangle in reading direction: x grows from the leading edge to the trailing.
struct Box {
  let view: View
  let rect: CGRect
  /// The position in the order in which suggestions are made.
  let index: Int

  /// The first baseline; nil for a view without text.
  var firstBaseline: CGFloat? {
    let offset = view.baselineOffsets.first
    // A button's title is vertically centered, a label's text begins at its top.
    if view is Button { return rect.midY + offset }
    return offset == 0 ? nil : rect.minY + offset
  }
}

/// A container and its direct subviews by their frames, with their neighbors.
struct Surroundings {
  let container: View
  /// The item with the container's edges: the container itself, or its scrolled content.
  let edges: LayoutItem
  let boxes: [Box]
  /// The container's own rectangle, and those within its margins and its safe area.
  let bounds: CGRect
  let margins: CGRect
  let safeArea: CGRect
  let readable: CGRect
  private let neighbours: Neighbours

  init(_ container: View, _ frames: LayoutProbe) {
    self.container = container
    edges = (container as? ScrollView)?.contentLayoutGuide ?? container
    let outer = frames.rect(of: edges)
    let mirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func local(_ rect: CGRect) -> CGRect {
      let x = mirrored ? outer.maxX - rect.maxX : rect.minX - outer.minX
      return CGRect(x: x, y: rect.minY - outer.minY, width: rect.width, height: rect.height)
    }
    boxes = container.subviews.enumerated().map { index, view in
      Box(view: view, rect: local(frames.rect(of: view)), index: index)
    }
    neighbours = Neighbours(rects: boxes.map(\.rect))
    bounds = local(outer)
    margins = container is ScrollView ? bounds : local(frames.rect(of: container.layoutMarginsGuide))
    safeArea = local(frames.rect(of: container.safeAreaLayoutGuide))
    readable = local(frames.rect(of: container.readableContentGuide))
  }

  /// The nearest view before this one along an axis, among those that are beside it.
  func neighbour(before box: Box, _ axis: Axis) -> Box? {
    neighbours.before(box.index, axis).map { boxes[$0] }
  }

  /// The nearest view after this one along an axis, among those that are beside it.
  func neighbour(after box: Box, _ axis: Axis) -> Box? {
    neighbours.after(box.index, axis).map { boxes[$0] }
  }

}
