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
      #expect(problems.count == 1 && problems[0].contains("its copy would lie beside it"))
      #expect(try text("App/A.swift") == "@objc class A {}")
      #expect(throws: (any Error).self) { try text("App/A+Prepared.swift") }
    }
  }

  /// What a list leaves out is there, or it is told: nothing comes back unseen when the app changes.
  @Test func partsThatAreNotInTheSource_areErrors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A {\n  func f() { g() }\n}", to: "App/A.swift")
    let (path, copy) = (folder.path + "/App/A.swift", folder.path + "/Out/A.swift")
    func problems(_ names: Set<String>) -> [String] {
      SourceFile.prepare([SourceFile(path: path, copy: copy, leftOut: names)])
    }
    #expect(problems(["A.f() { g() }"]) == [])
    #expect(try text("Out/A.swift").contains("func f() { _leftOut(\"A.f() { g() }\") }"))
    let before = try text("Out/A.swift")
    let found = problems(["A.f() { g() }", "A.f() { h() }"])
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("\(path): error: sources.txt leaves out A.f() { h() }, which is not in") == true)
    #expect(try text("Out/A.swift") == before)
  }

  @Test func foreignFilesInTheOutputFolder_stayAsTheyAre() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A {}", to: "App/A.swift")
    try write("class B {}", to: "App/B.swift")
    try write("// my own\n", to: "Out/B+Prepared.swift")
    #expect(prepare(["App"], into: "Out").count == 1)
    #expect(try text("Out/B+Prepared.swift") == "// my own\n")
    #expect(throws: (any Error).self) { try text("Out/A+Prepared.swift") }
  }

  @Test func anEarlierRun_isOverwritten_andIsNoSource() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A {}", to: "App/A.swift")
    #expect(prepare(["App"], into: "App/Out") == [])
    try write("class B {}", to: "App/A.swift")
    #expect(prepare(["App"], into: "App/Out") == [])
    #expect(try text("App/Out/A+Prepared.swift").hasSuffix("class B {}"))
    #expect(throws: (any Error).self) { try text("App/Out/Out/A+Prepared.swift") }
  }

  /// A bridging header imports for all sources, and no source says so.
  @Test func sourcesThatImportNothing_seeUIKit_ifTheyUseAnything() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bridged = "class A { let color: UIColor? = nil }"
    try write(bridged, to: "App/A.swift")
    try write("struct B { let text: String }", to: "App/B.swift")
    try write("import PDFKit\nlet size = CGSize()", to: "App/C.swift")
    try write("import UIKit\nlet size = CGSize()", to: "App/D.swift")
    #expect(prepare(["App"], into: "Out") == [])
    func imports(_ name: String) throws -> Bool {
      try text("Out/\(name)+Prepared.swift").hasSuffix("#endif\n")
    }
    #expect(try imports("A") && text("Out/A+Prepared.swift").contains(bridged + "\n#sourceLocation()\n"))
    #expect(try !imports("B"))
    #expect(try imports("C"))
    #expect(try !imports("D"))
  }

  /// Modules that are in one now are imported no more.
  @Test func modulesOfTheApp_areNotImported_andTheirNamesStandBeforeNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let source =
      "import UIKit\n@testable import Core; import class Core.Cart\nlet a = Core.Cart(), b = x.Core.y, c: Other.T\nimport Other"
    try write(source, to: "App/A.swift")
    let place = folder.appendingPathComponent("Out").path
    let files = SourceFile.all(at: folder.appendingPathComponent("App").path, into: place)
    #expect(SourceFile.prepare(files, own: OwnModules(folders: ["/x/Core"], of: files.map(\.path))) == [])
    let lines = try text("Out/A+Prepared.swift").components(separatedBy: "\n").dropFirst()
    #expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "import UIKit", ";", "let a =      Cart(), b = x.Core.y, c: Other.T", "import Other",
      ])
  }

  /// A folder may be called like a module that is there or is meant, and a module like a type in it.
  @Test func modulesOfTheApp_keepTheirNames_whereTheseMeanMore() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      "import UIKit\nimport App\nimport Shop_Core\nimport Foundation\nimport Net\nimport SwiftUI\nlet a = Net.get(Foundation.Data(), Shop_Core.A())",
      to: "App/A.swift")
    try write("public enum Net { enum Shop_Core {} }", to: "App/B.swift")
    try write("import SwiftUI", to: "App/SwiftUI/C.swift")
    let place = folder.appendingPathComponent("Out").path
    let files = SourceFile.all(at: folder.appendingPathComponent("App").path, into: place)
    let app = folder.appendingPathComponent("App").path
    let own = OwnModules(
      folders: ["/x/Shop-Core", "/x/Foundation", "/x/App", app + "/SwiftUI", app + "/Net"],
      of: files.map(\.path))
    // The app has a folder App in it, too, but that is not the one.
    #expect(own.names == ["Shop_Core", "Net", "App"])
    #expect(SourceFile.prepare(files, own: own) == [])
    let text = try text("Out/A+Prepared.swift")
    #expect(text.contains("\nimport Foundation\n") && text.contains("\nimport SwiftUI\n"))
    #expect(text.contains("let a = Net.get(Foundation.Data(),           A())"))
  }

  @Test func hiddenFiles_areNoSources() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["App/._A.swift", "App/.old/A.swift", "App/A.swift"] { try write("class A {}", to: name) }
    let all = SourceFile.all(at: folder.appendingPathComponent("App").path, into: "/out")
    #expect(all.map(\.copy) == ["/out/A+Prepared.swift"])
  }

  /// The compiler warns of a copy that has the name of the source that it says to be.
  @Test func copies_haveNamesOfTheirOwn() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A {}", to: "App/Views/A.swift")
    try write("class B {}", to: "App/B+Prepared.swift")
    try write("print(1)", to: "App/main.swift")
    #expect(prepare(["App"], into: "Out") == [])
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent("Out").path)
    // Code outside of functions is allowed in a file of that name only.
    #expect(
      names.sorted() == ["B+Prepared+Prepared.swift", "Views", "Views/A+Prepared.swift", "main.swift"])
  }

  @Test func twoSourcesOfOneCopy_areRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A {}", to: "Views/Cell.swift")
    try write("class B {}", to: "Model/Cell.swift")
    let problems = prepare(["Views", "Model"], into: "Out")
    #expect(problems.count == 1 && problems[0].contains("would overwrite that of"))
    #expect(throws: (any Error).self) { try text("Out/Cell+Prepared.swift") }
  }

  @Test func copiesOfSourcesThatAreGone_areRemoved() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A {}", to: "App/A \"one\".swift")
    try write("class B {}", to: "App/B.swift")
    #expect(prepare(["App"], into: "Out") == [])
    try write("// my own\n", to: "Out/Own.swift")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("App/B.swift"))
    #expect(prepare(["App"], into: "Out") == [])
    SourceFile.removeOrphans(in: folder.appendingPathComponent("Out").path)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent("Out").path)
    #expect(names.sorted() == ["A \"one\"+Prepared.swift", "Own.swift"])
  }
}
