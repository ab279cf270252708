import Foundation
import LayoutSnapshotStore
import LayoutSnapshotSupport
import LayoutSnapshotViews

/// What a failed check leaves for reviewers: files among the artifacts, and a line of the manifest for the report.
///
/// A call that runs several times in a test leaves what its first failure shows. A call that passes removes what an earlier run
/// left.
struct CheckEvidence: Sendable {
  /// The kinds of calls. Their names are those of the files.
  enum Kind: String {
    case expectation
    case equality
    case content
    case inline
  }

  /// The function of the test, and who runs it.
  private let function: String
  private let framework: String
  let site: CallSite
  private let name: SnapshotName
  let session: SnapshotSession
  let folders: SnapshotFolders
  /// The source with the call.
  let source: StoredPath
  /// `expectation.12`: the kind, and the line of the call.
  let stem: String

  /// Nil for a call of no known test, and without a folder for artifacts.
  init?(
    _ kind: Kind, of context: TestContext, at site: CallSite, in source: String? = nil,
    _ settings: SnapshotSettings, session: SnapshotSession = processSession
  ) {
    guard context.stray == nil else { return nil }
    let name = context.name(named: nil, on: [])
    let source = source ?? "\(site.filePath)"
    guard
      let folders = try? SnapshotFolders(
        filePath: source, name: name, root: settings.references,
        artifactsRoot: settings.artifacts, temporary: NSTemporaryDirectory(), exists: Files.exists)
    else { return nil }
    (function, framework) = (context.function, context.framework)
    (self.site, self.session, self.folders) = (site, session, folders)
    self.name = name
    self.source = StoredPath(source, folders.roots)
    stem = "\(kind.rawValue).\(site.line)"
    // What an earlier run left for the report is old by now, even if this run has nothing but checks that pass.
    session.begin(
      in: folders, target: name.target, framework: framework,
      isGathered: settings.isContinuousIntegration)
  }

  /// The same for a call at a place in the running test.
  init?(_ kind: Kind, at site: CallSite) {
    guard let settings = try? SnapshotSettings.inForce() else { return nil }
    self.init(kind, of: TestContext(site, function: "", testName: nil), at: site, settings)
  }

  /// Whether this is the first failure of the call in this process, which alone leaves something.
  func isFirst() -> Bool { noted.withLock { $0.insert(folders.evidence(stem).path).inserted } }

  /// Writes a file.
  ///
  /// - Returns: where it lies; nil if it could not be written. A check fails with or without its picture.
  func write(_ bytes: [UInt8], _ ending: String) -> StoredPath? {
    let place = folders.evidence("\(stem).\(ending)")
    guard (try? place.write(bytes, staging: folders.roots.staging, durably: false)) != nil else { return nil }
    return StoredPath(place.path, folders.roots)
  }

  private var test: String { "\(name.test).\(stem)" }
  private var id: String { "\(name.target)/\(name.suite)/\(test)" }

  /// Counts the call as one that compares or records something.
  func count() { session.count(in: folders) }

  /// Removes what an earlier run left, and notes that the call passes now.
  func clear(_ endings: [String]) {
    guard !noted.withLock({ $0.contains(folders.evidence(stem).path) }) else { return }
    session.pass(id, in: folders)
    // Nothing is removed for a test that never failed.
    guard Files.exists(folders.artifacts) else { return }
    for ending in endings { try? folders.evidence("\(stem).\(ending)").remove() }
  }

  /// Notes the failure for the report.
  func note(_ message: String, on devices: [DeviceResult]) {
    let result = SnapshotResult(
      id: id, target: name.target, suite: name.suite, test: test,
      function: function, file: source, line: Int(site.line),
      column: Int(site.column), status: .failed, message: message, causes: [], groupKey: "",
      acceptCommand: nil, devices: devices)
    // The test fails in any case; only the report lacks the failure.
    try? session.note(result, in: folders, framework: framework)
  }
}

extension DeviceResult {
  /// What a failed check shows on a device, without files.
  init(failed device: Device) {
    self.init(
      device: device.name, traits: device.traitNames, scale: device.scale, pointWidth: device.width,
      pointHeight: device.height, status: .failed)
  }
}

/// The calls of this process that have left something.
private let noted = Locked<Set<String>>([])
