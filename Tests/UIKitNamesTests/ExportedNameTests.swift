import Foundation
import LayoutSnapshotSources
import Testing

/// What preparing sources knows of UIKit's names is what the module has.
@Suite struct ExportedNameTests {
  @Test func names_areThoseOfTheModule() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/UIKitNames")
    var found: Set = ["autoreleasepool"]
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let export = line.firstMatch(of: /@_exported import \w+ LayoutSnapshot\w+\.(\w+)/)?.1
        let name =
          export
          ?? line.prefixMatch(of: /public (?:typealias|func|let|var|enum|struct|class|protocol) (\w+)/)?.1
        if let name, name.prefixMatch(of: /(?:UI|CA|CG|NS)[A-Z_]/) != nil { found.insert(String(name)) }
      }
    }
    #expect(found.count > 600)
    #expect(UIKitNames.all.symmetricDifference(found).sorted() == [])
  }
}
