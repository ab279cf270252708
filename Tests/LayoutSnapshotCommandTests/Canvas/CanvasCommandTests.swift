import Foundation
import Testing

@testable import LayoutSnapshotCommand

@Suite struct CanvasCommandTests {
  @Test func complaints_areTheLinesWithErrors_eachOnce() {
    let output = """
      [1/3] Compiling Preview Card.swift
      /p/Card.swift:3:1: error: cannot find 'x' in scope
       3 | x
         | `- error: cannot find 'x' in scope
      /p/Card.swift:3:1: error: cannot find 'x' in scope
      error: fatalError
      """
    #expect(
      CanvasBuild.complaints(in: output) == "/p/Card.swift:3:1: error: cannot find 'x' in scope")
    #expect(CanvasBuild.complaints(in: "Planning\nerror: no product 'Pre'") == "error: no product 'Pre'")
    #expect(CanvasBuild.complaints(in: "no such product") == "no such product")
  }

  @Test func state_changesWithAnyFile_butNotWithBuildsAndReferences() throws {
    let folder = NSTemporaryDirectory() + "canvas-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ place: String, _ text: String) throws {
      let url = URL(fileURLWithPath: folder + "/" + place)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write("Package.swift", "")
    let before = SourceState(of: folder)
    try write(".build/a.o", "1")
    try write("Snapshots/a.png", "1")
    try write("Tests/__Snapshots__/a.png", "1")
    #expect(SourceState(of: folder) == before)
    try write("Sources/A.swift", "1")
    let added = SourceState(of: folder)
    #expect(added != before)
    try write("Sources/A.swift", "12")
    #expect(SourceState(of: folder) != added)
  }
}
