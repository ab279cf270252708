import Foundation
import LayoutSnapshotStore
import Testing

@testable import LayoutSnapshotTesting

/// Each failure ends with a command that works where it is printed.
@Suite struct NextCommandTests {
  private func last(_ failure: SnapshotFailure?) throws -> String {
    let message = try #require(failure).message
    return String(try #require(message.split(separator: "\n").last))
  }

  private func card(_ color: Color) -> View {
    let view = View()
    view.backgroundColor = color
    return view
  }

  private let inPackage = CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 1)

  @Test func change_inAPackage_namesTheFoldersThatThePluginWouldNotFind() throws {
    let desk = try Desk(site: inPackage)
    let failure = try desk.failure(of: card(.red), afterRecording: card(.green))
    #expect(
      try last(failure) == "  swift package --allow-writing-to-package-directory layout-snapshot accept "
        + "--artifacts '\(desk.artifacts)' --references '\(desk.folder.path)/refs' "
        + "'LayoutSnapshotTestingTests/NextCommandTests/checkout'")
  }

  @Test func change_outsideAPackage_isACommandAndNotProse() throws {
    let desk = try Desk()
    let failure = try desk.failure(of: card(.red), afterRecording: card(.green))
    #expect(try last(failure).hasPrefix("  layout-snapshot accept --package '/x' --artifacts '"))
    // The command that a review shows is the one that the failure printed.
    #expect(try last(failure) == "  " + (try desk.pending.first?.acceptCommand ?? ""))
  }

  @Test func referenceThatCannotBeWritten_isNotToBeRecorded() throws {
    let desk = try Desk(site: inPackage)
    // A file in the place of the folder refuses everybody, root included.
    try Files.write(Array("".utf8), to: desk.folder.path + "/refs")
    let failure = try desk.failure(of: card(.red), mode: .missing)
    #expect(failure?.message.contains("record it") == false, "\(failure?.message ?? "")")
    #expect(try last(failure).hasPrefix("  ls -ld '\(desk.folder.path)/refs"))
  }
}
