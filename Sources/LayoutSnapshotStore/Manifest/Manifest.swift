import LayoutSnapshotSupport

/// What one process has left, or the ledger of a run: its lines in the order in which they were written.
package struct Manifest: Hashable, Sendable {
  /// The process; none where the first line is lost.
  package private(set) var run: RunRecord?
  package private(set) var results: [SnapshotResult] = []
  package private(set) var claims: [ClaimRecord] = []
  package private(set) var coverage: [CoverageRecord] = []
  /// The processes of a run that began, those that ended, and what their assertions left: all of a ledger.
  package private(set) var begun: [ProcessRecord] = []
  package private(set) var ended: [EndRecord] = []
  package private(set) var notes: [Note] = []
  /// The tests that the machine was to run.
  package private(set) var shard: ShardRecord?
  /// What was missing when these artifacts were merged.
  package private(set) var gaps: [GapRecord] = []
  /// The lines that could not be read, by number from 1, such as a last one that a full disk cut off: the first ten of a kind.
  package private(set) var damages: [Int: ManifestError] = [:]
  /// How many more there are of a kind.
  package private(set) var moreDamages: [ManifestError.Kind: Int] = [:]
  /// Whether there is no line at all.
  package private(set) var isEmpty = true
  /// Whether something that was written is lost.
  var isDamaged: Bool { isEmpty || !damages.isEmpty }
  /// The devices of each assertion whose last result is decided.
  private var decided: [String: Set<String>] = [:]
  /// The assertions of whose last result something was rejected: their tests go on failing.
  package private(set) var rejected: Set<String> = []

  /// How many lines were read, empty ones included.
  private var lineCount = 0
  private static let mostDamages = 10

  /// An assertion left a result, or passed after it had left one.
  package struct Note: Hashable, Sendable {
    package let id: String
    package let process: String?
    package let hasPassed: Bool

    fileprivate init(_ record: NoteRecord, hasPassed: Bool) {
      (id, process, self.hasPassed) = (record.id, record.process, hasPassed)
    }
  }

  /// Reads a manifest and keeps every line that is whole.
  package init(jsonLines bytes: [UInt8]) {
    add(jsonLines: bytes, from: 0)
  }

  /// Reads what was added at the end since, from where a line begins.
  mutating func add(jsonLines bytes: [UInt8], from start: Int) {
    for line in lineRanges(bytes, from: start) {
      lineCount += 1
      if line.isEmpty { continue }
      isEmpty = false
      do throws(ManifestError) { add(try ManifestLine(json: bytes[line])) } catch { note(error) }
    }
    // Behind the last end of a line there is no line yet.
    lineCount -= 1
  }

  private mutating func note(_ error: ManifestError) {
    if damages.values.count(where: { $0.kind == error.kind }) < Self.mostDamages {
      damages[lineCount] = error
    } else {
      moreDamages[error.kind, default: 0] += 1
    }
  }

  private mutating func add(_ line: ManifestLine) {
    switch line {
    case .run(let record): run = run ?? record
    case .result(let result):
      results.append(result)
      decided[result.id] = nil
      rejected.remove(result.id)
    case .claim(let claim): claims.append(claim)
    case .coverage(let record): coverage.append(record)
    case .begun(let record): begun.append(record)
    case .ended(let record): ended.append(record)
    case .noted(let record): notes.append(Note(record, hasPassed: false))
    case .passed(let record): notes.append(Note(record, hasPassed: true))
    case .decided(let record):
      decided[record.id, default: []].formUnion(record.devices)
      if record.verdict == .rejected { rejected.insert(record.id) }
    case .shard(let record): shard = record
    case .gap(let record): gaps.append(record)
    }
  }

  /// The last result of each assertion without the devices that are decided.
  package var undecided: [(id: String, result: SnapshotResult?)] {
    var last: [String: Int] = [:]
    for (index, result) in results.enumerated() { last[result.id] = index }
    return results.enumerated().compactMap { index, result in
      last[result.id] == index ? (result.id, result.without(decided[result.id] ?? [])) : nil
    }
  }
}

extension SnapshotResult {
  /// The same without devices; none where nothing is left to say.
  fileprivate func without(_ decided: Set<String>) -> SnapshotResult? {
    if decided.isEmpty { return self }
    var copy = self
    copy.devices.removeAll { decided.contains($0.device) }
    return copy.devices.isEmpty ? nil : copy
  }
}
