import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The ledger of one call of a test runner, which may start several processes.
///
/// All of them write into the same file that they began and ended, and which assertions left a result. Without it nobody
/// could tell tests that all passed from tests that never ran or were killed on the way, a result that was lost from one
/// that never was, and what an earlier run recorded from what this one did.
package struct RunLedger: Sendable {
  /// The runner's process, whose children belong together; the process itself where it has no runner to ask for.
  static let current: String = getppid() > 1 ? "\(getppid())" : "\(getpid())"

  /// Where it lies among the artifacts.
  let place: FilePlace
  /// When this process began, as the folder counts.
  ///
  /// Clocks go back. So the lines of all ledgers that say that a process begins or ends are counted: what begins gets a
  /// number larger than all that are there. Who ended with a smaller number was over before. The same number, or a
  /// larger one, says that both were at work together.
  let sequence: Int

  /// Opens the ledger of this run, which begins with its first process.
  ///
  /// - Parameters:
  ///   - record: the process; it gets its place in the order of processes.
  ///   - isGathered: whether the ledgers of earlier runs still count. Otherwise those whose runner has ended go.
  package init(for record: RunRecord, in artifacts: String, isGathered: Bool) throws(FileError) {
    let folder = try OpenFolder.make(artifacts)
    let name = ManifestName(ofRun: Self.current)
    place = FilePlace(base: artifacts, place: name.place)
    let manifests = try folder.names(ManifestName.folder).compactMap(ManifestName.init(_:))
    sequence = try Self.latest(of: manifests, in: folder) + 1
    var record = record
    record.sequence = sequence
    record.isGathered = isGathered ? true : nil
    let line = ManifestLine.file([.run(record)])
    do throws(FileError) {
      try folder.write(line, to: place.place, replacing: .nothing, durably: false)
    } catch {
      guard error.code == EEXIST else { throw error }
      return
    }
    if isGathered { return }
    for other in manifests where other != name {
      guard try Self.endsWithItsWriter(other, in: folder) else { continue }
      // Another runner may be at work at the same time.
      if let writer = other.writer, kill(writer, 0) == 0 { continue }
      try folder.remove(other.place)
    }
  }

  /// Whether a file is of no use once its writer has ended: a ledger, or the manifest of a process that was killed before it
  /// noted anything.
  private static func endsWithItsWriter(
    _ name: ManifestName, in folder: borrowing OpenFolder
  ) throws(FileError) -> Bool {
    if name.isOfRun { return true }
    guard name.isOfProcess, let bytes = try folder.read(name.place) else { return false }
    return Data(bytes).range(of: result) == nil
  }

  private static let result = Data(#""kind":"result""#.utf8)

  /// Notes that a process begins, which is the one that opened the ledger.
  package func begin(_ process: String, target: String) throws(FileError) {
    try append(.begun(ProcessRecord(process: process, target: target, sequence: sequence)))
  }

  /// Notes that a process ends.
  package func end(_ process: String, verified: Int) throws(FileError) {
    guard let folder = try OpenFolder.open(place.base), folder.hasFile(place.place) else { return }
    let manifests = try folder.names(ManifestName.folder).compactMap(ManifestName.init(_:))
    let now = max(sequence, try Self.latest(of: manifests, in: folder))
    try append(.ended(EndRecord(process: process, verified: verified, sequence: now)))
  }

  /// Adds a line. A ledger that is gone, with its folder, is not made again.
  package func append(_ line: ManifestLine) throws(FileError) {
    guard let folder = try OpenFolder.open(place.base), folder.hasFile(place.place) else { return }
    try folder.append(line: line.json, to: place.place)
  }

  /// The assertions that left a result in any run of the folder and have not passed since.
  func openNotes() -> Set<String> {
    guard let folder = try? OpenFolder.open(place.base), let names = try? folder.names(ManifestName.folder)
    else {
      return []
    }
    var open: Set<String> = []
    for name in names.compactMap(ManifestName.init(_:)) where name.isOfRun {
      guard let bytes = try? ManifestFile.read(name.place, in: folder) else { continue }
      // A runner may start a process for each test, and each reads what all others have written.
      if Data(bytes).range(of: Self.noted) == nil { continue }
      open.formUnion(Manifest(jsonLines: bytes).lastNotes.filter { !$0.value.hasPassed }.keys)
    }
    return open
  }

  /// What is only in a ledger of a run that is not all green.
  private static let noted = Data(#""kind":"noted""#.utf8)

  /// The largest number that ledgers have.
  private static func latest(
    of manifests: [ManifestName], in folder: borrowing OpenFolder
  ) throws(FileError) -> Int {
    var latest = 0
    for name in manifests where name.isOfRun {
      guard let bytes = try folder.read(name.place) else { continue }
      latest = max(latest, sequence(atTheEndOf: bytes))
    }
    return latest
  }

  /// The largest number in the last lines of a ledger.
  ///
  /// Numbers grow from line to line, except between processes that begin in the same moment. Those of many processes are
  /// not read again by each of them.
  private static func sequence(atTheEndOf bytes: [UInt8]) -> Int {
    var (latest, found, end) = (0, 0, bytes.endIndex)
    while end > bytes.startIndex, found < 64 {
      let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
      let line = bytes[start..<end]
      end = max(start - 1, bytes.startIndex)
      guard Data(line).range(of: counted) != nil, let line = try? ManifestLine(json: line) else { continue }
      // A number that nobody can count on from is none of ours.
      guard let number = line.sequence, (0..<1_000_000_000).contains(number) else { continue }
      (latest, found) = (max(latest, number), found + 1)
    }
    return latest
  }

  /// What is only in the lines that are counted.
  private static let counted = Data(#""sequence":"#.utf8)
}

extension ManifestLine {
  /// When a process began or ended, where the line says so.
  fileprivate var sequence: Int? {
    switch self {
    case .run(let record): record.sequence
    case .begun(let record): record.sequence
    case .ended(let record): record.sequence
    default: nil
    }
  }
}

extension Manifest {
  /// What a ledger says last of each assertion.
  var lastNotes: [String: Note] { Dictionary(notes.map { ($0.id, $0) }) { $1 } }
}
