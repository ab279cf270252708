import Foundation
import LayoutSnapshotStore
import LayoutSnapshotViews

/// One inline snapshot: takes a value's text on each of its devices, and compares or records it.
struct InlineAssertion {
  let context: TestContext
  let site: CallSite
  /// The source with the call.
  let path: String
  let settings: SnapshotSettings
  let session: SnapshotSession
  let configuration: SnapshotConfiguration
  /// The argument of the call itself.
  let mode: RecordMode?
  /// When the tests were built; nil if that cannot be determined.
  let build: FileTime?

  /// The text of all devices, and what is wrong with their layouts.
  private struct Taken {
    var text = ""
    var warnings: [String] = []
    var errors: [String] = []
  }

  func failure<Value>(
    as strategy: Snapshotting<Value>, on devices: [Device]?, expected: String?, of make: () throws -> Value
  ) throws -> SnapshotFailure? {
    if let stray = context.stray { return SnapshotFailure(message: stray) }
    if devices?.isEmpty == true {
      return SnapshotFailure(message: "\(title) has no devices. Name at least one, as in `on: .iPhone17`.")
    }
    let evidence = CheckEvidence(.inline, of: context, at: site, in: path, settings, session: session)
    evidence?.count()
    let taken = try take(strategy, devices, of: make())
    if configuration.isStrict == true, !taken.errors.isEmpty {
      let words = ["\(title) has a broken layout, and the suite is strict."] + taken.errors
      return SnapshotFailure(message: words.joined(separator: "\n"))
    }
    let difference = InlineDifference(expected: expected, actual: taken.text)
    if difference == nil { evidence?.clear(["expected.txt", "actual.txt"]) }
    let mode =
      settings.isContinuousIntegration ? .never : settings.mode(call: mode, scope: configuration.mode)
    switch mode {
    case .all: return try record(taken, expected, difference, evidence)
    case .failed where difference != nil, .missing where expected == nil:
      return try record(taken, expected, difference, evidence)
    case .never, .missing, .failed: return difference.map { failure($0, expected, taken.text, evidence) }
    }
  }

  private var title: String { "Inline snapshot \(context.suite)/\(context.function)" }

  private func failure(
    _ difference: InlineDifference, _ expected: String?, _ actual: String, _ evidence: CheckEvidence?
  ) -> SnapshotFailure {
    let variable = EnvironmentVariable.record.rawValue
    let message = """
      \(title) does not match.
      \(difference)
      If this is as it should be: \(variable)=failed swift test, without CI set
      """
    evidence?.leave(message, difference, expected, actual)
    return SnapshotFailure(message: message)
  }

  private func record(
    _ taken: Taken, _ expected: String?, _ difference: InlineDifference?, _ evidence: CheckEvidence?
  ) throws -> SnapshotFailure? {
    let before = difference.map { "\n\($0)" } ?? ""
    let refused: @Sendable (InlineSourceError) -> String = { [title, text = taken.text] error in
      let message = "\(title) was not recorded. \(error)\(before)"
      evidence?.leave(message, difference, expected, text)
      return message
    }
    do throws(InlineSourceError) {
      let name = context.name(named: nil, on: [])
      let folders: SnapshotFolders
      do throws(SnapshotFoldersError) {
        folders = try SnapshotFolders(
          filePath: path, name: name, root: nil, artifactsRoot: settings.artifacts,
          temporary: NSTemporaryDirectory(), exists: Files.exists)
      } catch { throw .noSource(path) }
      guard let build else { throw .newerThanBuild(path) }
      try session.inline.recorder(for: path, folders, build: build)
        .record(
          taken.text, line: Int(site.line), column: Int(site.column), known: expected,
          refused: { _ = refused($0) })
    } catch {
      return SnapshotFailure(message: refused(error))
    }
    if settings.recordingPasses { return nil }
    let warnings = taken.warnings.map { "\nWarning: \($0)" }.joined()
    return SnapshotFailure(
      message: """
        \(title) was recorded. When the tests end it stands in \(site.claim). Look at it, build and run again.\
        \(before)\(warnings)
        """)
  }

  private func take<Value>(_ strategy: Snapshotting<Value>, _ devices: [Device]?, of value: Value) throws
    -> Taken
  {
    var taken = Taken()
    for device in devices.map({ $0.map(Optional.some) }) ?? [nil] {
      let subject = SnapshotSubject(device: device)
      let parts = try strategy.take(value, subject).filter { !strategy.illustratesText || $0.isText }
      guard parts.count == 1, case .text(let text, _)? = parts.first else {
        throw InlineStrategyError.noText(endings: parts.map(\.ending))
      }
      if let device = subject.laidOutDevice, let count = devices?.count, count > 1 {
        taken.text += "--- \(device.name)\n"
      }
      taken.text += text
      if text.unicodeScalars.last != "\n", (devices?.count ?? 1) > 1 { taken.text += "\n" }
      let flaws = subject.flaws + LayoutFlaw.absences(TestContext.runningTest, besides: subject.flaws)
      taken.warnings += flaws.map(\.text)
      taken.errors += LayoutFlaw.errors(subject.flaws, TestContext.runningTest)
    }
    return taken
  }
}

extension CheckEvidence {
  /// Leaves both texts for the report. It is a source that decides, so the report has nothing to accept.
  fileprivate func leave(
    _ message: String, _ difference: InlineDifference?, _ expected: String?, _ actual: String
  ) {
    guard isFirst() else { return }
    let text = FileResult(
      status: .failed, reference: source,
      expected: expected.flatMap { write(Array($0.utf8), "expected.txt") },
      actual: write(Array(actual.utf8), "actual.txt"),
      changes: difference?.description.split(separator: "\n").map(String.init) ?? [])
    note(
      message,
      on: [
        DeviceResult(
          device: "", traits: [], scale: 1, pointWidth: 0, pointHeight: 0, status: .failed, texts: [text])
      ])
  }
}

/// Why a strategy is not one for inline snapshots.
enum InlineStrategyError: Error, Hashable, CustomStringConvertible {
  /// It stores something other than one text.
  case noText(endings: [String])

  var description: String {
    switch self {
    case .noText(let endings):
      """
      This strategy stores \(endings.isEmpty ? "nothing" : endings.joined(separator: " and ")), and a source holds one \
      text. Use a strategy of text such as `.constraints` or `.hierarchy`, or assertSnapshot(of:as:on:).
      """
    }
  }
}

extension SnapshotCall {
  /// The failure of an inline snapshot, if there is one.
  func inlineFailure<Value>(
    as strategy: Snapshotting<Value>, expected: String?, of make: () throws -> Value
  ) -> SnapshotFailure? {
    do {
      let file = try SnapshotsFile(near: "\(site.filePath)")
      return try InlineAssertion(
        context: TestContext(site, function: function, testName: nil), site: site,
        path: "\(site.filePath)", settings: try SnapshotSettings.inForce(), session: processSession,
        configuration: .inForce(with: file), mode: mode, build: timeOfBuild
      ).failure(as: strategy, on: devices(for: strategy, file), expected: expected, of: make)
    } catch {
      return SnapshotFailure(message: "\(error)")
    }
  }
}

/// When the program that contains this code was linked.
private let timeOfBuild: FileTime? = {
  #if os(Linux)
    FileTime(of: "/proc/self/exe")
  #else
    Bundle(for: RunningTestCase.self).executablePath.flatMap(FileTime.init(of:))
  #endif
}()
