import Testing

@testable import LayoutSnapshotSources

@Suite struct SwiftTextTests {
  @Test(arguments: [
    "", "a", "My \"Cart\"", "a\\b\\u{41}", "line\nfeed\r\t\0", "größer 日本", "\u{2028}\u{202E}",
  ])
  func literals_standInOneLine_andGiveTheirText(text: String) {
    let literal = SwiftText.literal(text)
    #expect(literal.unicodeScalars.allSatisfy { $0.value >= 32 && $0 != "\u{2028}" })
    #expect(SwiftText.value(ofLiteral: literal.dropFirst().dropLast()) == text)
  }

  @Test func literals_areAsSwiftReadsThem() {
    #expect(SwiftText.literal("a\n\"\\") == #""a\u{a}\"\\""#)
  }

  @Test func functions_haveNamesOfTheirOwn() {
    #expect(
      SwiftText.functionNames(
        ["Main", "main", "Main_2", "Import", "2nd", "日本", "_", "launch"], taken: ["launch"])
        == ["main", "main_2", "main_2_3", "`import`", "_2nd", "screen", "screen_7", "launch_8"])
  }

  @Test func calls_areFoundOverLines_withoutComments() {
    let text = """
      // .package(name: "no")
      let p = Package(dependencies: [
        .package(
          // here
          name: "A", path: "../(x)", traits: ["T"] /* t */
        ), .package(url: "b"),
      ], x: .product(name: "package"))
      """
    #expect(
      SwiftCalls.texts(of: "package", in: text) == [
        #".package(name: "A", path: "../(x)", traits: ["T"])"#, #".package(url: "b")"#,
      ])
    #expect(SwiftCalls.texts(of: "package", in: ".package(").isEmpty)
  }
}
