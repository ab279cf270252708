import Foundation
import LayoutSnapshotSources
import Testing

/// What the document says of UIKit is the list in the code, and the list is true.
@Suite struct UIKitDocumentTests {
  @Test(
    arguments: zip(
      UIKitPart.State.allCases, ["## What works", "## What has no effect", "## What is not there"]))
  func document_listsUIKitsParts(_ state: UIKitPart.State, _ heading: String) throws {
    let text = try Project.text("Documentation/UIKit.md")
    let section = try #require(
      text.components(separatedBy: heading + "\n").last?.components(separatedBy: "\n## ").first)
    let rows = section.matches(of: /(?m)^\| (.+) \| (.+) \|$/).map { [String($0.1), String($0.2)] }
    #expect(
      rows.filter { $0 != ["UIKit", "here"] }
        == UIKitPart.all.filter { $0.state == state }.map { [$0.title, $0.explanation] })
  }

  @Test func names_areThere_orAbsent_asTheListSays() throws {
    let folders = [
      "LayoutSnapshotViews", "LayoutSnapshotInterfaceBuilder", "UIKitNames", "UIKitLogging", "UIKitCombine",
      "UIKitAVFoundation", "UIKitCoreData", "UIKitMapKit", "UIKitServices", "UIKitWebKit",
    ]
    let code = try folders.flatMap { try Project.files(ending: ".swift", below: "Sources/" + $0) }
      .map(Project.text).joined(separator: "\n")
    // Aliases to names of the package (`UIView`) and names as they are.
    let declared = Set(
      code.matches(of: /(?:class|struct|protocol|enum|func|var|let|case|typealias) ([A-Za-z0-9_]+)/).map {
        String($0.1)
      })
    for part in UIKitPart.all {
      for name in part.names {
        #expect(declared.contains(name) == (part.state != .absent), "\(name) is not \(part.state)")
      }
    }
    #expect(UIKitPart.absentTypes.count >= 13)
    let all = UIKitPart.all.flatMap(\.names)
    #expect(Set(all).count == all.count, "a name stands in two rows")
  }
}
