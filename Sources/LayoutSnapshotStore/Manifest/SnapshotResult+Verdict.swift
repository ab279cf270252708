import LayoutSnapshotGraphics
import LayoutSnapshotValues

extension AssertionVerdict {
  /// The verdict as a line of a manifest; none where everything matches.
  ///
  /// - Parameter recordingPasses: whether a test that recorded passes.
  package func result(message: String, recordingPasses: Bool = false) -> SnapshotResult? {
    guard let status else { return nil }
    let roots = folders.roots
    return SnapshotResult(
      id: name.id, target: name.target, suite: name.suite, test: name.test, function: function,
      file: StoredPath(site.file, roots), line: site.line, column: site.column, status: status,
      message: message, causes: causes, groupKey: groupKey, acceptCommand: acceptCommand,
      devices: devices.compactMap { $0.result(roots) },
      passed: devices.enumerated().compactMap { place, device in device.passed(at: place, roots) },
      passes: passes(recordingPasses: recordingPasses) ? true : nil)
  }

  /// The same for everything that has the same causes, or else the same changes of frames. What only differs in
  /// pixels is alike to nothing.
  private var groupKey: String {
    let causes = Set(causes.map(\.text)).sorted()
    if !causes.isEmpty { return fileDigest(Array(causes.joined(separator: "\n").utf8)) }
    let changes = devices.flatMap(\.parts).flatMap { part -> [String] in
      if case .framesDiffer(let changes, _) = part.outcome { changes.map(\.description) } else { [] }
    }
    let key = changes.isEmpty ? [name.id] : Set(changes).sorted()
    return fileDigest(Array(key.joined(separator: "\n").utf8))
  }
}

extension DeviceVerdict {
  fileprivate func result(_ roots: ManifestRoots) -> DeviceResult? {
    guard let status else { return nil }
    var result = DeviceResult(
      device: name, traits: device?.traitNames ?? [], scale: device?.scale ?? 1,
      pointWidth: device?.width ?? 0, pointHeight: device?.height ?? 0, status: status)
    if let words = obstacle?.text { result.problems.append(words) }
    result.problems += flaws
    for part in parts {
      result.problems += part.problems
      guard let status = part.status else { continue }
      switch part.ending {
      case "png": result.picture = part.picture(status, roots)
      case "json": result.frames = part.file(status, roots)
      default: result.texts.append(part.file(status, roots))
      }
    }
    return result
  }
}

extension DeviceVerdict {
  fileprivate func passed(at place: Int, _ roots: ManifestRoots) -> PassedDevice? {
    guard status == nil, let device else { return nil }
    let picture = parts.first { $0.ending == "png" }
    return PassedDevice(
      device: device.name, scale: device.scale, pointWidth: device.width, pointHeight: device.height,
      reference: picture.map { StoredPath($0.reference, roots) }, place: place)
  }
}

extension PartVerdict {
  /// What went wrong beside the comparison, in words.
  var problems: [String] {
    var words = losses.map { "The pictures of the failure could not be stored. \($0)" }
    switch outcome {
    case .damaged(let reason): words.append("The reference \(reference) cannot be used. \(reason)")
    case .inaccessible(let error): words.append(error.description)
    case .notRecorded(let error): words.append(error.description)
    case .recordedTwice:
      words.append(
        """
        \(reference) was already recorded with other content in this run. Give each snapshot of a test a \
        name: `named: "..."`.
        """)
    case .matches, .recorded, .missing, .framesDiffer, .pixelsDiffer, .linesDiffer: break
    }
    return words
  }

  /// What differs, in words, one change each.
  var changes: [String] {
    switch outcome {
    case .framesDiffer(let changes, _): changes.map(\.description)
    case .pixelsDiffer(let change): [change.description]
    case .linesDiffer(let lines): lines
    case .matches, .recorded, .missing, .damaged, .inaccessible, .notRecorded, .recordedTwice: []
    }
  }

  fileprivate func file(_ status: SnapshotResult.Status, _ roots: ManifestRoots) -> FileResult {
    FileResult(
      status: status, reference: StoredPath(reference, roots), referenceDigest: referenceDigest,
      expected: evidence.expected.map { StoredPath($0, roots) },
      actual: evidence.actual.map { StoredPath($0, roots) }, actualDigest: actualDigest, changes: changes)
  }

  fileprivate func picture(_ status: SnapshotResult.Status, _ roots: ManifestRoots) -> PictureResult {
    var result = PictureResult(
      status: status, reference: StoredPath(reference, roots), referenceDigest: referenceDigest,
      expected: evidence.expected.map { StoredPath($0, roots) },
      actual: evidence.actual.map { StoredPath($0, roots) }, actualDigest: actualDigest,
      difference: evidence.difference.map { StoredPath($0, roots) }, changes: changes)
    guard case .pixelsDiffer(let change) = outcome else { return result }
    result.differingPixels = change.count
    result.totalPixels = change.total
    result.regions = change.regions.map { [$0.left, $0.top, $0.right, $0.bottom] }
    result.thresholds = change.counts.map { .init(threshold: $0.threshold, count: $0.pixels) }
    return result
  }
}
