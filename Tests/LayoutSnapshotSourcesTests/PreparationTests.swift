import Foundation
import LayoutSnapshotSources
import Testing

/// Each case: a source, and what becomes of it. The first line of a copy says where it comes from.
struct PreparationTests {
  private func prepared(_ source: String, with others: [String] = [], isPerhapsBridged: Bool = false) throws
    -> String
  {
    let sources = ([source] + others).enumerated().map { ("\($0.offset).swift", Array($0.element.utf8)) }
    var context = TargetContext(of: sources)
    context.isPerhapsBridged = isPerhapsBridged
    let bytes = try Preparation.prepare(sources[0].1, path: "/app/Screen.swift", context: context)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("#sourceLocation(file: \"/app/Screen.swift\", line: 1)\n"))
    return String(text.drop { $0 != "\n" }.dropFirst())
  }

  @Test func attributesOfObjectiveC_areBlanked_andColumnsStay() throws {
    let source =
      "  @IBOutlet weak var title: UILabel!\n  @objc(save:) dynamic func save(_ sender: Any) {}\n@objcMembers class A {}"
    let result = try prepared(source)
    #expect(
      result
        == "            weak var title: UILabel!\n                       func save(_ sender: Any) {}\n             class A {}"
    )
  }

  @Test func previews_areTakenOut() throws {
    let source =
      "class A {}\n@available(iOS 17, *)\n#Preview(\"Cell\", traits: .a) {\n  let a = #selector(b)\n  A()\n}\nlet c = 1"
    #expect(
      try prepared(source).split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0).trimmingCharacters(in: .whitespaces)
      } == ["class A {}", "", "", "", "", "", "let c = 1"])
  }

  @Test func entryOfTheApp_isNoEntryHere() throws {
    #expect(try prepared("@UIApplicationMain\nclass A {}") == "                  \nclass A {}")
    #expect(try prepared("@main class A {}") == "      class A {}")
  }

  @Test(
    arguments: [
      "// @objc #selector(a)", "/* @objc /* @IBOutlet */ os(iOS) */",
      "let a = \"@objc #selector(a) \\(b) @IBOutlet\"",
      "let a = #\"@objc \\(#selector(a))\"#", "let a = \"\"\"\n@objc\n#if os(iOS)\n\"\"\"",
      "let a = /@objc .selector/", "let a = b ?? /@objc \"/", "let a = b ? /@objc \"/ : /#selector(c)\"/",
      "let a = try! /#selector(b)/", "let a = b && !/@objc \"/", "return/@objc \"/", "f(/* a *//@objc \"/)",
      "let a = b / c + \"@objc\" / 2 + x! / \"#selector(a)\"", "let a = b.reduce(1, /) + d(\"@objc / 2\")",
      "let a = #/@objc # \"/#", "let a = `dynamic`", "let dynamic = 1; print(dynamic)",
      "foo(dynamic: 1, optional: 2)",
      "#if os(macOS)\n@objc class A {}\n#endif", "#if false\n#selector(a)\n#else\n#endif",
      "import UIKit\nimport Foundation",
    ])
  func whatIsNoCode_orIsFineAsItIs_isLeftAlone(_ source: String) throws {
    #expect(try prepared(source) == source)
  }

  @Test func selectors_nameTheMethodOfTheClass() throws {
    func selector(_ text: String) throws -> String {
      let result = try prepared("class Form: Model {\n func f() { g(\(text)) }\n}")
      return String(result.dropFirst("class Form: Model {\n func f() { g(".count).dropLast(5))
    }
    #expect(try selector("#selector(save)") == "Selector(\"save\", Form.save)")
    #expect(try selector("#selector(save(_:))") == "Selector(\"save:\", Form.save(_:))")
    #expect(try selector("#selector(self.save(_:))") == "Selector(\"save:\", Form.save(_:))")
    #expect(
      try selector("#selector(Form.save(sender:))") == "Selector(\"saveWithSender:\", Form.save(sender:))")
    #expect(try selector("#selector(move(to:with:))") == "Selector(\"moveTo:with:\", Form.move(to:with:))")
    #expect(try selector("#selector(model.save)") == "Selector(\"save\", bound: model.save)")
    #expect(try selector("#selector(Save)") == "Selector(\"Save\", Form.Save)")
    #expect(try selector("#selector(Save(_:))") == "Selector(\"Save:\", Form.Save(_:))")
    #expect(try selector("#selector(getter: Form.title)") == "Selector(getter: \"title\")")
    #expect(try selector("#keyPath(Person.name.first)") == "\"name.first\"")
    #expect(try selector("#keyPath(name)") == "\"name\"")
    #expect(try selector("#keyPath(self.name.first)") == "\"name.first\"")
    #expect(try selector("#keyPath(Outer.Person.name)") == "\"name\"")
  }

  @Test func selectors_ofProtocols_areTheirNames() throws {
    let others = ["@objc protocol Menu { func open(_ a: Any) }"]
    #expect(
      try prepared("let a = #selector(Menu.open(_:))", with: others) == "let a = Selector(\"open:\")")
    #expect(
      try prepared("let a = #selector(UITextFieldDelegate.textFieldShouldReturn(_:))")
        == "let a = Selector(\"textFieldShouldReturn:\")")
    #expect(
      try prepared("let a = #selector(UIResponderStandardEditActions.paste(_:))")
        == "let a = Selector(\"paste:\", UIResponderStandardEditActions.paste(_:))")
  }

  @Test func selectors_inExtensionsOfNestedTypes_nameThemWhole() throws {
    let result = try prepared("extension Outer.Form {\n  func f() { g(#selector(save)) }\n}")
    #expect(result.contains("Selector(\"save\", Outer.Form.save)"))
  }

  @Test func conditions_takeLinuxForThePhone() throws {
    let result = try prepared("#if os(iOS) && !targetEnvironment(macCatalyst)\n@objc class A {}\n#endif")
    #expect(result == "#if true && !targetEnvironment(macCatalyst)\n      class A {}\n#endif")
    // What no branch of the phone holds stays as it is.
    #expect(
      try prepared(
        "#if canImport(UIKit)\n@objc class A {}\n#elseif os(iOS)\n@objc class B {}\n#else\n@objc class C {}\n#endif"
      )
        == "#if canImport(UIKit)\n      class A {}\n#elseif true\n@objc class B {}\n#else\n@objc class C {}\n#endif"
    )
    #expect(
      try prepared(
        "#if os(macOS)\n@objc class A {}\n#elseif os(iOS)\n@objc class B {}\n#else\n@objc class C {}\n#endif")
        == "#if os(macOS)\n@objc class A {}\n#elseif true\n      class B {}\n#else\n@objc class C {}\n#endif")
    #expect(
      try prepared("#if canImport(SwiftUI)\n@objc class A {}\n#elseif DEBUG\n@objc class B {}\n#endif")
        == "#if canImport(SwiftUI)\n      class A {}\n#elseif DEBUG\n      class B {}\n#endif")
  }

  @Test(arguments: ["", "public ", "internal "])
  func imports_ofFoundation_bringWhatItHasOnAPhone(_ access: String) throws {
    let source = "\(access)import Foundation\nlet session = URLSession.shared"
    let parts = "#if canImport(UIKit)\n\(access)import UIKit\n"
    let network = "#elseif canImport(FoundationNetworking)\n\(access)import FoundationNetworking\n#endif\n"
    #expect(try prepared(source) == source + "\n#sourceLocation()\n" + parts + network)
  }

  @Test(
    arguments: [
      "import Foundation\nimport UIKit", "import Foundation; import UIKit", "import Dispatch",
      "#if os(macOS)\nimport Foundation\n#endif", "@testable import Foundations",
      "// import Foundation", "let a = \"import Foundation\"",
    ])
  func imports_ofFoundation_bringNothing_whereThereIsUIKitAlready(_ source: String) throws {
    #expect(try prepared(source) == source)
  }

  /// XCTest and the frameworks of libraries import UIKit on a phone, whoever imports them.
  @Test(
    arguments: ["import XCTest", "@testable import Neon", "import Quick\nimport Nimble"],
    [
      "let view: UIView? = nil", "let a: NSLayoutConstraint.Attribute", "let a = CALayer()",
      "a = CGAffineTransform.identity",
      "autoreleasepool {}",
    ])
  func imports_ofLibraries_bringUIKit_whereItIsNamed(_ imports: String, _ use: String) throws {
    let source = imports + "\n" + use
    let result = try prepared(source)
    #expect(result.hasPrefix(source + "\n#sourceLocation()\n#if canImport(UIKit)\nimport UIKit\n"))
    let none = imports + "\nlet a = CGRect.zero // UIView"
    #expect(try prepared(none) == none)
    #expect(try prepared("import UIKit\n" + source) == "import UIKit\n" + source)
  }

  @Test(arguments: ["import Dispatch", "import Testing", "import os", ""])
  func imports_ofTheSystem_bringNoUIKit(_ imports: String) throws {
    let result = try prepared(imports + "\nlet view: UIView? = nil")
    #expect(!result.contains("import UIKit\n"))
  }

  /// What UIKit does not have here, or what the target declares itself, asks for no import: Foundation, which comes with it, can be
  /// ambiguous.
  @Test(arguments: [
    "func run(_ state: UIState, _ operation: Operation) {}", "let a: UIColor? = nil", "let a = CAFé()",
    "let a: UITypo",
    "let a = Shape.UIView()", "let a = UIPoint.zero",
  ]) func namesOfOthers_askForNoUIKit(_ use: String) throws {
    let source = "import Domain\n" + use
    let own = [
      "struct UIState {}", "enum UIPoint { static let zero = 0 }",
      "#if os(iOS)\nimport UIKit\n#else\nimport Foundation\ntypealias UIColor = Int\n#endif\nstruct UIColor {}",
    ]
    #expect(try prepared(source, with: own) == source)
    // A header may import UIKit for all, but does not have to.
    #expect(try prepared(source, with: own, isPerhapsBridged: true) == source)
    let geometry = source + "\nlet a: CGRect, b: CGFloat, c: CGRect"
    #expect(
      try prepared(geometry, with: own, isPerhapsBridged: true) == geometry
        + "\n#sourceLocation()\n#if canImport(Foundation)\nimport struct Foundation.CGFloat\n"
        + "import struct Foundation.CGRect\n#endif\n")
  }

  /// Names within types stand for nothing outside of them.
  @Test func nestedNames_takeNothingFromOtherSources() throws {
    let source = "import Domain\nlet a: UIImage"
    let nested = ["enum Kind {\nstruct UIImage {}\nfunc f() { let UIImage = 1 }\n}"]
    #expect(try prepared(source, with: nested).contains("import UIKit"))
    #expect(try prepared(source, with: ["struct UIImage {}"]) == source)
  }

  /// What Objective-C answers has the module's name, as that of `NSStringFromClass`.
  @Test func namesOfClasses_areThoseOfAnyObject() throws {
    let call = "type(of: object).description()"
    let name = "NSStringFromClass(type(of: object))"
    for around in [
      "func name(_ object: AnyObject) -> String { CALL }",
      "func name(of object: AnyObject, in b: B = .c) { print(CALL) }",
      "init(object: AnyObject) {\nif let a = b {\nself.name = CALL\n}\n}",
      "func name(_ object: AnyObject) {\nlist.forEach { other in\nlet text = CALL\n}\n}",
      "func other(object: Shape) {}\nfunc name(_ object: AnyObject) -> String { CALL }",
      "func name(_ object: AnyObject) {\nif a { let object = S(); run(object) }\nprint(CALL)\n}",
    ] {
      #expect(
        try prepared(around.replacing("CALL", with: call)) == around.replacing("CALL", with: name),
        "\(around)")
    }
    for other in [
      "func name(_ object: Shape) -> String { CALL }", "func name(object b: AnyObject) -> String { CALL }",
      "func name(_ object: AnyObject?) -> String { CALL }",
      "func name(_ object: [AnyObject]) -> String { CALL }",
      "func a(_ object: AnyObject) {}\nfunc name(_ object: Shape) -> String { CALL }",
      "func other(object: AnyObject) {}\nfunc f() {\nlet object = S()\nCALL\n}",
      "func name(_ object: AnyObject) {\nlet object = S()\nCALL\n}",
      "func name(_ object: AnyObject) {\nlist.forEach { object in\nCALL\n}\n}",
      "func name(_ object: AnyObject) {\nfor object in list {\nCALL\n}\n}",
      "func name(_ object: AnyObject) {\nif case let object = S() {\nCALL\n}\n}",
      "func name(_ object: AnyObject) {\nfunc inner() { CALL }\n}",
      "var object: AnyObject\nvar name: String { CALL }",
    ] {
      let source = other.replacing("CALL", with: call)
      #expect(try prepared(source) == source)
    }
    let property = "func name(_ object: AnyObject) -> String { type(of: object).description }"
    #expect(try prepared(property) == property)
  }

  @Test func namesOfTheLog_areThoseOfOurs() throws {
    #expect(
      try prepared("import os\nlet a = os.Logger()\nlet b = c.os.Logger\nos_log(\"%@\", error as CVarArg)")
        == "import UIKitLogging\nlet a = UIKitLogging.Logger()\nlet b = c.os.Logger\nos_log(\"%@\", error           )"
    )
    let other = "import UIKit\nlet a = os.Logger()\nlet b = [c as CVarArg]"
    #expect(try prepared(other) == other)
  }

  @Test func imports_ofTheLog_areThoseOfOurs() throws {
    #expect(
      try prepared("import os\nimport os.log\nimport struct OSLog.Logger\nimport oslo")
        == "import UIKitLogging\nimport UIKitLogging\nimport UIKitLogging\nimport oslo")
    #expect(
      try prepared(
        "#if canImport(os.log)\nimport os.log\n#elseif canImport(Metal)\n@objc class A {}\n#endif")
        == "#if true\nimport UIKitLogging\n#elseif canImport(Metal)\n@objc class A {}\n#endif")
  }

  @Test(
    arguments: [
      (
        "do { try f() } catch let error as NSError { show(error) }",
        "do { try f() } catch let error            { let error = error._asNSError; _ = error; show(error) }"
      ),
      (
        "do { try f() } catch let error as NSError where error.code == 1 { show(error) } catch {}",
        "do { try f() } catch let error as NSError where error.code == 1 { show(error) } catch {}"
      ),
      (
        "do { try f() } catch { let own = error as NSError }",
        "do { try f() } catch { let own = error ._asNSError }"
      ),
      ("switch a { case let error as NSError: b() }", "switch a { case let error as NSError: b() }"),
    ]) func patterns_areNoConversions(_ source: String, _ result: String) throws
  {
    #expect(try prepared("import UIKit\n" + source) == "import UIKit\n" + result)
  }

  @Test(
    arguments: [
      ("import Combine", "import UIKitCombine"),
      ("@preconcurrency import Combine", "@preconcurrency import UIKitCombine"),
      ("@_exported import Combine", "@_exported import UIKitCombine"),
      ("public import Combine", "public import UIKitCombine"),
      ("import struct Combine.Just", "import UIKitCombine"),
      ("import class Combine.AnyCancellable", "import UIKitCombine"),
      ("import protocol Combine.Publisher", "import UIKitCombine"),
      ("import enum Combine.Publishers", "import UIKitCombine"),
      (
        "import func Combine.f; import Foundation.NSDate",
        "import UIKitCombine; import Foundation.NSDate"
      ),
      ("import CombineSchedulers", "import CombineSchedulers"),
      ("// import Combine", "// import Combine"),
      (
        "#if canImport(Combine)\nimport Combine\n#else\n@objc class A {}\n#endif",
        "#if true\nimport UIKitCombine\n#else\n@objc class A {}\n#endif"
      ),
    ])
  func imports_ofCombine_areThoseOfOurs(_ source: String, _ result: String) throws {
    let prepared = try prepared(source)
    #expect(
      prepared == result || prepared.hasPrefix(result + "\n#sourceLocation()\n"), "\(prepared)")
  }

  @Test(
    arguments: [
      (
        "let a: Combine.AnyPublisher<Int, Never>, b = x.Combine.Just(1), c = Combine.count",
        "let a: UIKitCombine.AnyPublisher<Int, Never>, b = x.Combine.Just(1), c = Combine.count"
      ),
      (
        "@Combine.Published var a = \"Combine.Just \\(Combine.Just(1))\"",
        "@UIKitCombine.Published var a = \"Combine.Just \\(UIKitCombine.Just(1))\""
      ),
      ("extension Combine.Publisher {}", "extension UIKitCombine.Publisher {}"),
      ("enum Combine {}\nlet a = Combine.Mode()", "enum Combine {}\nlet a = Combine.Mode()"),
      (
        "#if os(macOS)\nlet a = Combine.Just(1)\n#endif",
        "#if os(macOS)\nlet a = Combine.Just(1)\n#endif"
      ),
    ])
  func namesOfCombine_areThoseOfOurs_whereItIsImported(_ source: String, _ result: String) throws {
    #expect(try prepared("import Combine\n" + source) == "import UIKitCombine\n" + result)
    #expect(try prepared("import UIKit\n" + source) == "import UIKit\n" + source)
  }

  /// `os` may be called a property, and a nested type hides no module elsewhere.
  @Test(
    arguments: [
      "struct Info { let os: String }\nlet log = os.Logger(subsystem: \"a\", category: \"b\")",
      "func f() { var os = 1 }\nlet log = os.Logger()",
    ]) func names_ofTheLog_areThoseOfOurs_besideProperties(_ source: String) throws
  {
    let result = source.replacing("os.Logger", with: "UIKitLogging.Logger")
    #expect(try prepared("import os\n" + source) == "import UIKitLogging\n" + result)
  }

  /// A type of the target comes before a module, whichever file declares it.
  @Test func modules_calledLikeTypesOfTheTarget_areThese() throws {
    func prepared(besides other: String) throws -> String {
      let source = "import Combine\nlet a = Combine.Just(1)"
      let sources = [("0.swift", Array(source.utf8)), ("1.swift", Array(other.utf8))]
      let bytes = try Preparation.prepare(
        Array(source.utf8), path: "/app/0.swift",
        context: TargetContext(of: sources.map { (path: $0.0, bytes: $0.1) }))
      return String(decoding: bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst(), as: UTF8.self)
    }
    #expect(try prepared(besides: "enum Combine { struct Just {} }").hasSuffix("let a = Combine.Just(1)"))
    for other in ["enum Effect { struct Combine {} }", "class A { let Combine = 1 }", "import Combine"] {
      #expect(try prepared(besides: other).hasSuffix("let a = UIKitCombine.Just(1)"))
    }
  }

  /// As the plugin runs it.
  @Test func program_knowsTheModulesOfTheTarget() throws {
    let folder = NSTemporaryDirectory() + "/modules-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "import Combine\n".write(toFile: folder + "/A.swift", atomically: true, encoding: .utf8)
    try "\(folder)/A.swift\t\(folder)/Prepared/A.swift\n".write(
      toFile: folder + "/list", atomically: true, encoding: .utf8)
    #expect(PrepareProgram.run(["--list", folder + "/list", "--modules", "UIKit,UIKitLogging"]) == 1)
    #expect(!FileManager.default.fileExists(atPath: folder + "/Prepared/A.swift"))
    #expect(
      PrepareProgram.run(["--list", folder + "/list", "--modules", "UIKit,UIKitCombine,UIKitLogging"]) == 0)
    #expect(
      try String(contentsOfFile: folder + "/Prepared/A.swift", encoding: .utf8).contains(
        "import UIKitCombine\n"))
  }

  /// Foundation has names of Combine on a phone, so that models import nothing else.
  @Test(
    arguments: [
      ("import Foundation\nfinal class A: ObservableObject {}", true),
      ("import UIKit\nstruct A { @Published var a = 1 }", true),
      ("import Foundation\nfunc f(_ a: any ObservableObject) {}", true),
      ("import Foundation\nimport Combine\nfinal class A: ObservableObject {}", false),
      ("final class A: ObservableObject {}", false),
      ("import Foundation\nimport OpenCombine\nfinal class A: ObservableObject {}", false),
      ("import Foundation\nprotocol ObservableObject {}\nfinal class A: ObservableObject {}", false),
      ("import UIKit\nenum A { case Published, ObservableObject }\nlet a = A.ObservableObject", false),
      ("import UIKit\nfunc f(ObservableObject: Int) {}\nlet a = f(ObservableObject: 1)", false),
      (
        "import UIKit\nenum B { @propertyWrapper struct Published {} }\nstruct A { @B.Published var a = 1 }",
        false
      ),
    ]) func names_thatFoundationHasFromCombine(_ source: String, isImported: Bool) throws
  {
    #expect(
      try prepared(source).contains("\nimport UIKitCombine")
        == (isImported || source.contains("import Combine")))
    let lacking = TargetContext(of: [("0.swift", Array(source.utf8))], modules: ["UIKit", "UIKitLogging"])
    let refused = isImported || source.contains("import Combine")
    if refused {
      #expect(throws: SourceProblem.self) {
        try Preparation.prepare(Array(source.utf8), path: "/app/0.swift", context: lacking)
      }
    } else {
      _ = try Preparation.prepare(Array(source.utf8), path: "/app/0.swift", context: lacking)
    }
    let other = "@propertyWrapper struct Published {}\nprotocol ObservableObject {}"
    let own = TargetContext(of: [("0.swift", Array(source.utf8)), ("1.swift", Array(other.utf8))])
    let bytes = try Preparation.prepare(Array(source.utf8), path: "/app/0.swift", context: own)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("#sourceLocation()\nimport UIKitCombine"))
  }

  /// What the target does not depend on cannot be imported, and conditions say so.
  @Test func modulesThatTheTargetLacks_areTold_withTheLineForTheManifest() throws {
    func prepared(_ source: String, _ modules: Set<String>?) throws -> String {
      let context = TargetContext(of: [("0.swift", Array(source.utf8))], modules: modules)
      let bytes = try Preparation.prepare(
        Array(source.utf8), path: "/app/Screen.swift", context: context)
      return String(String(decoding: bytes, as: UTF8.self).drop { $0 != "\n" }.dropFirst())
    }
    let plain = "import UIKit\n  import class Combine.Just"
    let refused = #expect(throws: SourceProblem.self) {
      try prepared(plain, ["UIKit", "UIKitLogging"])
    }
    #expect((refused?.line, refused?.column) == (2, 3))
    #expect(
      refused?.reason.contains(
        "add .product(name: \"UIKitCombine\", package: \"LayoutSnapshotTesting\") to its dependencies"
      ) == true)
    #expect(
      try prepared(plain, ["UIKit", "UIKitCombine"]) == "import UIKit\n  import UIKitCombine")
    #expect(try prepared(plain, nil) == "import UIKit\n  import UIKitCombine")
    let log = #expect(throws: SourceProblem.self) { try prepared("import os", ["UIKitCombine"]) }
    #expect(log?.reason.contains("name: \"UIKit\"") == true)
    let other =
      "#if canImport(Combine)\nimport Combine\nlet a = Combine.Just(1)\n#else\n@objc class A {}\n#endif"
    #expect(
      try prepared(other, ["UIKit", "UIKitLogging"])
        == other.replacing("@objc class", with: "      class"))
  }

  @Test(
    arguments: [
      (
        "override func didMove(toParentViewController parent: UIViewController?) {}",
        "override func didMove(toParent parent: UIViewController?) {}"
      ),
      (
        "public override func willMove(toParentViewController: UIViewController?) {}",
        "public override func willMove(toParent toParentViewController: UIViewController?) {}"
      ),
      (
        "override var childViewControllerForStatusBarStyle: UIViewController? { nil }",
        "override var childForStatusBarStyle: UIViewController? { nil }"
      ),
      ("func addChildViewController(_ a: A) {}", "func addChildViewController(_ a: A) {}"),
      ("super.didMove(toParentViewController: parent)", "super.didMove(toParentViewController: parent)"),
    ])
  func overrides_ofWhatHadOtherNames_haveTodays(_ source: String, _ result: String) throws {
    #expect(try prepared(source) == result)
  }

  @Test func imports_ofWhatUIKitHas_areThose() throws {
    #expect(
      try prepared(
        "import CoreGraphics\nimport UIKit.UIView\nimport class UIKit.UIView\n@testable import App")
        == "import UIKit\nimport UIKit\nimport UIKit\n@testable import App")
  }

  @Test func coders_makeTheSuperclassWithoutADocument() throws {
    let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
    func call(_ superclass: String, with others: [String] = []) throws -> String {
      let result = try prepared("class A: \(superclass) { \(coder) }", with: others)
      let start = result.range(of: "super")!.lowerBound
      return String(result[start...].prefix { $0 != "}" }.dropLast())
    }
    #expect(try call("UIView") == "super.init(frame: .init()); self._decode(coder)")
    #expect(
      try call("UIViewController") == "super.init(nibName: nil, bundle: nil); self._decode(coder)")
    #expect(
      try call("UITableViewCell")
        == "super.init(style: .default, reuseIdentifier: nil); self._decode(coder)")
    // A class of the target that has the initialiser itself calls it, one that inherits it does not.
    #expect(try call("B", with: ["class B: UIView { \(coder) }"]) == "super.init(coder: coder)")
    #expect(
      try call("B", with: ["class B: UIView {}"]) == "super.init(frame: .init()); self._decode(coder)")
    #expect(try call("Foreign") == "super.init(coder: coder)")
  }

  @Test(
    arguments: [
      ("Detail(coder: coder)", "Detail(nibName: nil, bundle: nil)._decoding(coder)"),
      ("Detail.init(coder: coder)!", "Detail.init(nibName: nil, bundle: nil)._decoding(coder)!"),
      ("Outer.Cell(coder: c)", "Outer.Cell(style: .default, reuseIdentifier: nil)._decoding(c)"),
      ("Own(coder: coder)", "Own(coder: coder)"), ("BelowOwn(coder: coder)", "BelowOwn(coder: coder)"),
      ("Detail(coder: coder, model: 1)", "Detail(coder: coder, model: 1)"),
      ("Foreign(coder: coder)", "Foreign(coder: coder)"),
    ])
  func coders_makeClassesThatInheritTheirInitializer(_ call: String, _ result: String) throws {
    let others = [
      "class Detail: UIViewController {}", "enum Outer { class Cell: UITableViewCell {} }",
      "class Own: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }",
      "class BelowOwn: Own {}",
    ]
    #expect(try prepared("let a = \(call)", with: others) == "let a = \(result)")
  }

  @Test func protocolsOfObjectiveC_areForClasses_andMayHaveDefaults() throws {
    let source = """
      @objc public protocol Delegate {
        func a()
        @objc optional func b(_ x: Int)
        @objc optional func height(_ x: Int) -> CGFloat
      }
      func f(_ delegate: Delegate?) {
        delegate?.b?(1)
        let h = delegate?.height?(1) ?? 2
      }
      """
    let result = try prepared(source)
    #expect(result.contains("protocol Delegate: AnyObject {"))
    #expect(result.contains("func height(_ x: Int) throws -> CGFloat\n"))
    #expect(result.contains("delegate?.b (1)"))
    #expect(result.contains("let h = (try? delegate?.height (1)) ?? 2"))
    #expect(result.contains("public extension Delegate {\n  func b(_ x: Int) {}"))
    #expect(result.contains("func height(_ x: Int) throws -> CGFloat { throw CancellationError() }"))
  }

  @Test func requirements_inSeveralLines_areTakenWhole() throws {
    let result = try prepared(
      "@objc protocol A {\n  @objc optional func b(\n    _ x: Int,\n    y: Int\n  ) -> Int\n  func c()\n}")
    #expect(result.contains("    y: Int\n  ) throws -> Int\n"))
    #expect(
      result.contains(
        "extension A {\n  func b(\n    _ x: Int,\n    y: Int\n  ) throws -> Int { throw CancellationError() }"
      ))
  }

  @Test func protocols_thatAreForClasses_stayAsTheyAre() throws {
    #expect(try prepared("@objc protocol A: AnyObject {}") == "      protocol A: AnyObject {}")
    #expect(try prepared("@objc protocol A: B {}") == "      protocol A: AnyObject, B {}")
  }

  @Test func actors_areOnlyWhereClosuresRun() throws {
    #expect(try prepared("@MainActor class A {}") == "           class A {}")
    #expect(try prepared("Task { @MainActor in a() }") == "Task { @MainActor in a() }")
    #expect(try prepared("protocol A { @MainActor func a() }") == "protocol A {            func a() }")
  }

  @Test func actors_stay_whereViewsBelongToOne() throws {
    let source =
      "@MainActor class A {\n  @MainActor func a() {}\n}\nextension B {\n  override func c() { d { @MainActor in } }\n}"
    let bytes = try Preparation.prepare(Array(source.utf8), path: "a.swift", areViewsIsolated: true)
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\n" + source))
    // Also in what a class gets.
    let others = ["class B: C {\n}", "extension B {\n  @MainActor override func c() {}\n}"]
    let moved = try Preparation.prepare(
      Array(others[0].utf8), path: "0.swift",
      context: TargetContext(of: others.enumerated().map { ("\($0.offset).swift", Array($0.element.utf8)) }),
      areViewsIsolated: true)
    #expect(
      String(decoding: moved, as: UTF8.self).contains("\n@MainActor override func c() { _moved_B_c() }\n"))
  }

  @Test func bridges_areWrittenOut() throws {
    #expect(try prepared("let a = b as NSString") == "let a = b ._asNSString")
    #expect(try prepared("guard let a = b as NSError?, c") == "guard let a = b ._asNSError, c")
    #expect(
      try prepared("let a = NSMutableAttributedString()") == "let a = NSMutableAttributedString(string: \"\")"
    )
  }

  @Test(arguments: ["let a = \"", "/* a", "let a = \"\\(b", "let `a", "\"\"\"\n"])
  func whatDoesNotEnd_isAProblemWithItsPlace(_ source: String) throws {
    let problem = #expect(throws: SourceProblem.self) { try prepared("\n " + source) }
    #expect(problem.map { $0.line == 2 && $0.column >= 2 } == true)
  }

  @Test func deepInterpolations_areRefused() {
    let source = String(repeating: "\"\\(", count: 5000)
    #expect(throws: SourceProblem.self) { try prepared(source) }
  }

  @Test func texts_comeFromTheAppsTables() throws {
    let result = try prepared(
      #"""
      let a = NSLocalizedString("k", tableName: "T", bundle: .main, value: "v", comment: "")
      let b = Bundle.main.localizedString(forKey: "k", value: nil, table: nil)
      let c = String(format: "%d", 1) + String.init(format: "%d", arguments: [1])
      let d = String.localizedStringWithFormat("%d", 1)
      let e = my.String(format: 1) + Text(format: 2) + formatter.localizedString(from: n, number: .decimal)
      let f = "NSLocalizedString(\(NSLocalizedString("x", comment: "")))"
      func NSLocalizedString(_ key: Int) {}
      """#)
    #expect(
      result.hasSuffix(
        #"""
        let a = _localizedString("k", tableName: "T", bundle: .main, value: "v", comment: "")
        let b = Bundle.main._localizedString(forKey: "k", value: nil, table: nil)
        let c = String(_format: "%d", 1) + String.init(_format: "%d", arguments: [1])
        let d = String._localizedStringWithFormat("%d", 1)
        let e = my.String(format: 1) + Text(format: 2) + formatter.localizedString(from: n, number: .decimal)
        let f = "NSLocalizedString(\(_localizedString("x", comment: "")))"
        func NSLocalizedString(_ key: Int) {}
        """#))
  }
}
