import Testing

@testable import LayoutSnapshotCommand

@Suite struct CompilerOutputTests {
  private func read(_ text: String, sources: Set<String> = ["/App/A.swift", "/App/B.swift"]) -> CompilerOutput
  {
    var output = CompilerOutput { sources.contains($0) }
    output.read(text.utf8)
    output.finish()
    return output
  }

  @Test(arguments: [
    "/App/A.swift", "/App/My Cart.swift", "/App/Größe/日本.swift", "/App/a: b:3.swift",
    "/App/It's error: not.swift",
  ])
  func places_areRead_whateverFilesAreCalled(path: String) {
    let line = CompilerLine("\(path):12:7: error: cannot find 'x' in scope")
    #expect(line?.path == path)
    #expect(line?.line == 12 && line?.column == 7 && line?.kind == .error)
    #expect(line?.text == "cannot find 'x' in scope")
  }

  @Test(arguments: [
    "", "error: fatalError", "A.swift: error: no place", ":1:2: error: no file", "A.swift:x:2: error: b",
  ])
  func otherLines_nameNoPlace(line: String) { #expect(CompilerLine(line[...]) == nil) }

  /// SwiftPM says each error for each file of a batch, and shows the source below, in which anything may stand.
  @Test func errors_areTakenOnce_withTheirNotes() {
    let one = """
      [3/9] Compiling Shop A.swift
      /App/A.swift:2:3: error: invalid redeclaration of 'Cart'
       2 | let text = "/App/B.swift:1:1: error: no"
         | `- error: invalid redeclaration of 'Cart'
      /App/B.swift:4:1: note: 'Cart' previously declared here
      /App/B.swift:5:1: warning: never used
      /App/B.swift:5:1: note: of a warning

      """
    let output = read(one + one)
    #expect(output.errors.map(\.text) == ["invalid redeclaration of 'Cart'"])
    #expect(output.errors.first?.notes.map(\.path) == ["/App/B.swift"])
    #expect(output.errors.first?.notes.first?.line == 4)
    #expect(output.warnings == ["never used"])
    #expect(output.progress == "[3/9] Compiling Shop A.swift")
  }

  /// Two expansions of one macro have the same error at the same place.
  @Test func errorsInExpansions_belongToTheSource_thatAsksForThem() {
    let output = read(
      """
      /tmp/swift-generated-sources/@__swiftmacro_1.swift:1:9: error: cannot find 'x' in scope
      /App/B.swift:7:2: note: in expansion of macro 'Observable' here
      macro expansion #expect:2:6: error: no
      `- /App/A.swift:51:53: note: expanded code originates here
       51 |     #expect(a)
          |     `- note: in expansion of macro 'expect' here
      macro expansion #expect:2:6: error: no
      `- /App/B.swift:1:53: note: expanded code originates here
      """)
    #expect(
      output.errors == [
        CompilerError(path: "/App/B.swift", line: 7, column: 2, text: "cannot find 'x' in scope"),
        CompilerError(path: "/App/A.swift", line: 51, column: 53, text: "no"),
        CompilerError(path: "/App/B.swift", line: 1, column: 53, text: "no"),
      ])
  }

  @Test func crashes_belongToTheInnermostSource() {
    let output = read(
      """
      error: compile command failed due to signal 6 (use -v to see invocation)
      Stack dump:
      1.\tSwift version 6.3
      2.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/App/A.swift")
      3.\tWhile type-checking 'A' (at [/App/A.swift:3:1 - line:9:1] RangeText="class A")
      4.\tWhile type-checking 'f()' (at [/App/B.swift:4:3 - line:6:3] RangeText="func f()")
      """)
    #expect(output.errors.map(\.path) == ["/App/B.swift"])
    #expect(output.errors.first?.line == 4)
  }

  @Test func whatTheBuildSaysOfItself_isKept_andBounded() {
    let output = read(String(repeating: "nothing\n", count: 1000) + "error: no network\nerror: no network\n")
    #expect(output.complaints == ["error: no network"])
    #expect(output.lastLines.count == 30)
    #expect(read(String(repeating: "x", count: 1 << 20)).lastLines.first?.count == 1 << 16)
  }

  @Test func bytes_mayComeInAnyPieces() {
    let text = Array("/App/A.swift:2:3: error: größer\n/App/A.swift:3:3: error: no".utf8)
    for cut in 0...text.count {
      var output = CompilerOutput { _ in true }
      output.read(text[..<cut])
      output.read(text[cut...])
      output.finish()
      #expect(output.errors.map(\.text) == ["größer", "no"])
    }
  }
}
