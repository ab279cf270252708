import Foundation

/// The neighbors among some rectangles.
///
/// Along an axis, rectangles are examined from the nearest one on until one is beside: in rows and columns,
/// that is the first or the second. Comparing all pairs took a second for 2,000 rectangles.
struct Neighbours {
  let rects: [CGRect]
  /// For each axis, the rectangles sorted by descending end, and sorted by ascending start.
  private let byEnd: [[Int]]
  private let byStart: [[Int]]

  init(rects: [CGRect]) {
    self.rects = rects
    byEnd = Axis.both.map { axis in
      rects.indices.sorted { (axis.span(rects[$1]).end, $0) < (axis.span(rects[$0]).end, $1) }
    }
    byStart = Axis.both.map { axis in
      rects.indices.sorted { (axis.span(rects[$0]).start, $0) < (axis.span(rects[$1]).start, $1) }
    }
  }

  /// The nearest rectangle before another one along an axis, among those that are beside it.
  func before(_ index: Int, _ axis: Axis) -> Int? {
    let limit = axis.span(rects[index]).start + Span.tolerance
    return first(in: byEnd[axis.isHorizontal ? 0 : 1], beside: index, axis) {
      axis.span(rects[$0]).end <= limit
    }
  }

  /// The nearest rectangle after another one along an axis, among those that are beside it.
  func after(_ index: Int, _ axis: Axis) -> Int? {
    let limit = axis.span(rects[index]).end - Span.tolerance
    return first(in: byStart[axis.isHorizontal ? 0 : 1], beside: index, axis) {
      axis.span(rects[$0]).start >= limit
    }
  }

  /// The first rectangle beside a given one, from a position in the order on.
  private func first(
    in order: [Int], beside index: Int, _ axis: Axis, from hasCome: (Int) -> Bool
  ) -> Int? {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if hasCome(order[middle]) { high = middle } else { low = middle + 1 }
    }
    return order[low...].first { isBeside($0, index, axis) }
  }

  /// Whether a line along the axis can pass through both rectangles. Two empty rectangles in the same place
  /// would each come before the other, so neither counts.
  private func isBeside(_ other: Int, _ index: Int, _ axis: Axis) -> Bool {
    guard other != index, axis.other.span(rects[index]).overlaps(axis.other.span(rects[other])) else {
      return false
    }
    return axis.span(rects[other]).extent > Span.tolerance
      || axis.span(rects[index]).extent > Span.tolerance
  }
}
