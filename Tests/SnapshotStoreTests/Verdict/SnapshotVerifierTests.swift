import Foundation
import Graphics
import PNGCoding
import Testing
import ViewTree

@testable import SnapshotStore

@Suite struct SnapshotVerifierTests {
  private let folder: TemporaryFolder
  private let view = View()
  private let child = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let bitmap = Bitmap(width: 8, height: 4, fill: .white)

  init() throws {
    folder = try TemporaryFolder()
    child.accessibilityIdentifier = "child"
    view.addSubview(child)
  }

  private func verify(_ mode: RecordMode, _ picture: Bitmap? = nil) throws -> [Finding] {
    let name = SnapshotName(fileID: "T/Suite.swift", function: "test()")
    let folders = SnapshotFolders(
      filePath: "/x", name: name, root: folder.path + "/refs", artifactsRoot: folder.path + "/out",
      temporary: "", exists: { _ in false })
    let verifier = SnapshotVerifier(name: name, folders: folders, mode: mode)
    return verifier.verify(try view.layout(on: .iPhone4), picture ?? bitmap).findings
  }

  private func reference(_ ending: String) -> String { "\(folder.path)/refs/T/Suite/test.iPhone4.\(ending)" }
  private func artifact(_ name: String) -> String { "\(folder.path)/out/T/Suite/test/test.iPhone4.\(name)" }

  @Test func reference_missing_isRecordedOnceAndThenMatches() throws {
    #expect(
      try verify(.never) == [.noReference(path: reference("json")), .noReference(path: reference("png"))])
    #expect(folder.files.isEmpty)
    #expect(
      try verify(.missing) == [
        .recorded(path: reference("json"), replacing: false),
        .recorded(path: reference("png"), replacing: false),
      ])
    for mode in [RecordMode.missing, .failed, .never] { #expect(try verify(mode) == []) }
    #expect(folder.files == ["refs/T/Suite/test.iPhone4.json", "refs/T/Suite/test.iPhone4.png"])
  }

  @Test(arguments: [RecordMode.missing, .never])
  func reference_differing_isKeptAndTheDifferenceIsShown(mode: RecordMode) throws {
    _ = try verify(.missing)
    let kept = try [Files.read(reference("json")), Files.read(reference("png"))]
    child.frame.origin.x = 12
    var changed = bitmap
    changed[2, 1] = .black
    changed[5, 3] = .black
    let findings = try verify(mode, changed)

    let change = FrameChange(
      path: "View/child",
      kind: .moved(
        from: .init(CGRect(x: 10, y: 20, width: 30, height: 40)),
        to: .init(CGRect(x: 12, y: 20, width: 30, height: 40))))
    #expect(
      findings.first
        == .framesDiffer(
          [change], Evidence(expected: artifact("expected.json"), actual: artifact("actual.json"))))
    guard case .pixelsDiffer(let pixels, let evidence)? = findings.last else {
      Issue.record("no pixels differ: \(findings)")
      return
    }
    #expect(
      pixels == .pixels(count: 2, total: 32, within: PixelEdges(left: 2, top: 1, right: 6, bottom: 4)))
    #expect(evidence.expected == artifact("expected.png"))
    #expect(evidence.difference == artifact("diff.png"))
    let picture = try Bitmap(png: #require(try Files.read(artifact("diff.png"))))
    #expect(picture[2, 1] == Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[3, 1] == .white)
    #expect(try [Files.read(reference("json")), Files.read(reference("png"))] == kept)
    #expect(try Files.read(evidence.expected) == kept[1])
    #expect(try Bitmap(png: #require(try Files.read(evidence.actual))) == changed)
    #expect(try Files.read(artifact("expected.json")) == kept[0])
  }

  @Test func reference_differing_isReplacedOnlyWhereAskedFor() throws {
    _ = try verify(.missing)
    child.frame.origin.x = 12
    #expect(try verify(.failed) == [.recorded(path: reference("json"), replacing: true)])
    #expect(
      try verify(.all) == [
        .recorded(path: reference("json"), replacing: true),
        .recorded(path: reference("png"), replacing: true),
      ])
    #expect(try verify(.never) == [])
  }

  @Test(arguments: [
    "", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "<<<<<<< HEAD\n", "\u{89}PNG",
  ])
  func reference_broken_isSaidToBeAndKept(content: String) throws {
    for ending in ["json", "png"] { try Files.write(Array(content.utf8), to: reference(ending)) }
    let broken = try verify(.missing).compactMap { finding -> String? in
      if case .brokenReference(let path, let reason) = finding, !reason.isEmpty { path } else { nil }
    }
    #expect(broken == [reference("json"), reference("png")])
    #expect(try Files.read(reference("png")) == Array(content.utf8))
  }

  @Test func reference_ofAnotherSize_saysBothSizes() throws {
    _ = try verify(.missing)
    let findings = try verify(.never, Bitmap(width: 9, height: 4, fill: .white))
    guard case .pixelsDiffer(let change, _)? = findings.first else {
      Issue.record("no pixels differ: \(findings)")
      return
    }
    #expect(change.description == "the picture was 8 x 4 pixels, is 9 x 4")
  }

  @Test func artifacts_thatCannotBeWritten_loseNoVerdict() throws {
    _ = try verify(.missing)
    try Files.write([], to: folder.path + "/out")
    child.frame.origin.x = 12
    let findings = try verify(.never)
    guard case .framesDiffer = findings[0] else {
      Issue.record("no frames differ: \(findings)")
      return
    }
    #expect(findings.dropFirst().count == 2)
    for finding in findings.dropFirst() {
      guard case .artifactLost = finding else {
        Issue.record("unexpected \(finding)")
        return
      }
    }
  }

  @Test func reference_thatCannotBeReadOrWritten_isTold() throws {
    try Files.createFolder(reference("json"))
    try Files.write([], to: folder.path + "/refs/T/other")
    guard case .inaccessible(let error)? = try verify(.missing).first else {
      Issue.record("it was read")
      return
    }
    #expect(error == FileError(operation: .read, path: reference("json"), code: EISDIR))
  }
}
