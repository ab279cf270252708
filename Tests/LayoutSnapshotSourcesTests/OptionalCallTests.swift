import LayoutSnapshotSources
import Testing

/// Calls of UIKit's optional requirements, which are requirements with defaults here.
@Suite struct OptionalCallTests {
  @Test(arguments: [
    // What gives nothing, or what may be missing anyway, is called.
    ("delegate?.scrollViewDidScroll?(self)", "delegate?.scrollViewDidScroll (self)"),
    ("let v = owner.delegate?.viewForZooming?(in: s)", "let v = owner.delegate?.viewForZooming (in: s)"),
    // What gives a value asks whether anybody answers.
    (
      "let h = delegate?.tableView?(t, heightForRowAt: p) ?? 44",
      "let h = _answer(of: delegate , \"tableView(_:heightForRowAt:)\", { _target in _target.tableView (t, heightForRowAt: p) }) ?? 44"
    ),
    (
      "if source.numberOfSections?(in: views[0].inner!) == 1 {}",
      "if _answer(of: source, \"numberOfSections(in:)\", { _target in _target.numberOfSections (in: views[0].inner!) }) == 1 {}"
    ),
    // What goes on behind it is for an answer alone.
    (
      "let w = (self.a.delegate as? D)?.collectionView?(c, layout: l, sizeForItemAt: p).width",
      "let w = _answer(of: (self.a.delegate as? D) , \"collectionView(_:layout:sizeForItemAt:)\", { _target in _target.collectionView (c, layout: l, sizeForItemAt: p) })?.width"
    ),
    // Who demands an answer gets that of the default.
    ("let n = source.numberOfSections!(in: t)", "let n = source.numberOfSections (in: t)"),
    // In several lines.
    (
      "x = d?.tableView?(\n  t,\n  indentationLevelForRowAt: p)",
      "x = _answer(of: d , \"tableView(_:indentationLevelForRowAt:)\", { _target in _target.tableView (\n  t,\n  indentationLevelForRowAt: p) })"
    ),
  ]) func calls(source: String, expected: String) throws { #expect(try prepared(source) == expected) }

  @Test(arguments: [
    "cell.onTap?(1)", "delegate?.tableView?(t, foo: 1)", "delegate?.tableView?.reload()", "a ? b(c) : d",
    "// delegate?.scrollViewDidScroll?(self)", "let s = \"delegate?.scrollViewDidScroll?(self)\"",
  ]) func otherCalls_stay(source: String) throws { #expect(try prepared(source) == source) }

  /// A call that is all that a function or a closure consists of is its value.
  @Test(arguments: [
    ("func f() -> CGFloat? {\n", false), ("func f(_ g: () -> Int) {\n", true), ("func f() {\n", true),
    ("var v: CGFloat? {\n", false), ("var v: CGFloat? {\nget {\n", false), ("init(_ n: Int) {\n", true),
    ("func f() -> Int {\nif x {\n", true), ("func f() -> Int {\nif x {} else {\n", true),
    ("func f() -> Int {\nreturn list.map { _ in\n", false), ("func f() -> () -> CGFloat? {\n{\n", false),
    // With more behind it, it is a statement.
    ("func f() -> Int {\nrun()\n", false),
  ]) func wholeBody_isAValue(head: String, isStatement: Bool) throws {
    let delegate = "@objc protocol D { @objc optional func height(_ n: Int) -> CGFloat }"
    let braces = String(repeating: "}", count: head.count { $0 == "{" } - head.count { $0 == "}" })
    let call = "class A {\n\(head)d?.height?(1)\n\(braces)\n}"
    let expected =
      isStatement || head.hasSuffix("run()\n") ? "_ = (try? d?.height (1))" : "(try? d?.height (1))"
    #expect(try prepared(call, with: [delegate]).contains("\n\(expected)\n"))
  }

  @Test(arguments: ["?.rounded()", " ?? 44", "\n?? 44", "\n  .map { $0 }"])
  func whatGoesOn_isAValue(rest: String) throws {
    let delegate = "@objc protocol D { @objc optional func height(_ n: Int) -> CGFloat }"
    for end in ["\n", "\nrun()\n"] {
      let source = "class A {\nfunc f() -> CGFloat? {\nd?.height?(1)\(rest)\(end)}\n}"
      #expect(try prepared(source, with: [delegate]).contains("\n(try? d?.height (1))\(rest)\(end)"))
    }
  }

  @Test func callBeforeOthers_isAStatement() throws {
    let delegate = "@objc protocol D { @objc optional func height(_ n: Int) -> CGFloat }"
    let source = "class A {\nfunc f() -> Int {\nd?.height?(1)\nreturn 1\n}\n}"
    #expect(try prepared(source, with: [delegate]).contains("\n_ = (try? d?.height (1))\n"))
  }

  /// A closure in a property is called in the same way.
  @Test func closures_ofTheSameName_stay() throws {
    let call = "row.textViewDidChange?(view)"
    #expect(try prepared(call) == "row.textViewDidChange (view)")
    let row = "struct Row { var textViewDidChange: ((UITextView) -> Void)? }"
    #expect(try prepared("class A {}\n" + call, with: [row]) == "class A {}\n" + call)
    #expect(
      try prepared(call + "\n" + row).hasPrefix(call), "in the same file")
  }
}
