import Foundation
import LayoutSnapshotSources
import Testing

/// What a user has is never overwritten.
struct SourceFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func write(_ text: String, to name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func prepare(_ inputs: [String], into output: String) -> [String] {
    let place = folder.appendingPathComponent(output).path
    return SourceFile.prepare(
      inputs.flatMap { SourceFile.all(at: folder.appendingPathComponent($0).path, into: place) })
  }

  @Test func intoTheSourcesThemselves_isRefused_andLeavesThem() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("@objc class A {}", to: "App/A.swift")
    for output in ["App", "App/../App", "App/"] {
      let problems = prepare(["App"], into: output)
      #expect(problems.count == 1 && problems[0].contains("is not a prepared copy and would be overwritten"))
      #expect(try text("App/A.swift") == "@objc class A {}")
    }
  }

  @Test func foreignFilesInTheOutputFolder_stayAsTheyAre() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A {}", to: "App/A.swift")
    try write("class B {}", to: "App/B.swift")
    try write("// my own\n", to: "Out/B.swift")
    #expect(prepare(["App"], into: "Out").count == 1)
    #expect(try text("Out/B.swift") == "// my own\n")
    #expect(throws: (any Error).self) { try text("Out/A.swift") }
  }

  @Test func anEarlierRun_isOverwritten_andIsNoSource() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A {}", to: "App/A.swift")
    #expect(prepare(["App"], into: "App/Out") == [])
    try write("class B {}", to: "App/A.swift")
    #expect(prepare(["App"], into: "App/Out") == [])
    #expect(try text("App/Out/A.swift").hasSuffix("class B {}"))
    #expect(throws: (any Error).self) { try text("App/Out/Out/A.swift") }
  }

  @Test func twoSourcesOfOneCopy_areRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A {}", to: "Views/Cell.swift")
    try write("class B {}", to: "Model/Cell.swift")
    let problems = prepare(["Views", "Model"], into: "Out")
    #expect(problems.count == 1 && problems[0].contains("would overwrite that of"))
    #expect(throws: (any Error).self) { try text("Out/Cell.swift") }
  }
}
