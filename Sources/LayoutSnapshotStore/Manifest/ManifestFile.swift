import LayoutSnapshotGraphics
import LayoutSnapshotSupport

/// One manifest on disk, as it was read.
package struct ManifestFile: Hashable, Sendable {
  /// Where it lies among the artifacts.
  package let place: FilePlace
  private let manifestName: ManifestName
  package let manifest: Manifest
  /// How many bytes were read, and their digest; nothing where the last line had no end, so that it may have changed since.
  private let size: Int
  private let digest: Digest128?

  /// The most lines of a manifest.
  ///
  /// A process writes a line for each assertion that fails, and the ledger of a run three of them at most. So many are ten
  /// times what the largest suites come to, and what a stranger wrote is soon read.
  package static let mostLines = 250_000
  /// The most bytes of a line: what a hundred devices have to say of an assertion comes to a tenth.
  package static let mostBytesOfALine = 16 << 20

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - artifacts: the folder of artifacts, which is open.
  ///   - known: the same manifest as it was read before. Where it has only grown, only what was added is read.
  /// - Returns: none where there is no such file.
  /// - Throws: ``FileError``, also for more or longer lines than any run writes.
  package init?(
    _ name: ManifestName, in artifacts: borrowing OpenFolder, known: ManifestFile? = nil
  ) throws(FileError) {
    guard let bytes = try Self.read(name.place, in: artifacts) else { return nil }
    place = FilePlace(base: artifacts.path, place: name.place)
    manifestName = name
    let isWhole = bytes.last == UInt8(ascii: "\n")
    (size, digest) = isWhole ? (bytes.count, XXH3.digest(bytes)) : (0, nil)
    if let known, known.place == place, let digest = known.digest, known.size <= bytes.count,
      XXH3.digest(Array(bytes[..<known.size])) == digest
    {
      var manifest = known.manifest
      manifest.add(jsonLines: bytes, from: known.size)
      self.manifest = manifest
    } else {
      manifest = Manifest(jsonLines: bytes)
    }
  }

  /// A manifest that is made of another or of nothing.
  package init(_ name: ManifestName, _ manifest: Manifest, in artifacts: String) {
    place = FilePlace(base: artifacts, place: name.place)
    (manifestName, self.manifest, size, digest) = (name, manifest, 0, nil)
  }

  /// The bytes of a manifest; none where there is none.
  ///
  /// - Throws: ``FileError``, also for more or longer lines than any run writes.
  package static func read(_ place: String, in folder: borrowing OpenFolder) throws(FileError) -> [UInt8]? {
    guard let bytes = try folder.read(place) else { return nil }
    let lines = measuredLines(bytes)
    let reason: FileError.Reason? =
      if lines.ends > mostLines {
        .tooManyLines(lines.ends, limit: mostLines)
      } else if lines.longest > mostBytesOfALine {
        .tooLongLine(limit: mostBytesOfALine)
      } else {
        nil
      }
    if let reason { throw FileError(operation: .read, path: folder.path(of: place), reason: reason) }
    return bytes
  }
}

extension ManifestFile {
  package var name: String { manifestName.text }
  /// The same manifest where the artifacts of several machines lie together.
  package func of(machine number: Int, in artifacts: String) -> ManifestFile {
    ManifestFile(manifestName.of(machine: number), manifest, in: artifacts)
  }
  /// The machine in a folder of several machines' artifacts.
  var machine: String { manifestName.machine }
  var machineNumbers: [Int] { manifestName.machineNumbers }
  /// Whether it is the ledger of a run.
  package var isOfRun: Bool { manifestName.isOfRun }
  /// Whether it holds the results of a process.
  package var isOfProcess: Bool { manifestName.isOfProcess }
  /// The process of a manifest, as ledgers name it.
  var process: String { manifestName.process }
  /// The number in its name, which tells processes of one number apart.
  var start: UInt64 { manifestName.start }
  /// Where its run stands among those of the machine: clocks may go back.
  var sequence: Int { manifest.run?.sequence ?? 0 }
}
