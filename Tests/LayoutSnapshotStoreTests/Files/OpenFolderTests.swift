import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotStore

/// Nothing below an open folder leads out of it, whatever lies there.
@Suite struct OpenFolderTests {
  private let outer: TemporaryFolder
  private let inside: String
  private let outside: String

  init() throws {
    outer = try TemporaryFolder(inMemory: true)
    (inside, outside) = (outer.path + "/inside", outer.path + "/outside")
    try Files.write([1], to: inside + "/a/file")
    try Files.write([9], to: outside + "/secret")
  }

  private func link(_ place: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: inside + "/" + place, withDestinationPath: target)
  }

  private func open(followsLinkedReferences: Bool = false) throws -> OpenFolder {
    guard let folder = try OpenFolder.open(inside, followsLinkedReferences: followsLinkedReferences) else {
      throw FileError(operation: .read, path: inside, code: ENOENT)
    }
    return folder
  }

  private func error(_ body: () throws -> Void) -> FileError.Reason? {
    do {
      try body()
      return nil
    } catch { return (error as? FileError)?.reason }
  }

  @Test func file_inOpenFolder_isWrittenReadListedAndRemoved() throws {
    let folder = try open()
    try folder.write([1, 2], to: "b/c/file")
    #expect(try folder.read("b/c/file") == [1, 2])
    #expect(try folder.files() == ["a/file", "b/c/file"])
    #expect(try folder.names() == ["a", "b"])
    #expect(try folder.kind("b/c/file") == .file(size: 2))
    #expect(try folder.kind("b/c") == .folder)
    #expect(try folder.kind("b/d") == nil)
    #expect(try folder.read("b/d/none") == nil)
    try folder.remove("b/c/file")
    try folder.removeEmptyFolders(around: "b/c/file")
    #expect(try folder.names() == ["a"])
    try folder.remove("x/y/z")
  }

  @Test(arguments: [
    "../outside/secret", "a/../../outside/secret", "/etc/passwd", "a//file", "./a/file", "a/.", "a/fi\0le",
  ])
  func place_thatIsNone_isRefused(place: String) throws {
    let folder = try open()
    #expect(error { _ = try folder.read(place) } == .strangeName)
    #expect(error { try folder.write([1], to: place) } == .strangeName)
    #expect(error { try folder.append(line: [1], to: place) } == .strangeName)
    #expect(error { try folder.remove(place) } == .strangeName)
    #expect(error { _ = try folder.names(place) } == .strangeName)
    #expect(try Files.read(outside + "/secret") == [9])
  }

  @Test func link_toAFile_isNeitherReadNorWrittenThrough() throws {
    try link("link", to: outside + "/secret")
    let folder = try open()
    #expect(error { _ = try folder.read("link") } == .link)
    #expect(error { try folder.append(line: [1], to: "link") } == .link)
    let hasFile = folder.hasFile("link")
    #expect(!hasFile)
    // What is replaced is the link, not what it leads to.
    try folder.write([5], to: "link")
    #expect(try folder.kind("link") == .file(size: 1))
    #expect(try Files.read(outside + "/secret") == [9])
  }

  @Test func link_toAFolder_isNotEntered() throws {
    try link("link", to: outside)
    let folder = try open()
    #expect(error { _ = try folder.read("link/secret") } == .link)
    #expect(error { try folder.write([1], to: "link/new") } == .link)
    #expect(error { try folder.append(line: [1], to: "link/new") } == .link)
    #expect(error { try folder.remove("link/secret") } == .link)
    #expect(error { _ = try folder.names("link") } == .link)
    #expect(try folder.files() == ["a/file", "link"])
    #expect(try Files.names(in: outside) == ["secret"])
    try folder.remove("link")
    #expect(try Files.read(outside + "/secret") == [9])
  }

  @Test func link_thatLeadsNowhere_isNoMissingFile() throws {
    try link("link", to: outside + "/nothing")
    let folder = try open()
    #expect(error { _ = try folder.read("link") } == .link)
    #expect(error { try folder.write([1], to: "link", replacing: .nothing) } == .system(EEXIST))
    #expect(try Files.names(in: outside) == ["secret"])
  }

  /// Somebody puts a link in a folder's place again and again: nothing is read or written where it leads.
  @Test func link_putThereMeanwhile_isNotEntered() throws {
    let swapper = Swapper(place: inside + "/race", link: outside)
    let folder = try open()
    // The folder and the link have been met many times each, or nothing is proved.
    let enough = 2000
    var (written, refused, attempts) = (0, 0, 0)
    while written < enough || refused < enough, attempts < 1_000_000 {
      attempts += 1
      do throws(FileError) {
        try folder.write([1], to: "race/stolen", durably: false)
        written += 1
      } catch { refused += error.reason == .link ? 1 : 0 }
      #expect((try? folder.read("race/secret")) != [9])
      try? folder.remove("race/secret")
    }
    swapper.stop()
    #expect(written >= enough && refused >= enough, "\(written) and \(refused) of \(attempts)")
    #expect(try Files.names(in: outside) == ["secret"])
    #expect(try Files.read(outside + "/secret") == [9])
  }

  /// A thread that puts a folder and a link at a place, in turn, until it is stopped.
  private final class Swapper: @unchecked Sendable {
    private let lock = NSLock()
    private let hasEnded = DispatchSemaphore(value: 0)
    private var isStopped = false

    init(place: String, link: String) {
      Thread.detachNewThread { [self] in
        var round = 0
        while !lock.withLock({ isStopped }) {
          round += 1
          let aside = "\(place).\(round)"
          rename(place, aside)
          // The other thread may have made a folder there since.
          if symlink(link, place) == 0 {
            sched_yield()
            unlink(place)
          }
          rename(aside, place)
          // Both states last equally long, also where the processors are busy and to yield is to wait.
          sched_yield()
        }
        hasEnded.signal()
      }
    }

    func stop() {
      lock.withLock { isStopped = true }
      hasEnded.wait()
    }
  }

  @Test func linkedReferences_areFollowedOnlyWhereTheUserSaysSo_andOnlyOnce() throws {
    try link("Snapshots", to: outside)
    try FileManager.default.createSymbolicLink(
      atPath: outside + "/Snapshots", withDestinationPath: outer.path)
    let strict = try open()
    #expect {
      try strict.read("Snapshots/secret")
    } throws: { error in
      "\(error)" == """
        Could not read \(inside)/Snapshots: it is a link, and links are not followed there. If it is yours, set \
        LAYOUT_SNAPSHOT_LINKED_REFERENCES=1.
        """
    }
    let trusting = try open(followsLinkedReferences: true)
    #expect(try trusting.read("Snapshots/secret") == [9])
    try trusting.write([3], to: "Snapshots/T/file")
    #expect(try Files.read(outside + "/T/file") == [3])
    #expect(error { _ = try trusting.read("Snapshots/Snapshots/inside/a/file") } == .link)
    try link("Other", to: outside)
    #expect(error { _ = try trusting.read("Other/secret") } == .link)
  }

  @Test(.timeLimit(.minutes(5))) func pipe_isNotWaitedFor() throws {
    mkfifo(inside + "/pipe", 0o666)
    let folder = try open()
    #expect(error { _ = try folder.read("pipe") } == .special)
    #expect(error { try folder.append(line: [1], to: "pipe") } == .special)
    #expect(error { _ = try Files.read(inside + "/pipe") } == .special)
    #expect(error { _ = try Files.read("/dev/zero") } == .special)
    #expect(try folder.kind("pipe") == .special)
  }

  @Test func file_beyondTheLimit_isNotRead() throws {
    let path = inside + "/large"
    try Files.write([], to: path)
    truncate(path, 5 << 20)
    let folder = try open()
    #expect {
      try folder.read("large", limit: 4 << 20)
    } throws: { error in
      "\(error)" == "Could not read \(path): it is larger than 4 MB, the most that is read. Remove it."
    }
    #expect(try folder.read("large", limit: 5 << 20)?.count == 5 << 20)
    #expect(error { _ = try Files.read(path, limit: 4 << 20) } == .tooLarge(limit: 4 << 20))
  }

  @Test func file_thatIsThere_isNotReplacedWhereNothingMayBe() throws {
    let folder = try open()
    for staging in [nil, outer.path + "/staging"] {
      #expect(
        error { try folder.write([2], to: "a/file", replacing: .nothing, staging: staging) }
          == .system(EEXIST))
      #expect(try folder.read("a/file") == [1])
    }
    try folder.write([2], to: "a/new", replacing: .nothing)
    #expect(try folder.read("a/new") == [2])
  }

  /// Of many that make one file at the same moment exactly one does.
  @Test func file_madeByMany_isMadeOnce() async throws {
    for round in 0..<20 {
      let path = inside
      let made = await withTaskGroup(of: Int.self) { group in
        for number in 0..<8 {
          group.addTask {
            guard let folder = try? OpenFolder.open(path) else { return 0 }
            let staging = path + "/staging"
            return
              (try? folder.write(
                [UInt8(number)], to: "b/\(round)", replacing: .nothing, staging: staging, durably: false))
              == nil ? 0 : 1
          }
        }
        return await group.reduce(0, +)
      }
      #expect(made == 1)
    }
    #expect(!outer.files.contains { $0.hasSuffix(".tmp") })
    #expect(!Files.exists(inside + "/staging"))
  }

  /// A folder that somebody else makes or removes at the moment is there or not. It is no link that leads nowhere.
  @Test func folder_madeMeanwhile_isNeverTakenForALink() async throws {
    let path = inside
    async let making: Void = Task.detached {
      while !Files.exists(path + "/done") {
        mkdir(path + "/made", 0o777)
        rmdir(path + "/made")
      }
    }.value
    let folder = try open()
    var troubles: Set<String> = []
    for round in 0..<20_000 {
      do { _ = try folder.folder("made", making: round % 2 == 0) } catch { troubles.insert("\(error)") }
    }
    try Files.write([], to: path + "/done")
    await making
    #expect(troubles.isEmpty)
  }

  @Test func leftovers_goWithTheNextFile_unlessTheyAreStillWritten() throws {
    let folder = try open()
    let (file, living) = try folder.makeTemporary(for: "x")
    let dead = ".snapshot-1-dead.tmp"
    try Files.write([1], to: inside + "/" + dead)
    try folder.write([1], to: "file")
    #expect(try folder.names() == [living, "a", "file"].sorted())
    close(file)
    try folder.write([1], to: "file")
    #expect(try folder.names() == ["a", "file"])
  }

  @Test func stagingOnAnotherFileSystem_isDoneWithout() throws {
    guard FileManager.default.isWritableFile(atPath: "/dev/shm") else { return }
    let other = try TemporaryFolder()
    let folder = try open()
    try folder.write([7], to: "a/file", staging: other.path + "/staging")
    #expect(try folder.read("a/file") == [7])
    #expect(outer.files == ["inside/a/file", "outside/secret"])
    #expect(other.files.isEmpty)
  }

  @Test func line_behindOneThatWasCutOff_isWhole() throws {
    let folder = try open()
    for rest in ["", "{\"kind\":\"resu", String(repeating: "x", count: 200_000)] {
      try Files.write(Array(("first\n" + rest).utf8), to: inside + "/lines")
      try folder.append(line: Array("second".utf8), to: "lines")
      #expect(try folder.read("lines") == Array("first\nsecond\n".utf8))
    }
    try Files.write(Array("all of it is cut off".utf8), to: inside + "/lines")
    try folder.append(line: Array("second".utf8), to: "lines")
    #expect(try folder.read("lines") == Array("second\n".utf8))
    try folder.append(line: Array("new".utf8), to: "deep/lines")
    #expect(try folder.read("deep/lines") == Array("new\n".utf8))
  }
}
