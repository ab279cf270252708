extension Layout {
  /// The number of passes after which a layout that still asks for another one is taken as it is.
  package static let mostPasses = 100

  /// Who asks for another layout in every layout.
  package struct Restlessness: Hashable, Sendable {
    /// The class of the view, and that of its controller.
    package let who: String
    /// What keeps changing.
    package let changes: [String]

    package init(who: String, changes: [String]) { (self.who, self.changes) = (who, changes) }

    /// The same as a list, for documents; nil for an empty one.
    package init?(words: [String]) {
      guard let who = words.first else { return nil }
      self.init(who: who, changes: Array(words.dropFirst()))
    }
    package var words: [String] { [who] + changes }

    /// The whole sentence.
    package var sentence: String {
      "\(who) asks for another layout in every layout, so this is the state after \(Layout.mostPasses) of them. "
        + "What changes each time: \(changes.isEmpty ? "nothing that is seen" : changes.joined(separator: "; "))."
    }
  }

  /// What never comes to rest, by the path of the view that asks.
  package var restless: [(path: String, restlessness: Restlessness)] {
    guard let items = explanation?.items, items.contains(where: { $0.restlessness != nil }) else { return [] }
    return zip(outline.paths, items).compactMap { path, item in item.restlessness.map { (path, $0) } }
  }
}
