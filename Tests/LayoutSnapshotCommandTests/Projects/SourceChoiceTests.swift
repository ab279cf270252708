import LayoutSnapshotSources
import Testing

@testable import LayoutSnapshotCommand

@Suite struct SourceChoiceTests {
  private func choice(_ sources: [String: String]) -> SourceChoice {
    SourceChoice(sources.map { SourceFacts(path: $0.key, bytes: Array($0.value.utf8)) }) { path in
      sources[path].map { Array($0.utf8) }
    }
  }

  private func error(_ path: String, _ text: String, line: Int = 1, notes: [String] = []) -> CompilerError {
    CompilerError(
      path: path, line: line, column: 1, text: text,
      notes: notes.map { .init(path: $0, line: 2, text: "here") })
  }

  @Test func modulesThatAreNotThere_areNotImported() {
    var choice = choice([
      "A": "import PDFKit\nclass A {}", "B": "@testable import class PDFKit.View\nclass B: A {}",
      "T": "import XCTest\nclass T {}",
    ])
    choice.leaveOut(importing: ["PDFKit"])
    #expect(choice.kept == ["A", "B"])
    #expect(choice.partNames == ["A": ["import PDFKit"], "B": ["@testable import class PDFKit.View"]])
    #expect(choice.missing.map(\.text) == ["module PDFKit"])
    #expect(choice.leftOut["T"]?.isTest == true)
    #expect(choice.leftOutCount == 0 && choice.partCount == 2)
  }

  private let user = """
    class User {
      let cart = Cart()
      func show() {
        print(1)
        print(cart.sum)
        print(2)
        print(3)
      }
    }
    """

  /// Of the user of a name as little as possible is left out, and of the file that declares it nothing.
  @Test func errors_leaveOutTheirStatement_thenWhatIsAroundIt() {
    var choice = choice(["Cart": "class Cart {}", "User": user, "Other": "let c = Cart()"])
    var sum = error("User", "value of type 'Cart' has no member 'sum'", line: 5)
    sum.column = 16
    let isLess = choice.leaveOut([sum])
    #expect(isLess)
    #expect(choice.partNames == ["User": ["User.show() { print(cart.sum) }"]])
    #expect(choice.kept == ["Cart", "Other", "User"])
    #expect(choice.missing.map(\.text) == ["Cart.sum"])
    // What takes its place does not compile, either.
    sum.text = "generic parameter 'Value' could not be inferred"
    let isLessThen = choice.leaveOut([sum])
    #expect(isLessThen)
    #expect(choice.partNames["User"] == ["User.show() { ... }"])
    #expect(choice.missing.map(\.text) == ["Cart.sum"])
    let isLessAgain = choice.leaveOut([error("/elsewhere", "no")])
    #expect(!isLessAgain)
  }

  /// Two statements have one name, and only one of them goes with what is around it.
  @Test func partsOfOneName_areNotForgotten_whereOneStandsByItself() {
    let lines = ["class A {", "func f() {", "a { pay() }", "pay()", "print(1)", "print(2)", "}", "}"]
    var choice = choice(["A": lines.joined(separator: "\n")])
    var inner = error("A", "cannot find 'pay' in scope", line: 3)
    inner.column = 5
    _ = choice.leaveOut([inner])
    #expect(choice.partNames["A"] == ["A.f() { pay() }"])
    // Now the closure has the wrong type.
    _ = choice.leaveOut([error("A", "cannot find 'a' in scope", line: 3)])
    #expect(choice.partNames["A"] == ["A.f() { pay() }", "A.f() { a { pay() } }"])
  }

  @Test func sourcesOfWhichLittleIsLeft_goAsAWhole_withAllReasons() {
    var choice = choice(["User": user, "Pay": "import PayKit\nclass Pay: PayView {}\nlet other = 1"])
    choice.leaveOut(importing: ["PayKit"])
    _ = choice.leaveOut([
      error("User", "cannot find 'Cart' in scope", line: 2),
      error("User", "cannot find 'Sum' in scope", line: 3),
      error("Pay", "cannot find type 'PayView' in scope", line: 2),
    ])
    #expect(choice.leftOut["User"]?.missing.map(\.text) == ["Cart", "Sum"])
    #expect(choice.kept == ["Pay"])
    #expect(choice.leftOutTypes == ["Pay": "Pay", "User": "User"])
    // Or all at once, where builds do not come to an end.
    _ = choice.leaveOut([error("Pay", "no", line: 3)], isWhole: true)
    #expect(choice.leftOut["Pay"]?.missing.map(\.text) == ["PayView", "module PayKit"])
    #expect(choice.kept.isEmpty && choice.partCount == 0)
  }

