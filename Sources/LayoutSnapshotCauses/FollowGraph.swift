import LayoutSnapshotValues

/// Which items hang together, before or after: along what a change can travel.
struct FollowGraph {
  private var neighbours: [AxisItem: [AxisItem]] = [:]

  init(_ pair: LayoutPair) {
    for index in [pair.new, pair.old] {
      for constraint in index.layout.constraints {
        let operands = constraint.operands
        if operands.count == 2 { connect(operands[0], operands[1]) }
      }
      for path in index.paths {
        guard let facts = index.facts(path) else { continue }
        if let outer = LayoutPath(path).parent, facts.fixedFrame != nil || facts.insets != nil {
          for axis in AxisItem.Axis.allCases {
            connect(AxisItem(path: path, axis: axis), AxisItem(path: outer, axis: axis))
          }
        }
        // Text becomes higher where it becomes narrower.
        if let now = pair.new.facts(path), let was = pair.old.facts(path), now.content != was.content {
          connect(AxisItem(path: path, axis: .horizontal), AxisItem(path: path, axis: .vertical))
        }
      }
    }
  }

  /// For every item that has moved, the nearest of the sources that it can be reached from through items
  /// that have moved too; the first of several. A view that was hidden need not have moved to move others.
  func owners(_ candidates: [PossibleCause], hasMoved: (AxisItem) -> Bool) -> [AxisItem: Int] {
    var owners: [AxisItem: Int] = [:]
    var queue: [AxisItem] = []
    for (owner, candidate) in candidates.enumerated() {
      for item in candidate.sources
      where owners[item] == nil && (candidate.rank == .structure || hasMoved(item)) {
        owners[item] = owner
        queue.append(item)
      }
    }
    var next = 0
    while next < queue.count {
      let item = queue[next]
      next += 1
      for neighbour in neighbours[item] ?? [] where owners[neighbour] == nil && hasMoved(neighbour) {
        owners[neighbour] = owners[item]
        queue.append(neighbour)
      }
    }
    return owners
  }

  private mutating func connect(_ a: AxisItem, _ b: AxisItem) {
    guard a != b else { return }
    neighbours[a, default: []].append(b)
    neighbours[b, default: []].append(a)
  }
}
