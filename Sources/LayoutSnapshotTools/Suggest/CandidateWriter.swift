import Foundation
import LayoutSnapshotViews

/// Writes down every constraint that the frames suggest for some of a container's views.
struct CandidateWriter {
  private(set) var candidates: [Candidate] = []
  private let surroundings: Surroundings
  private let isRoot: Bool

  init(_ surroundings: Surroundings, isRoot: Bool, for selected: [View]) {
    self.surroundings = surroundings
    self.isRoot = isRoot
    let members = Set(selected.map(ObjectIdentifier.init))
    for box in surroundings.boxes where members.contains(ObjectIdentifier(box.view)) {
      for axis in Axis.both {
        if box.view.arrangingStack == nil { place(box, axis) }
        size(box, axis)
      }
      aspect(box)
    }
    // The sort is stable only if ties are broken: by the order in which they were written.
    candidates = candidates.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }
    .map(\.element)
  }

  // MARK: Places

  private mutating func place(_ box: Box, _ axis: Axis) {
    let own = axis.span(box.rect)
    let (before, after) = (
      surroundings.neighbour(before: box, axis), surroundings.neighbour(after: box, axis)
    )
    let start = edge(of: box, axis, atStart: true)
    let end = edge(of: box, axis, atStart: false)
    add(box, axis.start, start.item, axis.start, before == nil ? start.cost : Cost.across)
    add(box, axis.end, end.item, axis.end, (after == nil ? end.cost : Cost.across) + Cost.second)
    if let before {
      let gap = own.start - axis.span(before.rect).end
      add(box, axis.start, before.view, axis.end, gapCost(gap, box, before, axis))
    }
    if let after {
      let gap = axis.span(after.rect).start - own.end
      add(after, axis.start, box.view, axis.end, gapCost(gap, after, box, axis) + Cost.second)
    }
    // What stands between others, or is as good as from edge to edge, is hardly meant to be in the middle.
    let isWide = isNear(start.distance, own) && isNear(end.distance, own)
    center(box, axis, isLikely: !isWide && before == nil && after == nil)
    if let aside = surroundings.neighbour(before: box, axis.other) { align(box, with: aside, axis) }
  }

  /// What of the container an edge of a view suggests: its margin, its safe area, or its own edge.
  private func edge(
    of box: Box, _ axis: Axis, atStart: Bool
  ) -> (item: LayoutItem, distance: CGFloat, cost: Double) {
    let container = surroundings.container
    let isScroll = container is ScrollView
    func distance(_ rect: CGRect) -> CGFloat {
      let (own, outer) = (axis.span(box.rect), axis.span(rect))
      return atStart ? own.start - outer.start : outer.end - own.end
    }
    var lines: [(item: LayoutItem, distance: CGFloat, exact: Double)] = []
    if isText(box.view), axis.isHorizontal, spans(box, surroundings.readable) {
      lines.append((container.readableContentGuide, distance(surroundings.readable), Cost.margin))
    }
    let safe = (container.safeAreaLayoutGuide, distance(surroundings.safeArea), Cost.safeArea)
    if !isScroll, !isRoot || axis.isHorizontal {
      lines.append((container.layoutMarginsGuide, distance(surroundings.margins), Cost.margin))
    }
    // The root's own sides are for what reaches from one to the other; anything else keeps off bars and notch.
    let (own, outer) = (axis.span(box.rect), axis.span(surroundings.bounds))
    let fills =
      abs(own.start - outer.start) <= Span.tolerance && abs(own.end - outer.end) <= Span.tolerance
    if isRoot, !fills, !isScroll { lines.append(safe) }
    lines.append((surroundings.edges, distance(surroundings.bounds), Cost.bounds))
    if let exact = lines.first(where: { abs($0.distance) <= Span.tolerance }) {
      return (exact.item, exact.distance, exact.exact)
    }
    // The innermost line that the view does not cross.
    let line = lines.first { $0.distance > 0 } ?? lines[lines.count - 1]
    let isNear = line.distance > 0 && isNear(line.distance, own)
    let cost = isNear ? Cost.inset + Cost.share(line.distance) : Cost.far(line.distance)
    return (line.item, line.distance, cost)
  }

  private func gapCost(_ gap: CGFloat, _ a: Box, _ b: Box, _ axis: Axis) -> Double {
    if [0, 8].contains(where: { abs(gap - $0) <= Span.tolerance }) { return Cost.standardGap }
    let (first, second) = (axis.span(a.rect), axis.span(b.rect))
    let near = isNear(gap, first.extent < second.extent ? first : second)
    return near ? Cost.near + Cost.share(gap) : Cost.far(gap)
  }

  /// Whether a distance looks like one that is meant to stay when the container grows.
  private func isNear(_ distance: CGFloat, _ span: Span) -> Bool {
    distance <= 20 || 4 * distance <= span.extent
  }

  private mutating func center(_ box: Box, _ axis: Axis, isLikely: Bool) {
    let (own, outer) = (axis.span(box.rect), axis.span(surroundings.bounds))
    guard abs(own.middle - outer.middle) < 0.5 else { return }
    add(
      box, axis.middle, surroundings.container, axis.middle,
      (isLikely ? Cost.center : Cost.unlikelyCenter) + (axis.isHorizontal ? 0 : Cost.second), centring: true)
  }

  /// Lines up with the nearest view of the same row (tops, middles, baselines) or column.
  private mutating func align(_ box: Box, with other: Box, _ axis: Axis) {
    let (own, its) = (axis.span(box.rect), axis.span(other.rect))
    let cost = axis.isHorizontal ? Cost.column : Cost.row
    if !axis.isHorizontal, let mine = box.firstBaseline, let theirs = other.firstBaseline,
      abs(mine - theirs) <= Span.tolerance
    {
      add(box, .firstBaseline, other.view, .firstBaseline, Cost.baseline)
    }
    // In a column the leading edge is what shows, in a row the middle; with both, equal heights say more.
    let middle = axis.isHorizontal ? Cost.second : 0
    let isCentred = abs(own.middle - its.middle) <= Span.tolerance
    if isCentred { add(box, axis.middle, other.view, axis.middle, cost + middle) }
    let edges = isCentred && !axis.isHorizontal ? Cost.rowEdge : cost
    if abs(own.start - its.start) <= Span.tolerance {
      add(box, axis.start, other.view, axis.start, edges + Cost.second - middle)
    }
    if abs(own.end - its.end) <= Span.tolerance {
      add(box, axis.end, other.view, axis.end, edges + 2 * Cost.second)
    }
  }

  // MARK: Sizes

  private mutating func size(_ box: Box, _ axis: Axis) {
    let own = axis.span(box.rect)
    // What scrolls in one direction is as wide, or as high, as what it is seen through.
    if let scroll = surroundings.container as? ScrollView, box.view.arrangingStack == nil,
      abs(axis.extent(scroll.frame) - own.extent) <= Span.tolerance
    {
      add(box, axis.extent, scroll.frameLayoutGuide, axis.extent, Cost.scrollFrame)
    }
    for (cost, other) in [
      (Cost.equalExtent, surroundings.neighbour(before: box, axis)),
      (Cost.equalExtent + Cost.second, surroundings.neighbour(before: box, axis.other)),
    ] {
      guard let other, abs(axis.span(other.rect).extent - own.extent) <= Span.tolerance else { continue }
      add(box, axis.extent, other.view, axis.extent, cost)
    }
    let content = box.view.intrinsicContentSize
    let hasContent = (axis.isHorizontal ? content.width : content.height) != View.noIntrinsicMetric
    let cost = hasContent ? Cost.fixedContent : box.view is StackView ? Cost.fixedStack : Cost.fixed
    append(LayoutConstraint(box.view, axis.extent, to: nil), cost + Cost.share(own.extent))
  }

  /// A picture keeps its proportions, and so does a square.
  private mutating func aspect(_ box: Box) {
    guard box.rect.height > 1, let ratio = ratio(of: box) else { return }
    append(LayoutConstraint(box.view, .width, to: (box.view, .height), multiplier: ratio), Cost.aspect)
  }

  private func ratio(of box: Box) -> CGFloat? {
    let (width, height) = (box.rect.width, box.rect.height)
    if abs(width - height) <= Span.tolerance { return 1 }
    guard let image = (box.view as? ImageView)?.image, image.size.height > 0 else { return nil }
    return abs(image.size.width / image.size.height * height - width) <= Span.tolerance ? width / height : nil
  }

  // MARK: Text

  private func isText(_ view: View) -> Bool { view is Label }

  private func spans(_ box: Box, _ rect: CGRect) -> Bool {
    isRoot && abs(box.rect.minX - rect.minX) <= Span.tolerance
      && abs(box.rect.maxX - rect.maxX) <= Span.tolerance
  }

  // MARK: Writing

  private mutating func add(
    _ box: Box, _ attribute: LayoutConstraint.Attribute, _ other: LayoutItem,
    _ otherAttribute: LayoutConstraint.Attribute, _ cost: Double, centring: Bool = false
  ) {
    // The far edges of a container stand on the left, so that distances inwards are positive.
    let isFar = attribute == .trailing || attribute == .bottom
    let flips = isFar && (other is LayoutGuide || other === box.view.superview)
    let (own, its) = ((box.view as LayoutItem, attribute), (other, otherAttribute))
    let constraint =
      flips ? LayoutConstraint(its.0, its.1, to: own) : LayoutConstraint(own.0, own.1, to: its)
    append(constraint, cost, centring: centring)
  }

  private mutating func append(_ constraint: LayoutConstraint, _ cost: Double, centring: Bool = false) {
    candidates.append(Candidate(constraint: constraint, cost: cost, isCentring: centring))
  }
}
