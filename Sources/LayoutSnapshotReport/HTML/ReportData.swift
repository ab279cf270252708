import LayoutSnapshotStore

/// What the page in the browser knows: a value that becomes the JSON in it.
///
/// Every text is made visible here, so that the page cannot show something else than it says.
struct ReportData: Encodable {
  let version = 1
  /// Files of another report are not shown with this one's.
  let mark: String
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
    /// The first cause, or what else the first of them has to say.
    let cause: String
    let results: [Int]
  }

  struct Cause: Encodable {
    let text: String
    let devices: [String]
    let followers: Int
  }

  /// One assertion as the list, the filters and the first look at it need it. All else is its ``ReportStory``.
  struct Result: Encodable {
    let id, target, suite, test, file, status, reason, accept: String
    /// Which files are missing, and why; empty where none are.
    let lost: String
    let line: Int
    let pending: Bool
    let causes: [Cause]
    let devices: [Device]
    /// On how many devices it matched.
    let passed: Int
    /// The script with its story.
    let story: String
  }

  /// One assertion on one device.
  struct Device: Encodable {
    let label, status: String
    let scale: Int
    let width, height: Double
    let differingPixels: Int
    let expected, actual, difference: String?
    /// The script with the layouts and texts, where there is something to tell.
    let details: String?
  }

  /// - Parameters:
  ///   - files: where the page finds each file.
  ///   - stories: where it finds the script with the story of each result.
  ///   - sweeps: where it finds the script of each stored sweep.
  init(
    _ content: ReportContent, files: (_ result: Int, _ device: Int) -> DeviceFiles,
    stories: (Int) -> String, sweeps: (Int) -> String
  ) {
    mark = content.mark
    title = shownText(content.title)
    origin = shownText(content.origin)
    unknown = shownText(content.unknown ?? "")
    gaps = content.gaps.filter { !$0.isDecision }.map { shownText($0.description) }
    rejected = content.gaps.filter(\.isDecision).map { shownText($0.description) }
    self.sweeps = content.sweeps.enumerated().map { number, sweep in
      Sweep(name: shownText(sweep.name), device: shownText(sweep.device), details: sweeps(number))
    }
    coverage = content.coverage.map { record in
      Coverage(
        id: shownText(record.id), target: shownText(record.target),
        file: shownText(record.file.belowPackage ?? record.file.text),
        line: record.line, devices: record.devices.map(shownText), changes: record.changeCount,
        unnoticed: record.unnoticed.map { change in
          let file = change.file.map { shownText($0.belowPackage ?? $0.text) }
          return Coverage.Change(
            text: shownText(change.text),
            kind: shownText(change.kind ?? (change.noticedOn == nil ? "redundant" : "untested")),
            noticedOn: shownText(change.noticedOn ?? ""),
            place: file.map { "\($0):\(change.line ?? 1)" } ?? "")
        })
    }
    results = content.results.enumerated().map { number, result in
      Result(
        id: shownText(result.id), target: shownText(result.target), suite: shownText(result.suite),
        test: shownText(result.test),
        file: shownText(result.file.belowPackage ?? result.file.text), status: result.status.rawValue,
        reason: shownText(result.reason), accept: shownText(result.acceptCommand ?? ""),
        lost: shownText(result.lossWords ?? ""), line: result.line, pending: !result.pendingFiles.isEmpty,
        causes: result.causes.map {
          Cause(text: shownText($0.text), devices: $0.devices.map(shownText), followers: $0.followers)
        },
        devices: result.devices.enumerated().map { place, device in
          let files = files(number, place)
          return Device(
            label: shownText(device.label), status: device.status.rawValue, scale: device.scale,
            width: device.pointWidth, height: device.pointHeight,
            differingPixels: device.picture?.differingPixels ?? 0,
            expected: files.expected, actual: files.actual,
            difference: files.difference, details: files.details)
        },
        passed: result.passed.count, story: stories(number))
    }
    let places = Dictionary(uniqueKeysWithValues: content.results.enumerated().map { ($1.id, $0) })
    groups = content.groups.map { group in
      Group(
        cause: shownText(group.causes.first?.text ?? group.results[0].reason),
        results: group.results.compactMap { places[$0.id] })
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
