extension Layout {
  /// What the look of an image view is that shows no picture.
  package static let noPicture = "nil"
  /// What the look of a picture begins with that has a size and no pixels.
  package static let emptyPicture = "empty "
  /// What stands in a font's words before the name of the one that it takes the place of.
  package static let absentFont = "in place of "

  /// What each item looks like and which font it has, by its path; empty where nobody noted the looks.
  package var looksByPath: [String: [String: String]] {
    guard let explanation else { return [:] }
    var looks: [String: [String: String]] = [:]
    for (path, facts) in zip(outline.paths, explanation.items) {
      guard var words = facts.looks else { continue }
      words["font"] = words["font"] ?? facts.settings["font"]
      looks[path] = words
    }
    return looks
  }

  /// The same layout with what each item looks like, in the outline's order.
  package func noting(_ looks: [[String: String]]) -> Layout {
    guard var explanation else { return self }
    for (slot, words) in looks.enumerated() { explanation.items[slot].looks = words }
    return Layout(
      device: device, outline: outline, edges: edges, conflicts: conflicts, ambiguousSlots: ambiguousSlots,
      explanation: explanation, unmetConstraints: unmetConstraints, scrolled: scrolled)
  }
}
