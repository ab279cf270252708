import Foundation
import Testing

@testable import LayoutSnapshotSources

/// What an extension of an app overrides of UIKit's own.
@Suite struct ReplacementTests {
  private func prepared(_ sources: String...) throws -> String {
    let files = sources.enumerated().map { ("\($0.offset).swift", Array($0.element.utf8)) }
    let bytes = try Preparation.prepare(files[0].1, path: "0.swift", context: TargetContext(of: files))
    return String(String(decoding: bytes, as: UTF8.self).drop { $0 != "\n" }.dropFirst())
  }

  @Test(
    arguments: [
      (
        "UINavigationController",
        "open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }",
        "     @_dynamicReplacement(for: preferredStatusBarStyle) var _replacing_UINavigationController_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }"
      ),
      (
        "UIScrollView", "override open func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { next?.f() }",
        "@_dynamicReplacement(for: touchesBegan(_:with:))      func _replacing_UIScrollView_touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { next?.f() }"
      ),
      (
        "UIAlertController", "public override func viewDidLoad() { super.viewDidLoad() }",
        "public @_dynamicReplacement(for: viewDidLoad()) func _replacing_UIAlertController_viewDidLoad() { super.viewDidLoad() }"
      ),
    ])
  func overrides_inExtensions_replaceTheMember(_ type: String, _ member: String, _ result: String) throws {
    #expect(try prepared("extension \(type) {\n  \(member)\n}") == "extension \(type) {\n  \(result)\n}")
  }

  /// Elsewhere the word means what it says, and what cannot be replaced is left to the compiler.
  @Test(
    arguments: [
      "extension UINavigationController {\n  override func setViewControllers(_ a: [A], animated: Bool) {}\n}",
      "extension UINavigationBar {\n  override func sizeThatFits(_ size: CGSize) -> CGSize { size }\n}",
      "extension UIScrollView {\n  func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}\n}",
    ])
  func otherOverrides_stay(_ source: String) throws {
    #expect(try prepared(source) == source)
  }

  @Test func overridesOfClasses_areStillOverrides_whereAnExtensionReplaces() throws {
    let extended = "extension UINavigationController {\n  override func viewDidLoad() {}\n}"
    let source = "class A: UINavigationController {\n  override func viewDidLoad() { super.viewDidLoad() }\n}"
    #expect(try prepared(source, extended).contains("override func viewDidLoad() { super.viewDidLoad() }"))
    #expect(try prepared(extended, source).contains("@_dynamicReplacement(for: viewDidLoad())"))
  }
}

extension ReplacementTests {
  /// Whatever is declared `dynamic` can be replaced, and nothing else.
  @Test func list_isThatOfTheDeclarations() throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources")
      .standardizedFileURL
    var names: [String: String] = [:]
    for text in try Self.texts(below: sources.appendingPathComponent("UIKitNames")) {
      for match in text.matches(of: /(?m)^public typealias (UI\w+) = (\w+)$/) {
        names[String(match.2)] = String(match.1)
      }
    }
    var declared: [String: Set<String>] = [:]
    for text in try Self.texts(below: sources.appendingPathComponent("LayoutSnapshotViews"))
    where text.contains("open dynamic ") {
      let source = try SwiftSource(Array(text.utf8))
      for type in source.types where type.keyword == "class" {
        for member in source.members(declaredIn: type) where source.modifier("dynamic", of: member) != nil {
          declared[names[type.name] ?? type.name, default: []].insert(source.signature(of: member))
        }
      }
    }
    #expect(declared == ReplaceableMembers.byClass)
  }

  private static func texts(below folder: URL) throws -> [String] {
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
  }
}
