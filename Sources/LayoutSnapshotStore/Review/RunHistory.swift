/// What the manifests of one machine say together: the results that still stand, and what is missing of its runs.
///
/// Runs are in the order that their ledgers count, and the processes of a run in the order in which its ledger says that they
/// began: clocks go back. A result stands until somebody decides it, or until its assertion passes in the same run or a later
/// one; that its files are gone says neither.
struct RunHistory {
  /// The results that stand.
  private(set) var entries: [StandingResults.Entry] = []
  private(set) var gaps: [ReviewGap] = []
  /// How many assertions the runs verified.
  private(set) var verified = 0

  private let ledgers: [ManifestFile]
  /// The runs that have a ledger.
  private let runs: Set<String>
  private let processes: [ManifestFile]
  /// Where their runs' ledgers say that they began, by name.
  private let places: [String: Int]

  /// - Parameter files: the manifests of one machine.
  init(_ files: [ManifestFile]) {
    // The numbers of the names are there so that what has no order comes in the same one each time.
    let ordered = files.sorted { ($0.sequence, $0.start, $0.name) < ($1.sequence, $1.start, $1.name) }
    ledgers = ordered.filter(\.isOfRun)
    runs = Set(ledgers.compactMap(\.manifest.run?.run))
    let begun = Self.begun(ledgers)
    func place(_ file: ManifestFile) -> Int? { file.manifest.run?.run.flatMap { begun[[$0, file.process]] } }
    processes = ordered.filter(\.isOfProcess).enumerated().map { (number: $0, file: $1, place: place($1)) }
      .sorted {
        ($0.file.sequence, $0.place ?? -1, $0.number) < ($1.file.sequence, $1.place ?? -1, $1.number)
      }
      .map(\.file)
    places = Dictionary(processes.compactMap { file in place(file).map { (file.name, $0) } }) { $1 }
    findEntries()
    findGaps(files)
  }

  /// Where the ledger of a run names each of its processes, by run and process.
  private static func begun(_ ledgers: [ManifestFile]) -> [[String]: Int] {
    var places: [[String]: Int] = [:]
    for ledger in ledgers {
      guard let run = ledger.manifest.run?.run else { continue }
      for (place, record) in ledger.manifest.begun.enumerated() { places[[run, record.process]] = place }
    }
    return places
  }

  /// Whether one manifest, which comes behind another here, is known to be later.
  private func isLater(_ file: ManifestFile, than other: ManifestFile) -> Bool {
    if file.sequence != other.sequence { return true }
    return places[file.name] != nil && places[other.name] != nil
      && file.manifest.run?.run == other.manifest.run?.run
  }

  private mutating func findEntries() {
    var newest: [String: (result: SnapshotResult?, file: ManifestFile, rivals: [FilePlace])] = [:]
    for file in processes {
      for (id, result) in file.manifest.undecided {
        guard let other = newest[id], !isLater(file, than: other.file) else {
          newest[id] = (result, file, [])
          continue
        }
        // What was decided is no answer to what may be later.
        guard let result else { continue }
        let isRival = other.result.map { !$0.saysTheSame(as: result) } ?? false
        newest[id] = (result, file, other.rivals + (isRival ? [other.file.place] : []))
      }
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
        (result.manifest, result.rivals) = (file.place, found.rivals)
        entries.append(StandingResults.Entry(result: result, isOfLatest: isOfLatest))
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
