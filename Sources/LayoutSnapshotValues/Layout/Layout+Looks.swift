extension Layout {
  /// The look of an image view without an image.
  package static let noPicture = "nil"
  /// The beginning of the look of an image that has a size but no pixels.
  package static let emptyPicture = "empty "
  /// What stands before the name of a picture's file, and the reason, if only its size is known.
  package static let undrawnFile = ", as the size of "
  /// What stands before the digest of a picture of paths.
  package static let paths = ", paths "
  /// What stands before the names of what a picture's file contains and is not drawn.
  package static let partlyDrawn = ", without "
  /// The beginning of the look of a symbol, before its name.
  package static let symbol = "symbol "
  /// What stands behind the name of a symbol that has no drawing.
  package static let boxedSymbol = ", drawn as a box"
  /// The words in a font's description before the name of the font that it replaces.
  package static let absentFont = "in place of "
  /// The words before the name of a controller whose content another process of the device draws.
  package static let remoteContent = "drawn by another process: "

  /// The looks and the font of each item, by its path; empty if no looks were noted.
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

  /// The same layout with the looks of each item, in the outline's order.
  package func noting(_ looks: [[String: String]]) -> Layout {
    guard var explanation else { return self }
    for (slot, words) in looks.enumerated() { explanation.items[slot].looks = words }
    return Layout(
      device: device, outline: outline, edges: edges, conflicts: conflicts, ambiguousSlots: ambiguousSlots,
      explanation: explanation, unmetConstraints: unmetConstraints, scrolled: scrolled)
  }
}
