/// What the manifests of one machine say together: the results that still stand, and what is missing of its runs.
///
/// A result stands until somebody decides it, or until its assertion passes in the same run or a later one; that its files are
/// gone says neither. ``ProcessOrder`` says which is later.
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
  private let order: ProcessOrder

  /// - Parameter files: the manifests of one machine.
  init(_ files: [ManifestFile]) {
    // The numbers of the names are there so that what has no order comes in the same one each time.
    let ordered = files.sorted { ($0.sequence, $0.start, $0.name) < ($1.sequence, $1.start, $1.name) }
    ledgers = ordered.filter(\.isOfRun)
    runs = Set(ledgers.compactMap(\.manifest.run?.run))
    processes = ordered.filter(\.isOfProcess)
    order = ProcessOrder(ledgers, processes)
    findEntries()
    findGaps(files)
  }

  private mutating func findEntries() {
    typealias Said = (result: SnapshotResult?, file: ManifestFile)
    var latest: [String: [Said]] = [:]
    for file in processes {
      for (id, result) in file.manifest.undecided {
        var said = latest[id, default: []]
        said.removeAll { order.isOlder(id, in: $0.file, than: file) }
        if !said.contains(where: { order.isOlder(id, in: file, than: $0.file) }) {
          said.append((result, file))
        }
        latest[id] = said
      }
    }
    for (id, all) in latest.sorted(by: { $0.key < $1.key }) {
      let said = all.filter { !order.hasPassed(id, since: $0.file) }
      if said.contains(where: { isOfLatest($0.file) && $0.file.manifest.rejected.contains(id) }) {
        gaps.append(.rejected(id: id))
      }
      // What was decided is no answer to what may be later.
      let open = said.compactMap { said in said.result.map { (result: $0, file: said.file) } }
      guard let last = open.last else { continue }
      var result = last.result
      result.manifest = last.file.place
      for other in open.dropLast() {
        if other.result.saysTheSame(as: result) {
          result.twins.append(other.file.place)
        } else {
          result.rivals.append(other.file.place)
        }
      }
      entries.append(StandingResults.Entry(result: result, isOfLatest: isOfLatest(last.file)))
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
    for (id, note) in manifest.lastNotes.sorted(by: { $0.key < $1.key })
    where !note.hasPassed && left[id, default: 0] > 0 {
      gaps.append(.lostResult(id: id, ledger: path))
    }
  }
}
