import Foundation
import Testing

/// The package's own snapshots show everything that it can show.
@Suite struct GalleryCompletenessTests {
  /// Classes that others are made from, and what is not seen at rest: they show nothing themselves.
  private static let bases: Set = ["Bar", "Control", "UICollectionReusableView", "UIRefreshControl"]

  /// Every class of views that users can name, by the sources.
  private static func viewClasses() throws -> [String] {
    var parents: [String: String] = [:]
    for file in try Project.files(ending: ".swift", below: "Sources/LayoutSnapshotViews") {
      for match in try Project.text(file).matches(of: /(?m)^open class (\w+): (\w+)/) {
        parents[String(match.1)] = String(match.2)
      }
    }
    func isView(_ name: String) -> Bool { name == "View" || parents[name].map(isView) == true }
    return parents.keys.filter { isView($0) && !bases.contains($0) }.sorted()
  }

  @Test func viewClasses_areAllShownInASnapshot() throws {
    var shown: Set<String> = []
    for file in try Project.files(ending: ".json", below: "Snapshots") {
      // A list of frames without a picture beside it shows nothing.
      guard Project.exists(String(file.dropLast(5)) + ".png") else { continue }
      for match in try Project.text(file).matches(of: /"class": "(\w+)"/) { shown.insert(String(match.1)) }
    }
    let classes = try Self.viewClasses()
    #expect(classes.count > 20)
    #expect(classes.filter { !shown.contains($0) } == [])
  }

  @Test func controls_areShownInBothStylesAndDirections() throws {
    let files = try Project.files(ending: ".png", below: "Snapshots/GalleryTests")
    for sheet in files where sheet.hasSuffix(".sheet.png") {
      for traits in ["dark", "rtl"] {
        #expect(files.contains(String(sheet.dropLast(4)) + ".\(traits).png"), "\(sheet) in \(traits)")
      }
    }
  }
}
