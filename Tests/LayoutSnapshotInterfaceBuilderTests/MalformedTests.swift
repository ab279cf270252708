import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotXML
import Testing

/// What is wrong with a text is told with its line and column, and nothing takes long or crashes.
struct MalformedTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let problem: XMLProblem
    let line: Int
    let column: Int
    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case(text: "<!-- a -->", problem: .contentOutsideRoot, line: 1, column: 11),
    Case(text: "<a>\n<b></a>", problem: .mismatchedEndTag(found: "a", open: "b"), line: 2, column: 4),
    Case(text: "<a>\n  <b", problem: .unexpectedEnd(in: "<b>"), line: 2, column: 5),
    Case(text: "<a x='1' x='2'/>", problem: .duplicateAttribute("x"), line: 1, column: 10),
    Case(text: "<a x=1/>", problem: .expected("a quoted value for x"), line: 1, column: 6),
    Case(text: "<a x='<'/>", problem: .expected("&lt; for < in the value of x"), line: 1, column: 7),
    Case(text: "<a x='1'y='2'/>", problem: .expected("a space, > or />"), line: 1, column: 9),
    Case(text: "<a>&nbsp;</a>", problem: .unknownEntity("nbsp"), line: 1, column: 4),
    Case(text: "<a x='&#xD800;'/>", problem: .unknownEntity("#xD800"), line: 1, column: 4),
    Case(text: "<a/><b/>", problem: .contentOutsideRoot, line: 1, column: 5),
    Case(text: "<a/>\ntext", problem: .contentOutsideRoot, line: 1, column: 5),
    Case(text: "<!-- never closed", problem: .unexpectedEnd(in: "a comment"), line: 1, column: 5),
    Case(
      text: "<?xml version='1.0' encoding='UTF-16'?><a/>", problem: .unknownEncoding("UTF-16"), line: 1,
      column: 1),
  ]

  @Test(arguments: cases) func xml_malformed_tellsLineAndColumn(_ example: Case) throws {
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(example.text)
    }
    #expect(error.problem == .malformed("\(example.problem)"))
    #expect(error.location == DocumentLocation(line: example.line, column: example.column))
  }

  static let foreign: [(bytes: [UInt8], file: ForeignFile, advice: String)] = [
    ([], .empty, "git checkout"), (Array(" \n".utf8), .empty, "empty"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], .media("a PNG picture"), "that shows it"),
    ([0xFF, 0xD8, 0xFF, 0xE0], .media("a JPEG picture"), "JPEG"),
    (Array("NIBArchive\u{1}".utf8), .compiledNib, "compiled"),
    (Array("bplist00\u{1}".utf8), .propertyList, "property list"),
    (Array("{\"a\": 1}".utf8), .json, "JSON"), (Array("  [1]".utf8), .json, "JSON"),
    (Array("#import <UIKit/UIKit.h>\n".utf8), .sourceCode, "source code"),
    (Array("//\n//  Login.m\n".utf8), .sourceCode, "source code"),
    (Array("version https://git-lfs.github.com/spec/v1\n".utf8), .gitLFSPointer, "git lfs pull"),
    ([0xFF, 0xFE, 0x3C, 0x00], .utf16, "iconv"), ([0x00, 0x01, 0x02], .binary, "not text"),
    (Array("plain\nwords".utf8), .text("plain"), "\"plain\""),
  ]

  @Test(arguments: foreign)
  func file_otherThanXML_isCalledByItsName(_ example: (bytes: [UInt8], file: ForeignFile, advice: String))
    throws
  {
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(bytes: example.bytes, file: "Main.storyboard")
    }
    #expect(error.problem == .foreign("\(example.file)"))
    #expect(error.description.hasPrefix("Main.storyboard: ") && error.description.contains(example.advice))
  }

  @Test func folders_compiledAndOthers_areCalledByTheirNames() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let compiled = folder.appending(path: "Main.storyboardc")
    try FileManager.default.createDirectory(at: compiled, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func problem(_ url: URL) throws -> InterfaceBuilderError.Problem {
      try #require(throws: InterfaceBuilderError.self) { try InterfaceBuilderDocument(contentsOf: url) }
        .problem
    }
    #expect(try problem(compiled) == .foreign("\(ForeignFile.compiledStoryboard)"))
    #expect(try problem(folder) == .foreign("\(ForeignFile.folder)"))
    #expect(
      try problem(folder.appending(path: "No.xib")) == .fileNotFound("No.xib", searched: [folder.path]))
  }

  @Test func document_withMarksOfAMerge_tellsWhere() throws {
    let text = "<document>\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> other\n</document>"
    let error = try #require(throws: InterfaceBuilderError.self) { try InterfaceBuilderDocument(text) }
    #expect(error.problem == .mergeConflict)
    #expect(error.location == DocumentLocation(line: 2, column: 1))
  }

  @Test func document_ofXcode4_isToBeSavedAgain() throws {
    let old = "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>"
    let error = try #require(throws: InterfaceBuilderError.self) { try InterfaceBuilderDocument(old) }
    #expect(error.description.contains("Xcode 4"))
  }

  @Test func xml_entityBomb_isRefusedBeforeItExpands() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    let error = try #require(throws: InterfaceBuilderError.self) { try InterfaceBuilderDocument(bomb) }
    #expect(error.problem == .malformed("\(XMLProblem.documentType)"))
    #expect(error.location == DocumentLocation(line: 2, column: 1))
  }

  @Test func xml_invalidUTF8_isRefused() throws {
    let bytes = Array("<document a=\"".utf8) + [0xC3, 0x28] + Array("\"/>".utf8)
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(bytes: bytes)
    }
    #expect(error.problem == .malformed("\(XMLProblem.notUTF8)"))
  }

  @Test func xml_aMillionNestedViews_areRefusedAtTheLimit() throws {
    let text = String(repeating: "<view>\n", count: 1_000_000)
    let error = try #require(throws: InterfaceBuilderError.self) { try InterfaceBuilderDocument(text) }
    #expect(error.problem == .malformed("\(XMLProblem.tooDeep(limit: 1000))"))
    #expect(error.location == DocumentLocation(line: 1001, column: 1))
  }

  @Test func xml_asDeepAsAllowed_isMadeAndLaidOutOnASecondaryThread() async throws {
    let depth = 490
    let open = (0..<depth).map {
      "<view id=\"v\($0)\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/><subviews>"
    }
    let close = String(repeating: "</subviews></view>", count: depth)
    let document = try InterfaceBuilderDocument(Fixture.xib(open.joined() + close))
    try await Task.detached {
      let scene = try document.scene()
      _ = try scene.view.layout(on: .iPhone8)
      #expect(scene["v489"]?.frame.minX == 1)
    }.value
  }

  @Test func document_otherThanInterfaceBuilder_isRefused() throws {
    let error = try #require(throws: InterfaceBuilderError.self) { try InterfaceBuilderDocument("<html/>") }
    #expect(error.problem == .notInterfaceBuilder("html"))
    let mac = "<document targetRuntime=\"MacOSX.Cocoa\"/>"
    let other = try #require(throws: InterfaceBuilderError.self) { try InterfaceBuilderDocument(mac) }
    #expect(other.problem == .otherPlatform("MacOSX.Cocoa"))
  }

  @Test func constraint_onNothing_isAWarningWithLineAndColumn_andTheRestLoads() throws {
    let text = Fixture.xib(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <constraints>
      <constraint firstItem="ghost" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/>
      <constraint firstAttribute="width" constant="9" id="d"/>
      </constraints></view>
      """)
    let scene = try InterfaceBuilderDocument(text).scene()
    #expect(scene.warnings.map(\.problem) == [.unknownReference("ghost", by: "the constraint c")])
    #expect(scene.warnings.map(\.location) == [DocumentLocation(line: 6, column: 1)])
    #expect(scene.constraintRecords.map(\.id) == ["d"])
  }

  @Test func constraint_illegal_tellsWhyAndWhere() throws {
    let text = Fixture.xib(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="leading" id="c"/>
      </constraints></view>
      """)
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(text).scene()
    }
    #expect(error.problem == .illegalConstraint(.differentKinds))
    #expect(error.location?.line == 6)
  }

  @Test func identifier_twice_namesBothPlaces() throws {
    let text = Fixture.xib("<view id=\"a\"/>\n<view id=\"a\"/>")
    let error = try #require(throws: InterfaceBuilderError.self) { try InterfaceBuilderDocument(text) }
    #expect(error.problem == .duplicateIdentifier("a", first: DocumentLocation(line: 4, column: 1)))
    #expect(error.location == DocumentLocation(line: 5, column: 1))
  }

  @Test func value_notANumber_tellsWhatIsExpected() throws {
    let text = Fixture.xib(
      "<view id=\"a\"><rect key=\"frame\" x=\"left\" y=\"0\" width=\"9\" height=\"9\"/></view>")
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(text).scene()
    }
    #expect(error.problem == .invalidValue("left", of: "x", expected: "a number"))
    #expect("\(error)".contains("4:"))
  }

  /// Damaged documents give an error or a document, and nothing else.
  @Test func document_damagedAtRandom_neverCrashes() throws {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let seeds = try ["Login.storyboard", "Stack.xib", "SizeClasses.storyboard"].map(Fixture.bytes)
    var (errors, scenes) = (0, 0)
    for round in 0..<1500 {
      var bytes = seeds[round % seeds.count]
      for _ in 0...next(3) {
        switch next(12) {
        case 0: bytes.removeSubrange(next(bytes.count)..<bytes.count)
        case 1: bytes[next(bytes.count)] = UInt8(next(256))
        case 2...7:
          // A digit or a letter for another one leaves the XML whole and changes what it says.
          let at = next(bytes.count)
          let isWord = (48...57).contains(bytes[at]) || (97...122).contains(bytes[at])
          if isWord { bytes[at] = bytes[at] < 58 ? UInt8(48 + next(10)) : UInt8(97 + next(26)) }
        case 8:
          let from = next(bytes.count)
          bytes.removeSubrange(from..<min(bytes.count, from + next(40)))
        default:
          let from = next(bytes.count)
          let piece = bytes[from..<min(bytes.count, from + next(200))]
          bytes.insert(contentsOf: piece, at: next(bytes.count))
        }
        if bytes.isEmpty { bytes = [60] }
      }
      do throws(InterfaceBuilderError) {
        let document = try InterfaceBuilderDocument(bytes: bytes)
        for description in document.scenes {
          let scene = try document.scene(description.objectIdentifier)
          scenes += 1
          _ = try? scene.view.layout(on: .iPhone8)
        }
      } catch {
        errors += 1
        #expect(!"\(error)".isEmpty)
      }
    }
    #expect(errors > 500 && scenes > 100)
  }
}
