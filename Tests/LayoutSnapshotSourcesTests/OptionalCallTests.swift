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
