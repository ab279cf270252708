import Foundation

/// A source with texts of tests, its journal, and the lock on both.
struct InlineFiles: Sendable {
  /// The source.
  let path: String
  let package: String
  let artifacts: String
  let build: FileTime
  let patience: Duration

  init(filePath: String, roots: ManifestRoots, build: FileTime, patience: Duration) {
    (path, package, artifacts) = (filePath, roots.package, roots.artifacts)
    (self.build, self.patience) = (build, patience)
  }

  private var place: String { String(path.dropFirst(package.count + 1)) }

  /// Runs a closure while no other process changes the source or its journal.
  func locked<Result>(
    _ body: () throws(InlineSourceError) -> Result
  ) throws(InlineSourceError) -> Result {
    let outcome: Swift.Result<Result, InlineSourceError>
    do throws(FileError) {
      outcome = try OpenFolder.make(artifacts).locked(for: "inline/\(place).lock", patience, body)
    } catch { throw .file(error) }
    return try outcome.get()
  }

  /// The source as it is, and the journal of this build; a new one if the source is as old as the build.
  func read() throws(InlineSourceError) -> (source: FileVersion, journal: InlineJournal) {
    let found: (source: FileVersion, journal: FileVersion?)?
    do throws(FileError) { found = try readFiles() } catch { throw .file(error) }
    guard let found else { throw .noSource(path) }
    let stored = found.journal.flatMap { file in
      // A journal that cannot be read is of another version, or of a run that was killed.
      (try? JSONDecoder().decode(InlineJournal.self, from: Data(file.bytes))).map {
        (journal: $0, file.times)
      }
    }
    do throws(FileError) { try removeAside(of: found.source, stored?.journal) } catch { throw .file(error) }
    return (found.source, try journal(of: found.source, stored))
  }

  private func readFiles() throws(FileError) -> (source: FileVersion, journal: FileVersion?)? {
    guard let source = try OpenFolder.open(package)?.version(place) else { return nil }
    return (source, try OpenFolder.open(artifacts)?.version(journalPlace, limit: InlineJournal.mostBytes))
  }

  private func journal(
    of source: FileVersion, _ stored: (journal: InlineJournal, times: FileTimes)?
  ) throws(InlineSourceError) -> InlineJournal {
    let isAsCompiled = source.times.saved <= build
    if let stored, stored.journal.build == build,
      text(of: stored.journal, stored.journal.edits[...]) == source.bytes
    {
      // Whoever else wrote it could claim other lines for the calls. A source that nobody has saved since the build is
      // what was compiled. Any other was written after its journal; this time is the system's, and nobody can set it.
      let isOwn =
        isAsCompiled
        ? Array(stored.journal.source) == source.bytes : stored.times.changed <= source.times.changed
      if isOwn { return stored.journal }
    }
    guard isAsCompiled else { throw .newerThanBuild(path) }
    return InlineJournal(build: build, source: Data(source.bytes), edits: [])
  }

  /// Removes what a process that was killed has left beside the source, if it is known: the source as it was, or as it was
  /// to be. Anything else may be the last save of whoever edits it.
  private func removeAside(of source: FileVersion, _ journal: InlineJournal?) throws(FileError) {
    let aside = FileReplacement.aside(ofPlace: place)
    guard let folder = try OpenFolder.open(package), let left = try folder.version(aside) else { return }
    let isKnown =
      left.bytes == source.bytes
      || journal.map { journal in
        [journal.edits[...], journal.edits.prefix(max(0, journal.before ?? 0))].contains { edits in
          text(of: journal, edits) == left.bytes
        }
      } == true
    guard isKnown else {
      throw FileError(operation: .write, path: path, reason: .leftAside(folder.path(of: aside)))
    }
    try folder.remove(aside)
  }

  private func text(of journal: InlineJournal, _ edits: ArraySlice<InlineEdit>) -> [UInt8]? {
    try? InlineSource(path: path, bytes: Array(journal.source)).applying(edits)
  }

  /// Writes the journal and then the source, so that the source is never older.
  func write(
    _ bytes: [UInt8], _ journal: InlineJournal, over source: FileVersion
  ) throws(InlineSourceError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let encoded = try? encoder.encode(journal) else {
      throw .notUnderstood(Claims.Site(file: path, line: 1, column: 1), "a text that JSON cannot hold")
    }
    do throws(FileError) {
      // It holds the source, so nobody reads it who may not read that.
      let access = source.access.mode & 0o666 | 0o600
      let folder = try OpenFolder.make(artifacts)
      if let other = try folder.version(journalPlace, limit: InlineJournal.mostBytes)?.access.mode,
        other & 0o777 != access
      {
        try folder.remove(journalPlace)
      }
      try folder.write(Array(encoded), to: journalPlace, durably: false, mode: access)
      // A source that got nothing new in this build stays as old as it was.
      guard bytes != source.bytes || build < source.times.saved else { return }
      guard let folder = try OpenFolder.open(package) else {
        throw FileError(operation: .write, path: path, code: ENOENT)
      }
      try folder.replace(place, source, by: bytes)
    } catch { throw error.reason == .savedMeanwhile ? .savedMeanwhile(path) : .file(error) }
  }

  private var journalPlace: String { InlineJournal.place(of: place) }
}
