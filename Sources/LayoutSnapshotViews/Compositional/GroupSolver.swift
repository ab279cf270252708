import Foundation

/// Places the items of groups. All frames are from left to right; a layout from right to left mirrors them at the end.
struct GroupSolver {
  /// A cell that was placed.
  struct Placed {
    var item: Int
    var frame: CGRect
    var zIndex = 0
    /// Whether its width and its height are only estimated.
    var fitting: (width: Bool, height: Bool)
    var source: NSCollectionLayoutItem?
  }

  /// A repetition of a group that was placed.
  struct PlacedGroup {
    let group: NSCollectionLayoutGroup
    /// The number of its first item.
    let first: Int
    /// Its frame without its insets.
    var frame: CGRect

    init(_ group: NSCollectionLayoutGroup, first: Int, _ size: CGSize) {
      (self.group, self.first) = (group, first)
      frame = CGRect(origin: .zero, size: size).inset(by: group.contentInsets)
    }
  }

  /// The sizes that cells have said they prefer.
  let preferred: (Int) -> CGSize?
  /// The number of items in the section.
  let count: Int
  let environment: any NSCollectionLayoutEnvironment
  private(set) var next = 0

  init(count: Int, environment: any NSCollectionLayoutEnvironment, preferred: @escaping (Int) -> CGSize?) {
    (self.count, self.environment, self.preferred) = (count, environment, preferred)
  }

  /// A group or a cell with the frames in it, from its own corner.
  struct Solved {
    var size: CGSize
    var cells: [Placed]
    /// The groups with items in them, the outer ones first.
    var groups: [PlacedGroup] = []
  }

