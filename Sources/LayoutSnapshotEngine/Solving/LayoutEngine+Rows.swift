import LayoutConstraintSolver
import LayoutSnapshotValues

/// From items to rows: first the guides that the system places, then view by view in the outline's order a view's
/// constraints, its content, its frame. Where rows contradict each other, a later one is left out, and that is never
/// what the system says.
extension LayoutEngine {
  func addRows(isFitting: Bool) throws(EngineError) {
    let items = equations.items
    try addRowsOfGuides()
    for slot in items.indices {
      guard equations.isView(at: slot), let item = equations.item(at: slot) else { continue }
      try addConstraints(of: item, at: slot, atMost: .required) { _ in true }
      let features = items[slot].features
      if features.isPart, slot > 0 { continue }
      if slot > 0 || isFitting { try contents.add(item, at: slot) }
      guard slot > 0 else { continue }
      if features.isHeldAtFrame {
        parts.mention(items[slot].parent)
        try frames.add(item, at: slot)
      } else if features.hasStatedFrame {
        frames.noteFrameSetByHand(at: slot)
      }
    }
    try parts.addRows()
  }

  /// Holds every view at a frame, and lets constraints place the guides that views own.
  func addRows(heldAt frozen: FrozenFrames) throws(EngineError) {
    let items = equations.items
    try addRowsOfGuides()
    for slot in items.indices {
      guard equations.isView(at: slot), let item = equations.item(at: slot) else { continue }
      // Frames may contradict what guides ask for; the frames count.
      try addConstraints(of: item, at: slot, atMost: 999) { form in
        isListedGuide(form.first) || form.second.map(isListedGuide) == true
      }
    }
    for slot in items.indices.dropFirst() {
      guard equations.isView(at: slot), let item = equations.item(at: slot) else { continue }
      try hold(slot, at: frozen.frame(item), .required)
    }
    for scroll in scrolling.places {
      guard let content = scroll.content, let item = equations.item(at: scroll.slot) else { continue }
      let (size, variables) = (frozen.contentSize(item), items[content].variables)
      try pin(variables.width, at: size.width, .required)
      try pin(variables.height, at: size.height, .required)
    }
  }

  private func addConstraints(
    of item: any EngineItem, at slot: Int, atMost strongest: Priority,
    where isWanted: (ConstraintForm) -> Bool
  ) throws(EngineError) {
    let rightToLeft = equations.isRightToLeft(in: slot)
    try item.forEachConstraint { constraint, isSystem throws(EngineError) in
      let form = constraint.form
      guard isWanted(form) else { return }
      let places = try constraints.add(
        constraint, form, heldBy: slot, rightToLeft: rightToLeft, isSystem: isSystem, atMost: strongest)
      guard parts.exist else { return }
      parts.mention(places?.first)
      parts.mention(places?.second)
    }
  }

  /// Whether an end is a guide that a view lists and the system does not place.
  private func isListedGuide(_ handle: ItemHandle) -> Bool {
    guard let slot = equations.slot(of: handle), slot < outline.entries.count else { return false }
    if case .guide = equations.kinds[slot] { return true }
    return false
  }

  /// Places the guides that the system places, by their owners; of one owner, those in a list first.
  private func addRowsOfGuides() throws(EngineError) {
    let guides = equations.kinds.indices
      .compactMap { slot -> (owner: Int, slot: Int)? in
        switch equations.kinds[slot] {
        case .view, .guide: nil
        case .inset, .distance: equations.items[slot].parent.map { ($0, slot) }
        }
      }
      .sorted { ($0.owner, $0.slot) < ($1.owner, $1.slot) }
    for guide in guides where equations.item(at: guide.owner) != nil {
      try addRows(ofGuide: guide.slot, ownedBy: guide.owner)
    }
  }

  /// Places a guide that the system places.
  private func addRows(ofGuide slot: Int, ownedBy owner: Int) throws(EngineError) {
    switch equations.kinds[slot] {
    case .view, .guide: break
    case .inset(let purpose): try insets.add(purpose, slot, ownedBy: owner)
    case .distance(let from, let to, let isVertical):
      parts.mention(try constraints.add(isVertical ? .top : .left, of: slot, at: from, ownedBy: owner))
      parts.mention(try constraints.add(isVertical ? .bottom : .right, of: slot, at: to, ownedBy: owner))
    }
  }

  /// Pulls a root without a device towards a size.
  func add(_ target: FittingTarget) throws(EngineError) {
    let root = equations.items[0].variables
    for (variable, extent, priority) in [
      (root.width, target.size.width, target.horizontal), (root.height, target.size.height, target.vertical),
    ] {
      try equations.addRow(LinearExpression(1, variable), .equal, extent, priority, .target)
    }
  }
}
