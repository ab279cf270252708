import Foundation
import Testing

/// What UIKit has under a name of its own is found under it.
@Suite struct NameTests {
  /// Types of this package's own, which UIKit does not have under any name.
  private static let own: Set = [
    "ActivityIndicator", "Bar", "Canvas", "ConstraintRefusal", "Device", "DeviceMatrix", "DeviceSelection",
    "FontRegistrationError",
    "GradientView", "ImageError", "Layout", "LayoutAttribute", "LayoutDecodingError", "LayoutError",
    "LayoutItem",
    "LayoutRelation",
    "TextInputTraits", "TraitCollection", "ValueObject", "VisualFormatError", "WholeContentFlaw",
    "ScrollDelegating",
  ]

  /// Whether a type has the name already that UIKit, Core Animation or Core Graphics give it.
  private static func isUIKits(_ name: String) -> Bool {
    name == "Selector" || name.prefixMatch(of: /(UI|NS|CA|CG|CF)[A-Z]/) != nil
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func names(_ pattern: Regex<(Substring, Substring)>, in folder: String) throws -> Set<String>
  {
    let url = root.appendingPathComponent(folder)
    let files = try #require(FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: pattern).map { String($0.1) })
    }
    return names
  }

  @Test func publicTypes_haveTheirNameInUIKit() throws {
    let declaration = /(?m)^(?:open|public)(?: final)? (?:class|struct|enum|protocol|typealias) (\w+)/
    let types = try ["Sources/LayoutSnapshotViews", "Sources/LayoutSnapshotValues"].reduce(into: Set()) {
      types, folder in
      types.formUnion(try NameTests.names(declaration, in: folder))
    }
    let named = try NameTests.names(/(?m)^public typealias \w+ = (\w+)/, in: "Sources/UIKitNames")
    #expect(types.count > 80)
    #expect(types.subtracting(named).filter { !Self.isUIKits($0) }.sorted() == NameTests.own.sorted())
    #expect(named.subtracting(types).isEmpty)
  }
}
