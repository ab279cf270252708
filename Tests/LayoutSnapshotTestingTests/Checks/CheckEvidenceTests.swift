import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import TestTools
import Testing

@testable import LayoutSnapshotStore
@testable import LayoutSnapshotTesting

/// What failed checks leave for the report, and for how long.
@Suite struct CheckEvidenceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func evidence(line: UInt) throws -> CheckEvidence {
    let environment = [
      "LAYOUT_SNAPSHOT_ARTIFACTS": folder.path + "/out", "LAYOUT_SNAPSHOT_REFERENCES": folder.path + "/refs",
    ]
    let site = CallSite(fileID: "T/Suite.swift", filePath: "/x/Suite.swift", line: line, column: 1)
    let context = TestContext(site, function: "fits()", testName: "fits()")
    return try #require(
      CheckEvidence(
        .expectation, of: context, at: site, try SnapshotSettings(environment: environment),
        session: SnapshotSession()))
  }

  /// A box of 330 points in a screen of any width.
  private func view() -> View {
    let root = View()
    root.accessibilityIdentifier = "root"
    let box = View()
    box.accessibilityIdentifier = "box"
    box.backgroundColor = .systemOrange
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 330), box.heightAnchor.constraint(equalToConstant: 40),
    ])
    return root
  }

  private func findings(on matrix: DeviceMatrix) -> LayoutFindings {
    let view = view()
    return LayoutFindings([LayoutChecks().staysInside], on: matrix.devices) { view }
  }

  private func results(of evidence: CheckEvidence) throws -> [SnapshotResult] {
    try PendingReview(evidence.folders.roots).results
  }

  /// Rewrites what this process noted as if another run had.
  private func becomeAnEarlierRun(_ evidence: CheckEvidence) throws {
    let folder = evidence.folders.roots.artifacts + "/manifests/"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      if name.hasPrefix("run.") {
        try FileManager.default.removeItem(atPath: folder + name)
        continue
      }
      let text = String(decoding: try #require(try Files.read(folder + name)), as: UTF8.self)
      let old = text.replacing("\"run\":\"\(RunLedger.current)\"", with: "\"run\":\"1\"")
      #expect(old != text)
      try Files.write(Array(old.utf8), to: folder + name, durably: false)
    }
  }

  @Test func failureOfAnEarlierRun_isOld_onceAnotherCheckPasses() throws {
    let failed = try evidence(line: 70)
    _ = findings(on: [.iPhone5]).leave(in: failed)
    #expect(try results(of: failed).map(\.status) == [.failed])
    try becomeAnEarlierRun(failed)
    #expect(try results(of: failed).count == 1)
    // A run that has nothing but a check that passes.
    let passed = try evidence(line: 71)
    #expect(findings(on: [.iPhone8Plus]).message == nil)
    passed.clear(LayoutFindings.endings)
    #expect(try results(of: failed).isEmpty)
  }

  @Test func failure_whoseFilesAreGone_standsUntilItPasses() throws {
    let failed = try evidence(line: 72)
    let paths = findings(on: [.iPhone5]).leave(in: failed)
    #expect(try results(of: failed).map(\.losses.count) == [0])
    for ending in LayoutFindings.endings { try failed.folders.evidence("\(failed.stem).\(ending)").remove() }
    #expect(!paths.isEmpty && !paths.contains(where: Files.exists))
    let result = try #require(try results(of: failed).first)
    #expect(
      !result.losses.isEmpty && result.message.contains("Its pictures are missing"), "\(result.message)")
    failed.session.pass(result.id, in: failed.folders)
    #expect(try results(of: failed).isEmpty)
    // What never had files is told as long as its run is the last one.
    failed.note("It cannot be laid out.", on: [DeviceResult(failed: .iPhone5)])
    #expect(try results(of: failed).count == 1)
  }

  @Test func failureOverSizes_leavesASweep_withWhatFailsAsItsProblems() throws {
    let failed = try evidence(line: 73)
    let paths = findings(on: .widths(320...340).directions).leave(in: failed)
    #expect(
      paths.map { $0.split(separator: "/").last } == ["expectation.73.png", "expectation.73.sweep.png"])
    let device = try #require(try results(of: failed).first?.devices.first)
    let text = try #require(device.texts.first { $0.reference.text.hasSuffix("sweep.txt") }?.actual)
    #expect(
      String(
        decoding: try #require(try Files.read(text.resolved(failed.folders.roots))), as: UTF8.self) == """
          widths 320...340 at a height of 1024
          root/box: (0, 20; 330 x 40) extends beyond its superview of 320 x 1024, at 320...329

          root
            left 0, right w, top 0, bottom 1024

          root/box
            left 0, right 330, top 20, bottom 60

          """)
    let diagram = try Bitmap(png: #require(try Files.read(paths[1])))
    #expect(diagram.width > 1000)
    // Heights are a row, too; phones are none.
    let heights = findings(on: .heights(400...402))
    #expect(heights.sweep?.sizes == .heights(400...402) || heights.message == nil)
    #expect(findings(on: [.iPhone4, .iPhone5]).sweep == nil)
  }
}
