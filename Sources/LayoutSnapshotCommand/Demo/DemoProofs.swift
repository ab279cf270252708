import LayoutSnapshotRaster
import LayoutSnapshotStore
import LayoutSnapshotViews

/// What proofs leave: a check that fails, sweeps, and the coverage of constraints.
struct DemoProofs {
  let roots: ManifestRoots
  /// Adds a line to the manifest.
  let append: (ManifestLine) throws -> Void

  /// How the card of the demo moves with the width, before and after a change.
  private static func sweep(gap: Int) -> String {
    """
    widths 320...430 at a height of 852
    breakpoints: 346
    Card/title: its text is cut off, at 320...\(329 + gap)

    Card
      left 0, right w, top 0, bottom 852

    Card/title
      320...345: left 16, right w - 16, top 75, bottom 135.5
      346...430: left 16, right w - 16, top 75, bottom 95.5

    Card/avatar
      left w/2 - 36, right w/2 + 36, top \(120 + gap), bottom \(192 + gap)

    """
  }

  /// Where the check of the demo fails.
  private static let failedSweep = """
    widths 320...430 at a height of 480
    breakpoints: 348
    ProofTests/avatar: from left to right it is at (16, 40; 72 x 72), at 320...430
    ProofTests/title: its text is cut off, at 320...347

    ProofTests
      left 0, right w, top 0, bottom 480

    ProofTests/avatar
      left 16, right 88, top 40, bottom 112

    ProofTests/title
      320...347: left 104, right w - 16, top 40, bottom 60.5
      348...430: left 104, right 332, top 40, bottom 60.5

    """

  func carryOut() throws {
    try failedCheck()
    try changedSweep()
    try write(Self.sweep(gap: 16), to: "package:Snapshots/DemoTests/SweepTests/list.iPhone15.sweep.txt")
    try coverage()
  }

  private func failedCheck() throws {
    let device = Device.iPhone4
    let tree = try DemoScreen(DemoScreen.Looks(), named: "ProofTests").solvedTree(on: device)
    let stem = "artifacts:DemoTests/ProofTests/fits/expectation.12"
    let picture = try write(Rasterizer.draw(tree.displayList).pngData(.quick), to: stem + ".png")
    let frames = try write(tree.layout.jsonBytes, to: stem + ".json")
    let code = try write(
      """
      // The smallest tree found that fails "mirrors in right-to-left" on iPhone4: 1 of 9 views in the root, 4 of 31 constraints.
      final class SmallestTree: View {
        let avatar = View()
      }

      """, to: stem + ".swift.txt")
    let sweep = try write(Self.failedSweep, to: stem + ".sweep.txt")
    var result = DeviceResult(
      device: device.name, traits: [], scale: device.scale, pointWidth: device.width,
      pointHeight: device.height,
      status: .failed,
      problems: [
        "mirrors in right-to-left: ProofTests/avatar: from left to right it is at (16, 40; 72 x 72)",
        "truncates nothing: ProofTests/title: its text is cut off, at 320...347 x 480; first at 320x480",
      ])
    result.picture = PictureResult(status: .failed, reference: picture, actual: picture)
    result.frames = FileResult(status: .failed, reference: frames, actual: frames)
    result.texts = [sweep, code].map { FileResult(status: .failed, reference: $0, actual: $0) }
    try append(
      .result(
        line(
          suite: "ProofTests", test: "fits.expectation.12", status: .failed,
          message: (["The layout is not as expected."] + result.problems).joined(separator: "\n"), [result])))
  }

  private func changedSweep() throws {
    let stem = "DemoTests/SweepTests/card"
    let expected = try write(Self.sweep(gap: 16), to: "artifacts:\(stem)/card.iPhone15.expected.sweep.txt")
    let actual = try write(Self.sweep(gap: 28), to: "artifacts:\(stem)/card.iPhone15.actual.sweep.txt")
    let reference = try write(Self.sweep(gap: 16), to: "package:Snapshots/\(stem).iPhone15.sweep.txt")
    let device = Device.iPhone15
    var result = DeviceResult(
      device: device.name, traits: [], scale: device.scale, pointWidth: device.width,
      pointHeight: device.height,
      status: .changed)
    result.texts = [
      FileResult(
        status: .changed, reference: reference,
        referenceDigest: fileDigest(Array(Self.sweep(gap: 16).utf8)), expected: expected, actual: actual,
        changes: ["lines 3, 13 of the text differ"])
    ]
    try append(
      .result(
        line(
          suite: "SweepTests", test: "card", status: .changed, message: "Snapshot card does not match.",
          [result])))
  }

  private func coverage() throws {
    let source = StoredPath(text: "package:Sources/Demo/Profile.swift")
    let record = CoverageRecord(
      id: "DemoTests/ProfileTests/profile", target: "DemoTests",
      file: StoredPath(text: "package:Tests/DemoTests/ProfileTests.swift"), line: 12,
      devices: ["iPhone4", "iPhone8"], changeCount: 40,
      unnoticed: [
        .init(
          text: "title.width <= 600: the layout is the same without it", noticedOn: nil, kind: "redundant",
          file: source, line: 31),
        .init(
          text: "title.height >= 44: the layout is the same without it", noticedOn: "iPadMini6",
          kind: "untested",
          file: source, line: 32),
        .init(
          text: "avatar.width == 72 @750: the layout is the same with the priority 1000", noticedOn: nil,
          kind: "without effect", file: source, line: 40),
      ])
    let line = ManifestLine.file([.coverage(record)])
    try write(line, to: "artifacts:\(CoverageRecord.folder)/DemoTests-0-1.jsonl")
  }

  private func line(
    suite: String, test: String, status: SnapshotResult.Status, message: String, _ devices: [DeviceResult]
  ) -> SnapshotResult {
    let id = "DemoTests/\(suite)/\(test)"
    return SnapshotResult(
      id: id, target: "DemoTests", suite: suite, test: test, function: test + "()",
      file: StoredPath(text: "package:Tests/DemoTests/\(suite).swift"), line: 12, column: 5, status: status,
      message: message, causes: [], groupKey: "",
      acceptCommand: status == .failed ? nil : "\(commandName) accept --package '\(roots.package)' '\(id)'",
      devices: devices)
  }

  @discardableResult private func write(_ text: String, to path: String) throws -> StoredPath {
    try write(Array(text.utf8), to: path)
  }

  @discardableResult private func write(_ bytes: [UInt8], to path: String) throws -> StoredPath {
    let place = StoredPath(text: path)
    try Files.write(bytes, to: place.resolved(roots), durably: false)
    return place
  }
}