  @Test func protocolsThatATypeDoesNotMeet_areTakenFromIt() {
    var choice = choice([
      "A": "class A: UIViewController, Feed {\n  func a() { print(1) }\n  func b() { print(1) }\n}"
    ])
    var feed = error("A", "type 'A' does not conform to protocol 'Feed'")
    feed.column = 7
    _ = choice.leaveOut([feed])
    #expect(choice.partNames["A"] == ["class A: Feed"])
  }

  @Test func namesOfLeftOutFiles_areNeeds_notMissing() {
    var choice = choice([
      "Add": "extension UIView { func pin() {} }\nextension Cart { var sum: Int { 1 } }\nfunc total() {}",
      "Cart": "class Cart { func f() { sum } }", "User": "v.pin(); total(); cart.sum; v.glow()",
    ])
    _ = choice.leaveOut([error("Add", "extra argument 'x' in call", line: 7)])
    #expect(choice.leftOut["Add"]?.text(shown: { $0 }) == "line 7: extra argument 'x' in call")
    _ = choice.leaveOut([
      error("User", "value of type 'UILabel' has no member 'pin'"),
      error("User", "cannot find 'total' in scope"),
      error("User", "value of type 'Cart' has no member 'sum'"),
      error("User", "value of type 'View' has no member 'glow'"),
      error("Cart", "cannot find 'sum' in scope"),
    ])
    #expect(choice.leftOut["User"]?.needs.map(\.name) == ["pin", "sum", "total"])
    #expect(choice.missing.map(\.text) == ["UIView.glow"])
    #expect(choice.leftOut["Cart"]?.needs == [.init(name: "sum", path: "Add")])
  }

  @Test func ofTwoDeclarations_theLessWantedGoes_andItsUsersWait() {
    var choice = choice([
      "A": "func pin() {}\nclass Cart {}", "B": "func pin() {}", "C": "pin(); Cart()",
    ])
    let errors = [
      error("A", "invalid redeclaration of 'pin()'", notes: ["B"]), error("C", "ambiguous use of 'pin()'"),
    ]
    _ = choice.leaveOut(errors)
    #expect(choice.kept == ["A", "C"])
    #expect(choice.leftOut["B"]?.error?.line == 2)
  }

  /// A file that may be of tests only in part is one of the app's, and who uses a test's types is told so.
  @Test func typesOfTests_areNeeded_notMissing() {
    var choice = choice([
      "Mock": "import XCTest\nclass Mock {}", "Use": "let m = Mock()",
      "Both": "#if canImport(XCTest)\nimport XCTest\n#endif\nclass Both {}",
    ])
    #expect(choice.kept == ["Both", "Use"])
    _ = choice.leaveOut([error("Use", "cannot find 'Mock' in scope")])
    #expect(choice.leftOut["Use"]?.text(shown: { $0 }) == "needs Mock (Mock)")
    #expect(choice.testCount == 1 && choice.leftOutCount == 1)
  }

  @Test func globalsOfOneFile_areNeededByNone() {
    var choice = choice(["A": "private func helper() {}\nfunc other() {}", "B": "class B {}"])
    _ = choice.leaveOut([error("A", "no")])
    _ = choice.leaveOut([
      error("B", "cannot find 'helper' in scope"), error("B", "cannot find 'other' in scope"),
    ])
    #expect(choice.leftOut["B"]?.text(shown: { $0 }) == "no helper; needs other (A)")
  }

  @Test func overrides_areNamedByTheWordInTheSource() {
    var choice = choice(["A": "class A {}"])
    _ = choice.leaveOut(
      [error("A", "method does not override any method from its superclass")], word: { _ in "paste" })
    #expect(choice.missing.map(\.text) == ["paste to override"])
  }
}