  /// Places one item, which may be a group, in a container.
  ///
  /// - Parameter size: what it has to be like, where its group says that.
  mutating func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, forced: (width: CGFloat?, height: CGFloat?)
  ) -> Solved {
    if let group = item as? NSCollectionLayoutGroup {
      let first = next
      var solved = solveGroup(group, in: container, forced: forced)
      if next > first { solved.groups.insert(PlacedGroup(group, first: first, solved.size), at: 0) }
      return solved
    }
    let index = next
    next += 1
    var size = item.layoutSize.points(in: container)
    let isWide = item.layoutSize.widthDimension.isEstimated && forced.width == nil
    let isHigh = item.layoutSize.heightDimension.isEstimated && forced.height == nil
    let wish = preferred(index)
    // Preferred sizes are those of the cell, within the item's insets.
    let insets = item.contentInsets
    if isWide, let wish { size.width = wish.width + insets.leading + insets.trailing }
    if isHigh, let wish { size.height = wish.height + insets.top + insets.bottom }
    size = CGSize(width: forced.width ?? size.width, height: forced.height ?? size.height)
    let cell = Placed(
      item: index, frame: CGRect(origin: .zero, size: size).inset(by: insets),
      fitting: (isWide && wish == nil, isHigh && wish == nil), source: item)
    return Solved(size: size, cells: [cell])
  }

  private mutating func solveGroup(
    _ group: NSCollectionLayoutGroup, in container: CGSize, forced: (width: CGFloat?, height: CGFloat?)
  ) -> Solved {
    var size = group.layoutSize.points(in: container)
    size = CGSize(width: forced.width ?? size.width, height: forced.height ?? size.height)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    if case .custom(let provider) = group.arrangement {
      let frames = provider(LayoutEnvironment(inner, .zero, environment.traitCollection))
      var cells: [Placed] = []
      for custom in frames where next < count {
        let frame = custom.frame.offsetBy(dx: insets.leading, dy: insets.top)
        cells.append(
          Placed(item: next, frame: frame, zIndex: custom.zIndex, fitting: (false, false), source: nil))
        next += 1
      }
      return Solved(size: size, cells: cells)
    }
    let isHorizontal = if case .horizontal = group.arrangement { true } else { false }
    return solveLine(group, isHorizontal, size, inner, forced)
  }

  /// Places items one after the other.
  private mutating func solveLine(
    _ group: NSCollectionLayoutGroup, _ isHorizontal: Bool, _ size: CGSize, _ inner: CGSize,
    _ forced: (width: CGFloat?, height: CGFloat?)
  ) -> Solved {
    let insets = group.contentInsets
    let spacing = group.interItemSpacing?.spacing ?? 0
    let room = isHorizontal ? inner.width : inner.height
    let share = group.count.map { max(0, (room - spacing * CGFloat($0 - 1)) / CGFloat(max(1, $0))) }
    var parts: [(solved: Solved, around: DirectionalEdgeInsets)] = []
    var used: CGFloat = 0
    var estimate: CGFloat = 0
    var index = 0
    while next < count, !group.subitems.isEmpty {
      if let count = group.count, index >= count { break }
      let item = group.subitems[index % group.subitems.count]
      let around = item.edgeSpacing?.insets ?? .zero
      let before = next
      let solved = solve(
        item, in: inner, forced: isHorizontal ? (share, nil) : (nil, share))
      let extent =
        isHorizontal
        ? solved.size.width + around.leading + around.trailing
        : solved.size.height + around.top + around.bottom
      // How many there are follows from what the sizes say, so that no cell that grows pushes others into the next group.
      let said =
        share
        ?? (isHorizontal ? item.layoutSize.points(in: inner).width : item.layoutSize.points(in: inner).height)
      let isTooMuch =
        isHorizontal && item.layoutSize.widthDimension.isEstimated
        ? used + extent > room + 0.01 : estimate + said > room + 0.01
      if group.count == nil, index > 0, isTooMuch {
        next = before
        break
      }
      parts.append((solved, around))
      used += extent + spacing
      estimate += said + spacing
      index += 1
      // An item without an extent would be repeated without end.
      if group.count == nil, said <= 0, index >= group.subitems.count { break }
    }
    return assemble(group, parts, isHorizontal, size, insets, spacing, forced)
  }

  private func assemble(
    _ group: NSCollectionLayoutGroup, _ parts: [(solved: Solved, around: DirectionalEdgeInsets)],
    _ isHorizontal: Bool, _ size: CGSize, _ insets: DirectionalEdgeInsets, _ spacing: CGFloat,
    _ forced: (width: CGFloat?, height: CGFloat?)
  ) -> Solved {
    var size = size
    func across(_ part: (solved: Solved, around: DirectionalEdgeInsets)) -> CGFloat {
      isHorizontal
        ? part.solved.size.height + part.around.top + part.around.bottom
        : part.solved.size.width + part.around.leading + part.around.trailing
    }
    func along(_ part: (solved: Solved, around: DirectionalEdgeInsets)) -> CGFloat {
      isHorizontal
        ? part.solved.size.width + part.around.leading + part.around.trailing
        : part.solved.size.height + part.around.top + part.around.bottom
    }
    let total = parts.reduce(0) { $0 + along($1) } + spacing * CGFloat(max(0, parts.count - 1))
    let widest = parts.map(across).max() ?? 0
    if group.layoutSize.heightDimension.isEstimated, forced.height == nil {
      size.height = (isHorizontal ? widest : total) + insets.top + insets.bottom
    }
    if group.layoutSize.widthDimension.isEstimated, forced.width == nil {
      size.width = (isHorizontal ? total : widest) + insets.leading + insets.trailing
    }
    let room =
      isHorizontal ? size.width - insets.leading - insets.trailing : size.height - insets.top - insets.bottom
    var gap = spacing
    if group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1 {
      gap += max(0, room - total) / CGFloat(parts.count - 1)
    }
    let inner = CGSize(
      width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
    var place: CGFloat = 0
    var cells: [Placed] = []
    var groups: [PlacedGroup] = []
    for part in parts {
      let x = insets.leading + part.around.leading + (isHorizontal ? place : 0)
      let y = insets.top + part.around.top + (isHorizontal ? 0 : place)
      for var cell in part.solved.cells {
        // A share of an estimated height is one of the height that came out.
        if isHorizontal, group.layoutSize.heightDimension.isEstimated, let source = cell.source,
          source.layoutSize.heightDimension.isFractionalHeight, part.solved.cells.count == 1
        {
          let height = source.layoutSize.heightDimension.points(in: inner)
          cell.frame.size.height = max(0, height - source.contentInsets.top - source.contentInsets.bottom)
        }
        cell.frame = cell.frame.offsetBy(dx: x, dy: y)
        cells.append(cell)
      }
      for var group in part.solved.groups {
        group.frame = group.frame.offsetBy(dx: x, dy: y)
        groups.append(group)
      }
      place += along(part) + gap
    }
    return Solved(size: size, cells: cells, groups: groups)
  }
}

extension CGRect {
  /// The rectangle within insets, from left to right.
  func inset(by insets: DirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
