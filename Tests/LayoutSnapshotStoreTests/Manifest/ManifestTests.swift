import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotStore

@Suite struct ManifestTests {
  private static let roots = ManifestRoots(package: "/home/me/App", artifacts: "/home/me/App/.build/shots")

  private static let paths: [(String, String)] = [
    ("/home/me/App/Snapshots/T/a.png", "package:Snapshots/T/a.png"),
    ("/home/me/App/.build/shots/T/a.png", "artifacts:T/a.png"),
    ("/home/me/App2/a.png", "/home/me/App2/a.png"),
    ("/home/me/App/../a.png", "/home/me/App/../a.png"),
    ("/home/me/App/", "/home/me/App/"),
    ("/elsewhere/a.png", "/elsewhere/a.png"),
  ]

  @Test(arguments: paths)
  func path_isBelowItsFolder(path: String, text: String) {
    let stored = StoredPath(path, Self.roots)
    #expect(stored.text == text)
    #expect(stored.resolved(Self.roots) == path)
  }

  @Test func path_isFoundWhereTheFoldersLieElsewhere() {
    let other = ManifestRoots(package: "/ci", artifacts: "/out")
    #expect(StoredPath(text: "package:a/b").resolved(other) == "/ci/a/b")
    #expect(StoredPath(text: "artifacts:a/b").resolved(other) == "/out/a/b")
    #expect(StoredPath(text: "package:a/b").belowPackage == "a/b")
    #expect(StoredPath(text: "artifacts:a/b").belowPackage == nil)
    #expect(StoredPath(text: "artifacts:a/b").belowArtifacts == "a/b")
  }

  static let result = SnapshotResult(
    id: "AppTests/LoginTests/form", target: "AppTests", suite: "LoginTests", test: "form",
    function: "form()", file: StoredPath(text: "package:Tests/AppTests/LoginTests.swift"), line: 12,
    column: 5, status: .changed, message: "It moved.\n\"ok\": x 1 -> 2/3",
    causes: [.init(text: "ok.left == form.left + 2, was + 1", devices: ["iPhone4"], followers: 1)],
    groupKey: "0123", acceptCommand: "swift package layout-snapshot accept AppTests/LoginTests/form",
    devices: [
      DeviceResult(
        device: "iPhone4", traits: ["dark"], scale: 2, pointWidth: 320, pointHeight: 480, status: .changed,
        frames: FileResult(
          status: .changed, reference: StoredPath(text: "package:Snapshots/a.json"),
          referenceDigest: "00ff", expected: StoredPath(text: "artifacts:a.expected.json"),
          actual: StoredPath(text: "artifacts:a.actual.json"), changes: ["ok: x 1 -> 2"]),
        picture: PictureResult(
          status: .changed, reference: StoredPath(text: "package:Snapshots/a.png"), differingPixels: 7,
          totalPixels: 100, regions: [[1, 2, 3, 4]], thresholds: [.init(threshold: 0.1, count: 7)]))
    ])

  private static let lines: [ManifestLine] = [
    .run(
      RunRecord(
        target: "AppTests", packageRoot: "/home/me/App", processID: 7,
        startedAt: "2026-01-02T03:04:05.678Z", framework: "Swift Testing")),
    .result(result),
    .claim(
      ClaimRecord(
        id: "AppTests/LoginTests/form", file: StoredPath(text: "package:Tests/a.swift"),
        function: "form()", references: [StoredPath(text: "package:Snapshots/a.png")])),
  ]

