import LayoutSnapshotCauses
import LayoutSnapshotGraphics
import LayoutSnapshotViews

/// A solved state of a film strip, and where its upper left corner lies in the strip, in pixels.
struct PlacedState {
  let name: String
  let tree: SolvedTree
  let left: Int
  let top: Int
}

extension Layout {
  /// One layout of several: under a root of its own, each state's root has the name of the state.
  ///
  /// - Parameters:
  ///   - states: the states, at least one.
  ///   - width: the width of the whole in pixels.
  ///   - height: the height of the whole in pixels.
  ///   - device: the device of all states. It keeps its size, so that a reference with fewer states can be compared.
  init(of states: [PlacedState], width: Int, height: Int, on device: Device) {
    var joint = JointLayout(width: width, height: height)
    joint.unlistedSlot = 1 + states.reduce(0) { $0 + $1.tree.layout.edges.count }
    for state in states { joint.add(state) }
    self.init(
      device: device, outline: joint.outline, edges: joint.edges, conflicts: joint.conflicts,
      ambiguousSlots: joint.ambiguousSlots, explanation: joint.explanation,
      unmetConstraints: joint.unmetConstraints, scrolled: joint.scrolled)
  }
}

/// The parts of a layout while states are added to it. Slots and places of constraints move up with each state.
private struct JointLayout {
  var outline = Layout.Outline()
  var edges: [PixelEdges]
  var conflicts: [Layout.Conflict] = []
  var ambiguousSlots: [Int] = []
  var explanation = Layout.Explanation()
  var unmetConstraints: [Int] = []
  var scrolled: [Layout.Scrolled] = []
  /// The slot of the next unlisted item, which is beyond the slots of all states.
  var unlistedSlot = 0

  init(width: Int, height: Int) {
    outline.append(
      Layout.Outline.Entry(
        name: Layout.Outline.Name(text: ShortNames.rootOfStates, ordinal: nil), className: "SnapshotStates",
        kind: .view, parent: nil))
    edges = [PixelEdges(left: 0, top: 0, right: width, bottom: height)]
    var facts = Layout.ItemFacts()
    facts.looks = [:]
    explanation.items = [facts]
  }

  mutating func add(_ state: PlacedState) {
    let layout = state.tree.layout
    let (base, unlisted, first) = (edges.count, unlistedSlot, explanation.constraints.count)
    let count = layout.edges.count
    func slot(_ slot: Int) -> Int { slot < count ? base + slot : unlisted + slot - count }
    let oldRoot = layout.outline.entries.first?.name.description ?? ""
    func path(_ path: String) -> String {
      path == oldRoot || path.hasPrefix(oldRoot + "/")
        ? "\(ShortNames.rootOfStates)/\(state.name)\(path.dropFirst(oldRoot.count))" : path
    }

    for (index, entry) in layout.outline.entries.enumerated() {
      let name = index == 0 ? Layout.Outline.Name(text: state.name, ordinal: nil) : entry.name
      outline.append(
        Layout.Outline.Entry(
          name: name, className: entry.className, liveClass: entry.liveClass, kind: entry.kind,
          parent: entry.parent.map(slot) ?? 0))
    }
    edges += layout.edges.map {
      PixelEdges(
        left: $0.left + state.left, top: $0.top + state.top, right: $0.right + state.left,
        bottom: $0.bottom + state.top)
    }
    ambiguousSlots += layout.ambiguousSlots.map(slot)
    scrolled += layout.scrolled.map { Layout.Scrolled(slot: slot($0.slot), x: $0.x, y: $0.y) }
    unmetConstraints += layout.unmetConstraints.map { first + $0 }
    conflicts += layout.conflicts.map { conflict in
      Layout.Conflict(
        constraints: conflict.constraints, broken: conflict.broken, items: conflict.items.map(path),
        members: conflict.members.map { first + $0 }, viewsWithMasks: conflict.viewsWithMasks)
    }
    let facts = layout.explanation ?? Layout.Explanation()
    let unknown = layout.explanation == nil ? layout.edges.map { _ in Layout.ItemFacts() } : []
    explanation.items += facts.items + unknown
    explanation.unlistedPaths += facts.unlistedPaths.map(path)
    unlistedSlot += facts.unlistedPaths.count
    explanation.constraints += facts.constraints.map { constraint in
      var moved = constraint
      moved.first.slot = slot(constraint.first.slot)
      if let second = constraint.second { moved.second?.slot = slot(second.slot) }
      return moved
    }
  }
}
