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

  @Test func argumentsOfCalls_haveOtherTexts() {
    func moved(_ call: String) -> String? { SwiftCalls.replacing(argument: "path", of: call) { "/a/" + $0 } }
    #expect(
      moved(#".package(name: "path: ", path:"../\"x\"", traits: [])"#)
        == #".package(name: "path: ", path: "/a/../\"x\"", traits: [])"#)
    #expect(moved(#".package(url: "b")"#) == #".package(url: "b")"#)
    for call in [".package(path: place)", #".package(path: "a\(b)")"#, #".package(path: "a" + b)"#] {
      #expect(moved(call) == nil)
    }
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
