/// What the manifests of one machine say together: the results that still stand, and what is missing of its runs.
///
/// Runs are in the order of their ledgers. A result stands until somebody decides it, or until its assertion passes in the
/// same run or a later one; that its files are gone says neither.
struct RunHistory {
  /// A result that stands.
  struct Entry {
    let result: SnapshotResult
    /// Whether it is of a run that counts, not of an earlier one whose ledger has been dropped.
    let isOfLatest: Bool
    /// Where its manifest stands among all, so that the later one of two machines counts.
    let start: UInt64
  }

  private(set) var entries: [Entry] = []
  private(set) var gaps: [ReviewGap] = []
  /// How many assertions the runs verified.
  private(set) var verified = 0

  private let ledgers: [ManifestFile]
  /// The runs that have a ledger.
  private let runs: Set<String>
  private let processes: [ManifestFile]

  /// - Parameter files: the manifests of one machine.
  init(_ files: [ManifestFile]) {
    let ordered = files.sorted { ($0.sequence, $0.start, $0.name) < ($1.sequence, $1.start, $1.name) }
    ledgers = ordered.filter(\.isOfRun)
    runs = Set(ledgers.compactMap(\.manifest.run?.run))
    processes = ordered.filter(\.isOfProcess)
    findEntries()
    findGaps(files)
  }

  private mutating func findEntries() {
    var newest: [String: (result: SnapshotResult?, file: ManifestFile)] = [:]
    for file in processes {
      for (id, result) in file.manifest.undecided { newest[id] = (result, file) }
    }
    let passes = ledgers.map { (ledger: $0, notes: $0.manifest.lastNotes) }
    for (id, found) in newest.sorted(by: { $0.key < $1.key }) {
      let (file, run) = (found.file, found.file.manifest.run)
      let hasPassed = passes.contains { pass in
        guard pass.notes[id] == true else { return false }
        return pass.ledger.manifest.run?.run == run?.run || pass.ledger.sequence > file.sequence
      }
      if hasPassed { continue }
      let isOfLatest = isOfLatest(file)
      if var result = found.result {
        result.manifest = file.place
        entries.append(Entry(result: result, isOfLatest: isOfLatest, start: file.start))
      }
      if isOfLatest, file.manifest.rejected.contains(id) { gaps.append(.rejected(id: id)) }
    }
  }

  /// Whether a manifest is of a run that counts. Earlier versions say nothing of runs.
  private func isOfLatest(_ file: ManifestFile) -> Bool {
    guard let run = file.manifest.run, let name = run.run, run.isGathered != true, !runs.isEmpty else {
      return true
    }
    return runs.contains(name)
  }

  private mutating func findGaps(_ files: [ManifestFile]) {
    for file in files where isOfLatest(file) {
      gaps += file.manifest.gaps.map(ReviewGap.told)
      if file.manifest.isEmpty { gaps.append(.empty(file.place.place)) }
      for (line, error) in file.manifest.damages.sorted(by: { $0.key < $1.key }) {
        gaps.append(.damaged(file.place.place, line: line, error))
      }
      let more = file.manifest.moreDamages.values.reduce(0, +)
      if more > 0 { gaps.append(.moreDamaged(file.place.place, more)) }
    }
    let processes = Dictionary(grouping: processes) { $0.manifest.run?.run }
    for ledger in ledgers where !ledger.manifest.isEmpty {
      verified += ledger.manifest.ended.reduce(0) { $0 + $1.verified }
      guard let run = ledger.manifest.run?.run else {
        gaps.append(.headless(ledger.place.place))
        continue
      }
      findGaps(of: ledger, processes[run] ?? [])
    }
    for file in self.processes where file.manifest.run?.isGathered == true {
      guard let run = file.manifest.run?.run, !runs.contains(run) else { continue }
      gaps.append(.lostLedger(manifest: file.place.place))
    }
  }

  /// What is missing of one run.
  private mutating func findGaps(of ledger: ManifestFile, _ files: [ManifestFile]) {
    let (path, manifest) = (ledger.place.place, ledger.manifest)
    let (begun, ended) = (Set(manifest.begun.map(\.process)), Set(manifest.ended.map(\.process)))
    for record in manifest.begun where !ended.contains(record.process) {
      gaps.append(.unended(record, ledger: path))
    }
    if manifest.begun.isEmpty { gaps.append(.nobodyBegan(ledger: path)) }
    for file in files where !begun.contains(file.process) {
      gaps.append(.strangeProcess(manifest: file.place.place, ledger: path))
    }
    // An earlier result of the same assertion is no answer to a later failure.
    var left: [String: Int] = [:]
    for note in manifest.notes where !note.hasPassed { left[note.id, default: 0] += 1 }
    for result in files.flatMap(\.manifest.results) { left[result.id]? -= 1 }
    for (id, hasPassed) in manifest.lastNotes.sorted(by: { $0.key < $1.key })
    where !hasPassed && left[id, default: 0] > 0 {
      gaps.append(.lostResult(id: id, ledger: path))
    }
  }
}
