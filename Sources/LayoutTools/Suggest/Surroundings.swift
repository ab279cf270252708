import Foundation
import ViewTree

/// A view and its aligned rectangle in reading direction: x grows from the leading edge to the trailing.
struct Box {
  let view: View
  let rect: CGRect
  /// The place in the order in which suggestions are made.
  let index: Int
}

/// A container and what lies directly in it, as the frames are: who is whose neighbour.
struct Surroundings {
  let container: View
  let boxes: [Box]
  /// The container's own rectangle, and those within its margins and its safe area.
  let bounds: CGRect
  let margins: CGRect
  let safeArea: CGRect
  let readable: CGRect

  init(_ container: View, _ frames: LayoutProbe) {
    self.container = container
    let outer = frames.rect(of: container)
    let mirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func local(_ rect: CGRect) -> CGRect {
      let x = mirrored ? outer.maxX - rect.maxX : rect.minX - outer.minX
      return CGRect(x: x, y: rect.minY - outer.minY, width: rect.width, height: rect.height)
    }
    boxes = container.subviews.enumerated().map { index, view in
      Box(view: view, rect: local(frames.rect(of: view)), index: index)
    }
    bounds = local(outer)
    margins = local(frames.rect(of: container.layoutMarginsGuide))
    safeArea = local(frames.rect(of: container.safeAreaLayoutGuide))
    readable = local(frames.rect(of: container.readableContentGuide))
  }

  /// The nearest view before this one along an axis, among those that are beside it.
  func neighbour(before box: Box, _ axis: Axis) -> Box? {
    let own = axis.span(box.rect)
    return beside(box, axis).filter { axis.span($0.rect).end <= own.start + Span.tolerance }
      .max { axis.span($0.rect).end < axis.span($1.rect).end }
  }

  /// The nearest view after this one along an axis, among those that are beside it.
  func neighbour(after box: Box, _ axis: Axis) -> Box? {
    let own = axis.span(box.rect)
    return beside(box, axis).filter { axis.span($0.rect).start >= own.end - Span.tolerance }
      .min { axis.span($0.rect).start < axis.span($1.rect).start }
  }

  /// The views that a line along the axis through this one can meet. Two without extent at one place would
  /// each come before the other; neither counts.
  private func beside(_ box: Box, _ axis: Axis) -> [Box] {
    let across = axis.other.span(box.rect)
    return boxes.filter { other in
      guard other.view !== box.view, across.overlaps(axis.other.span(other.rect)) else { return false }
      return axis.span(other.rect).extent > Span.tolerance || axis.span(box.rect).extent > Span.tolerance
    }
  }
}
