import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What somebody else may put among the artifacts while texts are written into sources.
@Suite struct InlineStrangerTests {
  private let folder: TemporaryFolder
  private var artifacts: String { folder.path + "/.build/layout-snapshots" }
  private var path: String { folder.path + "/A.swift" }
  private var journal: String { artifacts + "/inline/A.swift.json" }

  /// Without the text of its first call the second call stands where the third one is.
  private static let source = """
    assertInlineSnapshot(of: 1) {
      \"\"\"
      one
      \"\"\"
    }
    assertInlineSnapshot(of: 2)
    //
    //
    //
    assertInlineSnapshot(of: 3)

    """

  init() throws {
    folder = try TemporaryFolder()
    try Data().write(to: URL(filePath: folder.path + "/Package.swift"))
    try save(Self.source, -1)
    try FileManager.default.createDirectory(
      atPath: artifacts + "/inline", withIntermediateDirectories: true)
  }

  private func save(_ text: String, _ seconds: Double) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: seconds)], ofItemAtPath: path)
  }

  private var text: String {
    get throws { String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self) }
  }

  private func recorder(build: FileTime, patience: Duration = .seconds(10)) throws -> InlineRecorder {
    let folders = try SnapshotFolders(
      filePath: path, name: SnapshotName(target: "T", suite: "S", function: "f()", arguments: [], named: nil),
      root: nil, artifactsRoot: nil, temporary: "/tmp", exists: Files.exists)
    return try InlineRecorder(filePath: path, folders: folders, build: build, patience: patience)
  }

  /// Takes a text and writes it.
  private func record(
    _ text: String, line: Int, known: String? = nil, build: FileTime, patience: Duration = .seconds(10)
  ) throws -> Bool {
    let recorder = try recorder(build: build, patience: patience)
    let isNew = try recorder.record(text, line: line, column: 21, known: known)
    if let refusal = recorder.write() { throw refusal.error }
    return isNew
  }

  private func forge(_ source: String, _ edits: [InlineEdit], build: FileTime) throws {
    let forged = InlineJournal(build: build, source: Data(source.utf8), edits: edits)
    try JSONEncoder().encode(forged).write(to: URL(filePath: journal))
  }

  @Test func lock_thatAnotherHolds_isWaitedForOnlySoLong() throws {
    let build = try #require(FileTime(of: path))
    let file = open(artifacts + "/inline/A.swift.lock", O_RDWR | O_CREAT, 0o666)
    defer { close(file) }
    #expect(flock(file, LOCK_EX) == 0)
    let error = #expect(throws: InlineSourceError.self) {
      try record("2", line: 6, build: build, patience: .milliseconds(20))
    }
    #expect(error == .busy(path: artifacts + "/inline/A.swift.lock", .milliseconds(20), holder: nil))
    #expect(try text == Self.source)
    #expect(flock(file, LOCK_UN) == 0)
    #expect(try record("2", line: 6, build: build))
  }

  /// A wait ends when the lock stays with one process for the whole time, not when it goes from hand to hand.
  @Test func wait_forALock_isToldOnce_andEndsIfNobodyMoves() {
    let start = ContinuousClock.now
    var wait = LockWait(.seconds(10), from: start)
    func next(_ holder: String, after seconds: Double) -> LockWait.Step {
      wait.next(holder: LockHolder(holder), at: start + .seconds(seconds))
    }
    #expect(next("41 7\n", after: 0.5) == .wait)
    #expect(next("41 7\n", after: 1) == .tell(seconds: 9))
    #expect(
      wait.words("a.lock", 9).hasPrefix(
        "Waiting for process 41, which has a.lock locked. If it keeps that for 9"))
    #expect(next("41 7\n", after: 9.9) == .wait)
    #expect(next("42 8\n", after: 9.9) == .wait)
    // The same process again has moved, too.
    #expect(next("42 9\n", after: 19) == .wait)
    #expect(next("42 9\n", after: 28.9) == .wait)
    #expect(next("42 9\n", after: 29) == .giveUp)
    // Who moves for ever does not work.
    for second in 30..<120 { #expect(next("\(second) 1\n", after: Double(second)) == .wait) }
    #expect(next("120 1\n", after: 120) == .giveUp)
    #expect(wait.holder?.process == 120)
    #expect(LockHolder("").process == nil && LockHolder("no number").process == nil)
  }

  @Test func lock_thatIsWaitedFor_isTold_withItsHolder() throws {
    let lock = artifacts + "/inline/A.swift.lock"
    try Data("4242 1\n".utf8).write(to: URL(filePath: lock))
    let file = open(lock, O_RDWR)
    defer { close(file) }
    #expect(flock(file, LOCK_EX) == 0)
    var told: [String] = []
    let folder = try OpenFolder.make(artifacts)
    let outcome = try folder.locked(for: "inline/A.swift.lock", .milliseconds(20), say: { told.append($0) }) {
    }
    #expect(throws: InlineSourceError.busy(path: lock, .milliseconds(20), holder: 4242)) { try outcome.get() }
    #expect(told.count == 1 && told[0].contains("process 4242"))
  }

  /// The system takes a lock from a process that ends; its note alone keeps nobody.
  @Test func lock_ofADeadProcess_isTaken() throws {
    let lock = artifacts + "/inline/A.swift.lock"
    try Data("999999999 1\n".utf8).write(to: URL(filePath: lock))
    #expect(try record("2", line: 6, build: #require(FileTime(of: path))))
    #expect(try String(contentsOf: URL(filePath: lock), encoding: .utf8).hasPrefix("\(getpid()) "))
  }

  @Test func journal_thatClaimsOtherLines_writesNowhereElse() throws {
    let build = try #require(FileTime(of: path))
    let claimed = Self.source.replacing(" {\n  \"\"\"\n  one\n  \"\"\"\n}", with: "")
    try forge(claimed, [InlineEdit(line: 1, column: 21, text: "one")], build: build)
    #expect(try record("two", line: 6, build: build))
    #expect(
      try text
        == Self.source.replacing("(of: 2)", with: "(of: 2) {\n  \"\"\"\n  two\n  \"\"\"\n}"))
  }

  /// Numbers that nobody could have written are no places.
  @Test(arguments: [(Int.min, 21), (Int.max, 21), (0, 21), (6, Int.max), (6, Int.min), (6, 0), (1, 999)])
  func place_thatNoSourceHas_isNone(line: Int, column: Int) throws {
    let source = InlineSource(path: path, bytes: Array(Self.source.utf8))
    #expect(throws: InlineSourceError.self) { try source.place(line: line, column: column) }
    let build = try #require(FileTime(of: path))
    try forge(Self.source, [InlineEdit(line: line, column: column, text: "one")], build: build)
    #expect(try record("two", line: 6, build: build))
  }

  @Test func journal_thatCountsBelowZero_spoilsNothing() throws {
    let build = try #require(FileTime(of: path))
    var forged = InlineJournal(build: build, source: Data(Self.source.utf8), edits: [])
    forged.before = -1
    try JSONEncoder().encode(forged).write(to: URL(filePath: journal))
    try Data("mine".utf8).write(to: URL(filePath: folder.path + "/.A.swift.aside"))
    #expect(throws: InlineSourceError.self) { try record("two", line: 6, build: build) }
    #expect(try text == Self.source)
  }

  /// A journal holds its source, which may be for its owner alone.
  @Test(arguments: [0o600, 0o640, 0o644])
  func journal_isReadByWhoeverMayReadItsSource(mode: Int) throws {
    let build = try #require(FileTime(of: path))
    try Data("{}".utf8).write(to: URL(filePath: journal))
    #expect(chmod(journal, 0o666) == 0 && chmod(path, mode_t(mode)) == 0)
    #expect(try record("two", line: 6, build: build))
    let now = try FileManager.default.attributesOfItem(atPath: journal)[.posixPermissions] as? Int
    #expect(now == mode)
  }

  /// A lock that is another file, too, is not written.
  @Test func lock_thatIsAnotherFileToo_staysAsItIs() throws {
    let other = folder.path + "/mine"
    try Data("mine".utf8).write(to: URL(filePath: other))
    #expect(link(other, artifacts + "/inline/A.swift.lock") == 0)
    #expect(try record("two", line: 6, build: #require(FileTime(of: path))))
    #expect(try String(contentsOf: URL(filePath: other), encoding: .utf8) == "mine")
  }

  @Test func journal_thatIsNewerThanAnEditedSource_opensNoSource() throws {
    let build = try #require(FileTime(of: path))
    let edited = "\n" + Self.source
    try save(edited, 0)
    // The steps of the clock of files are a few milliseconds.
    usleep(20_000)
    try forge(edited, [InlineEdit(line: 2, column: 21, text: "one")], build: build)
    #expect(throws: InlineSourceError.newerThanBuild(path)) {
      try record("two", line: 7, build: build)
    }
    #expect(try text == edited)
  }

  /// A text that stands there already is noted after the source was written; the next text has to be taken all the same.
  @Test func text_thatStandsThereAlready_doesNotAgeTheSource() throws {
    let build = try #require(FileTime(of: path))
    #expect(try record("two", line: 6, build: build))
    usleep(20_000)
    #expect(try !record("one", line: 1, known: "one", build: build))
    usleep(20_000)
    #expect(try record("three", line: 10, build: build))
    #expect(try text.contains("of: 3) {\n  \"\"\"\n  three"))
  }

  @Test func journal_beyondItsSize_isNotRead() throws {
    let build = try #require(FileTime(of: path))
    try Data().write(to: URL(filePath: journal))
    #expect(truncate(journal, 300 << 20) == 0)
    let error = #expect(throws: InlineSourceError.self) {
      try record("two", line: 6, build: build)
    }
    #expect("\(error!)".contains("A.swift.json: it is larger than 32 MB"))
    #expect(try text == Self.source)
  }

  @Test(arguments: ["inline", "inline/A.swift.json", "inline/A.swift.lock"])
  func link_amongJournals_isNotFollowed(place: String) throws {
    let other = try TemporaryFolder()
    try Data("{}".utf8).write(to: URL(filePath: other.path + "/file"))
    try? FileManager.default.removeItem(atPath: artifacts + "/" + place)
    try FileManager.default.createSymbolicLink(
      atPath: artifacts + "/" + place,
      withDestinationPath: place == "inline" ? other.path : other.path + "/file")
    let build = try #require(FileTime(of: path))
    #expect(throws: InlineSourceError.self) {
      try record("two", line: 6, build: build)
    }
    #expect(try other.contents == ["file": Data("{}".utf8)])
    #expect(try text == Self.source)
  }
}
