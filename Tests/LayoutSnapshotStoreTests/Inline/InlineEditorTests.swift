import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What somebody's editor and a process that is killed do to a source while tests record into it.
@Suite struct InlineEditorTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/A.swift" }
  private var aside: String { folder.path + "/.A.swift.aside" }
  private var journal: String { folder.path + "/.build/layout-snapshots/inline/A.swift.json" }

  private static let source = "assertInlineSnapshot(of: 1)\nassertInlineSnapshot(of: 2)\n"
  private static let one = " {\n  \"\"\"\n  one\n  \"\"\"\n}"
  private static let two = " {\n  \"\"\"\n  two\n  \"\"\"\n}"

  init() throws {
    // Hundreds of files are made to last here.
    folder = try TemporaryFolder(inMemory: true)
    try Data().write(to: URL(filePath: folder.path + "/Package.swift"))
    try reset()
  }

  /// The source as it was compiled a second ago.
  private func reset() throws {
    try Data(Self.source.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -1)], ofItemAtPath: path)
    try? FileManager.default.removeItem(atPath: journal)
  }

  private var text: String {
    get throws { String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self) }
  }

  private func recorder(build: FileTime? = nil) throws -> InlineRecorder {
    let folders = try SnapshotFolders(
      filePath: path, name: SnapshotName(target: "T", suite: "S", function: "f()", arguments: [], named: nil),
      root: nil, artifactsRoot: nil, temporary: "/tmp", exists: Files.exists)
    return try InlineRecorder(
      filePath: path, folders: folders, build: try build ?? #require(FileTime(of: path)))
  }

  private func recorderWithText(build: FileTime? = nil) throws -> InlineRecorder {
    let recorder = try recorder(build: build)
    try recorder.record("one", line: 1, column: 21, known: nil)
    return recorder
  }

  @Test(arguments: [true, false])
  func save_whileTestsRun_stays(renames: Bool) throws {
    let recorder = try recorderWithText()
    Self.save("// Mine.\n" + Self.source, to: path, renames: renames)
    let refusal = try #require(recorder.write())
    #expect("\(refusal.error)".contains("Build and run again"))
    #expect(try text == "// Mine.\n" + Self.source)
    #expect(!Files.exists(aside))
  }

  /// An editor saves once at a random moment of each of many recordings, in one of the ways of editors.
  @Test func saves_atRandomMoments_areNeverLost() throws {
    var (lost, longest) = (0, Duration.zero)
    for number in 0..<400 {
      try reset()
      let recorder = try recorderWithText()
      let saved = "// Save \(number).\n" + Self.source
      let (path, way, pause) = (path, number % 3, Double.random(in: 0..<1.5) * (longest / .seconds(1)))
      let ended = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        usleep(UInt32(min(pause, 0.1) * 1_000_000))
        if way == 2 { rename(path, path + "~") }
        Self.save(saved, to: path, renames: way == 1)
        ended.signal()
      }
      longest = ContinuousClock().measure { _ = recorder.write() }
      ended.wait()
      if try text != saved { lost += 1 }
    }
    #expect(lost == 0, "lost \(lost)")
    #expect(!Files.exists(aside))
  }

  /// Whoever has the file open to write it is about to save.
  @Test(.enabled(if: isLinux, "Other systems do not tell who writes a file."))
  func source_thatIsOpenForWriting_isLeftAlone() throws {
    let recorder = try recorderWithText()
    let file = open(path, O_WRONLY)
    #expect(recorder.write()?.error == .savedMeanwhile(path))
    #expect(try text == Self.source)
    #expect(write(file, "// A", 4) == 4)
    close(file)
    #expect(try text.hasPrefix("// A"))
    #expect(!Files.exists(aside))
  }

  @Test(arguments: [0o640, 0o600, 0o444, 0o755])
  func source_keepsItsMode(mode: Int) throws {
    #expect(chmod(path, mode_t(mode)) == 0)
    #expect(try recorderWithText().write() == nil)
    #expect(try text.contains("one"))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
  }

  @Test(.enabled(if: geteuid() == 0, "Only an administrator can give files away."))
  func source_keepsItsOwner() throws {
    #expect(chown(path, 1234, 2345) == 0)
    #expect(try recorderWithText().write() == nil)
    #expect(try text.contains("one"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.ownerAccountID] as? Int == 1234 && attributes[.groupOwnerAccountID] as? Int == 2345)
  }

  /// A process that was killed between two steps leaves the source as it was, or as it was to be.
  @Test func file_thatAKilledProcessLeft_isRemoved_ifItIsKnown() throws {
    let build = try #require(FileTime(of: path))
    try Data(Self.source.utf8).write(to: URL(filePath: aside))
    #expect(try recorderWithText(build: build).write() == nil)
    #expect(try text == Self.source.replacing("1)", with: "1)" + Self.one))
    #expect(!Files.exists(aside))
    // What had been there before the last text.
    try Data(Self.source.utf8).write(to: URL(filePath: aside))
    let next = try recorder(build: build)
    try next.record("two", line: 2, column: 21, known: nil)
    #expect(next.write() == nil && !Files.exists(aside))
    #expect(
      try text == Self.source.replacing("1)", with: "1)" + Self.one).replacing("2)", with: "2)" + Self.two))
  }

  @Test func file_thatMayBeSomebodysSave_stays() throws {
    try Data("mine".utf8).write(to: URL(filePath: aside))
    let error = #expect(throws: InlineSourceError.self) { try recorderWithText() }
    #expect("\(error!)".contains(".A.swift.aside, which another process has put there"))
    #expect(try text == Self.source)
    #expect(try Data(contentsOf: URL(filePath: aside)) == Data("mine".utf8))
  }

  /// Saves as editors do: by another file that gets the name, or in the file itself.
  private static func save(_ text: String, to path: String, renames: Bool) {
    let place = renames ? path + ".new" : path
    let file = open(place, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    // In two parts, so that half of it can be seen.
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, 5) }
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress! + 5, $0.count - 5) }
    close(file)
    if renames { rename(place, path) }
  }
}
