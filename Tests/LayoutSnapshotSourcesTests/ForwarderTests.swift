import Foundation
import Testing

@testable import LayoutSnapshotSources

/// What extensions override, and what of them is overridden: the members keep their place under another name.
@Suite struct ForwarderTests {
  @Test func overrides_keepTheirPlace_andTheClassCallsThem() throws {
    let source =
      "class A: UIView {\n}\nextension A {\n  @objc open override func tap() {\n    a()\n  }\n  func b() {}\n}\n"
    #expect(
      try prepared(source) == """
        class A: UIView {

        #sourceLocation(file: "0.swift", line: 4)
              open override func tap() { _moved_A_tap() }
        #sourceLocation(file: "0.swift", line: 2)
        }
        extension A {
        \("  ")                    func _moved_A_tap() {
            a()
          }
          func b() {}
        }

        """)
  }

  @Test func bodies_arePreparedWhereTheyStand() throws {
    let result = try prepared(
      """
      class A: UIView {}
      extension A {
        override func load() {
          #if os(iOS)
          title = NSLocalizedString("a", comment: "")
          #endif
        }
      }
      """)
    #expect(result.contains("    #if true\n    title = _localizedString(\"a\", comment: \"\")\n    #endif\n"))
  }

  @Test func classesOfOtherFiles_callThem_withTheirConditions() throws {
    let extending = """
      #if os(iOS) && DEBUG
      extension A {
        override func load() { secret() }
        private func secret() {}
      }
      #else
      extension A { override func load() {} }
      #endif
      """
    let result = try prepared("class A: UIView {}", with: [extending])
    let call = "override func load() { _moved_A_load() }"
    #expect(
      result == """
        class A: UIView {
        #if true && DEBUG
        #sourceLocation(file: "1.swift", line: 3)
        \(call)
        #endif
        #if true && DEBUG
        #else
        #sourceLocation(file: "1.swift", line: 7)
        \(call)
        #endif
        #sourceLocation(file: "0.swift", line: 1)
        }
        """)
    let extended = try prepared(extending, with: ["class A: UIView {}"])
    #expect(extended.contains("\n           func _moved_A_load() { secret() }\n  private func secret() {}\n"))
  }

  @Test func membersThatSubclassesOverride_areCalledByTheClass() throws {
    let extending = """
      extension A {
        @objc func configure(_ x: Int) {}
        @objc func configure(_ x: Int, animated: Bool) {}
        @objc var kind: Int { 1 }
        @objc class func make() -> A { A() }
        @objc func make() {}
        @objc func other() {}
      }
      """
    let subclass = """
      class B: A {}
      class C: B {
        override func configure(_ x: Int) {}
        override class func make() -> A { A() }
      }
      extension C { override var kind: Int { 2 } }
      """
    let result = try prepared("class A: UIView {}", with: [extending, subclass])
    #expect(
      members(of: result) == [
        "      func configure(_ argument0: Int) { _moved_A_configure(argument0) }",
        "      var kind: Int { _moved_A_kind }", "      class func make() -> A { _moved_A_make() }",
      ])
    #expect(try prepared("class A: UIView {}", with: [extending]) == "class A: UIView {}")
  }

  @Test(
    arguments: [
      (
        "override func a(_ x: Int, for _: [Int: Int], y: inout B<Int, Int>) throws -> C { 1 }",
        "override func a(_ argument0: Int, for argument1: [Int: Int], y argument2: inout B<Int, Int>) throws -> C { try _moved_A_a(argument0, for: argument1, y: &argument2) }"
      ),
      (
        "override class func a(x: @autoclosure () -> Int = 1) async {}",
        "override class func a(x argument0: @autoclosure () -> Int = 1) async { await _moved_A_a(x: argument0()) }"
      ),
      (
        "@discardableResult override func a<T: P>(_ x: T) -> T? where T: Q { x }",
        "@discardableResult override func a<T: P>(_ argument0: T) -> T? where T: Q { _moved_A_a(argument0) }"
      ),
      ("override var a: Int { 1 }", "override var a: Int { _moved_A_a }"),
      (
        "override var a: Int { get { b } set { b = newValue } }",
        "override var a: Int { get { _moved_A_a } set { _moved_A_a = newValue } }"
      ),
      (
        "override var a: Int { get async throws { b } }",
        "override var a: Int { get async throws { try await _moved_A_a } }"
      ),
      (
        "override var a: Int { willSet { b() } didSet(old) { c(old) } }",
        "override var a: Int { willSet { _moved_A_a(willSet: newValue) } didSet { _moved_A_a(didSet: oldValue) } }"
      ),
      (
        "override convenience init(frame: CGRect) { self.init() }",
        "override convenience init(frame argument0: CGRect) { self.init(_moved_A_init: (), frame: argument0) }"
      ),
    ])
  func calls_passOnWhatTheyAreGiven(_ member: String, _ expected: String) throws {
    #expect(members(of: try prepared("class A: UIView {}\nextension A { \(member) }")) == [expected])
  }

  @Test func observers_becomeMethods() throws {
    let result = try prepared(
      "class A: UIView {}\nextension A {\n  override class var a: Int {\n    didSet(old) { c(old) }\n    willSet { b() }\n  }\n}"
    )
    #expect(result.contains("    class func _moved_A_a(didSet old: Int) { c(old) }\n"))
    #expect(result.contains("    class func _moved_A_a(willSet newValue: Int) { b() }\n"))
  }

  @Test func accessOfTheExtension_isTheMembers() throws {
    func member(_ access: String, _ own: String = "") throws -> String? {
      members(
        of: try prepared("public class A: UIView {}\n\(access) extension A { \(own)override func b() {} }")
      ).first
    }
    #expect(try member("public") == "public override func b() { _moved_A_b() }")
    #expect(try member("public", "open ") == "open override func b() { _moved_A_b() }")
    #expect(try member("private") == "fileprivate override func b() { _moved_A_b() }")
  }

  @Test func classesOfOneName_getTheirOwn() throws {
    let first =
      "private class Cell: UIView {}\nextension Cell { override func a() {} }\nenum X { class Y: UIView {} }"
    let second =
      "private class Cell: UIView {}\nextension Cell { override func b() {} }\nextension X.Y { override func c() {} }"
    #expect(
      members(of: try prepared(first, with: [second])) == [
        "override func a() { _moved_Cell_a() }", "override func c() { _moved_X_Y_c() }",
      ])
    #expect(members(of: try prepared(second, with: [first])) == ["override func b() { _moved_Cell_b() }"])
  }

  @Test(
    arguments: [
      ("override func a(_ x: Int...) {}", 19, "a method with any number of arguments"),
      ("override subscript(x: Int) -> Int { 1 }", 12, "a subscript"),
    ])
  func membersThatNobodyCanCall_areProblems(_ member: String, _ column: Int, _ what: String) throws {
    let problem = #expect(throws: SourceProblem.self) {
      try prepared("class A: UIView {}\nextension A {\n  \(member)\n}")
    }
    #expect(
      problem
        == SourceProblem(
          line: 3, column: column,
          reason: "\(what) of an extension needs Objective-C to be overridden: move it into the class"))
  }

  /// The calls that a class was given.
  private func members(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter {
      $0.contains("_moved_") && !$0.contains("extension")
    }
  }

  private func prepared(_ source: String, with others: [String] = []) throws -> String {
    let all = ([source] + others).enumerated().map {
      (path: "\($0.offset).swift", bytes: Array($0.element.utf8))
    }
    let bytes = try Preparation.prepare(all[0].bytes, path: "0.swift", context: TargetContext(of: all))
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.drop { $0 != "\n" }.dropFirst().replacing(Self.document, with: ""))
  }

  /// Each class gets something for documents, too.
  private static var document: Regex<Substring> {
    /\n#sourceLocation\(\)\npublic override class var _sourceFile[^\n]*\n#sourceLocation[^\n]*\n/
  }
}
