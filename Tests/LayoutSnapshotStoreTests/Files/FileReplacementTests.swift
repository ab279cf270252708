import Foundation
import LayoutSnapshotSupport
import TestTools
import Testing

@testable import LayoutSnapshotStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that somebody edits, or that is not what it seems, gets new contents or stays as it is.
@Suite struct FileReplacementTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/file" }

  init() throws {
    // Hundreds of files are made to last here.
    folder = try TemporaryFolder(inMemory: true)
    try Data("old".utf8).write(to: URL(filePath: path))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  private var version: FileVersion { get throws { try #require(try Files.version(of: path)) } }

  @Test func file_thatIsAsItWasRead_getsTheNewContents() throws {
    try Files.replace(path, version, by: Array("new".utf8))
    #expect(try text(path) == "new")
    #expect(try folder.contents.keys.sorted() == ["file"])
  }

  /// The same contents in another file are a save, too: of what else it is nobody has read.
  @Test(arguments: ["in place", "another file", "a link", "gone"])
  func file_thatChanged_staysAsItIs(change: String) throws {
    let version = try version
    switch change {
    case "in place":
      let handle = try FileHandle(forWritingTo: URL(filePath: path))
      try handle.write(contentsOf: Data("mine".utf8))
      try handle.close()
    case "another file":
      try Data("old".utf8).write(to: URL(filePath: path + ".new"))
      #expect(rename(path + ".new", path) == 0)
    case "a link":
      #expect(rename(path, path + ".other") == 0 && symlink(path + ".other", path) == 0)
    default: #expect(unlink(path) == 0)
    }
    let before = try folder.contents
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    let open = try OpenFolder.make(folder.path)
    var failure: FileError?
    do throws(FileError) { try open.replace("file", version, by: [1]) } catch { failure = error }
    #expect(failure?.reason == .savedMeanwhile)
    #expect("\(failure!)".contains("another program has saved it"))
    #expect(try folder.contents == before)
    #expect(((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil) == isLink)
  }

  /// What somebody does at each moment of a replacement.
  private enum Doing {
    case saving(String)
    case savingInPlace(String)
    case movingAway
    /// For as long as the test goes on.
    case openingForWriting
  }

  private static let doings: [([FileReplacement.Moment: Doing], last: String, isLeftAside: Bool)] = [
    ([.compared: .saving("mine")], "mine", false),
    ([.compared: .savingInPlace("mine")], "mine", false),
    ([.compared: .saving("first"), .exchanged(1): .saving("mine")], "mine", false),
    ([.compared: .saving("first"), .exchanged(1): .savingInPlace("mine")], "mine", false),
    ([.compared: .saving("1"), .exchanged(1): .saving("2"), .exchanged(2): .saving("mine")], "mine", false),
    ([.compared: .saving("mine"), .exchanged(1): .movingAway], "mine", false),
    ([.compared: .savingInPlace("mine"), .exchanged(1): .movingAway], "mine", false),
    // Whoever has opened what is put away again may write there, so it stays.
    ([.compared: .saving("mine"), .exchanged(1): .openingForWriting], "mine", isLinux),
    ([.compared: .openingForWriting], isLinux ? "old" : "new", false),
    ([.exchanged(1): .saving("mine")], "mine", false),
  ]

  @Test(arguments: doings.indices)
  func saves_atTheWorstMoments_stay(number: Int) throws {
    let (doings, last, isLeftAside) = Self.doings[number]
    var (files, failure): ([Int32], FileError?) = ([], nil)
    defer { files.forEach { close($0) } }
    let version = try version
    let folder = try OpenFolder.make(folder.path)
    do throws(FileError) {
      try folder.replace("file", version, by: Array("new".utf8)) { moment in
        switch doings[moment] {
        case .saving(let text): try? Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
        case .savingInPlace(let text): try? Data(text.utf8).write(to: URL(filePath: path))
        case .movingAway: rename(path, path + "~")
        case .openingForWriting: files.append(open(path, O_WRONLY))
        case nil: break
        }
      }
    } catch { failure = error }
    #expect(try text(path) == last)
    let aside = folder.path(of: ".file.aside")
    #expect(failure?.reason == .leftAside(aside) || !isLeftAside)
    #expect(Files.exists(aside) == isLeftAside)
  }

  /// An editor saves again and again while the file is replaced without a pause. What replaces a save says which one that was,
  /// so after each save the file holds that save, or what replaced it; never what replaced an earlier one.
  @Test(arguments: [true, false])
  func editor_thatSavesAllTheTime_losesNothing(renames: Bool) throws {
    let (path, count) = (path, 800)
    let (ended, lost) = (Locked(false), Locked<[String]>([]))
    Thread.detachNewThread {
      for number in 1...count {
        let place = renames ? path + ".new" : path
        let file = open(place, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        let bytes = Array("\(number)".utf8)
        _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        close(file)
        if renames { rename(place, path) }
        // While files change places and back, another one may be there for microseconds. After some saves the editor waits
        // until it is replaced, because however slow the disk is, that has to happen, too.
        let (mine, ours, waits) = ("\(number)", "ours \(number)", number % 40 == 0)
        var found = ""
        for _ in 0..<20_000 {
          found = (try? Files.read(path)).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) } ?? ""
          if found == ours || found == mine && !waits { break }
          usleep(500)
        }
        if found != ours, found != mine || waits {
          lost.withLock { $0.append("\(number): \(found)") }
          break
        }
        usleep(.random(in: 0..<200))
      }
      ended.withLock { $0 = true }
    }
    var replaced = 0
    while !ended.withLock({ $0 }) {
      // In the file itself an editor writes after making it empty.
      guard let version = try? Files.version(of: path), !version.bytes.isEmpty,
        !version.bytes.starts(with: Array("ours".utf8))
      else { continue }
      do throws(FileError) {
        try Files.replace(path, version, by: Array("ours ".utf8) + version.bytes)
        replaced += 1
      } catch { #expect(error.reason == .savedMeanwhile) }
    }
    #expect(lost.withLock { $0 } == [])
    #expect(replaced >= 800 / 40)
    #expect(!Files.exists(folder.path + "/.file.aside"))
  }

  @Test func file_leftAside_isNeitherOverwrittenNorRemoved() throws {
    try Data("mine".utf8).write(to: URL(filePath: folder.path + "/.file.aside"))
    let error = #expect(throws: FileError.self) { try Files.replace(path, version, by: [1]) }
    #expect(error?.reason == .leftAside(folder.path + "/.file.aside"))
    #expect(try text(path) == "old" && text(folder.path + "/.file.aside") == "mine")
  }

  @Test func file_behindLinks_isWritten_andTheLinksStay() throws {
    let other = try TemporaryFolder()
    let links = (folder.path + "/one", folder.path + "/two")
    try FileManager.default.createSymbolicLink(atPath: links.0, withDestinationPath: "two")
    try FileManager.default.createSymbolicLink(atPath: links.1, withDestinationPath: other.path + "/target")
    // It leads nowhere yet.
    try Files.write(Array("first".utf8), toWhatIsNamed: links.0)
    #expect(try text(other.path + "/target") == "first")
    try Files.replace(links.0, try #require(try Files.version(of: links.0)), by: Array("second".utf8))
    #expect(try text(other.path + "/target") == "second")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: links.0) == "two")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: links.1) == other.path + "/target")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: "loop")
    let error = #expect(throws: FileError.self) { try Files.write([1], toWhatIsNamed: folder.path + "/loop") }
    #expect(error?.code == ELOOP)
  }

  @Test(arguments: [0o640, 0o600, 0o444, 0o755])
  func mode_stays(mode: Int) throws {
    func modeNow() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(chmod(path, mode_t(mode)) == 0)
    try Files.replace(path, version, by: Array("new".utf8))
    #expect(try modeNow() == mode)
    try Files.write(Array("newer".utf8), to: path)
    #expect(try modeNow() == mode)
    try FilePlace(base: folder.path, place: "file").write(Array("newest".utf8), staging: folder.path + "/s")
    #expect(try modeNow() == mode && text(path) == "newest")
  }

  @Test(.enabled(if: geteuid() == 0, "Only an administrator can give files away."))
  func owner_stays() throws {
    func owners() throws -> [Int?] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return [attributes[.ownerAccountID] as? Int, attributes[.groupOwnerAccountID] as? Int]
    }
    #expect(chown(path, 1234, 2345) == 0)
    try Files.replace(path, version, by: Array("new".utf8))
    #expect(try owners() == [1234, 2345])
    try Files.write(Array("newer".utf8), to: path)
    #expect(try owners() == [1234, 2345])
  }

  /// What reads a pipe gets all of it, also if it is slow.
  @Test func pipe_getsTheBytes_andStays() throws {
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o644) == 0)
    let error = #expect(throws: FileError.self) { try Files.write([1], toWhatIsNamed: pipe) }
    #expect(error?.code == ENXIO)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    let (ended, count) = (DispatchSemaphore(value: 0), Locked(0))
    Thread.detachNewThread {
      // The pipe holds less than that, so whoever writes has to wait.
      var (chunk, total) = ([UInt8](repeating: 0, count: 1 << 16), 0)
      while total < 1 << 20 {
        usleep(1000)
        total += max(0, read(reader, &chunk, chunk.count))
      }
      count.withLock { [total] in $0 = total }
      ended.signal()
    }
    try Files.write(bytes, toWhatIsNamed: pipe)
    ended.wait()
    #expect(count.withLock { $0 } == bytes.count)
    #expect(
      try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType != .typeRegular)
  }
}

let isLinux: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()
