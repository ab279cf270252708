import Foundation
import LayoutSnapshotStore
import LayoutSnapshotViews

/// One assertion: takes a value's snapshot on each of its devices, and compares or records it.
struct Assertion {
  let context: TestContext
  let site: CallSite
  let settings: SnapshotSettings
  let session: SnapshotSession
  let configuration: SnapshotConfiguration
  /// The arguments of the call itself.
  let mode: RecordMode?
  let root: String?
  let named: String?

  /// The failure to report, if there is one: a single failure for all devices.
  ///
  /// - Parameters:
  ///   - devices: the devices to lay out on; nil for a value that needs no device.
  ///   - value: the value for a device: a new one, or the same one each time.
  func failure<Value>(
    as strategy: Snapshotting<Value>, on devices: [Device]?, of value: (Device?) throws -> Value
  ) throws(SnapshotFoldersError) -> SnapshotFailure? {
    if let stray = context.stray { return SnapshotFailure(message: stray) }
    let name = context.name(named: named, on: devices ?? [])
    if let obstacle = obstacle(with: devices, strategy, name) { return SnapshotFailure(message: obstacle) }
    let folders = try SnapshotFolders(
      filePath: "\(site.filePath)", name: name, root: root ?? configuration.root ?? settings.references,
      artifactsRoot: settings.artifacts, temporary: NSTemporaryDirectory(), exists: Files.exists)
    let mode = settings.mode(call: mode, scope: configuration.mode)
    let verifier = SnapshotVerifier(
      name: name, folders: folders, mode: mode, claims: session.claims,
      followsLinkedReferences: settings.followsLinkedReferences, readsRunfiles: settings.readsRunfiles)
    session.begin(
      in: folders, target: name.target, framework: context.framework,
      isGathered: settings.isContinuousIntegration)
    session.count(in: folders)
    let claimant = Claims.Claimant(site: site.claim, arguments: context.argumentWords)
    var repetition: Repetition?
    var verdicts: [DeviceVerdict] = []
    var references: [String] = []
    var solved: View?
    for device in devices.map({ $0.map(Optional.some) }) ?? [nil] {
      let verdict = release { () -> DeviceVerdict in
        let parts: [SnapshotPart]
        let subject = SnapshotSubject(device: device, tolerance: configuration.tolerance)
        do { parts = try strategy.take(try value(device), subject) } catch {
          return DeviceVerdict(device: device, parts: [], obstacle: obstacle(error))
        }
        solved = solved ?? subject.solvedView
        let device = subject.laidOutDevice
        let flaws = {
          let flaws = subject.flaws
          return (flaws + LayoutFlaw.absences(TestContext.runningTest, besides: flaws)).map(\.text)
        }
        let lacks = { LayoutFlaw.lacks(of: subject.layout, TestContext.runningTest).map(\.text) }
        if configuration.isStrict == true {
          let errors = LayoutFlaw.errors(subject.flaws, TestContext.runningTest)
          if !errors.isEmpty {
            return DeviceVerdict(device: device, parts: [], obstacle: .flawed, flaws: errors)
          }
        }
        if let ending = repeatedEnding(of: parts) {
          return DeviceVerdict(
            device: device, parts: [], obstacle: .impossible("\(StrategyError.sharedEnding(ending))"))
        }
        let paths = parts.map { verifier.reference(device: device, ending: $0.ending) }
        references += paths
        let fingerprint = parts.map(\.fingerprint).hashValue
        switch session.claims.claim(paths, for: claimant, fingerprint: fingerprint) {
        case .first: break
        case .again(let again):
          repetition = repetition.map { $0.joined(with: again) } ?? again
          if again.isOfAnother {
            return verifier.with(mode: .never).verify(parts, on: device, flaws: flaws, lacks: lacks)
          }
        case .taken(let path, let owner):
          let words = claimed(path, by: owner, for: claimant)
          return DeviceVerdict(device: device, parts: [], obstacle: .impossible(words))
        }
        return verifier.verify(parts, on: device, flaws: flaws, lacks: lacks)
      }
      verdicts.append(verdict)
    }
    let verdict = AssertionVerdict(
      name: name, folders: folders, function: context.function, site: site.claim, devices: verdicts,
      repetition: repetition, changingArgument: changingPart(of: context.argumentWords),
      recordCommand: settings.recordCommand)
    let losses = [
      noteUsage(of: references, name, folders), noteCoverage(of: solved, on: devices, name, folders),
    ]
    return failure(for: verdict, losses.compactMap { $0 })
  }

