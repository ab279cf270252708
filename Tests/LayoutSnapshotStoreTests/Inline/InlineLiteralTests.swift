import Testing

@testable import LayoutSnapshotStore

@Suite struct InlineLiteralTests {
  /// Written into a call and read back, every text is the same, and nothing behind the call has changed.
  @Test(arguments: [
    "", "one", "one\ntwo", "one\n\ntwo", "\n\nindented\n  more\n", "a \\ b", "a \\(value) b", "\"\"\"",
    "#\"\"\"#",
    "\\#(x)", "\"\"\"## \\##u{41}", "tab\there", "trailing  \nline", "bell \u{7}", "carriage\rreturn\r\n",
    "\u{202E}reversed", "e\u{301} \u{1F469}\u{200D}\u{1F469}", "   ", "\"", "ends with \"", "nul\0",
    "// no comment",
  ])
  func text_writtenAndReadBack_isTheSame(text: String) throws {
    for lineBreak in ["\n", "\r\n"] {
      let lines = ["func a() {", "    assertInlineSnapshot(of: a(\")\"), as: .lines)", "    next()", "}", ""]
      let source = InlineSource(path: "/a.swift", bytes: Array(lines.joined(separator: lineBreak).utf8))
      let written = try source.applying([InlineEdit(line: 2, column: 25, text: text)])
      let place = try InlineSource(path: "/a.swift", bytes: written).place(line: 2, column: 25)
      #expect(place.known.map { Array($0.utf8) } == Array(InlineLiteral.normalized(text).utf8))
      let rest = String(decoding: written[place.range.upperBound...], as: UTF8.self)
      #expect(rest == ["", "    next()", "}", ""].joined(separator: lineBreak))
      // Written once more, nothing changes.
      let again = InlineSource(path: "/a.swift", bytes: written)
      #expect(try again.applying([InlineEdit(line: 2, column: 25, text: text)]) == written)
    }
  }

  @Test func text_inAnIndentedCall_isIndentedAsTheSourceIs() throws {
    let source = InlineSource(
      path: "/a.swift",
      bytes: Array("struct S {\n\tfunc a() {\n\t\tassertInlineSnapshot(of: 1)\n\t}\n}\n".utf8))
    let written = try source.applying([InlineEdit(line: 3, column: 23, text: "a \\ b\n\nc\n")])
    #expect(
      String(decoding: written, as: UTF8.self)
        == "struct S {\n\tfunc a() {\n\t\tassertInlineSnapshot(of: 1) {\n\t\t\t#\"\"\"\n\t\t\ta \\ b\n\n\t\t\tc\n"
        + "\t\t\t\"\"\"#\n\t\t}\n\t}\n}\n")
  }

  @Test func difference_namesTheFirstLine_andOnlyWhatDiffers() throws {
    let difference = try #require(InlineDifference(expected: "a\nb\nc", actual: "a\nx\nc\n"))
    #expect(difference.description == "From line 2:\n  - b\n  + x")
    #expect(InlineDifference(expected: "a\nb", actual: "a\nb\n") == nil)
    #expect(InlineDifference(expected: "a\nb\n", actual: "a\nb\n\n") != nil)
    // A letter with a combining mark equals the composed letter as a string, but is stored as other bytes.
    #expect(InlineDifference(expected: "e\u{301}", actual: "\u{E9}") != nil)
  }
}