  @Test func line_isOneLineInOrderAndReadAgain() throws {
    for line in Self.lines {
      let json = line.json
      #expect(!json.contains(UInt8(ascii: "\n")))
      #expect(try ManifestLine(json: json) == line)
      #expect(json == line.json)
    }
    #expect(
      String(decoding: Self.lines[2].json, as: UTF8.self) == """
        {"file":"package:Tests/a.swift","function":"form()","id":"AppTests/LoginTests/form",\
        "kind":"claim","references":["package:Snapshots/a.png"]}
        """)
  }

  @Test func line_ofNoManifest_isRefused() {
    #expect(throws: ManifestError.unknownKind("later")) {
      try ManifestLine(json: Array(#"{"kind":"later"}"#.utf8))
    }
    for text in ["", "{", "{}", #"{"kind":"result"}"#, "<<<<<<< HEAD"] {
      #expect {
        try ManifestLine(json: Array(text.utf8))
      } throws: { error in
        if case .malformed? = error as? ManifestError { true } else { false }
      }
    }
  }

  @Test func writer_beginsWithTheRunOnce_evenFromManyThreads() async throws {
    let folder = try TemporaryFolder()
    guard case .run(let run) = Self.lines[0] else { return }
    let writer = ManifestWriter(in: folder.path, folder: "manifests", run: run, start: 42)
    #expect(folder.files.isEmpty)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<100 {
        group.addTask {
          var result = Self.result
          result.line = index
          try writer.append(.result(result))
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.files == ["manifests/AppTests-7-42.jsonl"])
    let manifest = Manifest(jsonLines: try #require(try Files.read(writer.path)))
    #expect(manifest.run == run)
    #expect(manifest.results.map(\.line).sorted() == Array(0..<100))
    #expect(manifest.damages.isEmpty)
  }

  @Test func manifest_cutOff_keepsWhatIsWhole() {
    let text = Self.lines.map { String(decoding: $0.json, as: UTF8.self) }.joined(separator: "\n")
    let manifest = Manifest(jsonLines: Array(text.utf8.dropLast(9)))
    #expect(manifest.results == [Self.result])
    #expect(manifest.claims.isEmpty)
    #expect(Array(manifest.damages.keys) == [3])
  }

  /// Of thousands of damaged lines the first ten of a kind are told, and the others counted.
  @Test func damagedLines_areCountedAfterTheTenth() {
    let lines = Array(repeating: "{}", count: 64_000) + Array(repeating: #"{"kind":"later"}"#, count: 11)
    let manifest = Manifest(jsonLines: Array(lines.joined(separator: "\n").utf8))
    #expect(manifest.damages.keys.sorted() == Array(1...10) + Array(64_001...64_010))
    #expect(manifest.moreDamages == [.malformed: 63_990, .unknownKind: 1])
    #expect(grouped(63_990) == "63,990" && grouped(-1_234_567) == "-1,234,567" && grouped(999) == "999")
  }

  @Test func manifest_withMoreLinesThanARunWrites_isRefused() throws {
    let folder = try TemporaryFolder()
    let opened = try OpenFolder.make(folder.path)
    let name = try #require(ManifestName("T-1-1.jsonl"))
    let place = "\(folder.path)/manifests/T-1-1.jsonl"
    try Files.write(Array(String(repeating: "\n", count: ManifestFile.mostLines).utf8), to: place)
    #expect(try ManifestFile(name, in: opened)?.manifest.isEmpty == true)
    try Files.append([UInt8(ascii: "\n")], to: place)
    let error = try #require(throws: FileError.self) { try ManifestFile(name, in: opened) }
    #expect(error.reason == .tooManyLines(250_001, limit: 250_000))
    #expect(
      "\(error)".contains("/manifests/T-1-1.jsonl: it has 250,001 lines, and no run writes more than 250,000")
    )
    #expect(throws: FileError.self) {
      try PendingReview(ManifestRoots(package: folder.path, artifacts: folder.path))
    }
    // JSON of a single line may keep its reader busy for as long.
    let most = ManifestFile.mostBytesOfALine
    try Files.write(Array(String(repeating: "x", count: most).utf8), to: place)
    #expect(try ManifestFile(name, in: opened)?.manifest.damages.count == 1)
    try Files.append([UInt8(ascii: "x")], to: place)
    let long = try #require(throws: FileError.self) { try ManifestFile(name, in: opened) }
    #expect(long.reason == .tooLongLine(limit: most))
    #expect("\(long)".contains("it has a line of more than 16 MB, and no test writes that"))
  }

  @Test func unknownKind_isNamedByHowItBegins() throws {
    let kind = String(repeating: "k", count: 1000)
    let manifest = Manifest(jsonLines: Array("{\"kind\":\"\(kind)\"}\n".utf8))
    #expect(manifest.damages == [1: .unknownKind(String(kind.prefix(100)))])
  }

  /// What a file says that was read before is not read again: where its digest is the same, what is known counts.
  @Test func manifest_thatHasGrown_isReadFromWhereItEnded() throws {
    let folder = try TemporaryFolder()
    let opened = try OpenFolder.make(folder.path)
    let name = try #require(ManifestName("T-1-1.jsonl"))
    func note(_ id: String) -> ManifestLine { .noted(NoteRecord(id: id)) }
    func read(known: ManifestFile?) throws -> [String] {
      try #require(try ManifestFile(name, in: opened, known: known)).manifest.notes.map(\.id)
    }
    for line in [note("one"), note("two")] { try opened.append(line: line.json, to: name.place) }
    let first = try #require(try ManifestFile(name, in: opened))
    try opened.append(line: note("three").json, to: name.place)
    try opened.append(line: Array("{}".utf8), to: name.place)
    let grown = try #require(try ManifestFile(name, in: opened, known: first))
    #expect(grown == (try ManifestFile(name, in: opened)))
    #expect(
      grown.manifest.notes.map(\.id) == ["one", "two", "three"] && grown.manifest.damages.keys.sorted() == [4]
    )
    // It became another, a shorter one, and one whose last line was cut off and written anew.
    for lines in [[note("other"), note("two"), note("three")], [note("one")]] {
      try opened.write(ManifestLine.file(lines), to: name.place)
      #expect(try read(known: first) == (try read(known: nil)))
    }
    try opened.write(note("one").json.dropLast(3) + [], to: name.place)
    let cut = try #require(try ManifestFile(name, in: opened))
    try opened.append(line: note("three").json, to: name.place)
    #expect(try read(known: cut) == ["three"])
  }

  @Test func digest_hasThirtyTwoDigits() {
    // Of no bytes, after the specification of XXH3 with 128 bits.
    #expect(fileDigest([]) == "99aa06d3014798d86001c324468d497f")
    #expect(fileDigest([1]) != fileDigest([2]))
  }
}
