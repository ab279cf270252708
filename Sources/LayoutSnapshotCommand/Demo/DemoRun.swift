import LayoutSnapshotCauses
import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import LayoutSnapshotStore
import LayoutSnapshotViews

/// A run of made-up tests: references, and what was seen after a change, as real tests leave them.
struct DemoRun {
  private let roots: ManifestRoots
  private let writer: ManifestWriter
  private let run: RunRecord
  private static let name = "demo"

  /// - Parameter folder: becomes a package with references and artifacts.
  init(folder: String) {
    roots = ManifestRoots(package: folder, artifacts: folder + "/.build/layout-snapshots")
    run = RunRecord(
      target: "DemoTests", packageRoot: folder, processID: 0, startedAt: "2026-01-01T00:00:00Z",
      framework: "Swift Testing", run: Self.name, sequence: 1)
    writer = ManifestWriter(in: roots.artifacts, folder: ManifestName.folder, run: run, start: 1)
  }

  /// One made-up test.
  struct Test {
    let suite: String
    let name: String
    let devices: [Device]
    /// What the reference looks like; none where there is none.
    let before: DemoScreen.Looks?
    let after: DemoScreen.Looks
    /// The only devices that change; none for all.
    var changing: [Device]?
  }

  /// A number of tests: first those that show something each, then as many more as are asked for.
  static func tests(count: Int) -> [Test] {
    let shown = showcase
    guard count > shown.count else { return Array(shown.prefix(count)) }
    let devices: [Device] = [.iPhone4, .iPhone5, .iPhone8]
    let more = (0..<count - shown.count).map { number in
      var (before, after) = (DemoScreen.Looks(), DemoScreen.Looks())
      before.rows = number % 4 + 1
      after.rows = before.rows
      // A few share their number, and with it their cause.
      after.avatarSide = 72 + CGFloat(number / 4 % 40 + 1)
      return Test(
        suite: "Generated\(number / 50)Tests", name: "screen\(number)",
        devices: [devices[number % devices.count]], before: before, after: after)
    }
    return shown + more
  }

  private static var showcase: [Test] {
    let plain = DemoScreen.Looks()
    func looks(_ change: (inout DemoScreen.Looks) -> Void) -> DemoScreen.Looks {
      var copy = plain
      change(&copy)
      return copy
    }
    let wide = looks { $0.titleGap = 28 }
    let matrix: [Device] = [
      .iPhone4, .iPhone8, .iPhone8.landscape, .iPhone15, .iPhone15ProMax, .iPadMini6,
    ]
    return [
      Test(suite: "ProfileTests", name: "profile", devices: matrix, before: plain, after: wide),
      Test(
        suite: "SettingsTests", name: "settings", devices: [.iPhone8, .iPhone15],
        before: looks { $0.accent = .systemTeal },
        after: looks {
          $0.accent = .systemTeal
          $0.titleGap = 28
        }),
      Test(
        suite: "ThemeTests", name: "accent", devices: [.iPhone8, .iPhone15], before: plain,
        after: looks { $0.accent = .systemPurple }),
      Test(
        suite: "CartTests", name: "emptyCart", devices: [.iPhone4, .iPhone15],
        before: looks { $0.rows = 3 },
        after: looks {
          $0.rows = 3
          $0.leavesCardOpen = true
        }),
      Test(
        suite: "InboxTests", name: "badge", devices: [.iPhone4, .iPhone8, .iPhone15.landscape], before: plain,
        after: looks { $0.showsBadge = false }, changing: [.iPhone8]),
      Test(suite: "WelcomeTests", name: "welcome", devices: [.iPhone15], before: nil, after: plain),
    ]
  }

  /// What proofs leave.
  var proofs: DemoProofs { DemoProofs(roots: roots) { try writer.append($0) } }

  /// Writes the ledger of the run, which has come to its end.
  func finish(_ tests: [Test]) throws(FileError) {
    let process = "0-1"
    let lines =
      [.run(run), .begun(ProcessRecord(process: process, target: run.target))]
      + tests.map { ManifestLine.noted(NoteRecord(id: Self.id($0))) }
      + [.ended(EndRecord(process: process, verified: tests.count))]
    let place = FilePlace(base: roots.artifacts, place: ManifestName(ofRun: Self.name).place)
    try place.write(ManifestLine.file(lines), durably: false)
  }

  private static func id(_ test: Test) -> String { "DemoTests/\(test.suite)/\(test.name)" }

