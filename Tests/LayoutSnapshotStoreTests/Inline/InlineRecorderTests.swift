import Foundation
import LayoutSnapshotSupport
import TestTools
import Testing

@testable import LayoutSnapshotStore

@Suite struct InlineRecorderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try save("Package.swift", "")
  }

  private func save(_ name: String, _ text: String) throws {
    let path = "\(folder.path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    // A build takes longer than the steps of the clock of files.
    let earlier = Date(timeIntervalSinceNow: -1)
    try FileManager.default.setAttributes([.modificationDate: earlier], ofItemAtPath: path)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)")), as: UTF8.self)
  }

  /// A recorder of a build that took place just after a file was last saved.
  private func recorder(
    _ name: String, build: FileTime? = nil, patience: Duration = .seconds(10)
  ) throws -> InlineRecorder {
    let path = "\(folder.path)/\(name)"
    let folders = try SnapshotFolders(
      filePath: path, name: SnapshotName(target: "T", suite: "S", function: "f()", arguments: [], named: nil),
      root: nil, artifactsRoot: nil, temporary: "/tmp", exists: Files.exists)
    let saved = try #require(FileTime(of: path))
    return try InlineRecorder(
      filePath: path, folders: folders,
      build: build ?? FileTime(seconds: saved.seconds, nanoseconds: saved.nanoseconds), patience: patience)
  }

  /// Takes a text and writes it.
  @discardableResult
  private func record(
    _ text: String, in name: String, line: Int, column: Int = 23, known: String? = nil, build: FileTime? = nil
  ) throws -> Bool {
    let recorder = try recorder(name, build: build)
    let isNew = try recorder.record(text, line: line, column: column, known: known)
    if let refusal = recorder.write() { throw refusal.error }
    return isNew
  }

  private static let calls = """
    func a() {
      assertInlineSnapshot(of: 1); assertInlineSnapshot(of: 2)
    }
    func b() {
      assertInlineSnapshot(of: 3)
      assertInlineSnapshot(of: 4) { "old" }
    }

    """

  /// The calls above: line, column and what is compiled.
  private static let places: [(line: Int, column: Int, known: String?)] = [
    (2, 23, nil), (2, 52, nil), (5, 23, nil), (6, 23, "old"),
  ]

  /// Twelve texts in three files: recorded in any order, by several recorders of one build, then built and recorded
  /// again.
  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]])
  func texts_ofSeveralFiles_standAtTheirCalls(order: [Int]) throws {
    let names = ["Tests/A.swift", "Tests/Inner/A.swift", "Tests/Inner-A.swift"]
    for name in names { try save(name, Self.calls) }
    let builds = try names.map { try #require(FileTime(of: "\(folder.path)/\($0)")) }
    for index in order {
      for (name, build) in zip(names, builds) {
        let place = Self.places[index]
        #expect(
          try record(
            "text \(index)\nof \(name)\n", in: name, line: place.line, column: place.column,
            known: place.known, build: build))
      }
    }
    for name in names {
      func closure(_ index: Int) -> String {
        " {\n    \"\"\"\n    text \(index)\n    of \(name)\n    \"\"\"\n  }"
      }
      #expect(
        try text(name) == """
          func a() {
            assertInlineSnapshot(of: 1)\(closure(0)); assertInlineSnapshot(of: 2)\(closure(1))
          }
          func b() {
            assertInlineSnapshot(of: 3)\(closure(2))
            assertInlineSnapshot(of: 4)\(closure(3))
          }

          """)
      // After a build the compiled places are others.
      let known = "text 2\nof \(name)"
      #expect(try record("new", in: name, line: 15, column: 23, known: known))
      #expect(try text(name).contains("of: 3) {\n    \"\"\"\n    new\n    \"\"\"\n  }\n"))
      #expect(try text(name).contains("text 3"))
    }
  }

  @Test func text_thatStandsThereAlready_isNotWrittenAgain_andAnotherIsRefused() throws {
    try save("A.swift", Self.calls)
    let build = try #require(FileTime(of: folder.path + "/A.swift"))
    #expect(try record("one", in: "A.swift", line: 5, column: 23, known: nil, build: build))
    let written = try text("A.swift")
    #expect(try !record("one", in: "A.swift", line: 5, column: 23, known: nil, build: build))
    let site = Claims.Site(file: folder.path + "/A.swift", line: 5, column: 23)
    #expect(throws: InlineSourceError.severalTexts(site)) {
      try record("two", in: "A.swift", line: 5, column: 23, known: nil, build: build)
    }
    #expect(try text("A.swift") == written)
  }

  @Test func source_editedSinceTheBuild_isLeftAlone() throws {
    try save("A.swift", Self.calls)
    let path = folder.path + "/A.swift"
    let saved = try #require(FileTime(of: path))
    let earlier = FileTime(seconds: saved.seconds - 1, nanoseconds: saved.nanoseconds)
    #expect(throws: InlineSourceError.newerThanBuild(path)) {
      try record("one", in: "A.swift", line: 5, column: 23, known: nil, build: earlier)
    }
    // Also if the time does not show it: another text, a call that has one, and a call that has moved.
    for (line, known) in [(6, "other"), (6, nil), (5, "old"), (4, nil)] as [(Int, String?)] {
      let error = #expect(throws: InlineSourceError.self) {
        try record("one", in: "A.swift", line: line, column: 23, known: known)
      }
      guard case .changed? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    #expect(try text("A.swift") == Self.calls)
    // Edited between two recordings of one run.
    #expect(try record("one", in: "A.swift", line: 5, column: 23, known: nil, build: saved))
    let edited = "// new\n" + (try text("A.swift"))
    try save("A.swift", edited)
    #expect(throws: InlineSourceError.newerThanBuild(path)) {
      try record("two", in: "A.swift", line: 2, column: 23, known: nil, build: saved)
    }
    #expect(try text("A.swift") == edited)
  }

  @Test func source_withAMarkOfAConflict_isLeftAlone() throws {
    let source = "/*\n<<<<<<< HEAD\n*/\n" + Self.calls
    try save("A.swift", source)
    #expect(throws: InlineSourceError.conflictMark(path: folder.path + "/A.swift", line: 2)) {
      try record("one", in: "A.swift", line: 8, column: 23, known: nil)
    }
    #expect(try text("A.swift") == source)
  }

  @Test func source_thatIsALink_isLeftAlone() throws {
    let other = try TemporaryFolder()
    try Data(Self.calls.utf8).write(to: URL(filePath: other.path + "/B.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/A.swift", withDestinationPath: other.path + "/B.swift")
    #expect(throws: InlineSourceError.self) {
      try record("one", in: "A.swift", line: 5, column: 23, known: nil)
    }
    #expect(try other.contents["B.swift"] == Data(Self.calls.utf8))
  }

  @Test func source_outsideOfAPackage_isLeftAlone() throws {
    let other = try TemporaryFolder()
    let path = other.path + "/A.swift"
    try Data(Self.calls.utf8).write(to: URL(filePath: path))
    let folders = try SnapshotFolders(
      filePath: path, name: SnapshotName(target: "T", suite: "S", function: "f()", arguments: [], named: nil),
      root: nil, artifactsRoot: nil, temporary: folder.path, exists: Files.exists)
    #expect(throws: InlineSourceError.notInPackage(path)) {
      try InlineRecorder(
        filePath: path, folders: folders, build: FileTime(seconds: 1 << 40, nanoseconds: 0))
    }
  }

  /// Threads here stand for processes: each recorder opens the lock by itself.
  @Test func texts_ofManyThreadsAtOnce_allArrive() throws {
    let count = 24
    try save("A.swift", (0..<count).map { "assertInlineSnapshot(of: \($0))\n" }.joined())
    let build = try #require(FileTime(of: folder.path + "/A.swift"))
    let recorders = try (0..<count).map { _ in try recorder("A.swift", build: build) }
    DispatchQueue.concurrentPerform(iterations: count) { index in
      do { try recorders[index].record("text \(index)", line: index + 1, column: 21, known: nil) } catch {
        Issue.record("\(error)")
      }
      if let refusal = recorders[index].write() { Issue.record("\(refusal)") }
    }
    let all = (0..<count).map { "assertInlineSnapshot(of: \($0)) {\n  \"\"\"\n  text \($0)\n  \"\"\"\n}\n" }
    #expect(try text("A.swift") == all.joined())
  }

  /// However many texts there are, the source and its journal are written once.
  @Test func texts_ofOneProcess_areWrittenTogether() throws {
    let count = 40
    try save("A.swift", (0..<count).map { "assertInlineSnapshot(of: \($0))\n" }.joined())
    let before = try text("A.swift")
    let recorder = try recorder("A.swift")
    DispatchQueue.concurrentPerform(iterations: count) { index in
      do { try recorder.record("text \(index)", line: index + 1, column: 21, known: nil) } catch {
        Issue.record("\(error)")
      }
    }
    #expect(try text("A.swift") == before)
    let journal = folder.path + "/.build/layout-snapshots/inline/A.swift.json"
    #expect(!Files.exists(journal))
    #expect(recorder.write() == nil)
    #expect(try text("A.swift").split(separator: "\n").count == 5 * count)
    // Nothing is left to write.
    let written = try #require(try Files.version(of: folder.path + "/A.swift"))
    #expect(recorder.write() == nil)
    #expect(try Files.version(of: folder.path + "/A.swift")?.isSame(as: written) == true)
  }

  /// Which of two texts came first depends on the threads, so the call gets none. Other calls get theirs.
  @Test func call_withTwoTexts_getsNone() throws {
    try save("A.swift", Self.calls)
    let recorder = try recorder("A.swift")
    let refused = Locked<[InlineSourceError]>([])
    let site = Claims.Site(file: folder.path + "/A.swift", line: 5, column: 23)
    func take(_ text: String, line: Int) throws {
      try recorder.record(text, line: line, column: 23, known: nil) { error in
        refused.withLock { $0.append(error) }
      }
    }
    try take("one", line: 5)
    #expect(throws: InlineSourceError.severalTexts(site)) { try take("two", line: 5) }
    #expect(throws: InlineSourceError.severalTexts(site)) { try take("three", line: 5) }
    try take("other", line: 2)
    let refusal = try #require(recorder.write())
    #expect(refusal.count == 1 && refusal.error == .severalTexts(site))
    #expect(refused.withLock { $0 } == [.severalTexts(site)])
    #expect(
      try text("A.swift")
        == Self.calls.replacing("of: 1)", with: "of: 1) {\n    \"\"\"\n    other\n    \"\"\"\n  }"))
  }
}
