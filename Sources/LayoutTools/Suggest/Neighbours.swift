import Foundation

/// Which of some rectangles stand next to each other.
struct Neighbours {
  let rects: [CGRect]

  /// The nearest rectangle before another one along an axis, among those that are beside it.
  func before(_ index: Int, _ axis: Axis) -> Int? {
    let own = axis.span(rects[index])
    return beside(index, axis).filter { axis.span(rects[$0]).end <= own.start + Span.tolerance }
      .max { axis.span(rects[$0]).end < axis.span(rects[$1]).end }
  }

  /// The nearest rectangle after another one along an axis, among those that are beside it.
  func after(_ index: Int, _ axis: Axis) -> Int? {
    let own = axis.span(rects[index])
    return beside(index, axis).filter { axis.span(rects[$0]).start >= own.end - Span.tolerance }
      .min { axis.span(rects[$0]).start < axis.span(rects[$1]).start }
  }

  /// Those that a line along the axis through this one can meet. Two without extent at one place would each
  /// come before the other; neither counts.
  private func beside(_ index: Int, _ axis: Axis) -> [Int] {
    let own = rects[index]
    let across = axis.other.span(own)
    return rects.indices.filter { other in
      guard other != index, across.overlaps(axis.other.span(rects[other])) else { return false }
      return axis.span(rects[other]).extent > Span.tolerance || axis.span(own).extent > Span.tolerance
    }
  }
}
