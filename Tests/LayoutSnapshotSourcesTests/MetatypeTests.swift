import LayoutSnapshotSources
import Testing

/// Objects of classes that are known by generic parameters alone.
@Suite struct MetatypeTests {
  @Test(arguments: [
    ("func f<T: UIView>() -> T { T() }", "func f<T: UIView>() -> T { _make(T.self) }"),
    (
      "func f<A, T>() where T: UIView { let a = T(frame: .zero), b = T.init() }",
      "func f<A, T>() where T: UIView { let a = _make(T.self, frame: .zero), b = _make(T.self) }"
    ),
    (
      "func f<T: Badge & Reusable>() -> T { .init(); T() }",
      "func f<T: Badge & Reusable>() -> T { .init(); _make(T.self) }"
    ),
    (
      "protocol P { associatedtype V: UIView }\nfunc f() { V() }",
      "protocol P { associatedtype V: UIView }\nfunc f() { _make(V.self) }"
    ),
  ]) func parameters(source: String, expected: String) throws {
    #expect(try prepared(source, with: ["class Badge: UILabel {}"]) == expected)
  }

  @Test(arguments: [
    "func f<T: Reusable>() -> T { T() }", "func f<T: UITableViewDelegate>() -> T { T() }",
    "func f<T: UIView>(_ a: A.T) { A.T(); T.foo(); T(x: 1) }", "func f(_ a: Int, B: UIView) { b() }",
    "func f<T: Model>() -> T { T() }", "extension Model { static var a: Self { Self() } }",
    "struct A { static var a: Self { Self() } }",
  ]) func others_stay(source: String) throws {
    #expect(try prepared(source, with: ["class Model {}"]) == source)
  }

  @Test func selectors_ofProperties_areBound() throws {
    let source = "class A { func f() { let s = #selector(self.view.endEditing(_:)) } }"
    #expect(try prepared(source).contains("Selector(\"endEditing:\", bound: self.view.endEditing(_:))"))
  }
}
