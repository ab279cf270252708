import LayoutSnapshotStore

/// What the page in the browser knows: a value that becomes the JSON in it.
///
/// Every text is made visible here, so that the page cannot show something else than it says.
struct ReportData: Encodable {
  let version = 1
  let title: String
  /// Of which branch and commit the run was, and when it began.
  let origin: String
  /// That not everything is known; empty where it is.
  let unknown: String
  /// What is missing of the runs.
  let gaps: [String]
  /// What somebody rejected and has not passed since.
  let rejected: [String]
  let results: [Result]
  let groups: [Group]
  let sweeps: [Sweep]
  let coverage: [Coverage]

  /// A sweep that is stored.
  struct Sweep: Encodable {
    let name, device, details: String
  }

  /// The constraints that an assertion depends on.
  struct Coverage: Encodable {
    struct Change: Encodable {
      let text, kind, noticedOn, place: String
    }

    let id, target, file: String
    let line: Int
    let devices: [String]
    let changes: Int
    let unnoticed: [Change]
  }

  /// Results with one cause: one decision.
  struct Group: Encodable {
    let causes: [Cause]
    let results: [Int]
  }

  struct Cause: Encodable {
    let text: String
    let devices: [String]
    let followers: Int
  }

  /// One assertion.
  struct Result: Encodable {
    let id, target, suite, test, file, status, reason, message, accept: String
    /// Which files are missing, and why; empty where none are.
    let lost: String
    let line: Int
    let pending: Bool
    /// The references that accepting writes, or refuses to.
    let writes: [String]
    let causes: [Cause]
    let devices: [Device]
    let passed: [Passed]
  }

  /// A device on which an assertion matched, and the picture there.
  struct Passed: Encodable {
    let label: String
    let scale: Int
    let width, height: Double
    let place: Int
    let picture: String?
  }

  /// One assertion on one device.
  struct Device: Encodable {
    let label, status: String
    let scale: Int
    let width, height: Double
    let words: [String]
    let differingPixels, totalPixels: Int
    let regions: [[Int]]
    let expected, actual, difference: String?
    /// The script with the layouts and texts, where there is something to tell.
    let details: String?
  }

  /// - Parameters:
  ///   - files: where the page finds each file.
  ///   - pictures: where it finds the picture of a device that passed.
  ///   - sweeps: where it finds the script of each stored sweep.
  init(
    _ content: ReportContent, files: (_ result: Int, _ device: Int) -> DeviceFiles,
    pictures: (_ result: Int, _ passed: Int) -> String?, sweeps: (Int) -> String
  ) {
    func shown(_ text: String) -> String { visibleText(text, limit: 2000) }
    func shown(_ causes: [SnapshotResult.Cause]) -> [Cause] {
      causes.map {
        Cause(text: shown($0.text), devices: $0.devices.map { shown($0) }, followers: $0.followers)
      }
    }
    title = shown(content.title)
    origin = shown(content.origin)
    unknown = shown(content.unknown ?? "")
    gaps = content.gaps.filter { !$0.isDecision }.map { shown($0.description) }
    rejected = content.gaps.filter(\.isDecision).map { shown($0.description) }
    self.sweeps = content.sweeps.enumerated().map { number, sweep in
      Sweep(name: shown(sweep.name), device: shown(sweep.device), details: sweeps(number))
    }
    coverage = content.coverage.map { record in
      Coverage(
        id: shown(record.id), target: shown(record.target),
        file: shown(record.file.belowPackage ?? record.file.text),
        line: record.line, devices: record.devices.map { shown($0) }, changes: record.changeCount,
        unnoticed: record.unnoticed.map { change in
          let file = change.file.map { shown($0.belowPackage ?? $0.text) }
          return Coverage.Change(
            text: shown(change.text),
            kind: shown(change.kind ?? (change.noticedOn == nil ? "redundant" : "untested")),
            noticedOn: shown(change.noticedOn ?? ""), place: file.map { "\($0):\(change.line ?? 1)" } ?? "")
        })
    }
    results = content.results.enumerated().map { number, result in
      Result(
        id: shown(result.id), target: shown(result.target), suite: shown(result.suite),
        test: shown(result.test),
        file: shown(result.file.belowPackage ?? result.file.text), status: result.status.rawValue,
        reason: shown(result.reason), message: visibleText(result.message, keepsLines: true, limit: 20_000),
        accept: shown(result.acceptCommand ?? ""), lost: shown(result.lossWords ?? ""), line: result.line,
        pending: !result.pendingFiles.isEmpty,
        writes: result.pendingFiles.map { shown(result.destination(of: $0, content.roots)) },
        causes: shown(result.causes),
        devices: result.devices.enumerated().map { place, device in
          let files = files(number, place)
          return Device(
            label: shown(device.label), status: device.status.rawValue, scale: device.scale,
            width: device.pointWidth, height: device.pointHeight, words: device.words.map { shown($0) },
            differingPixels: device.picture?.differingPixels ?? 0,
            totalPixels: device.picture?.totalPixels ?? 0,
            regions: device.picture?.regions ?? [], expected: files.expected, actual: files.actual,
            difference: files.difference, details: files.details)
        },
        passed: result.passed.enumerated().map { place, device in
          Passed(
            label: shown(device.device), scale: device.scale, width: device.pointWidth,
            height: device.pointHeight, place: device.place, picture: pictures(number, place))
        })
    }
    let places = Dictionary(uniqueKeysWithValues: content.results.enumerated().map { ($1.id, $0) })
    groups = content.groups.map { group in
      Group(causes: shown(group.causes), results: group.results.compactMap { places[$0.id] })
    }
  }
}

/// Where the page finds what belongs to one device: paths, or the data itself.
struct DeviceFiles {
  var expected: String?
  var actual: String?
  var difference: String?
  var details: String?
}
