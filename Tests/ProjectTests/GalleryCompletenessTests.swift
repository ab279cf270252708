import Foundation
import Testing

/// The package's own snapshots show everything that it can show.
@Suite struct GalleryCompletenessTests {
  /// Classes that others are made from: they show nothing themselves.
  private static let bases: Set = ["Bar", "Control", "UICollectionReusableView"]

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
    // Symbols are templates, and which of them follow the direction a test of theirs says.
    for sheet in files where sheet.hasSuffix(".sheet.png") && !sheet.contains("/SymbolGallery/") {
      for traits in ["dark", "rtl"] {
        #expect(files.contains(String(sheet.dropLast(4)) + ".\(traits).png"), "\(sheet) in \(traits)")
      }
    }
  }

  /// Pages that are about something else: one device, or a bar that looks the same whatever the texts.
  private static let special: Set = [
    "ListGallery/tables_whole", "ContainerGallery/bars_searchBesideItems", "ContainerGallery/statusBars",
    "ShapesGallery/window",
  ]

  /// Each kind of screen is shown in light and dark style, mirrored, with large texts and on two widths.
  @Test func screens_areShownInEachWay() throws {
    var pages: [String: [[Substring]]] = [:]
    for gallery in ["ListGallery", "ContainerGallery", "PresentationGallery", "ShapesGallery"] {
      let folder = "Snapshots/GalleryTests/" + gallery
      for file in try Project.files(ending: ".png", below: folder) {
        let parts = file.dropFirst(folder.count + 1).split(separator: ".").dropLast()
        guard let page = parts.first, !page.hasPrefix("cells"), !page.hasPrefix("picker"),
          !page.hasPrefix("scrolling")
        else { continue }
        pages[gallery + "/" + page, default: []].append(Array(parts.dropFirst()))
      }
    }
    for special in Self.special { #expect(pages.removeValue(forKey: special) != nil, "\(special)") }
    #expect(pages.count >= 18)
    for (page, pictures) in pages.sorted(by: { $0.key < $1.key }) {
      let traits = Set(pictures.flatMap { $0.flatMap { $0.split(separator: "-") } })
      for wanted in ["dark", "rtl", "ax3"] {
        #expect(traits.contains(Substring(wanted)), "\(page): \(wanted)")
      }
      let known = [
        "iPhone4", "iPhone5", "iPhone15", "iPhone5-landscape", "iPhone15-landscape", "iPad9", "sheet",
      ]
      let devices = Set(pictures.flatMap { $0 }.map(String.init)).filter {
        known.contains($0) || $0 == "wideSheet"
      }
      #expect(devices.count >= 2, "\(page): \(devices.sorted())")
      #expect(pictures.contains { $0.last.map { known.contains(String($0)) } == true }, "\(page): plain")
    }
  }
}
