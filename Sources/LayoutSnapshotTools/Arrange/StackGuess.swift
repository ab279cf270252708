import Foundation
import LayoutSnapshotViews

/// The settings of a stack view that keep views as close as possible to their places.
struct StackGuess {
  let axis: LayoutConstraint.Axis
  /// The views in the order of the stack.
  let members: [Box]
  let alignment: StackView.Alignment
  /// The most frequent gap.
  let spacing: CGFloat
  /// The gap after each member but the last.
  let gaps: [CGFloat]

  init(_ boxes: [Box], axis: LayoutConstraint.Axis?) {
    self.axis = axis ?? StackGuess.axis(of: boxes)
    let (along, across) =
      self.axis == .horizontal ? (Axis.horizontal, Axis.vertical) : (.vertical, .horizontal)
    members = boxes.sorted {
      (along.span($0.rect).start, $0.index) < (along.span($1.rect).start, $1.index)
    }
    let spans = members.map { along.span($0.rect) }
    gaps = zip(spans, spans.dropFirst()).map { max(0, $1.start - $0.end) }
    spacing = StackGuess.mostFrequent(gaps)
    alignment = StackGuess.alignment(of: members, across)
  }

  /// Horizontal if the views are beside each other rather than above each other.
  private static func axis(of boxes: [Box]) -> LayoutConstraint.Axis {
    func steps(_ axis: Axis) -> CGFloat {
      let spans = boxes.map { axis.span($0.rect) }.sorted { $0.middle < $1.middle }
      // An overlap counts against the axis, a gap in favor of it.
      return zip(spans, spans.dropFirst()).map { $1.start - $0.end }.min() ?? 0
    }
    return steps(.horizontal) > steps(.vertical) ? .horizontal : .vertical
  }

  private static func mostFrequent(_ gaps: [CGFloat]) -> CGFloat {
    var best: (gap: CGFloat, count: Int) = (0, 0)
    for gap in gaps.sorted() {
      let count = gaps.count { abs($0 - gap) <= Span.tolerance }
      if count > best.count { best = (gap, count) }
    }
    return best.gap
  }

  private static func alignment(of members: [Box], _ across: Axis) -> StackView.Alignment {
    let spans = members.map { across.span($0.rect) }
    func spread(_ value: (Span) -> CGFloat) -> CGFloat {
      let values = spans.map(value)
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let (starts, middles, ends) = (spread(\.start), spread(\.middle), spread(\.end))
    if starts <= Span.tolerance, ends <= Span.tolerance { return .fill }
    if !across.isHorizontal, let first = members.first, members.count > 1 {
      let isEven = members.allSatisfy { member in
        guard let own = member.firstBaseline, let its = first.firstBaseline else { return false }
        return abs(own - its) <= Span.tolerance
      }
      if isEven { return .firstBaseline }
    }
    if middles <= starts, middles <= ends { return .center }
    return starts <= ends ? .leading : .trailing
  }
}
