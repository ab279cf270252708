import Foundation
import Testing

@testable import LayoutSnapshotInterfaceBuilder

/// Which document of a package is meant by a name.
@Suite struct PackageDocumentTests {
  @Test func theNearestIsMeant_andOfLanguagesTheOneForAll() throws {
    let package = NSTemporaryDirectory() + "documents-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: package) }
    let files = [
      "Package.swift", "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard",
      "Watch/Main.storyboard",
      "App/Cells/Cell.xib", "Watch/Cell.xib", "Other/A/Twice.xib", "Other/B/Twice.xib", ".build/Cell.xib",
    ]
    for file in files {
      let url = URL(fileURLWithPath: package + "/" + file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let documents = try #require(PackageDocuments.around(package + "/App/Screens/Screen.swift"))
    func found(_ name: String, from source: String) throws -> String? {
      try documents.nearest(name, to: package + "/" + source).map {
        String($0.path.dropFirst(package.count + 1))
      }
    }
    #expect(
      try found("Main.storyboard", from: "App/Screens/Screen.swift") == "App/Base.lproj/Main.storyboard")
    #expect(try found("Main.storyboard", from: "Watch/Screen.swift") == "Watch/Main.storyboard")
    #expect(try found("Main.storyboard", from: "Tests/Test.swift") == "App/Base.lproj/Main.storyboard")
    #expect(try found("Cell.xib", from: "App/Screens/Screen.swift") == "App/Cells/Cell.xib")
    #expect(try found("None.xib", from: "App/Screens/Screen.swift") == nil)
    let error = #expect(throws: InterfaceBuilderError.self) {
      try found("Twice.xib", from: "App/Screen.swift")
    }
    #expect(
      error?.problem
        == .ambiguousFile("Twice.xib", [package + "/Other/A/Twice.xib", package + "/Other/B/Twice.xib"]))
  }
}
