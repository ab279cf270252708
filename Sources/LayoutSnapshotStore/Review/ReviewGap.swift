/// Why nobody can say that every snapshot is as it should be.
package enum ReviewGap: Error, Hashable, Sendable {
  /// A folder has no manifests.
  case noRun(folder: String)
  /// A process began and did not end.
  case unended(ProcessRecord, ledger: String)
  /// The ledger of a run names no process.
  case nobodyBegan(ledger: String)
  /// A manifest has no line.
  case empty(String)
  /// A ledger does not say whose it is.
  case headless(String)
  /// The ledger of a manifest's run does not name its process.
  case strangeProcess(manifest: String, ledger: String)
  /// A line of a manifest cannot be read.
  case damaged(String, line: Int, ManifestError)
  /// So many more lines of a manifest are damaged like the others.
  case moreDamaged(String, Int)
  /// An assertion left a result, and no manifest has it.
  case lostResult(id: String, ledger: String)
  /// A manifest of artifacts that are gathered belongs to a run without a ledger.
  case lostLedger(manifest: String)
  /// What should be the artifacts of a machine is no folder.
  case noFolder(String)
  /// Two folders have the artifacts of one machine.
  case sameArtifacts(String, String)
  /// Several machines say that they are the same of a plan.
  case doubledShards([Int], of: Int)
  /// Machines left nothing.
  case lostShards([Int], of: Int)
  /// There are more or fewer machines than somebody says.
  case otherShards(found: Int, expected: Int)
  /// The machines do not agree how many there are.
  case otherPlans([Int])
  /// A machine's reports have fewer tests than it was to run.
  case lostTests(folder: String, planned: Int, found: Int)
  /// Somebody rejected what an assertion saw, and it has not passed since.
  case rejected(id: String)
  /// Manifests say different things of an assertion, and nothing says which is later.
  case unordered(id: String, manifests: [String])
  /// Something that was missing when the artifacts were merged.
  case told(GapRecord)
}

extension ReviewGap {
  /// Whether somebody decided so and knows it.
  package var isDecision: Bool {
    if case .rejected = self { true } else { false }
  }
}

extension ReviewGap: CustomStringConvertible {
  /// What is missing in a few words.
  package var title: String {
    switch self {
    case .noRun: "no run"
    case .unended, .nobodyBegan: "a run that did not end"
    case .empty, .damaged, .moreDamaged, .headless: "a damaged manifest"
    case .lostResult: "a lost result"
    case .lostLedger, .strangeProcess: "a lost ledger"
    case .lostShards, .otherShards, .otherPlans, .noFolder: "lost shards"
    case .sameArtifacts, .doubledShards: "a shard that is there twice"
    case .lostTests: "lost tests"
    case .rejected: "a rejected change"
    case .unordered: "results without an order"
    case .told(let record): record.title
    }
  }

  /// What is missing, the likely cause, and what to do.
  package var description: String {
    switch self {
    case .noRun(let folder):
      "\(folder) has no results. Did the tests run, and were their artifacts kept?"
    case .unended(let record, let ledger):
      """
      Process \(record.number) of \(record.target) began and did not end: it was killed, it crashed, or it still runs. \
      What it had not verified is unknown. Run the tests again; \(ledger) names it.
      """
    case .nobodyBegan(let ledger):
      "\(ledger) begins a run of which no process is known: it was killed at its start. Run the tests again."
    case .empty(let path):
      "\(path) is empty. A disk was full, or the file was not kept whole. Run the tests again."
    case .headless(let path):
      "\(path) lacks its first line, which says whose it is. It was not kept whole. Run the tests again."
    case .strangeProcess(let manifest, let ledger):
      """
      \(manifest) is of a process that \(ledger) does not name. Keep the artifacts of each machine in a folder of its \
      own, and run the tests again.
      """
    case .damaged(let path, let line, let error):
      "\(path):\(line): \(error). What it said is lost. Run the tests again."
    case .moreDamaged(let path, let count):
      "\(path): and \(grouped(count)) more \(count == 1 ? "line" : "lines") like it."
    case .lostResult(let id, let ledger):
      "\(id) did not pass, and its result is missing. \(ledger) names it. Were all artifacts kept?"
    case .lostLedger(let manifest):
      """
      \(manifest) belongs to a run whose ledger, run.….jsonl, is missing. Whether it ended is unknown. \
      Were all artifacts kept?
      """
    case .noFolder(let path):
      "\(path) is no folder, so it was left out. If it has the artifacts of a shard, unpack it or name it by itself."
    case .sameArtifacts(let one, let other):
      "\(one) and \(other) have the artifacts of the same shard. Another one may be missing."
    case .doubledShards(let numbers, let count):
      "\(Self.list(numbers)) of \(count) \(numbers.count == 1 ? "is" : "are") there more than once. Another one may be missing."
    case .lostShards(let numbers, let count):
      """
      \(Self.list(numbers)) of \(count) left nothing. Did \(numbers.count == 1 ? "it" : "they") run, and were \
      \(numbers.count == 1 ? "its" : "their") artifacts kept?
      """
    case .otherShards(let found, let expected):
      "There are the artifacts of \(found) \(found == 1 ? "shard" : "shards"), and \(expected) are expected."
    case .otherPlans(let counts):
      """
      The shards do not agree how many there are: \(counts.map(String.init).joined(separator: " or ")). Artifacts of \
      different runs may have been mixed.
      """
    case .lostTests(let folder, let planned, let found):
      """
      The shard in \(folder) was to run \(planned) tests, and its xUnit files have \(found). The others never began, or \
      the process was killed.
      """
    case .rejected(let id):
      "\(id) was rejected: its reference stays, and its test fails until the code is mended. Run it again then."
    case .unordered(let id, let manifests):
      """
      \(id) has different results, and nothing says which is later: \(manifests.joined(separator: " and ")). Run the test \
      again, or name the artifacts of one machine alone with --artifacts.
      """
    case .told(let record): record.message
    }
  }

  private static func list(_ numbers: [Int]) -> String {
    let names = numbers.prefix(10).map(String.init).joined(separator: ", ")
    let more = numbers.count > 10 ? " and \(numbers.count - 10) more" : ""
    return (numbers.count == 1 ? "Shard " : "Shards ") + names + more
  }
}
