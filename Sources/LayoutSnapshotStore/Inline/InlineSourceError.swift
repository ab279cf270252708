/// Why a text was not written into a source.
package enum InlineSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The source is not on this machine.
  case noSource(String)
  /// The source is in no package, and nothing is written outside of packages.
  case notInPackage(String)
  /// The source was saved after the tests were built, so lines and columns may mean something else.
  case newerThanBuild(String)
  /// The source was saved while the tests ran.
  case savedMeanwhile(String)
  /// At the place that the compiler noted there is no call with the text that the compiler saw.
  case changed(Claims.Site, found: String)
  /// The source has a mark of an unresolved merge on a line.
  case conflictMark(path: String, line: Int)
  /// The call is there, but is written in a way that is not understood well enough to change it.
  case notUnderstood(Claims.Site, String)
  /// The same call has given two texts, of which a source can hold one.
  case severalTexts(Claims.Site)
  /// A file could not be read or written.
  case file(FileError)
  /// Other processes could not be kept from writing at the same time; the system's number for the reason.
  case noLock(path: String, code: Int32)
  /// Another process has held the lock for as long as is waited; its number, if it has noted it.
  case busy(path: String, Duration, holder: Int32?)

  package var description: String {
    if case .severalTexts = self {
      "The call was left as it is: " + reason
    } else {
      "The source was left as it is: " + reason
    }
  }

  private var reason: String {
    switch self {
    case .noSource(let path): "\(path) is not on this machine. Record where the sources are."
    case .notInPackage(let path):
      "\(path) is in no package, and inline snapshots are only written below a Package.swift. Paste the text."
    case .newerThanBuild(let path):
      """
      \(path) has changed since the tests were built. Build and run again: swift test. If only the time of the file is \
      new, nothing is linked: remove the built tests first, rm -rf .build/debug/*.xctest
      """
    case .savedMeanwhile(let path):
      "\(path) was saved in another program while the tests ran. Build and run again: swift test"
    case .changed(let site, let found):
      "at \(site) there is \(found), so it has changed since the tests were built. Build and run again: swift test"
    case .conflictMark(let path, let line):
      "\(path):\(line) is the mark of a merge conflict. Resolve the conflict, build, and run again."
    case .notUnderstood(let site, let what):
      "the call at \(site) has \(what). Put that into a variable above the call, build, and run again."
    case .severalTexts(let site):
      """
      the call at \(site) gave two texts in one build, as a loop or a parameterised test does. Take a snapshot in \
      files there: assertSnapshot(of:as:on:).
      """
    case .file(let error): "\(error)"
    case .noLock(let path, let code):
      "\(path) could not be locked against other processes (\(code)). Use a folder of artifacts on a local disk."
    case .busy(let path, let patience, let holder):
      """
      \(holder.map { "process \($0)" } ?? "another process") has kept \(path) locked for \
      \(patience.components.seconds) seconds. End that process and run again; fuser "\(path)" names it.
      """
    }
  }
}
