import Foundation

/// Writes texts into a source: several in one run, also from several processes, each at the place that was compiled.
///
/// A text changes the lines below it, but tests know only the lines that were compiled. So a journal keeps the source
/// as it was compiled, and each text is added to the journal before all of them are applied to that source. A lock
/// lets one process after another do so.
package struct InlineRecorder: Sendable {
  let filePath: String
  let package: String
  let artifacts: String
  let build: FileTime
  let patience: Duration

  /// - Parameters:
  ///   - filePath: the source.
  ///   - folders: where the package and its artifacts lie.
  ///   - build: when the tests were built.
  ///   - patience: for how long another process may keep this one from writing. Each of them takes milliseconds.
  package init(
    filePath: String, folders: SnapshotFolders, build: FileTime, patience: Duration = .seconds(10)
  ) throws(InlineSourceError) {
    guard folders.isInPackage, filePath.hasPrefix(folders.roots.package + "/") else {
      throw .notInPackage(filePath)
    }
    (self.filePath, self.package, self.build) = (filePath, folders.roots.package, build)
    self.patience = patience
    artifacts = folders.roots.artifacts
  }

  private var place: String { String(filePath.dropFirst(package.count + 1)) }

  /// Writes a text into the closure of a call.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - line: the call's line when it was compiled.
  ///   - column: the call's column then.
  ///   - known: the text that was compiled; nil if the call had no closure.
  /// - Returns: whether the source changed. It does not if an earlier test of this build has written the same.
  @discardableResult
  package func record(_ text: String, line: Int, column: Int, known: String?) throws(InlineSourceError)
    -> Bool
  {
    let outcome: Result<Bool, InlineSourceError>
    do throws(FileError) {
      let folder = try OpenFolder.make(artifacts)
      outcome = try folder.locked(for: "inline/\(place).lock", patience) { () throws(InlineSourceError) in
        try write(InlineEdit(line: line, column: column, text: text), known)
      }
    } catch { throw .file(error) }
    return try outcome.get()
  }

  private func write(_ edit: InlineEdit, _ known: String?) throws(InlineSourceError) -> Bool {
    let site = Claims.Site(file: filePath, line: edit.line, column: edit.column)
    let current = try currentSource()
    var journal = try journal(current)
    let source = InlineSource(path: filePath, bytes: Array(journal.source))
    if let line = source.conflictMark { throw .conflictMark(path: filePath, line: line) }
    let call = try source.place(line: edit.line, column: edit.column)
    guard call.known.map({ Array($0.utf8) }) == known.map({ Array($0.utf8) }) else {
      throw .changed(site, found: call.known == nil ? "a call without a text" : "a call with another text")
    }
    if let earlier = journal.edits.first(where: { $0.line == edit.line && $0.column == edit.column }) {
      guard Array(earlier.text.utf8) == Array(edit.text.utf8) else { throw .severalTexts(site) }
      return false
    }
    journal.edits.append(edit)
    let changed = try source.applying(journal.edits)
    let encoded = try encode(journal)
    do throws(FileError) {
      try FilePlace(base: artifacts, place: InlineJournal.place(of: place)).write(encoded, durably: false)
      // What tests have written in this build is written again, so that it is never older than its journal.
      guard changed != current.bytes || build < current.times.saved else { return false }
      try FilePlace(base: package, place: place).write(changed, staging: artifacts + "/staging")
    } catch { throw .file(error) }
    return changed != current.bytes
  }

  private func currentSource() throws(InlineSourceError) -> OpenFolder.Content {
    do throws(FileError) {
      if let content = try OpenFolder.open(package)?.content(place) { return content }
    } catch { throw .file(error) }
    throw .noSource(filePath)
  }

  /// The journal of this build, or a new one if the source is as old as the build.
  private func journal(_ current: OpenFolder.Content) throws(InlineSourceError) -> InlineJournal {
    let isAsCompiled = current.times.saved <= build
    let stored: OpenFolder.Content?
    do throws(FileError) {
      stored = try OpenFolder.open(artifacts)?.content(
        InlineJournal.place(of: place), limit: InlineJournal.mostBytes)
    } catch { throw .file(error) }
    // A journal that cannot be read is of another version, or of a run that was killed.
    if let stored, let journal = try? JSONDecoder().decode(InlineJournal.self, from: Data(stored.bytes)),
      journal.build == build,
      (try? InlineSource(path: filePath, bytes: Array(journal.source)).applying(journal.edits))
        == current.bytes
    {
      // Whoever else wrote it could claim other lines for the calls. A source that nobody has saved since the build is
      // what was compiled. Any other was written after its journal; this time is the system's, and nobody can set it.
      let isOwn =
        isAsCompiled
        ? Array(journal.source) == current.bytes : stored.times.changed <= current.times.changed
      if isOwn { return journal }
    }
    guard isAsCompiled else { throw .newerThanBuild(filePath) }
    return InlineJournal(build: build, source: Data(current.bytes), edits: [])
  }

  private func encode(_ journal: InlineJournal) throws(InlineSourceError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do { return Array(try encoder.encode(journal)) } catch {
      throw .notUnderstood(Claims.Site(file: filePath, line: 1, column: 1), "a text that JSON cannot hold")
    }
  }
}
