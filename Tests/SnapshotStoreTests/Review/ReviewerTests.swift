import Foundation
import Graphics
import PNGCoding
import TestTools
import Testing

@testable import SnapshotStore

@Suite struct ReviewerTests {
  /// A package with one changed picture and one changed layout.
  private struct Scene {
    let folder: TemporaryFolder
    let roots: ManifestRoots
    let before: [UInt8]
    let after: [UInt8]
    var result: SnapshotResult

    static let reference = "package:Snapshots/T/S/a.png"

    init() throws {
      folder = try TemporaryFolder()
      roots = ManifestRoots(package: folder.path, artifacts: folder.path + "/.build/layout-snapshots")
      before = try Bitmap(width: 4, height: 4, fill: .white).pngData(.small)
      after = try Bitmap(width: 4, height: 4, fill: .black).pngData(.quick)
      result = ManifestTests.result
      let picture = PictureResult(
        status: .changed, reference: StoredPath(text: Self.reference), referenceDigest: fileDigest(before),
        expected: StoredPath(text: "artifacts:T/S/a/a.expected.png"),
        actual: StoredPath(text: "artifacts:T/S/a/a.actual.png"),
        difference: StoredPath(text: "artifacts:T/S/a/a.diff.png"))
      result.devices = [
        DeviceResult(
          device: "iPhone4", traits: [], scale: 2, pointWidth: 2, pointHeight: 2, status: .changed,
          picture: picture)
      ]
      try Files.write(before, to: StoredPath(text: Self.reference).resolved(roots))
      for path in ["expected", "actual", "diff"] {
        try Files.write(path == "actual" ? after : before, to: "\(roots.artifacts)/T/S/a/a.\(path).png")
      }
      let line = ManifestLine.result(result).json + Array("\n".utf8)
      try Files.write(line, to: roots.artifacts + "/manifests/T-1-5.jsonl")
    }

    func read(_ path: String) throws -> [UInt8]? { try Files.read(StoredPath(text: path).resolved(roots)) }
  }

  @Test func accept_makesWhatWasSeenTheReferenceAndRemovesEvidence() throws {
    let scene = try Scene()
    let review = try PendingReview(scene.roots)
    #expect(review.pending.map(\.id) == [scene.result.id])
    try Reviewer(scene.roots).accept(review.pending[0])
    let reference = try #require(try scene.read(Scene.reference))
    #expect(try Bitmap(png: reference) == Bitmap(png: scene.after))
    // Small, as a recorded one would be.
    #expect(reference == (try Bitmap(width: 4, height: 4, fill: .black).pngData(.small)))
    #expect(try PendingReview(scene.roots).pending.isEmpty)
    #expect(!Files.exists(scene.roots.artifacts + "/T"))
  }

  @Test func reject_keepsTheReference() throws {
    let scene = try Scene()
    try Reviewer(scene.roots).reject(scene.result)
    #expect(try scene.read(Scene.reference) == scene.before)
    #expect(try PendingReview(scene.roots).pending.isEmpty)
  }

