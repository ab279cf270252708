/// The results that stand, of those of all machines: the one place that decides which result of an assertion counts.
///
/// Reports, `pending`, `accept` and `merge` all ask here, so that what one names is what another takes.
package struct StandingResults: Sendable {
  /// In the order of the assertions' names.
  package private(set) var results: [SnapshotResult] = []
  package private(set) var gaps: [ReviewGap]
  /// How many assertions the runs verified.
  package let verified: Int

  package struct Entry: Sendable {
    package let result: SnapshotResult
    /// Whether it is of a run that counts, not of an earlier one whose ledger has been dropped.
    package let isOfLatest: Bool
  }

  /// - Parameter counting: what a machine's result is for whoever asks; none where it does not count.
  package init(_ manifests: [ManifestFile], counting: (Entry) -> SnapshotResult?) {
    let histories = Dictionary(grouping: manifests, by: \.machineNumbers)
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { RunHistory($0.value) }
    // A change that was rejected on two machines is one.
    var known: Set<ReviewGap> = []
    gaps = histories.flatMap(\.gaps).filter { known.insert($0).inserted }
    verified = histories.reduce(0) { $0 + $1.verified }
    var found: [String: [(entry: Entry, counted: SnapshotResult)]] = [:]
    for entry in histories.flatMap(\.entries) {
      guard let counted = counting(entry) else { continue }
      found[entry.result.id, default: []].append((entry, counted))
    }
    for (_, all) in found.sorted(by: { $0.key < $1.key }) {
      // What an earlier run left is no rival of what a machine says now.
      let current = all.filter(\.entry.isOfLatest)
      // Machines have no order. The last is taken so that every command takes the same, and it is told where that matters.
      let candidates = current.isEmpty ? all : current
      guard let last = candidates.last else { continue }
      add(last.counted, last.entry.result, besides: candidates.dropLast().map(\.entry.result))
    }
  }

  /// - Parameters:
  ///   - counted: a result as it counts.
  ///   - result: the same as it was read.
  ///   - others: what other machines say of the assertion.
  private mutating func add(
    _ counted: SnapshotResult, _ result: SnapshotResult, besides others: [SnapshotResult]
  ) {
    var counted = counted
    (counted.rivals, counted.twins) = (result.rivals, result.twins)
    for other in others {
      let places = [other.manifest].compactMap { $0 } + other.twins
      if other.saysTheSame(as: result) { counted.twins += places } else { counted.rivals += places }
      counted.rivals += other.rivals
    }
    results.append(counted)
    guard let own = result.manifest, !counted.rivals.isEmpty else { return }
    gaps.append(.unordered(id: result.id, manifests: (counted.rivals + [own]).map(\.place)))
  }
}

extension SnapshotResult {
  /// Whether two results of one assertion are the same for whoever decides: also the bytes of what was seen.
  func saysTheSame(as other: SnapshotResult) -> Bool { decisive == other.decisive }

  /// The result without what says where it was read, and in which words.
  private var decisive: SnapshotResult {
    var copy = self
    (copy.manifest, copy.losses, copy.rivals, copy.twins) = (nil, [], [], [])
    (copy.message, copy.acceptCommand) = ("", nil)
    return copy
  }
}
