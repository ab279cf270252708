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
  /// The run's place among those of the folder, from 1; none where an earlier version began it.
  let sequence: Int?

  /// Opens the ledger of this run, which begins with its first process.
  ///
  /// - Parameters:
  ///   - record: the process; it gets the run's place in the order of runs.
  ///   - isGathered: whether the ledgers of earlier runs still count. Otherwise those whose runner has ended go.
  package init(for record: RunRecord, in artifacts: String, isGathered: Bool) throws(FileError) {
    let folder = try OpenFolder.make(artifacts)
    let name = ManifestName(ofRun: Self.current)
    place = FilePlace(base: artifacts, place: name.place)
    let manifests = try folder.names(ManifestName.folder).compactMap(ManifestName.init(_:))
    var latest = 0
    for other in manifests where other.isOfRun && other != name {
      latest = max(latest, try Self.sequence(of: other, in: folder) ?? 0)
    }
    var record = record
    record.sequence = latest + 1
    record.isGathered = isGathered ? true : nil
    let line = ManifestLine.file([.run(record)])
    do throws(FileError) {
      try folder.write(line, to: place.place, replacing: .nothing, durably: false)
      sequence = latest + 1
    } catch {
      guard error.code == EEXIST else { throw error }
      sequence = try Self.sequence(of: name, in: folder)
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
      open.formUnion(Manifest(jsonLines: bytes).lastNotes.filter { !$0.value }.keys)
    }
    return open
  }

  /// What is only in a ledger of a run that is not all green.
  private static let noted = Data(#""kind":"noted""#.utf8)

  private static func sequence(of name: ManifestName, in folder: borrowing OpenFolder) throws(FileError)
    -> Int?
  {
    guard let bytes = try folder.read(name.place) else { return nil }
    let first = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard case .run(let record)? = try? ManifestLine(json: first) else { return nil }
    // A number that nobody can count on from is none of ours.
    return record.sequence.flatMap { (0..<1_000_000_000).contains($0) ? $0 : nil }
  }
}

extension Manifest {
  /// Each assertion of a ledger, and whether it passed at last.
  var lastNotes: [String: Bool] {
    var last: [String: Bool] = [:]
    for note in notes { last[note.id] = note.hasPassed }
    return last
  }
}
