import SnapshotStore

/// Copies manifests and evidence of several runs into one folder.
struct ArtifactMerge {
  private let roots: ManifestRoots
  private var newest: [String: (start: UInt64, shard: String, result: SnapshotResult)] = [:]
  private var manifests: [(path: String, name: String)] = []
  private var names: Set<String> = []
  /// The assertions that several runs have something to say about.
  private(set) var doubles: [String] = []

  init(into roots: ManifestRoots) { self.roots = roots }

  /// The folders of artifacts in a folder: itself, or those up to three levels below it.
  static func artifacts(in folder: String, depth: Int = 3) throws(FileError) -> [String] {
    let entries = try Files.names(in: folder)
    if entries.contains("manifests") || depth == 0 { return [folder] }
    var found: [String] = []
    for entry in entries where Files.kind(of: folder + "/" + entry) == .folder {
      found += try artifacts(in: folder + "/" + entry, depth: depth - 1)
    }
    // A shard in which everything passed has left nothing.
    return found
  }

  /// Takes note of what a run left behind.
  mutating func add(_ shard: String) throws(FileError) {
    let review = try PendingReview(ManifestRoots(package: roots.package, artifacts: shard))
    let kept = Dictionary(uniqueKeysWithValues: review.results.map { ($0.id, $0) })
    var mine: Set<String> = []
    for file in review.manifests {
      var name = file.path.split(separator: "/").last.map(String.init) ?? "manifest.jsonl"
      // Before the name, whose end says when the process began.
      while !names.insert(name).inserted { name = "again-" + name }
      manifests.append((file.path, name))
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
    for (path, name) in manifests { try copy(path, to: "manifests/" + name) }
    let bar = ProgressBar("Merging", total: newest.count, on: progress)
    defer { bar.finish() }
    for entry in newest.values.sorted(by: { $0.result.id < $1.result.id }) {
      let source = ManifestRoots(package: roots.package, artifacts: entry.shard)
      for path in entry.result.pendingFiles.flatMap({ [$0.actual] + $0.companions }) {
        if let below = path.belowArtifacts { try copy(path.resolved(source), to: below) }
      }
      bar.advance()
    }
  }

  private func copy(_ path: String, to place: String) throws(FileError) {
    guard let bytes = try Files.read(path) else { return }
    try Files.write(bytes, to: roots.artifacts + "/" + place, durably: false)
  }
}
