import Foundation
import LayoutSnapshotStore
import TestTools
import Testing

@testable import LayoutSnapshotTesting

/// Under Bazel its conventions hold.
@Suite struct BazelTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func verify(_ view: View, _ environment: [String: String]) throws -> SnapshotFailure? {
    let site = CallSite(fileID: "T/S.swift", filePath: "/sandbox/S.swift", line: 1, column: 1)
    let assertion = Assertion(
      context: TestContext(site, function: "card()", testName: "card()"), site: site,
      settings: try SnapshotSettings(environment: environment), session: SnapshotSession(),
      configuration: SnapshotConfiguration(), mode: nil, root: nil, named: nil)
    return try assertion.failure(as: .standard, on: [.iPhone4]) { _ in view }
  }

  @Test func run_recordsInTheSources_andTest_readsTheRunfiles() throws {
    let (sources, runfiles) = (folder.path + "/sources", folder.path + "/runfiles")
    let run = ["BUILD_WORKSPACE_DIRECTORY": sources, "TEST_UNDECLARED_OUTPUTS_DIR": folder.path + "/out"]
    let test = [
      "TEST_SRCDIR": runfiles, "TEST_WORKSPACE": "app", "TEST_TARGET": "//App:tests",
      "TEST_UNDECLARED_OUTPUTS_DIR": folder.path + "/out",
    ]
    #expect(try verify(Card(), run)?.message.contains("was recorded") == true)
    let suite = "Snapshots/LayoutSnapshotTestingTests/BazelTests"
    let files = folder.files.filter { $0.hasPrefix("sources/") }
    #expect(files == ["sources/\(suite)/card.iPhone4.json", "sources/\(suite)/card.iPhone4.png"])

    // Bazel links every file by itself.
    #expect(try verify(Card(), test)?.message.contains("the record mode writes none") == true)
    try FileManager.default.createDirectory(
      atPath: "\(runfiles)/app/\(suite)", withIntermediateDirectories: true)
    for file in files {
      let name = file.dropFirst("sources/".count)
      try FileManager.default.createSymbolicLink(
        atPath: "\(runfiles)/app/\(name)", withDestinationPath: "\(folder.path)/\(file)")
    }
    #expect(try verify(Card(), test) == nil)
    let other = Card()
    other.title.backgroundColor = .red
    let failure = try #require(try verify(other, test.merging(["LAYOUT_SNAPSHOT_RECORD": "all"]) { $1 }))
    #expect(failure.evidence.allSatisfy { $0.hasPrefix(folder.path + "/out/") } && !failure.evidence.isEmpty)
    #expect(
      failure.message.hasSuffix("bazel run --run_under='env LAYOUT_SNAPSHOT_RECORD=failed' '//App:tests'"))
    #expect(try verify(Card(), test) == nil)
  }
}
