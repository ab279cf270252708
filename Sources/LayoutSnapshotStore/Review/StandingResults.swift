/// The results that stand, of those of all machines: the one place that decides which result of an assertion counts.
///
/// Reports, `pending`, `accept` and `merge` all ask here, so that what one names is what another takes.
package struct StandingResults: Sendable {
  /// In the order of the assertions' names.
  package private(set) var entries: [Entry] = []
  package private(set) var gaps: [ReviewGap]
  /// How many assertions the runs verified.
  package let verified: Int
  /// The assertions of which several machines say the same.
  package private(set) var doubles: [String] = []

  package struct Entry: Sendable {
    package var result: SnapshotResult
    /// Whether it is of a run that counts, not of an earlier one whose ledger has been dropped.
    package let isOfLatest: Bool
  }

  package init(_ manifests: [ManifestFile]) {
    let histories = Dictionary(grouping: manifests, by: \.machineNumbers)
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { RunHistory($0.value) }
    gaps = histories.flatMap(\.gaps)
    verified = histories.reduce(0) { $0 + $1.verified }
    var found: [String: [Entry]] = [:]
    for entry in histories.flatMap(\.entries) { found[entry.result.id, default: []].append(entry) }
    for (id, all) in found.sorted(by: { $0.key < $1.key }) {
      // Machines have no order. The last is taken so that every command takes the same, and it is told where that matters.
      guard var entry = all.last else { continue }
      let others = all.dropLast().filter { !$0.result.saysTheSame(as: entry.result) }
      if all.count > 1, others.isEmpty { doubles.append(id) }
      entry.result.rivals += others.flatMap { $0.result.rivals + [$0.result.manifest].compactMap { $0 } }
      entries.append(entry)
      guard let own = entry.result.manifest, !entry.result.rivals.isEmpty else { continue }
      gaps.append(.unordered(id: id, manifests: (entry.result.rivals + [own]).map(\.place)))
    }
  }
}

extension SnapshotResult {
  /// Whether two results of one assertion are the same for whoever decides.
  func saysTheSame(as other: SnapshotResult) -> Bool { decisive == other.decisive }

  /// The result without what says where it was read, and in which words.
  private var decisive: SnapshotResult {
    var copy = self
    (copy.manifest, copy.losses, copy.rivals, copy.message, copy.acceptCommand) = (nil, [], [], "", nil)
    return copy
  }
}
