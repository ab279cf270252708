import Foundation
import Testing

@testable import LayoutSnapshotSources

/// Before Swift 3 the first argument of a function had no label: sources of that time are read so, and no others.
@Suite struct OlderLabelTests {
  private let declaration = "class A { func show(text: String, in view: NSLayoutAttribute) {} }\n"

  @Test(arguments: [
    ("func a() { show(\"a\", in: .Top) }", true), ("func a() { self.show(\"a\", in: .Top) }", true),
    ("func a() { show(text: \"a\", in: .Top) }", false), ("func a() { show(\"a\") }", false),
    ("func a() { show(\"a\", in: .Top); show(text: \"a\", in: .Top) }", false), ("", false),
  ])
  func label_isOptional_whereAllCallsLeaveItOut(_ calls: String, isChanged: Bool) throws {
    let expected = declaration.replacing("show(text", with: isChanged ? "show(_ text" : "show(text")
    #expect(try prepared(declaration + calls) == expected + calls)
    #expect(try prepared(declaration, with: [calls]) == expected)
  }

  @Test func newerSources_keepTheirLabels() throws {
    let source = "class A { func add(value: Int) {} }\nfunc b(_ set: inout Set<Int>) { set.add(1) }\n"
    #expect(try prepared(source) == source)
    // Another file of the target may be old.
    #expect(try prepared(source, with: [declaration]) == source)
  }

  @Test(arguments: [
    "relation: .Equal", "x = .TouchUpInside", "[.Top]", "let a: NSLayoutAttribute",
    "a.constraintEqualToAnchor(b)",
  ])
  func olderNames_makeASourceOld(_ code: String) throws {
    #expect(try SwiftSource(Array(code.utf8)).isOfOlderSpelling)
  }

  @Test(arguments: [
    "Alignment.Top", "View.Left()", "let a: NSLayoutConstraint.Attribute", "// .Equal", "\".Equal\"",
    "a.constraint(equalTo: b)", "activateConstraints()",
  ])
  func otherNames_doNot(_ code: String) throws {
    #expect(try !SwiftSource(Array(code.utf8)).isOfOlderSpelling)
  }

  @Test func olderNames_areThoseThatAreDeclared() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: "Sources/\(path)"), encoding: .utf8)
    }
    let names = try text("UIKitNames/DeprecatedNames.swift")
    #expect(
      Set(names.matches(of: /public (?:typealias|let|func) (\w+)/).map { String($0.1) }) == OlderNames.types)
    #expect(Set(names.matches(of: /public static var (\w+)/).map { String($0.1) }) == OlderNames.cases)
    let methods = try text("LayoutSnapshotViews/Constraints/LayoutAnchor+Deprecated.swift")
    #expect(Set(methods.matches(of: /func (\w+)/).map { String($0.1) }) == OlderNames.methods)
  }

  private func prepared(_ source: String, with others: [String] = []) throws -> String {
    let all = ([source] + others).enumerated().map {
      (path: "\($0.offset).swift", bytes: Array($0.element.utf8))
    }
    let bytes = try Preparation.prepare(all[0].bytes, path: "0.swift", context: TargetContext(of: all))
    let text = String(decoding: bytes, as: UTF8.self)
    let document =
      /\n#sourceLocation\(\)\npublic override class var _sourceFile[^\n]*\n#sourceLocation[^\n]*\n/
    return String(text.drop { $0 != "\n" }.dropFirst().replacing(document, with: ""))
  }
}
