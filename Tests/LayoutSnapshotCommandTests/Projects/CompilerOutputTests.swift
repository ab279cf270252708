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

  /// As Swift 6.3 says it of a function, of a statement, and of code that is written already.
  @Test(arguments: [
    (
      """
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/App/A.swift")
      4.\tWhile type-checking 'Cart' (at /App/A.swift:1:1)
      5.\tWhile type-checking 'foo(_:)' (at /App/A.swift:2:3)
      """, "/App/A.swift", 2
    ),
    (
      """
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/App/B.swift")
      4.\tWhile evaluating request TypeCheckFunctionBodyRequest(Shop.(file).Cart.bar@/App/My "Cart" (1).swift:2:8)
      5.\tWhile type-checking statement at [/App/My "Cart" (1).swift:2:29 - line:4:3] RangeText="{
          let foo = { a + 1 }; return foo()
        "
      6.\tWhile evaluating request ActionRequest(x)
      """, "/App/My \"Cart\" (1).swift", 2
    ),
    (
      """
      3.\tWhile evaluating request IRGenRequest(IR Generation for file "/App/A.swift")
      4.\tWhile emitting IR SIL function "@$s4Shop".
       for 'f()' (at /App/A.swift:93:16)
      """, "/App/A.swift", 93
    ),
    (
      """
      4.\tWhile type-checking 'f()' (at /App/A.swift:5:1)
      5.\tWhile evaluating request ActiveRequest(source_file "/App/A.swift")
      """, "/App/A.swift", 5
    ),
    ("4.\tWhile evaluating request IRGenRequest(IR Generation for file \"/App/B.swift\")", "/App/B.swift", 0),
  ])
  func crashes_belongToTheInnermostSource(stack: String, path: String, line: Int) {
    let said = """
      error: emit-module command failed due to signal 6 (use -v to see invocation)
      Stack dump:
      0.\tProgram arguments: /opt/swift-frontend -c /App/B.swift "/App/A.swift" -o /tmp/x
      1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
      \(stack)

      *** Signal 6: Backtracing from 0x7fd6... done ***
      7. not of the stack /App/B.swift:1:1
      """
    let output = read(said, sources: ["/App/A.swift", "/App/B.swift", "/App/My \"Cart\" (1).swift"])
    #expect(
      output.errors == [
        CompilerError(
          path: path, line: line, column: output.errors.first?.column ?? -1, text: "the compiler crashes here"
        )
      ])
    // Without a source of the app there is nobody to blame.
    #expect(read(said, sources: ["/App/C.swift"]).errors.isEmpty)
    // Each of two crashes has its own.
    let two = read(
      said + "\nStack dump:\n4.\tWhile type-checking 'f' (at /App/C.swift:7:1)\n",
      sources: [path, "/App/C.swift"])
    #expect(two.errors.map(\.path) == [path, "/App/C.swift"])
  }

  @Test func buildsThatWaitForAnother_sayFor() {
    let output = read(
      "Another instance of SwiftPM (PID: 12) is already running using '/App/.build', waiting...\n")
    #expect(output.wait?.hasPrefix("Another instance") == true && output.progress == output.wait)
  }

  @Test func warningsAndNotes_areBounded() {
    let notes = (0..<100).map { "/App/B.swift:\($0 + 1):1: note: candidate\n" }.joined()
    var output = CompilerOutput(warningStart: "there is no ") { _ in true }
    output.read(
      "/App/A.swift:1:1: warning: never used\n/P:1:1: warning: there is no X\n/App/A.swift:1:1: error: no\n\(notes)"
        .utf8)
    output.finish()
    #expect(output.warnings == ["there is no X"])
    #expect(output.errors.first?.notes.count == 20)
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
