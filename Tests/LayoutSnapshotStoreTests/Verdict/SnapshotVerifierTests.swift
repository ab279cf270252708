import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG
import TestTools
import LayoutSnapshotCauses
import Testing
import LayoutSnapshotViews

@testable import LayoutSnapshotStore

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

  private func verify(
    _ mode: RecordMode, _ picture: Bitmap? = nil, on device: Device = .iPhone4, text: String = "a\n"
  ) throws -> [PartVerdict] {
    let name = SnapshotName(target: "T", suite: "Suite", function: "test()")
    let folders = try SnapshotFolders(
      filePath: "/x/y", name: name, root: folder.path + "/refs", artifactsRoot: folder.path + "/out",
      temporary: "", exists: { _ in false })
    let parts: [SnapshotPart] = [
      .frames(try view.layout(on: device)), .picture(DrawnPicture(picture ?? bitmap), ComparisonOptions()),
      .text(text, ending: "txt"),
    ]
    return SnapshotVerifier(name: name, folders: folders, mode: mode).verify(parts, on: device).parts
  }

  private func outcomes(_ mode: RecordMode, _ picture: Bitmap? = nil) throws -> [PartVerdict.Outcome] {
    try verify(mode, picture).map(\.outcome)
  }

  private static let endings = ["json", "png", "txt"]
  private func reference(_ ending: String) -> String { "\(folder.path)/refs/T/Suite/test.iPhone4.\(ending)" }
  private func artifact(_ name: String) -> String { "\(folder.path)/out/T/Suite/test/test.iPhone4.\(name)" }
  private func references() throws -> [[UInt8]?] { try Self.endings.map { try Files.read(reference($0)) } }

  @Test func reference_missing_isRecordedOnceAndThenMatches() throws {
    let missing = try verify(.never)
    #expect(missing.map(\.outcome) == [.missing, .missing, .missing])
    #expect(missing.map(\.reference) == Self.endings.map(reference))
    // What was seen can be accepted all the same.
    #expect(missing.map(\.evidence) == Self.endings.map { Evidence(actual: artifact("actual.\($0)")) })
    #expect(missing.map(\.referenceDigest) == [nil, nil, nil])
    #expect(folder.files.filter { $0.hasPrefix("refs") }.isEmpty)

    #expect(try outcomes(.missing) == Array(repeating: .recorded(replacing: false), count: 3))
    // And is not pending any more.
    let stored = Self.endings.map { "refs/T/Suite/test.iPhone4.\($0)" }
    #expect(folder.files == stored)
    for mode in [RecordMode.missing, .failed, .never] {
      #expect(try outcomes(mode) == [.matches, .matches, .matches])
    }
    #expect(folder.files == stored)
  }

  @Test(arguments: [RecordMode.missing, .never])
  func reference_differing_isKeptAndTheDifferenceIsShown(mode: RecordMode) throws {
    _ = try verify(.missing)
    let kept = try references()
    child.frame.origin.x = 12
    var changed = bitmap
    changed[2, 1] = .black
    changed[5, 3] = .black
    let verdicts = try verify(mode, changed, text: "b\n")

    let change = FrameChange(
      path: "View/child",
      kind: .moved(
        from: .init(CGRect(x: 10, y: 20, width: 30, height: 40)),
        to: .init(CGRect(x: 12, y: 20, width: 30, height: 40))), name: "child")
    #expect(
      verdicts[0].outcome
        == .framesDiffer([change], causes: [Cause(text: "child.frame x 12, was 10", followers: 0)]))
    guard case .pixelsDiffer(let pixels) = verdicts[1].outcome else {
      Issue.record("no pixels differ: \(verdicts)")
      return
    }
    #expect(pixels.description == "2 of 32 pixels differ, within x 2..<6, y 1..<4")
    #expect(verdicts[2].outcome == .linesDiffer(["- a", "+ b"]))
    for (verdict, ending) in zip(verdicts, Self.endings) {
      #expect(verdict.evidence.expected == artifact("expected.\(ending)"))
      #expect(verdict.evidence.actual == artifact("actual.\(ending)"))
      #expect(verdict.referenceDigest?.count == 32)
      #expect(verdict.losses.isEmpty)
    }
    #expect(verdicts.map(\.evidence.difference) == [nil, artifact("diff.png"), nil])
    let picture = try Bitmap(png: #require(try Files.read(artifact("diff.png"))))
    #expect(picture[2, 1] == Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[3, 1] == .white)
    #expect(try references() == kept)
    #expect(try Self.endings.map { try Files.read(artifact("expected.\($0)")) } == kept)
    #expect(try Bitmap(png: #require(try Files.read(artifact("actual.png")))) == changed)
  }

  @Test func reference_differing_isReplacedOnlyWhereAskedFor() throws {
    _ = try verify(.missing)
    child.frame.origin.x = 12
    #expect(try outcomes(.failed) == [.recorded(replacing: true), .matches, .matches])
    #expect(try outcomes(.all) == Array(repeating: .recorded(replacing: true), count: 3))
    #expect(try outcomes(.never) == [.matches, .matches, .matches])
  }

  private static let damages: [(String, String)] = [
    ("", "git checkout"),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "git lfs pull"),
    ("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n", "merge conflict"),
  ]

  @Test(arguments: damages)
  func reference_damaged_isSaidToBeWithTheCure_andKept(content: String, cure: String) throws {
    for ending in Self.endings { try Files.write(Array(content.utf8), to: reference(ending)) }
    for outcome in try outcomes(.missing) {
      guard case .damaged(let reason) = outcome else {
        Issue.record("not damaged: \(outcome)")
        return
      }
      #expect(reason.contains(cure))
    }
    #expect(try references() == Array(repeating: Array(content.utf8), count: 3))
  }

  @Test func reference_cutOff_isDamaged() throws {
    _ = try verify(.missing)
    let whole = try references().compactMap { $0 }
    for (bytes, ending) in zip(whole, Self.endings).prefix(2) {
      for length in stride(from: 0, to: bytes.count - 2, by: 7) {
        try Files.write(Array(bytes.prefix(length)), to: reference(ending))
        let outcome = try outcomes(.missing)[ending == "json" ? 0 : 1]
        guard case .damaged = outcome else {
          Issue.record("\(ending) cut off after \(length) bytes: \(outcome)")
          return
        }
        #expect(try Files.read(reference(ending)) == Array(bytes.prefix(length)))
      }
      try Files.write(bytes, to: reference(ending))
    }
  }

  @Test func reference_swapped_saysSo() throws {
    _ = try verify(.missing)
    _ = try verify(.missing, on: .iPhone5)
    let other = try Files.read("\(folder.path)/refs/T/Suite/test.iPhone5.json")
    try Files.write(try #require(other), to: reference("json"))
    guard case .damaged(let reason)? = try outcomes(.missing).first else {
      Issue.record("it was taken for the right one")
      return
    }
    #expect(reason.contains("It was taken on another screen: iPhone5 of 320 x 568 points at 2x, not iPhone4"))
  }

  @Test func reference_ofAnotherSize_saysBothSizes() throws {
    _ = try verify(.missing)
    guard case .pixelsDiffer(let change) = try outcomes(.never, Bitmap(width: 9, height: 4, fill: .white))[1]
    else {
      Issue.record("no pixels differ")
      return
    }
    #expect(change.description == "the picture was 8 x 4 pixels, is 9 x 4")
  }

  @Test func artifacts_thatCannotBeWritten_loseNoVerdict() throws {
    _ = try verify(.missing)
    try Files.write([], to: folder.path + "/out")
    child.frame.origin.x = 12
    let verdict = try verify(.never)[0]
    guard case .framesDiffer = verdict.outcome else {
      Issue.record("no frames differ: \(verdict)")
      return
    }
    #expect(verdict.evidence.files.isEmpty)
    #expect(verdict.losses.count == 2)
    #expect(verdict.problems.allSatisfy { $0.contains("could not be stored") })
  }

  @Test func reference_thatCannotBeReadOrWritten_isTold() throws {
    try Files.createFolder(reference("json"))
    #expect(
      try outcomes(.missing)[0]
        == .inaccessible(FileError(operation: .read, path: reference("json"), code: EISDIR)))
  }

  /// A link may lead anywhere, and one that leads nowhere is no missing reference.
  @Test(arguments: [RecordMode.missing, .all, .never, .failed])
  func reference_thatIsALink_isNeitherReadNorWritten(mode: RecordMode) throws {
    try Files.write([7], to: folder.path + "/elsewhere")
    try Files.createFolder(folder.path + "/refs/T/Suite")
    for (ending, target) in [("json", "/elsewhere"), ("png", "/nothing"), ("txt", "/elsewhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: reference(ending), withDestinationPath: folder.path + target)
    }
    let before = try folder.contents
    #expect(
      try outcomes(mode)
        == Self.endings.map {
          .inaccessible(FileError(operation: .read, path: reference($0), reason: .link))
        })
    #expect(try folder.contents == before)
  }

  @Test(.timeLimit(.minutes(5))) func reference_thatIsAPipe_isNotWaitedFor() throws {
    try Files.createFolder(folder.path + "/refs/T/Suite")
    mkfifo(reference("txt"), 0o666)
    #expect(
      try outcomes(.missing)[2]
        == .inaccessible(FileError(operation: .read, path: reference("txt"), reason: .special)))
  }

  /// Of processes that miss the same reference one makes it. The others compare with it, and none overwrites it.
  @Test func reference_missingForManyAtOnce_isMadeOnce() async throws {
    for round in 0..<20 {
      let path = folder.path + "/race\(round)"
      let verdicts = try await withThrowingTaskGroup(of: (Int, PartVerdict.Outcome).self) { group in
        for number in 0..<4 {
          group.addTask {
            let name = SnapshotName(target: "T", suite: "S", function: "f()")
            let folders = try SnapshotFolders(
              filePath: "/x/y", name: name, root: path + "/refs", artifactsRoot: "\(path)/out\(number)",
              temporary: "", exists: { _ in false })
            let verifier = SnapshotVerifier(name: name, folders: folders, mode: .missing)
            return (number, verifier.verify([.text("\(number)\n", ending: "txt")], on: nil).parts[0].outcome)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let recorded = verdicts.filter { $0.1 == .recorded(replacing: false) }
      let winner = try #require(recorded.first)
      #expect(recorded.count == 1)
      #expect(try Files.read(path + "/refs/T/S/f.txt") == Array("\(winner.0)\n".utf8))
      for (number, outcome) in verdicts where number != winner.0 {
        #expect(outcome == .linesDiffer(["- \(winner.0)", "+ \(number)"]))
      }
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS)
    /// Processes that are killed while they record leave nothing where git would see it, and no reference is half.
    @Test func recording_killed_leavesNothingBesideReferences() async throws {
      // They are killed at any moment. It goes on until one was in the middle of a file.
      var (rounds, leftovers) = (0, [String]())
      while rounds < 4 || leftovers.isEmpty, rounds < 100 {
        await #expect(processExitsWith: .signal(SIGKILL)) {
          [path = folder.path as String, microseconds = 700 * (rounds % 7) as Int] in
          try recordUntilKilled(in: path, microseconds)
        }
        rounds += 1
        let references = folder.files.filter { $0.hasPrefix("refs/") }
        #expect(references == (0..<7).map { "refs/T/S/f\($0).txt" })
        for place in references {
          let lines = try #require(
            String(bytes: Files.read("\(folder.path)/\(place)") ?? [], encoding: .utf8)
          )
          .split(separator: "\n", omittingEmptySubsequences: false)
          #expect(lines.count == 20_001 && Set(lines.dropLast()).count == 1 && lines.last == "", "\(place)")
        }
        leftovers = folder.files.filter { $0.hasSuffix(".tmp") }
      }
      #expect(!leftovers.isEmpty, "no process of \(rounds) was killed in the middle of a file")
      // The next one clears up what there is among the artifacts.
      _ = try verify(.all)
      #expect(!folder.files.contains { $0.hasSuffix(".tmp") }, "\(folder.files)")
    }
  #endif
}

#if !os(iOS) && !os(tvOS) && !os(watchOS)
  /// Records seven texts again and again, until it is killed some time after each of them is there.
  private func recordUntilKilled(in path: String, _ microseconds: Int) throws {
    Thread.detachNewThread {
      while access(path + "/refs/T/S/f6.txt", F_OK) != 0 { usleep(100) }
      usleep(UInt32(microseconds))
      kill(getpid(), SIGKILL)
    }
    for number in 0..<1_000_000 {
      let name = SnapshotName(target: "T", suite: "S", function: "f\(number % 7)()")
      let folders = try SnapshotFolders(
        filePath: "/x/y", name: name, root: path + "/refs", artifactsRoot: path + "/out", temporary: "",
        exists: { _ in false })
      let text = String(repeating: "\(number)\n", count: 20_000)
      _ = SnapshotVerifier(name: name, folders: folders, mode: number % 2 == 0 ? .all : .missing)
        .verify([.text(text, ending: "txt")], on: nil)
    }
  }
#endif
