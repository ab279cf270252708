import LayoutSnapshotStore

/// Copies manifests and evidence of several machines into one folder.
struct ArtifactMerge {
  private let roots: ManifestRoots
  /// What each machine says of its assertions, and the folder of its evidence, by the manifest where it will lie.
  private var found: [FilePlace: [String: SnapshotResult]] = [:]
  private var sources: [FilePlace: String] = [:]
  /// The manifests of the machines, and what they are together.
  private var manifests: [(source: FilePlace, merged: ManifestFile)] = []
  private var records: [ShardRecord] = []
  /// The folders of the machines, by what their manifests hold.
  private var folders: [[String: Manifest]: String] = [:]
  /// What is missing and what was merged cannot show.
  private var gaps: [ReviewGap] = []
  /// How many machines left manifests.
  private(set) var machineCount = 0

  /// How long the tests of all shards took, as far as they left reports of it.
  private var times = TestTimes()

  init(into roots: ManifestRoots) { self.roots = roots }

  /// Takes note of a folder of artifacts, or of all such folders that lie up to three levels below it. Folders beside them
  /// without artifacts are machines that left nothing.
  mutating func add(allIn folder: String, _ context: CommandContext) throws(FileError) {
    guard let opened = try OpenFolder.open(folder) else { return }
    var found = try ShardFolders(in: opened, depth: 3)
    if found.artifacts.isEmpty { found.empty = [""] }
    func path(_ place: String) -> String { place.isEmpty ? folder : folder + "/" + place }
    for place in found.artifacts { try add(path(place), context) }
    gaps += found.empty.map { .noRun(folder: context.shown(path($0))) }
    gaps += found.others.map { .noFolder(context.shown(path($0))) }
  }

  /// Takes note of what a machine left behind.
  private mutating func add(_ artifacts: String, _ context: CommandContext) throws(FileError) {
    let review = try PendingReview(ManifestRoots(package: roots.package, artifacts: artifacts))
    let times = try TestTimes(folder: artifacts)
    if let times { self.times.add(times) }
    gaps += ShardAudit(review, times: times, context).gaps
    guard !review.manifests.isEmpty else {
      gaps.append(.noRun(folder: context.shown(artifacts)))
      return
    }
    machineCount += 1
    let content = Dictionary(uniqueKeysWithValues: review.manifests.map { ($0.name, $0.manifest) })
    if let other = folders.updateValue(context.shown(artifacts), forKey: content) {
      gaps.append(.sameArtifacts(other, context.shown(artifacts)))
    }
    records += review.manifests.compactMap(\.manifest.shard)
    var merged: [FilePlace: FilePlace] = [:]
    for file in review.manifests {
      let copy = file.of(machine: machineCount, in: roots.artifacts)
      manifests.append((file.place, copy))
      merged[file.place] = copy.place
      sources[copy.place] = artifacts
    }
    for result in review.results {
      guard let place = result.manifest.flatMap({ merged[$0] }) else { continue }
      found[place, default: [:]][result.id] = result
    }
  }

  /// The results that count, with the words of their machines on what they lost.
  private lazy var standing = settled()
  private func settled() -> StandingResults {
    StandingResults(manifests.map(\.merged)) { entry in
      guard let place = entry.result.manifest, var result = found[place]?[entry.result.id] else { return nil }
      result.manifest = place
      return result
    }
  }

  /// The assertions of which several machines say the same.
  var doubles: [String] {
    mutating get { standing.results.filter { $0.rivals.isEmpty && machines(of: $0) > 1 }.map(\.id) }
  }

  /// How many machines say the same as a result.
  private func machines(of result: SnapshotResult) -> Int {
    let places = result.twins + [result.manifest].compactMap { $0 }
    return Set(places.compactMap { sources[$0] }).count
  }

  /// Finds out which machines left nothing.
  ///
  /// - Parameter expected: how many there are to be; none where only the machines' own plans say so.
  mutating func count(expected: Int?) {
    let counts = Set(records.map(\.count)).sorted()
    if counts.count > 1 { gaps.append(.otherPlans(counts)) }
    if let count = counts.first, counts.count == 1 {
      let missing = Set(1...max(1, count)).subtracting(records.map(\.index)).sorted()
      if !missing.isEmpty { gaps.append(.lostShards(missing, of: count)) }
      let doubled = Dictionary(grouping: records, by: \.index).filter { $0.value.count > 1 }.keys.sorted()
      if !doubled.isEmpty { gaps.append(.doubledShards(doubled, of: count)) }
    }
    if let expected, expected != machineCount {
      gaps.append(.otherShards(found: machineCount, expected: expected))
    }
  }

  /// Copies everything that counts.
  mutating func finish(progress: TextOutput) throws(FileError) {
    for (source, merged) in manifests { try copy(source, to: merged.place.place) }
    if let words {
      try FilePlace(base: roots.artifacts, place: ManifestName.merge.place).write(words, durably: false)
    }
    if !times.seconds.isEmpty {
      try FilePlace(base: roots.artifacts, place: TestTimes.fileName)
        .write(Array(times.lines.utf8), durably: false)
    }
    let bar = ProgressBar("Merging", total: standing.results.count, on: progress)
    defer { bar.finish() }
    for result in standing.results {
      guard let artifacts = result.manifest.flatMap({ sources[$0] }) else { continue }
      let source = ManifestRoots(package: roots.package, artifacts: artifacts)
      let lost = result.lostFiles
      for path in result.shownFiles.flatMap(\.evidence) where !lost.contains(path) {
        if let place = source.evidence(path) { try copy(place, to: place.place) }
      }
      bar.advance()
    }
  }

  /// What is missing, as a manifest; none where nothing is.
  private var words: [UInt8]? {
    if gaps.isEmpty { return nil }
    return ManifestLine.file(gaps.map { .gap(GapRecord(title: $0.title, message: $0.description)) })
  }

  /// What was merged, with the words of each machine on what it lost. Nothing of it is read again.
  mutating func review() -> PendingReview {
    let told = words.map { ManifestFile(.merge, Manifest(jsonLines: $0), in: roots.artifacts) }
    var review = PendingReview(roots, manifests.map(\.merged) + [told].compactMap { $0 })
    review.results = standing.results
    return review
  }

  private func copy(_ source: FilePlace, to place: String) throws(FileError) {
    guard let bytes = try source.read() else { return }
    try FilePlace(base: roots.artifacts, place: place).write(bytes, durably: false)
  }
}
