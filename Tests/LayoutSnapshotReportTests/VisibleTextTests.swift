import LayoutSnapshotReport
import Testing

@Suite struct VisibleTextTests {
  private static let texts: [(String, String)] = [
    ("plain", "plain"), ("größer 字 🎈", "größer 字 🎈"), ("a\u{1B}[31mb", #"a\u{1B}[31mb"#), ("a\nb", #"a\nb"#),
    ("a\r\tb", #"a\r\tb"#), ("x\u{202E}gnp.exe", #"x\u{202E}gnp.exe"#), ("a\u{200B}b", #"a\u{200B}b"#),
    ("a\u{2028}b", #"a\u{2028}b"#), ("\u{0}\u{7F}\u{9B}", #"\u{0}\u{7F}\u{9B}"#), ("\u{FEFF}", #"\u{FEFF}"#),
  ]

  @Test(arguments: texts)
  func text_showsWhatWouldBeObeyed(text: String, shown: String) {
    #expect(visibleText(text) == shown)
  }

  @Test func text_keepsLinesWhereAsked() {
    #expect(visibleText("a\nb\u{1B}", keepsLines: true) == "a\nb\\u{1B}")
  }

  @Test func text_isCutInTheMiddle() {
    let long = String(repeating: "a", count: 5000) + String(repeating: "z", count: 5000)
    #expect(visibleText(long, limit: 9) == "aaaa…zzzz")
    #expect(visibleText("123456789", limit: 9) == "123456789")
  }

  /// Every scalar of the categories that a terminal or a reader of text may obey.
  @Test func text_ofAnyScalar_holdsNoControl() {
    // A text for each row of 256 scalars: a million texts would take seconds.
    for row in UInt32(0)...0x10FF {
      var text = ""
      text.unicodeScalars.append(contentsOf: (row << 8...row << 8 | 0xFF).compactMap(Unicode.Scalar.init))
      let shown = visibleText(text).unicodeScalars
      // An escape is longer than what it stands for.
      #expect(shown.count >= text.unicodeScalars.count)
      for scalar in shown {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          Issue.record("U+\(String(scalar.value, radix: 16)) gets through")
        default: break
        }
      }
    }
  }

  @Test func json_escapesWhatATerminalWouldObey() {
    #expect(visibleJSON("{\"a\": \"x\u{202E}y\u{9B}\"}\n") == #"{"a": "x\u202Ey\u009B"}"# + "\n")
    #expect(visibleJSON("\u{E0001}") == #"\uDB40\uDC01"#)
  }

  private static let codes: [(String, String)] = [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a|b", "`a\\|b`"), ("``", "``` `` ```"),
    ("", "`  `"),
    ("@me <img src=x> [a](b)", "`@me <img src=x> [a](b)`"), ("a\n# b", #"`a\n# b`"#),
  ]

  @Test(arguments: codes)
  func markdown_isOneSpanOfCode(text: String, code: String) {
    #expect(markdownCode(text) == code)
  }
}
