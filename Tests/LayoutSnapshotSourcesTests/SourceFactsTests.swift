import LayoutSnapshotSources
import Testing

struct SourceFactsTests {
  private func facts(_ source: String) -> SourceFacts {
    SourceFacts(path: "A.swift", bytes: Array(source.utf8))
  }

  @Test func typesThatStandInNoOther_areTold_withWhatIsDeclaredInThem() {
    let found = facts(
      """
      public final class Cart: Basket { struct Row { let price: Money }; func add(_ row: Row) { let Local = 1 } }
      enum Kind { case first(Int), second; case `default`, last
        var isLast: Bool { switch self { case Other.thing: true default: false } } }
      extension UIView { func pin(to other: UIView) {} }
      typealias Money = Decimal
      func total<Key: Hashable, Value>(of: [Key: Value]) {}
      """)
    #expect(found.types == ["Cart", "Kind", "Money"])
    #expect(found.globals == ["total"])
    #expect(
      found.members == [
        "Cart.Row", "Row.price", "Cart.add", "Kind.first", "Kind.second", "Kind.default", "Kind.last",
        "Kind.isLast", "UIView.pin",
      ])
    #expect(found.uses == ["Basket", "Bool", "Decimal", "Hashable", "Int", "Other", "UIView"])
  }

  /// What a condition stands around, names behind dots, comments and strings need nothing.
  @Test func uses_areCertain() {
    let found = facts(
      """
      import PDFKit
      #if DEBUG
      import Debugger
      let a: DebugView
      #elseif os(macOS)
      let b: MacView
      #else
      let b2: ReleaseView
      #endif
      #if os(iOS)
      let c: PhoneView
      #else
      let d: OtherView
      #endif
      // Comment
      let text = "Text \\(Interpolated())", e = Outer.Inner.self
      """)
    #expect(found.uses == ["PhoneView", "Interpolated", "Outer"])
    #expect(found.modules == ["PDFKit"])
  }

  @Test func modulesUnderAnotherName_areNotAskedFor() {
    let found = facts(
      "import os\nimport CoreGraphics\nimport UIKit.UIView\n@testable import Shop\nimport Shop")
    #expect(found.modules == ["UIKit", "Shop"])
    #expect(!found.isTest)
    #expect(facts("import XCTest").isTest && facts("import Testing").isTest)
  }

  @Test func whatCannotBeRead_declaresNothing() {
    #expect(facts("class A { let a = \"").types.isEmpty)
  }

  @Test func products_areThoseOfImports_thatMayBeLeftIn() {
    #expect(facts("import UIKit\nimport os").products == [])
    #expect(facts("import class Combine.Just").products == ["UIKitCombine"])
    #expect(facts("import MapKit\nimport CoreLocation").products == ["UIKitMapKit"])
    #expect(facts("import AVKit\nimport WebKit").products == ["UIKitAVFoundation", "UIKitWebKit"])
    #expect(facts("#if canImport(Combine)\nimport Combine\n#endif").products == ["UIKitCombine"])
    #expect(facts("#if DEBUG\nimport Combine\n#endif").products == ["UIKitCombine"])
    #expect(facts("#if os(macOS)\nimport Combine\n#endif").products == [])
    let test = facts("import Combine\nimport XCTest")
    #expect(test.isTest && SourceFacts.products(of: [test]) == [])
    #expect(SourceFacts.products(of: [test, facts("import Combine")]) == ["UIKitCombine"])
    // Nobody needs to ask for it, so it is no module of others.
    #expect(facts("import Combine\nimport PDFKit").modules == ["PDFKit"])
  }

  /// Foundation has these names from Combine, on a phone.
  @Test func products_areThoseOfNamesThatFoundationHas() {
    let model = "final class A: ObservableObject { @Published var a = 1 }"
    #expect(SourceFacts.products(of: [facts("import Foundation\n" + model)]) == ["UIKitCombine"])
    #expect(SourceFacts.products(of: [facts("import UIKit\n" + model)]) == ["UIKitCombine"])
    #expect(SourceFacts.products(of: [facts(model)]) == [])
    // The app's own wrapper, in another file.
    let own = facts("@propertyWrapper struct Published<Value> {}")
    let user = facts("import UIKit\nstruct A { @Published var a = 1 }")
    #expect(SourceFacts.products(of: [user]) == ["UIKitCombine"])
    #expect(SourceFacts.products(of: [user, own]) == [])
    #expect(
      SourceFacts.products(of: [facts("import UIKit\nenum A { case Published, ObservableObject }")]) == [])
  }
}
