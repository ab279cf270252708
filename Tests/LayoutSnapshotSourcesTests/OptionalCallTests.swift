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

  private static let delegate = "@objc protocol D { @objc optional func height(_ n: Int) -> CGFloat }"
  private static let helper =
    "\n#sourceLocation()\n@discardableResult nonisolated private func _perhapsUnused<Value>(_ value: Value) -> Value { value }\n"

  /// A call that stands alone may be a statement or the value of what is around it.
  @Test(arguments: [
    "func f() -> CGFloat? {\nCALL\n}", "func f() {\nCALL\n}", "func f() -> Int {\nCALL\nreturn 1\n}",
    "func f() {\nrun()\nCALL\n}", "func f() {\nlet a = b\nCALL\n}", "func f() { CALL }",
    "func f() {\na = 1; CALL\n}",
    "func v() -> CGFloat? { if b > 1 {\nCALL\n} else {\nnil\n} }",
    "func v() { if let x = x,\nx > 1 {\nCALL\n} }",
    "func v() { list.forEach { _ in\nCALL\n} }", "func v() { for x in list\nwhere x > 1 {\nCALL\n} }",
    "var v = 1 {\ndidSet {\nCALL\n}\n}", "func v() { repeat {\nCALL\n} while b }",
    "func v() { switch b {\ncase 1:\nCALL\ndefault: CALL\n} }",
  ]) func callAlone_canBeAStatementOrAValue(member: String) throws {
    let source = "class A {\n\(member)\n}"
    let call = "_perhapsUnused(try? d?.height (1))"
    #expect(
      try prepared(source.replacing("CALL", with: "d?.height?(1)"), with: [Self.delegate])
        == source.replacing("CALL", with: call) + Self.helper)
  }

  @Test(arguments: [
    "let h = CALL", "return CALL", "return\nCALL", "x =\nCALL", "f(a:\nCALL,\n1)", "f(\nCALL\n)",
    "if CALL == 1 {}",
    "let h = b ?\nCALL :\n1",
  ]) func callWithin_isAValue(statement: String) throws {
    let source = "class A {\nfunc f() {\n\(statement)\n}\n}"
    #expect(
      try prepared(source.replacing("CALL", with: "d?.height?(1)"), with: [Self.delegate])
        == source.replacing("CALL", with: "(try? d?.height (1))"))
  }

  @Test(arguments: ["?.rounded()", " ?? 44", "\n?? 44", "\n  .map { $0 }"])
  func whatGoesOn_isAValue(rest: String) throws {
    let source = "class A {\nfunc f() -> CGFloat? {\nd?.height?(1)\(rest)\nrun()\n}\n}"
    #expect(try prepared(source, with: [Self.delegate]).contains("(try? d?.height (1))\(rest)\nrun()\n"))
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
