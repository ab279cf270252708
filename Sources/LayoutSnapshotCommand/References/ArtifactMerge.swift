import LayoutSnapshotStore

/// Copies manifests and evidence of several runs into one folder.
struct ArtifactMerge {
  private let roots: ManifestRoots
  private var newest: [String: (start: UInt64, shard: String, result: SnapshotResult)] = [:]
  private var manifests: [(file: PendingReview.ManifestFile, name: String)] = []
  private var names: Set<String> = []
  /// The assertions that several runs have something to say about.
  private(set) var doubles: [String] = []
  /// What of the shards could not be used, and so is not in what they are merged into.
  private(set) var problems: [String] = []

  /// How long the tests of all shards took, as far as they left reports of it.
  private var times = TestTimes()

  /// How many manifests there are so far.
  var manifestCount: Int { manifests.count }

  init(into roots: ManifestRoots) { self.roots = roots }

  /// The folders of artifacts in a folder: itself, or those up to three levels below it.
  static func artifacts(in folder: String, depth: Int = 3) throws(FileError) -> [String] {
    guard let opened = try OpenFolder.open(folder) else { return [] }
    return try artifacts(in: opened, "", depth: depth).map { $0.isEmpty ? folder : folder + "/" + $0 }
  }

  private static func artifacts(
    in folder: borrowing OpenFolder, _ place: String, depth: Int
  ) throws(FileError) -> [String] {
    let entries = try folder.names(place)
    if entries.contains("manifests") { return [place] }
    var found: [String] = []
    for entry in entries where depth > 0 {
      let inner = place.isEmpty ? entry : place + "/" + entry
      // What a link leads to is no part of what was handed over.
      if try folder.kind(inner) == .folder { found += try artifacts(in: folder, inner, depth: depth - 1) }
    }
    return found
  }

  /// Takes note of what a run left behind.
  mutating func add(_ shard: String) throws(FileError) {
    let review = try PendingReview(ManifestRoots(package: roots.package, artifacts: shard))
    problems += review.problems
    if let times = try TestTimes(folder: shard) { self.times.add(times) }
    let kept = Dictionary(uniqueKeysWithValues: review.results.map { ($0.id, $0) })
    var mine: Set<String> = []
    for file in review.manifests {
      var name = file.name
      // Before the name, whose end says when the process began.
      while !names.insert(name).inserted { name = "again-" + name }
      manifests.append((file, name))
      for id in file.manifest.results.map(\.id) {
        guard let result = kept[id] else { continue }
        if let other = newest[id], !mine.contains(id) { doubles.append(other.result.id) }
        mine.insert(id)
        if file.start >= newest[id]?.start ?? 0 { newest[id] = (file.start, shard, result) }
      }
    }
  }

  /// Copies everything that counts.
  func finish(progress: TextOutput) throws(FileError) {
    for (file, name) in manifests { try copy(file.place, to: "manifests/" + name) }
    if !times.seconds.isEmpty {
      try FilePlace(base: roots.artifacts, place: TestTimes.fileName)
        .write(Array(times.lines.utf8), durably: false)
    }
    let bar = ProgressBar("Merging", total: newest.count, on: progress)
    defer { bar.finish() }
    for entry in newest.values.sorted(by: { $0.result.id < $1.result.id }) {
      let source = ManifestRoots(package: roots.package, artifacts: entry.shard)
      for case let place? in entry.result.pendingFiles.flatMap(\.evidence).map(source.evidence) {
        try copy(place, to: place.place)
      }
      bar.advance()
    }
  }

  private func copy(_ source: FilePlace, to place: String) throws(FileError) {
    guard let bytes = try source.read() else { return }
    try FilePlace(base: roots.artifacts, place: place).write(bytes, durably: false)
  }
}
