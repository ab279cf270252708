import Foundation
import Testing

/// What UIKit has under a name of its own is found under it.
@Suite struct NameTests {
  /// Types of this package's own, which UIKit does not have under any name.
  private static let own: Set = [
    "ActivityIndicator", "Bar", "Canvas", "ConstraintRefusal", "Device", "DeviceMatrix", "DeviceSelection",
    "FontRegistrationError",
    "GradientView", "ImageError", "Layout", "LayoutDecodingError", "LayoutError", "LayoutItem",
    "TextInputTraits", "TraitCollection", "ValueObject", "VisualFormatError", "WholeContentFlaw",
    "ScrollDelegating", "SwipedSide", "SystemAppearance", "TraitSystemAppearance",
    "_DocumentObject", "_KeyValueObservable", "_ObservationContext", "_TargetOffset", "_WindowOwner",
  ]

  /// Whether a type has the name already that UIKit, Foundation, Core Animation, Core Graphics or Objective-C's runtime give it.
  private static func isUIKits(_ name: String) -> Bool {
    name == "Selector" || name == "autoreleasepool" || name == "UndoManager"
      || name.prefixMatch(of: /(UI|NS|CA|CG|CF|CI|kCA)[A-Z]|objc_/) != nil
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

  /// A name that is exported as it is has to be in the list of those.
  @Test func uikitsNames_areAllExported() throws {
    let stored = Self.root.appendingPathComponent(".ci/interface/LayoutSnapshotViews.txt")
    let lines = try String(contentsOf: stored, encoding: .utf8).split(separator: "\n")
    let declared = lines.compactMap { $0.prefixMatch(of: #/(\w+)(?:\(.*\))?: /#).map { String($0.1) } }
    let names = Set(declared.filter(Self.isUIKits))
    let exported = try NameTests.names(
      /(?m)^ *@_exported import \w+ LayoutSnapshotViews\.(\w+)/, in: "Sources/UIKitNames")
    #expect(names.subtracting(exported).sorted() == [])
    #expect(
      exported.subtracting(names).sorted() == [
        "DateComponentsFormatter", "HUGE", "ListFormatter", "MAXFLOAT", "RelativeDateTimeFormatter",
        "_DocumentObject", "_KeyValueObservable", "_answer", "_leftOut", "_leftOutValue", "_localizedString",
        "_make", "_take",
      ])
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
    // An older name stands for a part of one of Foundation's types.
    #expect(named.subtracting(types) == ["NSAttributedString"])
  }
}
