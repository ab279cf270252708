import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes texts into a source: several in one run, also from several processes, each at the place that was compiled.
///
/// A text changes the lines below it, but tests know only the lines that were compiled. So a journal keeps the source
/// as it was compiled, and each text is added to the journal before all of them are applied to that source. A lock
/// lets one process after another do so.
package struct InlineRecorder: Sendable {
  /// When a file was last written.
  package struct Time: Codable, Hashable, Sendable, Comparable {
    let seconds: Int
    let nanoseconds: Int

    package init(seconds: Int, nanoseconds: Int) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }

    /// The time of a file; nil if there is none.
    package init?(of path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    }

    package static func < (first: Time, second: Time) -> Bool {
      (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
    }
  }

  private struct Journal: Codable {
    let build: Time
    let source: Data
    var edits: [InlineEdit]
  }

  let filePath: String
  let package: String
  let artifacts: String
  let build: Time

  /// - Parameters:
  ///   - filePath: the source.
  ///   - folders: where the package and its artifacts lie.
  ///   - build: when the tests were built.
  package init(filePath: String, folders: SnapshotFolders, build: Time) throws(InlineSourceError) {
    guard folders.isInPackage, filePath.hasPrefix(folders.roots.package + "/") else {
      throw .notInPackage(filePath)
    }
    (self.filePath, self.package, self.build) = (filePath, folders.roots.package, build)
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
      let folder = try OpenFolder.make(artifacts + "/inline")
      outcome = try folder.locked(for: place + ".lock") { () throws(InlineSourceError) in
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
    let place = try source.place(line: edit.line, column: edit.column)
    guard place.known.map({ Array($0.utf8) }) == known.map({ Array($0.utf8) }) else {
      throw .changed(site, found: place.known == nil ? "a call without a text" : "a call with another text")
    }
    if let earlier = journal.edits.first(where: { $0.line == edit.line && $0.column == edit.column }) {
      guard Array(earlier.text.utf8) == Array(edit.text.utf8) else { throw .severalTexts(site) }
      return false
    }
    journal.edits.append(edit)
    let changed = try source.applying(journal.edits)
    let encoded = try encode(journal)
    do throws(FileError) {
      try FilePlace(base: artifacts, place: "inline/\(self.place).json").write(encoded, durably: false)
      guard changed != current else { return false }
      try FilePlace(base: package, place: self.place).write(changed, staging: artifacts + "/staging")
    } catch { throw .file(error) }
    return true
  }

  private func currentSource() throws(InlineSourceError) -> [UInt8] {
    do throws(FileError) {
      if let bytes = try FilePlace(base: package, place: place).read() { return bytes }
    } catch { throw .file(error) }
    throw .noSource(filePath)
  }

  /// The journal of this build, or a new one if the source is as old as the build.
  private func journal(_ current: [UInt8]) throws(InlineSourceError) -> Journal {
    let stored: [UInt8]?
    do throws(FileError) {
      stored = try FilePlace(base: artifacts, place: "inline/\(place).json").read()
    } catch { throw .file(error) }
    // A journal that cannot be read is of another version, or of a run that was killed.
    if let stored, let journal = try? JSONDecoder().decode(Journal.self, from: Data(stored)),
      journal.build == build,
      (try? InlineSource(path: filePath, bytes: Array(journal.source)).applying(journal.edits)) == current
    {
      return journal
    }
    guard let time = Time(of: filePath) else { throw .noSource(filePath) }
    if build < time { throw .newerThanBuild(filePath) }
    return Journal(build: build, source: Data(current), edits: [])
  }

  private func encode(_ journal: Journal) throws(InlineSourceError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do { return Array(try encoder.encode(journal)) } catch {
      throw .notUnderstood(Claims.Site(file: filePath, line: 1, column: 1), "a text that JSON cannot hold")
    }
  }
}

extension OpenFolder {
  /// Runs a closure while no other thread or process does so for the same place.
  ///
  /// The lock goes with the process, however that ends. Its file stays: if it were removed, a process that waits for
  /// it and one that makes a new one would both go on.
  fileprivate func locked<Result>(
    for place: String, _ body: () throws(InlineSourceError) -> Result
  ) throws(FileError) -> Swift.Result<Result, InlineSourceError> {
    let parts = try parts(of: place, .write)
    guard let name = parts.last, let folder = try folder(parts.dropLast(), making: true) else {
      throw FileError(operation: .write, path: path(of: place), code: EISDIR)
    }
    let file = unsafe openat(
      folder.descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw folder.obstacle(.write, name, errno) }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
      let code = errno
      if code != EINTR { return .failure(.noLock(path: path(of: place), code: code)) }
    }
    do throws(InlineSourceError) { return .success(try body()) } catch { return .failure(error) }
  }
}
