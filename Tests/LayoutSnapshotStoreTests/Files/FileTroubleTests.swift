import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import TestTools
import Testing
import LayoutSnapshotViews

@testable import LayoutSnapshotStore

/// What file systems do to references: full, read-only, looped, emptied meanwhile, and killed processes.
@Suite struct FileTroubleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(inMemory: true) }

  private func run(_ program: String, _ arguments: String...) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Runs a body on a file system of 256 KB of its own. Only root may mount one; elsewhere it is said aloud.
  private func onSmallDisk(_ body: (String) throws -> Void) throws {
    let disk = folder.path + "/disk"
    try Files.createFolder(disk)
    let mount = "/bin/mount"
    guard Files.exists(mount), try run(mount, "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk) else {
      print("SKIPPED: a small file system cannot be mounted here, so full and read-only disks are not tested")
      return
    }
    defer { _ = try? run("/bin/umount", disk) }
    try body(disk)
  }

  @Test func disk_full_keepsTheOldReferenceAndLeavesNoRest() throws {
    try onSmallDisk { disk in
      let path = disk + "/refs/file"
      try Files.write([1, 2, 3], to: path)
      #expect(throws: FileError(operation: .write, path: path, code: ENOSPC)) {
        try Files.write([UInt8](repeating: 7, count: 1 << 20), to: path)
      }
      #expect(try Files.read(path) == [1, 2, 3])
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk + "/refs") == ["file"])
      // There is room again for what fits.
      try Files.write([4], to: path)
      #expect(try Files.read(path) == [4])
    }
  }

  @Test func disk_full_isToldWhereARecordingFails_andWhereEvidenceIsLost() throws {
    try onSmallDisk { disk in
      func verify(_ mode: RecordMode, _ text: String) throws -> PartVerdict {
        let name = SnapshotName(target: "T", suite: "S", function: "f()")
        let folders = try SnapshotFolders(
          filePath: "/x/y", name: name, root: disk + "/refs", artifactsRoot: disk + "/out", temporary: "",
          exists: { _ in false })
        return SnapshotVerifier(name: name, folders: folders, mode: mode)
          .verify([.text(text, ending: "txt")], on: nil).parts[0]
      }
      #expect(try verify(.missing, "short").outcome == .recorded(replacing: false))
      let long = String(repeating: "long\n", count: 100_000)
      guard case .notRecorded(.file(let error)) = try verify(.failed, long).outcome else {
        Issue.record("it was recorded")
        return
      }
      #expect(error.code == ENOSPC)
      #expect(error.description.contains("No space left on device"))
      let kept = try verify(.never, long)
      guard case .linesDiffer = kept.outcome else {
        Issue.record("no verdict: \(kept.outcome)")
        return
      }
      #expect(kept.losses.count == 1)
      #expect(try verify(.never, "short").outcome == .matches)
    }
  }

  @Test func disk_readOnly_isTold_andStillVerifies() throws {
    try onSmallDisk { disk in
      try Files.write([1], to: disk + "/file")
      #expect(try run("/bin/mount", "-o", "remount,ro", disk))
      #expect(throws: FileError(operation: .write, path: disk + "/file", code: EROFS)) {
        try Files.write([2], to: disk + "/file")
      }
      #expect(throws: FileError(operation: .createFolder, path: disk + "/new", code: EROFS)) {
        try Files.write([2], to: disk + "/new/file")
      }
      #expect(try Files.read(disk + "/file") == [1])
    }
  }

  @Test func link_inALoop_isAnErrorThatSaysSo() throws {
    let (a, b) = (folder.path + "/a", folder.path + "/b")
    try FileManager.default.createSymbolicLink(atPath: a, withDestinationPath: b)
    try FileManager.default.createSymbolicLink(atPath: b, withDestinationPath: a)
    #expect(throws: FileError(operation: .read, path: a + "/file", code: ELOOP)) {
      try Files.read(a + "/file")
    }
    #expect(throws: FileError.self) { try Files.write([1], to: a + "/file") }
    #expect(try Files.read(folder.path + "/none") == nil)
  }

  /// Somebody removes references while they are read: each time the reference is there or it is missing.
  @Test func reference_deletedMeanwhile_isMissingOrThere() async throws {
    let path = folder.path + "/refs/file"
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<200 {
          try Files.remove(path)
          try Files.write([1, 2, 3], to: path, durably: false)
        }
      }
      group.addTask {
        for _ in 0..<2000 {
          let seen = try Files.read(path)
          #expect(seen == nil || seen == [1, 2, 3])
        }
      }
      try await group.waitForAll()
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS)
    /// Processes that are killed while they write leave the old bytes or the new ones.
    @Test(arguments: [0, 700, 1900, 4300]) func process_killedWhileWriting_leavesAWholeFile(microseconds: Int)
      async throws
    {
      let path = folder.path + "/file"
      let contents = [[UInt8](repeating: 1, count: 400_000), [UInt8](repeating: 2, count: 300_000)]
      try Files.write(contents[0], to: path)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, microseconds = microseconds as Int] in
        let contents = [[UInt8](repeating: 1, count: 400_000), [UInt8](repeating: 2, count: 300_000)]
        Thread.detachNewThread {
          // On a busy machine the process could end before it writes.
          while (try? Files.read(path)) == contents[0] { usleep(100) }
          usleep(UInt32(microseconds))
          kill(getpid(), SIGKILL)
        }
        for index in 1..<1_000_000 { try Files.write(contents[index % 2], to: path) }
      }
      let left = try #require(try Files.read(path))
      #expect(contents.contains(left))
    }
  #endif
}
