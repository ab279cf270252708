extension Layout {
  /// The same layout with what each item looks like, in the outline's order.
  package func noting(_ looks: [[String: String]]) -> Layout {
    guard var explanation else { return self }
    for (slot, words) in looks.enumerated() { explanation.items[slot].looks = words }
    return Layout(
      device: device, outline: outline, edges: edges, conflicts: conflicts, ambiguousSlots: ambiguousSlots,
      explanation: explanation, unmetConstraints: unmetConstraints, scrolled: scrolled)
  }
}
