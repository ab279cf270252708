import LayoutSnapshotSources
import Testing

@testable import LayoutSnapshotCommand

@Suite struct SourceChoiceTests {
  private func choice(_ sources: [String: String]) -> SourceChoice {
    SourceChoice(sources.map { SourceFacts(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  private func error(_ path: String, _ text: String, line: Int = 1, notes: [String] = []) -> CompilerError {
    CompilerError(
      path: path, line: line, column: 1, text: text,
      notes: notes.map { .init(path: $0, line: 2, text: "here") })
  }

  @Test func whatNeedsALeftOutFile_goesWithIt_withoutABuild() {
    var choice = choice([
      "A": "import PDFKit\nclass A {}", "B": "class B: A {}", "C": "let c = B()", "D": "class D {}",
      "T": "import XCTest\nclass T {}",
    ])
    choice.leaveOut(importing: ["PDFKit"])
    #expect(choice.kept == ["D"])
    #expect(choice.leftOut["A"]?.missing.map(\.text) == ["module PDFKit"])
    #expect(choice.leftOut["C"]?.needs == [.init(name: "B", path: "B")])
    #expect(choice.leftOut["C"]?.text(shown: { $0 }) == "needs B (B)")
    #expect(choice.leftOut["T"]?.isTest == true)
    #expect(choice.leftOutCount == 3)
  }

  /// The user of a name is left out, never the file that declares it.
  @Test func errors_leaveOutTheirOwnFile() {
    var choice = choice(["Cart": "class Cart {}", "User": "let sum = Cart().sum", "Other": "let c = Cart()"])
    let isLess = choice.leaveOut([error("User", "value of type 'Cart' has no member 'sum'")])
    #expect(isLess)
    #expect(choice.kept == ["Cart", "Other"])
    #expect(choice.leftOut["User"]?.missing.map(\.text) == ["Cart.sum"])
    let isLessAgain = choice.leaveOut([error("User", "again"), error("/elsewhere", "no")])
    #expect(!isLessAgain)
  }

  /// A type of the app's own that hides one of Foundation's is not replaced by it in silence.
  @Test func typesThatOnlyLeftOutFilesDeclare_areNeeded_andOthersNot() {
    var choice = choice([
      "A": "struct Notification {}\nstruct Inner {}", "B": "let b: Notification",
      "C": "struct C { struct Inner {}\nlet i: Inner }",
    ])
    _ = choice.leaveOut([error("A", "no")])
    #expect(choice.kept == ["C"])
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

  /// No other file can mean a type that one file alone sees.
  @Test func typesOfOneFile_areNeededByNone() {
    var choice = choice([
      "A": "private struct Data {}\nfileprivate final class Date {}\n@objc private class Lock {}",
      "B": "let d: Data; let e: Date; let l: Lock",
    ])
    _ = choice.leaveOut([error("A", "no")])
    #expect(choice.kept == ["B"])
  }

  @Test func whoSpoilsOthers_isFoundByPlacesAndNames() {
    var choice = choice([
      "A": "class X {}\nfunc pin() {}", "B": "class B: X {}",
      "C": "class C: X { func f() { let member = 1 } }", "K": "class K {}",
      "L": "class L {}",
    ])
    _ = choice.leaveOut([error("A", "no x")])
    let errors = [
      error("K", "ambiguous use of 'pin()'"), error("L", "value of type 'L' has no member 'y'", notes: ["B"]),
      error("C", "no 'K'"),
    ]
    #expect(choice.refuse(["A", "B", "C"], spoiling: ["K", "L"], by: errors) == ["A", "B"])
    #expect(choice.leftOut["A"]?.text(shown: { $0 }) == "spoils K: ambiguous use of 'pin()'; line 1: no x")
    #expect(choice.leftOut["C"]?.spoils == nil)
    // The words around a name are none.
    _ = choice.leaveOut([error("K", "no")])
    let found = choice.refuse(["C"], spoiling: ["L"], by: [error("L", "value has no member 'y' of a f")])
    #expect(found.isEmpty)
  }

  /// The compiler has to say of each that was put back whether it does without what is left out, also where others fail.
  @Test func whatIsPutBack_doesNotGoForWordsAgain() {
    var choice = choice(["A": "class A {}", "B": "class B: A {}", "C": "class C: A {}", "D": "class D: B {}"])
    _ = choice.leaveOut([error("A", "no")])
    #expect(choice.kept.isEmpty)
    var trial = choice
    trial.putBack(["B", "C", "D"])
    _ = trial.leaveOut([error("B", "extra argument")])
    // D goes with B, for the sake of which nobody asked the compiler yet.
    #expect(trial.kept == ["C"])
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
    _ = choice.leaveOut([error("A", "method does not override any method from its superclass")]) { _ in
      "paste"
    }
    #expect(choice.missing.map(\.text) == ["paste to override"])
  }

  @Test func whatWentForOthers_isTriedAgain_once_andOnlyIfItMayCompile() {
    var choice = choice([
      "A": "class A {}", "B": "class B: A {}", "C": "class C {}", "D": "let d = 1", "E": "class E {}",
    ])
    _ = choice.leaveOut([error("A", "cannot find 'x' in scope")])
    _ = choice.leaveOut([
      error("C", "extra argument"), error("D", "cannot find 'A' in scope"), error("E", "no such module 'F'"),
    ])
    // A lacks what is nowhere, D lacks A for certain, and of B only the names say so.
    #expect(choice.perhaps == ["B", "C"])
    var trial = choice
    trial.putBack(["B", "C"])
    #expect(trial.kept == ["B", "C"])
    _ = trial.leaveOut([error("B", "cannot find type 'A' in scope"), error("C", "extra argument")])
    choice.learn(from: trial)
    #expect(choice.kept.isEmpty && choice.perhaps.isEmpty)
    #expect(choice.leftOut["B"]?.isCertain == true)
  }
}