  @Test func accept_ofAReferenceThatChangedSinceTheRun_isRefused() throws {
    let scene = try Scene()
    let other = try Bitmap(width: 4, height: 4, fill: .clear).pngData(.small)
    try Files.write(other, to: StoredPath(text: Scene.reference).resolved(scene.roots))
    #expect(throws: AcceptanceRefusal.referenceChanged(StoredPath(text: Scene.reference))) {
      try Reviewer(scene.roots).accept(scene.result)
    }
    #expect(try scene.read(Scene.reference) == other)
    #expect(try PendingReview(scene.roots).pending.count == 1)
  }

  @Test func accept_ofAReferenceThatIsGone_isRefused() throws {
    let scene = try Scene()
    try Files.remove(StoredPath(text: Scene.reference).resolved(scene.roots))
    #expect(throws: AcceptanceRefusal.referenceGone(StoredPath(text: Scene.reference))) {
      try Reviewer(scene.roots).accept(scene.result)
    }
  }

  @Test func accept_ofANewReference_needsThatThereIsNone() throws {
    var scene = try Scene()
    scene.result.devices[0].picture?.referenceDigest = nil
    #expect(throws: AcceptanceRefusal.referenceAppeared(StoredPath(text: Scene.reference))) {
      try Reviewer(scene.roots).accept(scene.result)
    }
    try Files.remove(StoredPath(text: Scene.reference).resolved(scene.roots))
    try Reviewer(scene.roots).accept(scene.result)
    #expect(try scene.read(Scene.reference) != nil)
  }

  @Test func accept_thatWasKilledBetweenReferenceAndEvidence_isFinished() throws {
    let scene = try Scene()
    let small = try Bitmap(png: scene.after).pngData(.small)
    try Files.write(small, to: StoredPath(text: Scene.reference).resolved(scene.roots))
    try Files.remove(scene.roots.artifacts + "/T/S/a/a.expected.png")
    try Reviewer(scene.roots).accept(try PendingReview(scene.roots).pending[0])
    #expect(try scene.read(Scene.reference) == small)
    #expect(try PendingReview(scene.roots).pending.isEmpty)
  }

  @Test func accept_ofADamagedPicture_isRefused() throws {
    let scene = try Scene()
    try Files.write(Array(scene.after.dropLast(20)), to: scene.roots.artifacts + "/T/S/a/a.actual.png")
    #expect(throws: AcceptanceRefusal.self) { try Reviewer(scene.roots).accept(scene.result) }
    #expect(try scene.read(Scene.reference) == scene.before)
  }

  private static let strange = [
    "/etc/passwd", "package:Package.swift", "package:.github/workflows/Snapshots/a.png",
    "package:Snapshots/../Package.swift", "package:Snapshots/.git/a.png", "artifacts:Snapshots/a.png",
    "package:/Snapshots/a.png", "package:Snapshots",
  ]

  @Test(arguments: strange)
  func accept_whereNoReferencesBelong_isRefused(path: String) throws {
    var scene = try Scene()
    scene.result.devices[0].picture?.reference = StoredPath(text: path)
    #expect(throws: AcceptanceRefusal.strangeReference(StoredPath(text: path))) {
      try Reviewer(scene.roots).accept(scene.result)
    }
  }

  @Test func review_ofEvidenceElsewhere_isNotLookedAt() throws {
    var scene = try Scene()
    scene.result.devices[0].picture?.actual = StoredPath(text: "/etc/passwd")
    let line = ManifestLine.result(scene.result).json
    try Files.write(line, to: scene.roots.artifacts + "/manifests/T-1-6.jsonl")
    let review = try PendingReview(scene.roots)
    #expect(review.results.isEmpty)
    #expect(review.problems.count == 1)
  }

  @Test func tidy_removesManifestsWithoutOpenResultsOnceTheirProcessHasEnded() throws {
    let scene = try Scene()
    let review = try PendingReview(scene.roots)
    let reviewer = Reviewer(scene.roots)
    try reviewer.tidy(review) { _ in false }
    #expect(try PendingReview(scene.roots).pending.count == 1, "an open result was lost")
    try reviewer.accept(review.pending[0])
    try reviewer.tidy(review) { _ in false }
    #expect(try Files.names(in: scene.roots.artifacts).isEmpty)
  }

  @Test func review_takesTheNewestRunOfATest() throws {
    var scene = try Scene()
    scene.result.message = "newer"
    try Files.write(
      ManifestLine.result(scene.result).json, to: scene.roots.artifacts + "/manifests/T-1-40.jsonl")
    #expect(try PendingReview(scene.roots).results.map(\.message) == ["newer"])
  }

  @Test func review_ofALineThatWasCutOff_saysSoAndKeepsTheOthers() throws {
    let scene = try Scene()
    try Files.append(Array("{\"kind\":\"resu".utf8), to: scene.roots.artifacts + "/manifests/T-1-5.jsonl")
    let review = try PendingReview(scene.roots)
    #expect(review.results.count == 1)
    #expect(review.problems.count == 1)
  }

  @Test func groups_areOfOneKey() {
    let results = ["a", "b", "c"].map { id in
      var copy = ManifestTests.result
      copy.id = id
      copy.groupKey = id == "b" ? "other" : "same"
      return copy
    }
    #expect(ReviewGroup.groups(of: results).map { $0.results.map(\.id) } == [["a", "c"], ["b"]])
  }
}
