import LayoutSnapshotSupport

/// Writes texts into a source: all that the tests of a process have for it at once, each at the place that was compiled.
///
/// Texts are gathered until ``write()``, so that a source is read, understood and written once, however many texts it gets.
/// A text changes the lines below it, but tests know only the lines that were compiled. So a journal keeps the source
/// as it was compiled, and each text is added to the journal before all of them are applied to that source. A lock
/// lets one process after another do so.
package final class InlineRecorder: Sendable {
  /// Called where a text could not be written after all.
  package typealias Refused = @Sendable (InlineSourceError) -> Void

  private let files: InlineFiles
  private let state = Locked(State())

  private struct State {
    /// The source as it was compiled, or why nothing is written into it. One look is enough for a process.
    var found: Result<Found, InlineSourceError>?
    var texts: [Place: Pending] = [:]
  }

  private struct Found {
    let source: InlineSource
    /// What earlier processes of this build have written.
    let written: [Place: String]
  }

  private struct Place: Hashable, Comparable {
    let line: Int
    let column: Int

    static func < (first: Place, second: Place) -> Bool {
      (first.line, first.column) < (second.line, second.column)
    }
  }

  private struct Pending {
    let text: String
    let call: InlineSource.Place
    var refused: [Refused]
    /// Whether the call gave another text later, so that it gets none.
    var isContradicted = false
  }

  /// - Parameters:
  ///   - filePath: the source.
  ///   - folders: where the package and its artifacts lie.
  ///   - build: when the tests were built.
  ///   - patience: for how long another process that does not move may keep this one from writing.
  package init(
    filePath: String, folders: SnapshotFolders, build: FileTime, patience: Duration = .seconds(10)
  ) throws(InlineSourceError) {
    guard folders.isInPackage, filePath.hasPrefix(folders.roots.package + "/") else {
      throw .notInPackage(filePath)
    }
    files = InlineFiles(filePath: filePath, roots: folders.roots, build: build, patience: patience)
  }

  /// Takes a text for the closure of a call, which ``write()`` writes.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - line: the call's line when it was compiled.
  ///   - column: the call's column then.
  ///   - known: the text that was compiled; nil if the call had no closure.
  ///   - refused: called from ``write()`` if the text could not be written after all.
  /// - Returns: whether the text is new. It is not if the call has it, or an earlier test of this build has given it.
  @discardableResult
  package func record(
    _ text: String, line: Int, column: Int, known: String?, refused: @escaping Refused = { _ in }
  ) throws(InlineSourceError) -> Bool {
    try state.withLock { state throws(InlineSourceError) in
      let found = try found(&state).get()
      let place = Place(line: line, column: column)
      let call = try found.source.place(line: line, column: column)
      guard call.known.map({ Array($0.utf8) }) == known.map({ Array($0.utf8) }) else {
        throw .changed(
          site(place), found: call.known == nil ? "a call without a text" : "a call with another text")
      }
      if let written = found.written[place] {
        guard isSame(written, text) else { throw .severalTexts(site(place)) }
        return false
      }
      guard var pending = state.texts[place] else {
        state.texts[place] = Pending(text: text, call: call, refused: [refused])
        return known.map { !isSame($0, InlineLiteral.normalized(text)) } ?? true
      }
      guard isSame(pending.text, text) else {
        state.texts[place]?.isContradicted = true
        throw .severalTexts(site(place))
      }
      pending.refused.append(refused)
      state.texts[place] = pending
      return false
    }
  }

  private func found(_ state: inout State) -> Result<Found, InlineSourceError> {
    if let found = state.found { return found }
    let found: Result<Found, InlineSourceError>
    do throws(InlineSourceError) {
      let journal = try files.locked { () throws(InlineSourceError) in try files.read().journal }
      let source = InlineSource(path: files.path, bytes: Array(journal.source))
      if let line = source.conflictMark { throw .conflictMark(path: files.path, line: line) }
      found = .success(Found(source: source, written: Self.texts(of: journal)))
    } catch { found = .failure(error) }
    state.found = found
    return found
  }

  /// Writes the texts that were taken. What could not be written is told to those who gave it.
  ///
  /// - Returns: why not, and how many texts that were.
  @discardableResult
  package func write() -> InlineRefusal? {
    let (found, texts) = state.withLock { state in
      defer { state = State() }
      return (state.found, state.texts.sorted { $0.key < $1.key })
    }
    guard case .success(let found)? = found, !texts.isEmpty else { return nil }
    var refused: [(pending: Pending, error: InlineSourceError)] = []
    do throws(InlineSourceError) {
      refused = try files.locked { () throws(InlineSourceError) in try write(texts, into: found.source) }
    } catch { refused = texts.map { ($0.value, error) } }
    for (pending, error) in refused { pending.refused.forEach { $0(error) } }
    return refused.first.map { InlineRefusal(path: files.path, error: $0.error, count: refused.count) }
  }

  /// - Returns: the texts that others contradict, which are not written.
  private func write(
    _ texts: [(key: Place, value: Pending)], into source: InlineSource
  ) throws(InlineSourceError) -> [(Pending, InlineSourceError)] {
    var (current, journal) = try files.read()
    // Other processes may have written meanwhile, but for the same source.
    guard Array(journal.source) == source.bytes else { throw .newerThanBuild(files.path) }
    let written = Self.texts(of: journal)
    var contradicted: [(Pending, InlineSourceError)] = []
    journal.before = journal.edits.count
    for (place, pending) in texts {
      if pending.isContradicted || written[place].map({ !isSame($0, pending.text) }) == true {
        contradicted.append((pending, .severalTexts(site(place))))
      } else if written[place] == nil {
        journal.edits.append(InlineEdit(line: place.line, column: place.column, text: pending.text))
      }
    }
    if journal.edits.count > written.count {
      let places = Dictionary(uniqueKeysWithValues: texts.map { (site($0.key), $0.value.call) })
      try files.write(source.applying(journal.edits, places: places), journal, over: current)
    }
    return contradicted
  }

  private static func texts(of journal: InlineJournal) -> [Place: String] {
    Dictionary(journal.edits.map { (Place(line: $0.line, column: $0.column), $0.text) }) { first, _ in first }
  }

  private func site(_ place: Place) -> Claims.Site {
    Claims.Site(file: files.path, line: place.line, column: place.column)
  }

  /// Whether two texts have the same bytes; strings are equal if their characters only look so.
  private func isSame(_ first: String, _ second: String) -> Bool { Array(first.utf8) == Array(second.utf8) }
}

/// Texts that were not written into a source.
package struct InlineRefusal: Sendable {
  package let path: String
  /// The reason; that of the first where they differ.
  package let error: InlineSourceError
  package let count: Int
}
