import Testing

@testable import LayoutSnapshotStore

@Suite struct InlineSourceTests {
  private func known(_ text: String) throws -> String? {
    try InlineSource(path: "/a.swift", bytes: Array(text.utf8)).place(line: 1, column: 21).known
  }

  @Test func call_withBracketsInStringsAndComments_endsWhereItEnds() throws {
    let arguments = [
      "\")\"", "#\"\\\")\"#", "\"\\(f(\")\"))\"", "1 /* ) /* ) */ */", "[1, 2].map { $0 / 2 }", "a // )\n",
      "\"\"\"\n)\"\n\"\"\"", "#file", "x/2",
    ]
    for argument in arguments {
      #expect(try known("assertInlineSnapshot(of: \(argument)) { \"text\" }") == "text", "\(argument)")
      #expect(try known("assertInlineSnapshot(of: \(argument))\nnext()") == nil, "\(argument)")
    }
  }

  @Test func call_thatIsNotUnderstood_isRefused() {
    let calls = [
      "assertInlineSnapshot(of: /)/) { \"a\" }", "assertInlineSnapshot(of: #/)/#) { \"a\" }",
      "assertInlineSnapshot(of: a) { \"\\(b)\" }", "assertInlineSnapshot(of: a) { text }",
      "assertInlineSnapshot(of: a) { \"a\" + \"b\" }", "assertInlineSnapshot(of: a) /* why */ { \"a\" }",
      "assertInlineSnapshot(of: a", "assertInlineSnapshot(of: \"a",
      "assertInlineSnapshot(of: a) { // why\n\"a\" }",
    ]
    for call in calls {
      let error = #expect(throws: InlineSourceError.self) { try known(call) }
      guard case .notUnderstood? = error else {
        Issue.record("\(call): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func place_withoutTheCall_hasChanged() {
    let source = InlineSource(
      path: "/a.swift",
      bytes: Array("let a = 1\nassertInlineSnapshot(of: a)\nmy_assertInlineSnapshot(of: a)\n".utf8))
    for (line, column) in [
      (1, 1), (1, 31), (2, 1), (2, 20), (2, 22), (3, 24), (4, 21), (5, 1), (0, 21), (2, 0), (2, 4000),
    ] {
      let error = #expect(throws: InlineSourceError.self) { try source.place(line: line, column: column) }
      guard case .changed? = error else {
        Issue.record("\(line):\(column): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func literal_hasTheValueThatSwiftGivesIt() throws {
    // Each literal is compiled here as well, so that the compiler says what it means.
    let table: [(source: String, value: String)] = [
      (#""a\tb\n\u{1F600}\\\"\'\0""#, "a\tb\n\u{1F600}\\\"\'\0"),
      (##"#"a\tb\#t"#"##, #"a\tb\#t"#),
      ("\"\"\"\n    a\n      b\n\n    c\n    \"\"\"", "a\n  b\n\nc"),
      ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"),
      ("\"\"\"\n  \"\"\"", ""), ("\"\"", ""),
    ]
    for row in table { #expect(try known("assertInlineSnapshot(of: a) { \(row.source) }") == row.value) }
  }
}
