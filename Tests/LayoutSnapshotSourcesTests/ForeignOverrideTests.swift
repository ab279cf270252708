import Testing

@testable import LayoutSnapshotSources

/// What extensions give classes of other modules, and the target's classes override.
@Suite struct ForeignOverrideTests {
  private let extending = "extension UIView {\n  @objc func dress(_ x: Int = 1) -> Int { x }\n}\n"

  @Test func member_asksForOverrides_andKeepsItsPlace() throws {
    let result = try prepared(
      extending, with: ["class A: UIButton { override func dress(_ x: Int) -> Int { 2 } }"])
    #expect(
      result == """
        extension UIView {
                func _moved_UIView_dress(_ x: Int = 1) -> Int { x }
        }

        #sourceLocation()
        protocol _Overriding_UIView_dress___: UIView {
          func _overridden_UIView_dress(_ argument0: Int) -> Int
        }
        protocol _Overridable_UIView_dress___: UIView {}
        extension UIView: _Overridable_UIView_dress___ {}
        extension _Overridable_UIView_dress___ {
        #sourceLocation(file: "0.swift", line: 2)
              func dress(_ argument0: Int = 1) -> Int { if let other = self as? any _Overriding_UIView_dress___ { return other._overridden_UIView_dress(argument0) }; return _moved_UIView_dress(argument0) }
        #sourceLocation()
        }

        """)
  }

  @Test func firstOverride_isFoundByAProtocol_andSuperReachesTheMember() throws {
    let overriding =
      "class A: UIButton {\n  override func dress(_ x: Int) -> Int {\n    super.dress(x)\n  }\n}\n"
    #expect(
      try prepared(overriding, with: [extending]) == """
        class A: UIButton, _Overriding_UIView_dress___ {
                   func dress(_ x: Int) -> Int {
            super._moved_UIView_dress(x)
          }

        #sourceLocation(file: "0.swift", line: 2)
        final func _overridden_UIView_dress(_ argument0: Int) -> Int { dress(argument0) }
        #sourceLocation(file: "0.swift", line: 5)
        }

        """)
  }

  @Test func lowerOverrides_stayAsTheyAre() throws {
    let overriding = "class A: UIButton { override func dress(_ x: Int) -> Int { 2 } }\n"
    let lower = """
      class Between: A { func other() { super.dress(1) } }
      class B: Between { override func dress(_ x: Int) -> Int { super.dress(x) } }
      """
    #expect(try prepared(lower, with: [extending, overriding]) == lower)
  }

  @Test func super_inClassesWithoutOverride_reachesTheMember() throws {
    let other =
      "class Other: UIView { func other() { super.dress(1) } }\nextension UILabel { func c() { super.dress() } }"
    let overriding = "class A: Other { override func dress(_ x: Int) -> Int { 2 } }\n"
    #expect(
      try prepared(other, with: [extending, overriding])
        == other.replacing("super.dress", with: "super._moved_UIView_dress"))
  }

  @Test func overrideInAnExtension_movesIntoTheClass() throws {
    let overriding = "extension A { override func dress(_ x: Int) -> Int { super.dress() } }\n"
    #expect(
      try prepared("class A: UIView {}", with: [extending, overriding]) == """
        class A: UIView, _Overriding_UIView_dress___ {
        #sourceLocation(file: "2.swift", line: 1)
        func dress(_ argument0: Int) -> Int { _moved_A_dress(argument0) }
        #sourceLocation(file: "2.swift", line: 1)
        final func _overridden_UIView_dress(_ argument0: Int) -> Int { dress(argument0) }
        #sourceLocation(file: "0.swift", line: 1)
        }
        """)
    #expect(
      try prepared(overriding, with: [extending, "class A: UIView {}"])
        == "extension A {          func _moved_A_dress(_ x: Int) -> Int { super._moved_UIView_dress() } }\n")
  }

  @Test func extensionsOfUIKitsClasses_overrideEachOther() throws {
    let button = "extension UIButton { override func dress(_ x: Int) -> Int { super.dress(x) } }"
    let fancy = "class Fancy: UIButton { override func dress(_ x: Int) -> Int { super.dress(x) } }"
    let result = try prepared(button, with: [extending, fancy])
    #expect(
      result.hasPrefix(
        "extension UIButton {          func _moved_UIButton_dress(_ x: Int) -> Int { super._moved_UIView_dress(x) } }\n"
      ))
    #expect(
      result.contains(
        """
        extension UIButton: _Overriding_UIView_dress___ {
        #sourceLocation(file: "0.swift", line: 1)
        func _overridden_UIView_dress(_ argument0: Int) -> Int { if let other = self as? any _Overriding_UIButton_dress___ { return other._overridden_UIButton_dress(argument0) }; return _moved_UIButton_dress(argument0) }
        """))
    #expect(
      try prepared(fancy, with: [extending, button]).hasPrefix(
        "class Fancy: UIButton, _Overriding_UIButton_dress___ {          func dress(_ x: Int) -> Int { super._moved_UIButton_dress(x) } \n"
      ))
  }

  @Test(
    arguments: [
      (
        "@objc(doIt:) @discardableResult func a(for x: inout Int, _ y: [Int: Int]) async throws -> Int { 1 }",
        "final func _overridden_UIView_a(for argument0: inout Int, _ argument1: [Int: Int]) async throws -> Int { try await a(for: &argument0, argument1) }"
      ),
      ("@objc var a: Int { 1 }", "final var _overridden_UIView_a: Int { a }"),
      (
        "@objc var a: Int { get { 1 } set { b = newValue } }",
        "final var _overridden_UIView_a: Int { get { a } set { a = newValue } }"
      ),
      (
        "@objc var a: Int { get throws { 1 } }",
        "final var _overridden_UIView_a: Int { get throws { try a } }"
      ),
      (
        "@IBAction class func a(_ x: Any) {}",
        "static func _overridden_UIView_a(_ argument0: Any) { a(argument0) }"
      ),
      ("@objc class var a: Int { 1 }", "static var _overridden_UIView_a: Int { a }"),
      ("@objc nonisolated func a() {}", "nonisolated final func _overridden_UIView_a() { a() }"),
      ("@objc func `in`() -> Self { self }", "final func _overridden_UIView_in() -> Self { `in`() }"),
    ])
  func kindsOfMembers_areOverridden(_ member: String, _ witness: String) throws {
    let own = member.replacing(#/@[A-Za-z]+(\([^)]*\))? /#, with: "")
    let overriding = try prepared(
      "class A: UIView { override \(own) }", with: ["extension UIView { \(member) }"])
    #expect(overriding.split(separator: "\n").contains { $0 == witness })
    let extended = try prepared(
      "extension UIView { \(member) }", with: ["class A: UIView { override \(own) }"])
    #expect(extended.contains("extension UIView: _Overridable_UIView_"))
  }

  @Test func overridesThatTakeMoreOrGiveLess_areTheOnesCalled() throws {
    let overriding = "class A: UIView { override func dress(_ x: Int?) -> Int! { 1 } }"
    #expect(
      try prepared(overriding, with: [extending]).contains("-> Int { dress(argument0 as Int?) as Int? }"))
  }

  @Test func conditions_standAroundWhatIsWrittenBehind() throws {
    let extending = "#if DEBUG\nextension UIView { @objc func a() {} }\n#endif"
    let overriding = "class A: UIView {\n  #if DEBUG\n  override func a() {}\n  #endif\n}"
    let extended = try prepared(extending, with: [overriding])
    #expect(extended.contains("#sourceLocation()\n#if DEBUG\nprotocol _Overriding_UIView_a_: UIView {"))
    #expect(extended.hasSuffix("#sourceLocation()\n}\n#endif\n"))
    let result = try prepared(overriding, with: [extending])
    #expect(
      result == """
        class A: UIView {
          #if DEBUG
                   func a() {}
          #endif
        }
        #sourceLocation()
        #if DEBUG
        extension A: _Overriding_UIView_a_ {
        #sourceLocation(file: "0.swift", line: 3)
        final func _overridden_UIView_a() { a() }
        #sourceLocation()
        }
        #endif

        """)
  }

  @Test(
    arguments: [
      ("public extension UIView { @objc func a() {} }", "public protocol _Overridable_UIView_a_: UIView {}"),
      (
        "public extension UIView { @objc internal func a() {} }",
        "\nprotocol _Overridable_UIView_a_: UIView {}"
      ),
      ("extension UIView { @objc open func a() {} }", "public func a() {"),
      (
        "private extension UIView { @objc func a() {} }",
        "fileprivate protocol _Overriding_UIView_a_: UIView {"
      ),
      ("extension UIView { @objc private func a() {} }", "fileprivate func _moved_UIView_a() {}"),
    ])
  func access_isTheMembers(_ extending: String, _ expected: String) throws {
    #expect(try prepared(extending + "\nclass A: UIView { override func a() {} }").contains(expected))
  }

  @Test(
    arguments: [
      ("dress(1)", true), ("dress()", true), ("dress", true), ("dress(_:)", true),
      ("dress(1, animated: true)", false),
      ("dress(animated: true)", false), ("undress()", false),
    ])
  func super_reachesTheMember_ifItsLabelsFit(_ call: String, _ isMoved: Bool) throws {
    let overriding = "class A: UIView { override func dress(_ x: Int) -> Int { super.\(call) } }"
    let result = try prepared(overriding, with: [extending])
    #expect(result.contains("super._moved_UIView_\(call) }") == isMoved)
    #expect(result.contains("super.\(call) }") != isMoved)
  }

  @Test func super_inAMemberOfTheClass_reachesTheClasss() throws {
    let extending = "extension UIView { @objc func a() {}\n@objc class func a() {} }"
    let overriding = "class A: UIView { override class func a() { super.a() }\nfunc b() { super.a() } }"
    let result = try prepared(overriding, with: [extending])
    #expect(result.contains("class func a() { super._moved_UIView_a() }\nfunc b() { super.a() }"))
  }

  @Test(
    arguments: [
      // Objective-C does not know it.
      "extension UIView { func a() {} }", "extension UIView { @nonobjc func a() {} }",
      // Of another class.
      "extension UIControl { @objc func a() {} }", "extension UIViewController { @objc func a() {} }",
      "extension Unknown { @objc func a() {} }",
      // Of another name, or of the class itself.
      "extension UIView { @objc func a(_ x: Int) {} }", "extension UIView { @objc class func a() {} }",
      // Nobody else sees it.
      "extension UIView { @objc private func a() {} }", "fileprivate extension UIView { @objc func a() {} }",
      // It overrides UIKit's own.
      "extension UIView { @objc override func a() {} }",
    ])
  func otherMembers_areLeftAlone(_ extending: String) throws {
    let overriding = "class A: UILabel { override func a() { super.a() } }"
    #expect(try prepared(overriding, with: [extending]) == overriding)
    #expect(!(try prepared(extending, with: [overriding]).contains("_moved_")))
  }

  @Test func membersOfTheTargetsOwnClasses_areOverriddenBefore() throws {
    let own = "class Own: UIView { func a() {} }"
    let overriding = "class A: Own { override func a() { super.a() } }"
    let extending = "extension UIView { @objc func a() {} }"
    #expect(try prepared(overriding, with: [own, extending]) == overriding)
  }

  @Test func classesOfUnknownModules_areKnownByName() throws {
    let overriding = "class A: Map.Unknown { override func a() { super.a() } }"
    #expect(
      try prepared(overriding, with: ["extension Unknown { @objc func a() {} }"]).hasPrefix(
        "class A: Map.Unknown, _Overriding_Unknown_a_ {          func a() { super._moved_Unknown_a() } \n"))
  }

  @Test func witnessesOfProtocols_areKnownToObjectiveC() throws {
    let extending = "extension UIView: UITextFieldDelegate { func a() {} }"
    #expect(
      try prepared(extending, with: ["class A: UIView { override func a() {} }"]).hasPrefix(
        "extension UIView: UITextFieldDelegate { func _moved_UIView_a() {} }\n"))
  }

  @Test(
    arguments: [
      (
        "@objc subscript(x: Int) -> Int { 1 }", "override subscript(x: Int) -> Int { 1 }", 2, 9,
        "a subscript of an extension needs Objective-C to be overridden: declare it in a class of your own"
      ),
      (
        "@objc func a() -> [Self] { [] }", "override func a() -> [Self] { [] }", 2, 14,
        "a result made of Self of an extension needs Objective-C to be overridden: declare it in a class of your own"
      ),
      (
        "@objc var a: Int { get { 1 } set {} }", "override var a: Int { didSet {} }", 4, 32,
        "an observed property of an extension needs Objective-C to be overridden: override it with get and set"
      ),
    ])
  func whatCannotBeCalled_isAProblem(
    _ member: String, _ override: String, _ line: Int, _ column: Int, _ reason: String
  ) throws {
    let problem = #expect(throws: SourceProblem.self) {
      try prepared("extension UIView {\n  \(member)\n}\nclass A: UIView { \(override) }")
    }
    #expect(problem == SourceProblem(line: line, column: column, reason: reason))
  }

  private func prepared(_ source: String, with others: [String] = []) throws -> String {
    let all = ([source] + others).enumerated().map {
      (path: "\($0.offset).swift", bytes: Array($0.element.utf8))
    }
    let bytes = try Preparation.prepare(all[0].bytes, path: "0.swift", context: TargetContext(of: all))
    return String(String(decoding: bytes, as: UTF8.self).drop { $0 != "\n" }.dropFirst())
  }
}