  private func failure(for verdict: AssertionVerdict, _ losses: [String]) -> SnapshotFailure? {
    var message = FailureMessage(verdict).description
    if verdict.status == nil {
      session.pass(verdict.name.id, in: verdict.folders)
      return losses.isEmpty ? nil : SnapshotFailure(message: losses.joined(separator: "\n"))
    }
    if let result = verdict.result(message: message, recordingPasses: settings.recordingPasses) {
      do throws(FileError) {
        try session.note(result, in: verdict.folders, framework: context.framework)
      } catch {
        message += "\nWarning: the result could not be written for the report. \(error)"
      }
      if settings.showsJSON {
        var line = result
        line.message = ""
        let json = String(decoding: ManifestLine.result(line).json, as: UTF8.self)
        message += "\n" + FailureMessage.resultPrefix + json
      }
    }
    if verdict.passes(recordingPasses: settings.recordingPasses) { return nil }
    for loss in losses { message += "\n" + loss }
    return SnapshotFailure(
      message: message, causes: verdict.causes.map(\.text),
      evidence: verdict.devices.flatMap(\.parts).flatMap(\.evidence.files))
  }

  private func obstacle(_ error: any Error) -> DeviceVerdict.Obstacle {
    if case SnapshotStatesError.unsolved = error { return .unsolved("\(error)") }
    return error is LayoutError ? .unsolved("\(error)") : .impossible("\(error)")
  }

  /// The ending of two files of one snapshot, of which the second would overwrite the first.
  private func repeatedEnding(of parts: [SnapshotPart]) -> String? {
    var endings: Set<String> = []
    return parts.map(\.ending).first { !endings.insert($0).inserted }
  }

  private func claimed(_ path: String, by owner: Claims.Claimant, for claimant: Claims.Claimant) -> String {
    if owner.site == claimant.site {
      return """
        The cases \(owner.arguments) and \(claimant.arguments) of this test would share \(path), because file names \
        cannot tell their arguments apart. Give each a name: `named: "..."`.
        """
    }
    return """
      \(path) belongs to the snapshot of \(owner.site) already. Two snapshots with one name would overwrite each \
      other: give each a name, `named: "..."`.
      """
  }

  /// Why the devices cannot be verified. A test on no device would always pass. If two devices had one name,
  /// the second would overwrite the first one's references.
  private func obstacle<Value>(
    with devices: [Device]?, _ strategy: Snapshotting<Value>, _ name: SnapshotName
  ) -> String? {
    guard let devices else {
      return strategy.needsDevice ? "Snapshot \(name.test): \(StrategyError.noDevice)" : nil
    }
    if devices.isEmpty {
      return "Snapshot \(name.test) has no devices. Name at least one, as in `on: .iPhone17`."
    }
    var owners: [String: Device] = [:]
    for device in devices {
      // Some file systems treat upper and lower case as the same.
      guard let other = owners.updateValue(device, forKey: safeName(device.name).lowercased()) else {
        continue
      }
      return """
        Snapshot \(name.test) has two devices that would share their files: \(other.name) and \
        \(device.name). Give each a name of its own.
        """
    }
    return nil
  }
}

/// Releases the memory of one snapshot before the next begins, on systems with autorelease pools.
private func release<Result>(_ body: () -> Result) -> Result {
  #if canImport(ObjectiveC)
    autoreleasepool(invoking: body)
  #else
    body()
  #endif
}
