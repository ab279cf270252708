import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotStore

@Suite struct FilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func file_written_isReadAgainAndLeavesNothingElse() throws {
    let path = folder.path + "/deep/er/file"
    for bytes in [[], [1, 2, 3], [UInt8](repeating: 7, count: 1_000_000)] as [[UInt8]] {
      try Files.write(bytes, to: path)
      #expect(try Files.read(path) == bytes)
    }
    #expect(folder.files == ["deep/er/file"])
  }

  @Test func file_thatIsNotThere_isNone() throws {
    #expect(try Files.read(folder.path + "/none") == nil)
    #expect(try Files.read(folder.path + "/none/at/all") == nil)
    #expect(!Files.exists(folder.path + "/none"))
  }

  @Test func file_thatIsAFolder_isAnErrorThatNamesIt() throws {
    #expect {
      try Files.read(folder.path)
    } throws: { error in
      "\(error)" == "Could not read \(folder.path): Is a directory"
    }
    #expect(throws: FileError(operation: .write, path: folder.path, code: EISDIR)) {
      try Files.write([1], to: folder.path)
    }
  }

  @Test func file_belowAFile_isAnErrorThatNamesTheFolder() throws {
    let file = folder.path + "/file"
    try Files.write([1], to: file)
    #expect(throws: FileError(operation: .createFolder, path: file + "/below", code: ENOTDIR)) {
      try Files.write([2], to: file + "/below/it")
    }
    #expect(try Files.read(file) == [1])
    #expect(folder.files == ["file"])
  }

  /// Readers see one of the two contents while writers replace them, never a part or a mixture.
  @Test func file_replacedWhileRead_isAlwaysWhole() async throws {
    let path = folder.path + "/file"
    let contents = [[UInt8](repeating: 1, count: 300_000), [UInt8](repeating: 2, count: 200_000)]
    try Files.write(contents[0], to: path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for content in contents {
        group.addTask { for _ in 0..<20 { try Files.write(content, to: path) } }
        group.addTask {
          for _ in 0..<40 {
            let seen = try #require(try Files.read(path))
            #expect(contents.contains(seen))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.files == ["file"])
  }
}
