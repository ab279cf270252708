import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotStore

@Suite struct GitHeadTests {
  private let folder: TemporaryFolder
  private static let commit = String(repeating: "1a2b", count: 10)

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to path: String) throws {
    try Files.write(Array(text.utf8), to: folder.path + "/" + path)
  }

  private var head: GitHead? { GitHead(of: folder.path + "/App/Package") }

  @Test func branch_isFound_looseAndPacked() throws {
    try write("ref: refs/heads/fix/title\n", to: "App/.git/HEAD")
    #expect(head == nil)
    try write("# pack-refs\n\(Self.commit) refs/heads/fix/title\n", to: "App/.git/packed-refs")
    #expect(head?.branch == "fix/title" && head?.commit == Self.commit)
    let other = String(repeating: "9", count: 40)
    try write(other + "\n", to: "App/.git/refs/heads/fix/title")
    #expect(head?.commit == other)
  }

  @Test func commit_byItself_hasNoBranch() throws {
    try write(Self.commit + "\n", to: "App/.git/HEAD")
    #expect(head?.branch == nil && head?.commit == Self.commit)
  }

  @Test func workTree_besideTheMainOne_isFound() throws {
    try write("gitdir: \(folder.path)/main/.git/worktrees/App\n", to: "App/.git")
    try write("ref: refs/heads/side\n", to: "main/.git/worktrees/App/HEAD")
    try write("../..\n", to: "main/.git/worktrees/App/commondir")
    try write(Self.commit + "\n", to: "main/.git/refs/heads/side")
    #expect(head?.branch == "side" && head?.commit == Self.commit)
  }

  @Test func strangeFiles_areNoCommit() throws {
    #expect(GitHead(of: "/nowhere/at/all") == nil)
    try write("ref: ../../../etc/passwd\n", to: "App/.git/HEAD")
    #expect(head == nil)
    try write("<script>\n", to: "App/.git/HEAD")
    #expect(head == nil)
  }
}
