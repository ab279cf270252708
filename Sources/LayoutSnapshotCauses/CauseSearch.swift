import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// Finds why items are not where the reference has them: what differs in what they and their constraints
/// ask for, and which of them merely followed.
///
/// A file holds what was asked for, so this needs no live view, and it explains old failures as well. What
/// it cannot see is code that places views by hand; then it finds nothing.
package enum CauseSearch {
  /// The causes, those that moved most first.
  ///
  /// - Parameter regions: where pixels differ, if a picture was compared as well: then the looks of what lies there
  ///   are causes, too.
  package static func causes(
    from old: Layout, to new: Layout, showing regions: [PixelEdges] = []
  ) -> [Cause] {
    guard old.explanation != nil, new.explanation != nil else { return [] }
    let pair = LayoutPair(old: old, new: new)
    let differences = Differences(pair)
    let looks = LookDifferences(pair, showing: regions, except: differences.told).causes
    return layoutCauses(pair, differences.candidates) + looks
  }

  private static func layoutCauses(_ pair: LayoutPair, _ all: [PossibleCause]) -> [Cause] {
    let graph = FollowGraph(pair)
    // What is derived explains only what nothing else does.
    let firm = all.filter { $0.rank < .derived }
    var owners = graph.owners(firm, hasMoved: pair.hasMoved)
    let derived = all.filter {
      $0.rank == .derived && $0.sources.contains { pair.hasMoved($0) && owners[$0] == nil }
    }
    let candidates = firm + derived
    if !derived.isEmpty {
      let rest = graph.owners(candidates) { pair.hasMoved($0) && owners[$0] == nil }
      owners.merge(rest) { first, _ in first }
    }
    return ranked(candidates, owners, pair)
  }

  private static func ranked(
    _ candidates: [PossibleCause], _ owners: [AxisItem: Int], _ pair: LayoutPair
  ) -> [Cause] {
    var moved: [Set<String>] = Array(repeating: [], count: candidates.count)
    for (item, owner) in owners where pair.changesPlace(item) { moved[owner].insert(item.path) }
    return candidates.indices
      .map { index in
        let followers = moved[index].filter { path in
          path != candidates[index].subject && !pair.new.isGuide(path)
        }
        return Cause(text: candidates[index].text, followers: followers.count)
      }
      .enumerated()
      .sorted { a, b in
        a.element.followers != b.element.followers
          ? a.element.followers > b.element.followers : a.offset < b.offset
      }
      .map(\.element)
      .uniqued()
  }
}

extension [Cause] {
  fileprivate func uniqued() -> [Cause] {
    var seen: Set<String> = []
    return filter { seen.insert($0.text).inserted }
  }
}
