import Foundation

/// The frames of a section's elements, in the content's coordinates.
struct SolvedSection {
  struct Element {
    var key: CollectionArrangement.Key
    var frame: CGRect
    var zIndex = 0
    var fitting = (width: false, height: false)
    /// The end of its section at which it lies, if it stays visible while its section is.
    var pin: Pin?
  }

  /// An end along the flow.
  enum Pin { case start, end }

  var elements: [Element] = []
  /// The section's extent, with headers and insets.
  var frame = CGRect.zero
  let list: ListSection?
}

/// Places a section: its groups one after the other, headers and footers around them, and backgrounds behind.
struct SectionSolver {
  let section: NSCollectionLayoutSection
  let index: Int
  let count: Int
  let isVertical: Bool
  /// The size of the collection view without its insets along the flow.
  let room: CGSize
  /// What is taken from the section across the flow before its own insets: the safe area or the margins.
  let outer: DirectionalEdgeInsets
  let environment: any NSCollectionLayoutEnvironment
  let preferred: (CollectionArrangement.Key) -> CGSize?

  /// - Parameter start: where the section begins along the flow.
  func solve(from start: CGFloat) -> SolvedSection {
    var result = SolvedSection(list: section.list)
    let insets = DirectionalEdgeInsets(
      top: outer.top + section.contentInsets.top, leading: outer.leading + section.contentInsets.leading,
      bottom: outer.bottom + section.contentInsets.bottom,
      trailing: outer.trailing + section.contentInsets.trailing)
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    let boundary = section.supplementariesFollowContentInsets ? inner : room
    let edge = section.supplementariesFollowContentInsets ? insets.leading : 0
    var place = start
    for item in section.boundarySupplementaryItems where item.isBefore(isVertical) {
      let element = self.element(of: item, boundary, at: place, edge: edge, insets)
      result.elements.append(element)
      if item.extendsBoundary { place = isVertical ? element.frame.maxY : element.frame.maxX }
    }
    place += isVertical ? insets.top : insets.leading
    let groups = groups(
      in: inner, from: CGPoint(x: isVertical ? insets.leading : place, y: isVertical ? place : insets.top))
    result.elements += groups.elements
    place = (isVertical ? groups.end.y : groups.end.x) + (isVertical ? insets.bottom : insets.trailing)
    for item in section.boundarySupplementaryItems where !item.isBefore(isVertical) {
      let element = self.element(of: item, boundary, at: place, edge: edge, insets)
      result.elements.append(element)
      if item.extendsBoundary { place = isVertical ? element.frame.maxY : element.frame.maxX }
    }
    result.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: room.width, height: place - start)
      : CGRect(x: start, y: 0, width: place - start, height: room.height)
    let path = IndexPath(item: 0, section: index)
    for item in section.decorationItems {
      result.elements.append(
        .init(
          key: .init(.decorationView, item.elementKind, path),
          frame: result.frame.inset(by: item.contentInsets),
          zIndex: item.zIndex))
    }
    // A collection view knows its views by category, kind and path, so the second of two alike could not be placed.
    var known: Set<CollectionArrangement.Key> = []
    result.elements.removeAll { $0.key.category != .cell && !known.insert($0.key).inserted }
    return result
  }

  private func groups(in inner: CGSize, from origin: CGPoint) -> (
    elements: [SolvedSection.Element], end: CGPoint
  ) {
    var solver = GroupSolver(count: count, environment: environment) {
      preferred(.cell(IndexPath(item: $0, section: index)))
    }
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    // Across the flow, sections that scroll by themselves put group beside group.
    let goesDown = isVertical != isOrthogonal
    var elements: [SolvedSection.Element] = []
    var place = origin
    var (extent, isFirst) = (CGFloat(0), true)
    while solver.next < count {
      let before = solver.next
      let solved = solver.solve(section.group, in: inner, forced: (nil, nil))
      guard solver.next > before else { break }
      if !isFirst {
        if goesDown { place.y += section.interGroupSpacing } else { place.x += section.interGroupSpacing }
      } else if section.orthogonalScrollingBehavior == .groupPagingCentered {
        if goesDown {
          place.y += max(0, (inner.height - solved.size.height) / 2)
        } else {
          place.x += max(0, (inner.width - solved.size.width) / 2)
        }
      }
      for group in solved.groups {
        let frame = group.frame.offsetBy(dx: place.x, dy: place.y)
        elements += supplementaryElements(of: group.group, on: frame, item: group.first)
      }
      for cell in solved.cells { elements += self.elements(of: cell, at: place) }
      extent = max(extent, isVertical ? solved.size.height : solved.size.width)
      if goesDown { place.y += solved.size.height } else { place.x += solved.size.width }
      isFirst = false
    }
    if isOrthogonal {
      place =
        isVertical ? CGPoint(x: place.x, y: origin.y + extent) : CGPoint(x: origin.x + extent, y: place.y)
    }
    return (elements, place)
  }

  private func elements(of cell: GroupSolver.Placed, at place: CGPoint) -> [SolvedSection.Element] {
    let path = IndexPath(item: cell.item, section: index)
    let frame = cell.frame.offsetBy(dx: place.x, dy: place.y)
    let element = SolvedSection.Element(
      key: .cell(path), frame: frame, zIndex: cell.zIndex, fitting: cell.fitting)
    guard let source = cell.source else { return [element] }
    return [element] + supplementaryElements(of: source, on: frame, item: cell.item)
  }

  /// The views on an item or a group.
  ///
  /// - Parameter number: the item that their path leads to. Of a group it is the first one: UIKit does not document which.
  private func supplementaryElements(
    of item: NSCollectionLayoutItem, on frame: CGRect, item number: Int
  ) -> [SolvedSection.Element] {
    let path = IndexPath(item: number, section: index)
    return item.supplementaryItems.map {
      let key = CollectionArrangement.Key(.supplementaryView, $0.elementKind, path)
      let (size, fitting) = $0.layoutSize.points(in: frame.size, preferred: preferred(key))
      return SolvedSection.Element(
        key: key, frame: $0.frame(of: size, on: frame), zIndex: $0.zIndex, fitting: fitting)
    }
  }

  private func element(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ container: CGSize, at place: CGFloat,
    edge: CGFloat,
    _ insets: DirectionalEdgeInsets
  ) -> SolvedSection.Element {
    let key = CollectionArrangement.Key(
      .supplementaryView, item.elementKind, IndexPath(item: 0, section: index))
    let (size, fitting) = item.layoutSize.points(in: container, preferred: preferred(key))
    var origin = item.place(of: size, across: container, isVertical)
    if isVertical {
      origin.x += edge
      origin.y += item.extendsBoundary || item.isBefore(isVertical) ? place : place - size.height
    } else {
      origin.x += place
      origin.y += section.supplementariesFollowContentInsets ? insets.top : 0
    }
    return SolvedSection.Element(
      key: key, frame: CGRect(origin: origin, size: size), zIndex: item.zIndex, fitting: fitting,
      pin: item.pinToVisibleBounds ? item.isBefore(isVertical) ? .start : .end : nil)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Where a view with a size lies across the flow, at its alignment and moved by its offset; along the flow the offset alone.
  func place(of size: CGSize, across container: CGSize, _ isVertical: Bool) -> CGPoint {
    let left = isVertical ? container.width - size.width : container.height - size.height
    let (first, last): (Set<RectAlignment>, Set<RectAlignment>) =
      isVertical
      ? ([.topLeading, .leading, .bottomLeading], [.topTrailing, .trailing, .bottomTrailing])
      : ([.topLeading, .top, .topTrailing], [.bottomLeading, .bottom, .bottomTrailing])
    let across = first.contains(alignment) ? 0 : last.contains(alignment) ? left : left / 2
    return CGPoint(x: offset.x + (isVertical ? across : 0), y: offset.y + (isVertical ? 0 : across))
  }

  /// Whether the view comes before the groups along the flow.
  func isBefore(_ isVertical: Bool) -> Bool {
    switch alignment {
    case .top, .none: isVertical || alignment == .none
    case .topLeading: true
    case .topTrailing: isVertical
    case .leading, .bottomLeading: !isVertical
    default: false
    }
  }
}
