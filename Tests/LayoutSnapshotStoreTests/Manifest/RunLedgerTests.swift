import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotStore

/// What the processes of a run write down together, and for how long.
@Suite struct RunLedgerTests {
  private let folder: TemporaryFolder
  private let folders: SnapshotFolders

  init() throws {
    folder = try TemporaryFolder()
    folders = try SnapshotFolders(
      filePath: folder.path + "/S.swift", name: SnapshotName(target: "T", suite: "S", function: "t()"),
      root: folder.path + "/refs", artifactsRoot: folder.path + "/out", temporary: folder.path,
      exists: { _ in false })
  }

  private var manifests: String { folders.roots.artifacts + "/manifests/" }
  private var mine: String { "run.\(RunLedger.current).jsonl" }

  private func ledger() throws -> Manifest {
    Manifest(jsonLines: try #require(try Files.read(manifests + mine)))
  }

  private func session(isGathered: Bool = false) -> SnapshotSession {
    let session = SnapshotSession()
    session.begin(in: folders, target: "T", framework: "XCTest", isGathered: isGathered)
    return session
  }

  private var result: SnapshotResult {
    var result = ManifestTests.result
    result.devices = []
    return result
  }

  @Test func session_saysThatItBeganAndEnded_andWhatItVerified() throws {
    let session = session()
    session.begin(in: folders, target: "T", framework: "XCTest", isGathered: false)
    let begun = try ledger()
    #expect(begun.run?.sequence == 1 && begun.run?.isGathered == nil)
    #expect(begun.begun.map(\.target) == ["T"] && begun.ended.isEmpty)
    #expect(try PendingReview(folders.roots).gaps.map(\.title) == ["a run that did not end"])
    for _ in 0..<5 { session.count(in: folders) }
    session.end()
    #expect(try ledger().ended.map(\.verified) == [5])
    #expect(try ledger().ended.map(\.process) == begun.begun.map(\.process))
    let review = try PendingReview(folders.roots)
    #expect(review.isAsItShouldBe && review.verified == 5)
  }

  @Test func assertion_thatFailsAndPassesLater_isNotedTwice() throws {
    let session = session()
    session.pass(result.id, in: folders)
    #expect(try ledger().notes.isEmpty, "nobody asks about what never failed")
    try session.note(result, in: folders, framework: "XCTest")
    #expect(try PendingReview(folders.roots).results.count == 1)
    // Another process of the same run.
    let other = self.session()
    other.pass(result.id, in: folders)
    other.pass(result.id, in: folders)
    #expect(try ledger().notes.map(\.hasPassed) == [false, true])
    #expect(try PendingReview(folders.roots).results.isEmpty)
  }

  /// A process that has ended, so that nobody has its number.
  private func deadProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  /// The ledgers of other runs that are left once a run begins.
  private func others(isGathered: Bool) throws -> [String] {
    let dead = try deadProcess()
    for runner in [dead, getpid()] {
      let record = RunRecord(
        target: "T", packageRoot: "/", processID: 1, startedAt: "", framework: "XCTest", run: "\(runner)",
        sequence: runner == dead ? 4 : 2)
      try Files.write(ManifestLine.run(record).json, to: "\(manifests)run.\(runner).jsonl", durably: false)
    }
    // What processes leave that were killed before they noted anything, and one that noted a result.
    for process in [dead, getpid()] {
      try Files.write([], to: "\(manifests)T-\(process)-1.jsonl", durably: false)
    }
    try Files.write(ManifestLine.result(result).json, to: "\(manifests)T-\(dead)-2.jsonl", durably: false)
    _ = session(isGathered: isGathered)
    #expect(try ledger().run?.sequence == 5, "a run is counted after all that are there")
    return try Files.names(in: manifests).filter { $0 != mine }
      .map { $0.replacing("\(dead)", with: "ended").replacing("\(getpid())", with: "running") }.sorted()
  }

  @Test func ledgersOfRunsThatEnded_goWithTheNextRun() throws {
    #expect(
      try others(isGathered: false) == ["T-ended-2.jsonl", "T-running-1.jsonl", "run.running.jsonl"])
  }

  /// A job may call `swift test` several times, and one of them that was killed is no less a failure for that.
  @Test func ledgersOfArtifactsThatAreGathered_stay() throws {
    #expect(
      try others(isGathered: true) == [
        "T-ended-1.jsonl", "T-ended-2.jsonl", "T-running-1.jsonl", "run.ended.jsonl", "run.running.jsonl",
      ])
    #expect(try ledger().run?.isGathered == true)
  }

  @Test func sequenceOfAStranger_isNotCountedOn() throws {
    let record = RunRecord(
      target: "T", packageRoot: "/", processID: 1, startedAt: "", framework: "XCTest", run: "1",
      sequence: .max)
    try Files.write(ManifestLine.run(record).json, to: "\(manifests)run.\(getpid()).jsonl", durably: false)
    _ = session()
    #expect(try ledger().run?.sequence == 1)
  }

  /// A manifest says that a ledger belongs to it even where none could be written.
  @Test func manifestOfArtifactsThatAreGathered_missesALedgerThatCouldNotBeWritten() throws {
    try Files.write([], to: manifests + mine + "/in-its-place", durably: false)
    let session = session(isGathered: true)
    try session.note(result, in: folders, framework: "XCTest")
    try FileManager.default.removeItem(atPath: manifests + mine)
    #expect(try PendingReview(folders.roots).gaps.map(\.title) == ["a lost ledger"])
  }

  @Test func folderThatCannotBeWritten_failsNobody() throws {
    try Files.write([], to: folders.roots.artifacts, durably: false)
    let session = session()
    session.count(in: folders)
    session.pass(result.id, in: folders)
    session.end()
    #expect(try Files.read(folders.roots.artifacts) == [])
  }

  @Test func ledgerThatWasRemoved_isNotMadeAgain() throws {
    let session = session()
    try FileManager.default.removeItem(atPath: folders.roots.artifacts)
    session.end()
    #expect(!Files.exists(folders.roots.artifacts))
  }
}
