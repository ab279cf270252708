import LayoutSnapshotValues

/// What items tell an engine that has been built: each answer is whether it can go on with that.
extension LayoutEngine {
  /// Remembers that a constraint's row has to be patched before the next solve.
  package func noteChange(of constraint: any EngineConstraint) -> Bool {
    // The fitting sizes of nested stacks depend on constants.
    !isBuiltFromContents && constraints.note(constraint)
  }

  /// Remembers that an item's content has to be asked for before the next solve.
  package func noteContentChange(of item: any EngineItem) -> Bool {
    let nature = item.nature
    // The size of a part is a matter of its control, which is told as well.
    if nature.features.isPart { return true }
    guard !isBuiltFromContents, let slot = slot(of: item),
      // What is aligned of a view is built into its rows.
      nature.alignment == equations.items[slot].alignment,
      contents.note(slot)
    else { return false }
    facts.forgetItems()
    return true
  }

  /// Remembers that an item was given another frame.
  package func noteFrame(of item: any EngineItem) -> Bool {
    guard let slot = slot(of: item), frames.note(item, at: slot) else { return false }
    facts.forgetItems()
    return true
  }

  /// Remembers that an item with constraints was given a frame by hand as well.
  package func noteFrameSetByHand(of item: any EngineItem) {
    if let slot = slot(of: item), slot > 0 { frames.noteFrameSetByHand(at: slot) }
  }

  /// Remembers that something is to be told otherwise that decides on no place.
  package func noteFacts() { facts.forgetItems() }
}