  /// Carries out a test: writes its references, its evidence, and its line in the manifest.
  func carryOut(_ test: Test) throws {
    var devices: [DeviceResult] = []
    var passed: [PassedDevice] = []
    var causes: [(text: String, devices: [String], followers: Int)] = []
    for (place, device) in test.devices.enumerated() {
      let (result, found) = try look(at: test, on: device)
      guard result.frames != nil || result.picture != nil else {
        let reference = StoredPath(text: "package:Snapshots/\(Self.stem(test, device)).png")
        passed.append(
          PassedDevice(
            device: device.name, scale: device.scale, pointWidth: device.width, pointHeight: device.height,
            reference: reference, place: place))
        continue
      }
      devices.append(result)
      for cause in found {
        if let place = causes.firstIndex(where: { $0.text == cause.text }) {
          causes[place].devices.append(device.name)
          causes[place].followers = max(causes[place].followers, cause.followers)
        } else {
          causes.append((cause.text, [device.name], cause.followers))
        }
      }
    }
    let id = Self.id(test)
    let status: SnapshotResult.Status = test.before == nil ? .missing : .changed
    let words = causes.map(\.text).joined(separator: "\n")
    let key = fileDigest(Array((words.isEmpty ? id : words).utf8))
    let headline =
      "Snapshot \(test.name) does not match on \(devices.map(\.device).joined(separator: ", "))."
    let changes = devices.flatMap { device in device.words.map { "  \($0) (\(device.device))" } }
    let result = SnapshotResult(
      id: id, target: "DemoTests", suite: test.suite, test: test.name, function: test.name + "()",
      file: StoredPath(text: "package:Tests/DemoTests/\(test.suite).swift"), line: 12, column: 5,
      status: status, message: ([headline] + changes).joined(separator: "\n"),
      causes: causes.map {
        SnapshotResult.Cause(text: $0.text, devices: $0.devices, followers: $0.followers)
      },
      groupKey: key, acceptCommand: "\(commandName) accept --package '\(roots.package)' '\(id)'",
      devices: devices, passed: passed)
    try writer.append(.result(result))
  }

  /// Where the references of a test on a device lie, without their endings.
  private static func stem(_ test: Test, _ device: Device) -> String {
    "DemoTests/\(test.suite)/\(test.name).\(device.name)"
  }

  private func look(at test: Test, on device: Device) throws -> (DeviceResult, [Cause]) {
    let stem = Self.stem(test, device)
    let evidence = "DemoTests/\(test.suite)/\(test.name)/\(test.name).\(device.name)"
    let changes = test.changing?.contains(device) ?? true
    let looks = changes ? test.after : test.before ?? test.after
    let after = try DemoScreen(looks, named: test.suite).solvedTree(on: device)
    let before = try test.before.map { try DemoScreen($0, named: test.suite).solvedTree(on: device) }
    let picture = try picture(from: before, to: after, stem, evidence)
    let frames = try frames(from: before?.layout, to: after.layout, stem, evidence)
    let causes = before.map { CauseSearch.causes(from: $0.layout, to: after.layout) } ?? []
    let result = DeviceResult(
      device: device.name, traits: [], scale: device.scale, pointWidth: device.width,
      pointHeight: device.height, status: before == nil ? .missing : .changed, frames: frames,
      picture: picture)
    return (result, causes)
  }

  private func picture(
    from before: SolvedTree?, to after: SolvedTree, _ stem: String, _ evidence: String
  ) throws -> PictureResult? {
    let actual = Rasterizer.draw(after.displayList)
    let reference = StoredPath(text: "package:Snapshots/\(stem).png")
    let seen = StoredPath(text: "artifacts:\(evidence).actual.png")
    guard let before else {
      try write(try actual.pngData(.quick), to: seen)
      return PictureResult(
        status: .missing, reference: reference, actual: seen, totalPixels: actual.pixelCount)
    }
    let expected = Rasterizer.draw(before.displayList)
    let file = try expected.pngData(.small)
    try write(file, to: reference)
    var options = ComparisonOptions()
    options.thresholds = options.metric.customaryThresholds
    options.joinDistance = 8
    let check = try PictureCheck(expected: .bitmap(expected), actual: .bitmap(actual), options)
    guard let difference = check.difference else { return nil }
    let copies = (
      expected: StoredPath(text: "artifacts:\(evidence).expected.png"),
      difference: StoredPath(text: "artifacts:\(evidence).diff.png")
    )
    try write(file, to: copies.expected)
    try write(try actual.pngData(.quick), to: seen)
    try write(difference, to: copies.difference)
    let comparison = check.comparison
    return PictureResult(
      status: .changed, reference: reference, referenceDigest: fileDigest(file), expected: copies.expected,
      actual: seen, difference: copies.difference, differingPixels: comparison.differingPixels,
      totalPixels: comparison.comparedPixels,
      regions: comparison.regions.map { [$0.bounds.left, $0.bounds.top, $0.bounds.right, $0.bounds.bottom] },
      thresholds: comparison.counts.map { .init(threshold: $0.threshold, count: $0.pixels) },
      changes: ["\(comparison.differingPixels) of \(comparison.comparedPixels) pixels differ"])
  }

  private func frames(
    from before: Layout?, to after: Layout, _ stem: String, _ evidence: String
  ) throws -> FileResult? {
    let reference = StoredPath(text: "package:Snapshots/\(stem).json")
    let seen = StoredPath(text: "artifacts:\(evidence).actual.json")
    guard let before else {
      try write(after.jsonBytes, to: seen)
      return FileResult(status: .missing, reference: reference, actual: seen)
    }
    let file = before.jsonBytes
    try write(file, to: reference)
    if before == after { return nil }
    let copy = StoredPath(text: "artifacts:\(evidence).expected.json")
    try write(file, to: copy)
    try write(after.jsonBytes, to: seen)
    return FileResult(
      status: .changed, reference: reference, referenceDigest: fileDigest(file), expected: copy, actual: seen,
      changes: FrameChange.changes(from: before, to: after).map(\.description))
  }

  private func write(_ bytes: [UInt8], to path: StoredPath) throws {
    try Files.write(bytes, to: path.resolved(roots), durably: false)
  }
}
