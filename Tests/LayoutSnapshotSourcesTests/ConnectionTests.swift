import Foundation
import Testing

@testable import LayoutSnapshotSources

/// What a class gets, so that documents reach its outlets and actions.
@Suite struct ConnectionTests {
  @Test func outletsAndAttributes_areTakenByName() throws {
    let result = try prepared(
      """
      class Form: UIViewController {
        @IBOutlet private weak var name: UILabel!
        @IBOutlet
        var rows: [UIView]!
        @IBInspectable public var `default`: CGFloat { get { 1 } set { f(newValue) } }
        @IBOutlet private(set) var top: NSLayoutConstraint?
        var other: UILabel!
      }
      """)
    #expect(
      cases(in: result) == [
        "case \"name\": return _take(&self.`name`, value)",
        "case \"rows\": return _take(&self.`rows`, value)",
        "case \"default\": return _take(&self.`default`, value)",
        "case \"top\": return _take(&self.`top`, value)",
      ])
  }

  @Test func outletsOfOneDeclaration_areAllTaken() throws {
    let result = try prepared(
      """
      class Form: UIViewController {
        @IBOutlet var a: UILabel!, b: UILabel!,
          c: [String: UIView]?
        @IBOutlet var d: Dictionary<String, UIView>!
        var e: UILabel!, f: UILabel!
        @IBOutlet var g: UILabel!; var h: Int = 1, i: Int = 2
      }
      """)
    #expect(cases(in: result).map { $0.split(separator: "\"")[1] } == ["a", "b", "c", "d", "g"])
  }

  @Test func objectsThatAreNoResponders_areConnected_ifTheyDeriveFromNSObjectThemselves() throws {
    let result = try prepared(
      "import UIKit\n"
        + """
        final class Rows: NSObject, UITableViewDataSource {
          @IBOutlet weak var table: UITableView!
          @IBAction func add(_ sender: Any) {}
        }
        class More: Rows { @IBOutlet var other: UIView! }
        class Model: NSObject { var name = "" }
        """)
    #expect(result.contains("final class Rows: NSObject, _DocumentObject, UITableViewDataSource {"))
    #expect(
      result.contains(
        "public func _connect(_ name: String, _ value: Any) -> Bool {\nswitch name {\ncase \"table\""))
    #expect(result.contains("default: return false\n"))
    #expect(
      result.contains(
        "public class func _action(_ name: String) -> Selector? {\nswitch name {\ncase \"add:\""))
    #expect(result.contains("public class var _sourceFile"))
    // What the superclass has is known in that class's file alone, and a class without members of documents is left alone.
    #expect(!result.contains("other\": return"))
    #expect(result.contains("class Model: NSObject { var name"))
    let plain = try prepared("import Foundation\nclass Rows: NSObject { @objc func add() {} }")
    #expect(!plain.contains("_DocumentObject"))
  }

  @Test func conditions_standAroundWhatTheyHold() throws {
    let result = try prepared(
      """
      class Form: UIViewController {
        #if os(iOS)
        @IBOutlet var always: UILabel!
        #if DEBUG
        @IBOutlet var debug: UILabel!
        #elseif os(iOS) && BETA
        @IBAction func beta() {}
        #else
        required init?(coder: NSCoder) { super.init(coder: coder) }
        #endif
        #endif
      }
      """)
    let beta = #"case "beta": return Selector("beta", { (target: Form) in { target.beta() } })"#
    #expect(
      result.contains("{\ncase \"always\": return _take(&self.`always`, value)\n#if DEBUG\ncase \"debug\""))
    #expect(result.contains("\n#if DEBUG\n#elseif true && BETA\n\(beta)\n#endif\ndefault"))
    #expect(result.contains("\n#if DEBUG\n#elseif true && BETA\n#else\npublic override class func _decoded"))
  }

  @Test func methodsThatStringsName_areFoundByTheirNames() throws {
    let others = [
      "extension Form {\n  @objc func close() {}\n  @objc private func hide() {}\n}",
      #"let a = NSSelectorFromString("hide"), b = Selector(("close")), c = "other:""#,
    ]
    let result = try prepared(
      """
      class Form: UIViewController {
        @objc func save(_ sender: Any) { timer(selector: "save:") }
        @objc(change:) func update(_ sender: Any) { button.addTarget(self, action: "change:", for: .allEvents) }
        @objc func other(_ sender: Any) {}
        static func close() {}
      }
      """, with: others)
    #expect(
      cases(in: result) == [
        "case \"save:\": return Selector(\"save:\", Form.save(_:))",
        "case \"change:\": return Selector(\"change:\", Form.update(_:))",
        "case \"close\": return Selector(\"close\", { (target: Form) in { target.close() } })",
      ])
  }

  @Test func actions_areThoseOfTheClassAndItsExtensions() throws {
    let first = """
      class Form: UIViewController {
        @IBAction func save(_ sender: UIButton) {}
        @IBAction private func close() {}
        @IBAction func change(sender: Any, for event: UIEvent) {}
      }
      """
    let second =
      "extension Form {\n  @IBAction private func more(_ sender: Any) {}\n  private func none() {}\n}"
    let result = try prepared(first, with: [second])
    #expect(
      cases(in: result) == [
        "case \"save:\": return Selector(\"save:\", Form.save(_:))",
        "case \"close\": return Selector(\"close\", { (target: Form) in { target.close() } })",
        "case \"changeWithSender:for:\": return Selector(\"changeWithSender:for:\", Form.change(sender:for:))",
        "case \"more:\": return Selector(\"more:\", Form.more(_:))",
      ])
    // What another file calls cannot be private.
    let opened = try prepared(second, with: [first])
    #expect(opened.contains(" func more(_ sender: Any) {}"))
    #expect(!opened.contains("private func more"))
    #expect(opened.contains("private func none()"))
  }

  @Test func methodsForSegues_areCalledByName() throws {
    let first = """
      class List: UITableViewController {
        @IBSegueAction func make(_ coder: NSCoder) -> Detail? { Detail(coder: coder) }
        @IBSegueAction private func show(coder: NSCoder, sender: Any?) -> Detail? { nil }
      }
      """
    let second =
      "extension List {\n  @IBSegueAction private func third(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> A? { nil }\n}"
    #expect(
      cases(in: try prepared(first, with: [second])) == [
        "case \"make:\": return .some(self.make(coder))",
        "case \"showWithCoder:sender:\": return .some(self.show(coder: coder, sender: sender))",
        "case \"third:sender:segueIdentifier:\": return .some(self.third(coder, sender: sender, segueIdentifier: identifier))",
      ])
    #expect(!(try prepared(second, with: [first])).contains("private"))
  }

  @Test(
    arguments: [
      ("required init?(coder: NSCoder) { super.init(coder: coder) }", true),
      ("required convenience init?(coder aDecoder: NSCoder) { self.init() }", true),
      ("required public init(coder: NSCoder) { f() }", true),
      ("@available(*, unavailable)\n  required init?(coder: NSCoder) { fatalError() }", false),
      ("@available(*, unavailable, message: \"no\") required init?(coder: NSCoder) { fatalError() }", false),
      ("init?(coder: NSCoder) { f() }", false), ("var a = 1", false),
    ])
  func classes_areMadeByTheirCoder_whereTheyCan(_ member: String, _ isMade: Bool) throws {
    let result = try prepared("class A: UIView {\n  var a: Int { 1 }\n  func f() {}\n  \(member)\n}")
    #expect(result.contains("func _decoded") == isMade)
  }

  @Test(
    arguments: [
      "class A: NSObject, NSCoding {\n  required init?(coder: NSCoder) { f() }\n}", "class A: UIView {}",
      "class A {\n  var b = 1\n}", "struct A: View {\n  var b = 1\n}", "class A: UIPresentationController {}",
    ])
  func otherTypes_areLeftAlone(_ source: String) throws { #expect(try prepared(source) == source) }

  @Test func linesStayWhereTheyAre() throws {
    let result = try prepared("class A: UIView {\n  @IBOutlet var b: UIView!\n}\nlet line = 4")
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
    let directive = try #require(
      lines.firstIndex { $0.hasPrefix("#sourceLocation(file: \"0.swift\", line: 3)") })
    #expect(lines[directive + 1] == "}")
    #expect(lines[directive + 2] == "let line = 4")
  }

  private func cases(in text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("case ") }
  }

  private func prepared(_ source: String, with others: [String] = []) throws -> String {
    let all = ([source] + others).enumerated().map { ("\($0.offset).swift", Array($0.element.utf8)) }
    let bytes = try Preparation.prepare(
      Array(source.utf8), path: "0.swift", context: TargetContext(of: all.map { (path: $0.0, bytes: $0.1) }))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1).last.map(String.init)
      ?? ""
  }
}
