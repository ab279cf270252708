import Foundation

/// Which of some rectangles stand next to each other.
///
/// Along an axis only the rectangles from the nearest one on are looked at, until one stands beside: in rows and
/// columns that is the first or second, where comparing each with each took a second for 2,000.
struct Neighbours {
  let rects: [CGRect]
  /// By axis, the rectangles with the last end first, and those with the first start first.
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

  /// The first that stands beside a rectangle, from where the order has come far enough.
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

  /// Whether a line along the axis through one rectangle can meet the other. Two without extent at one place
  /// would each come before the other; neither counts.
  private func isBeside(_ other: Int, _ index: Int, _ axis: Axis) -> Bool {
    guard other != index, axis.other.span(rects[index]).overlaps(axis.other.span(rects[other])) else {
      return false
    }
    return axis.span(rects[other]).extent > Span.tolerance
      || axis.span(rects[index]).extent > Span.tolerance
  }
}
