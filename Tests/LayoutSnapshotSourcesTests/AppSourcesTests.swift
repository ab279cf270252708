import Foundation
import LayoutSnapshotSources
import Testing

struct AppSourcesTests {
  @Test func typesThatAreNotThere_areToldWithTheirFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = [
      "Pages.swift":
        "import UIKit\nclass Pages: UICalendarView {\n  let a = SKView()\n  let b: UICalendarView?\n}",
      // Not in comments, strings and branches for other systems, and not if the app declares the type.
      "Quiet.swift":
        "// UICalendarView\nlet a = \"CIFilter\"\n#if os(macOS)\nlet b: CIFilter\n#endif",
      "Own.swift": "class UIDynamicAnimator {}\nlet own = UIDynamicAnimator()",
      "Fine.swift": "class Fine: UIViewController {}",
    ]
    for (name, text) in sources { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    let found = AppSources(at: [folder.path]).inVain
    #expect(found.map { URL(fileURLWithPath: $0.path).lastPathComponent } == ["Pages.swift"])
    #expect(found.first?.names == ["SKView", "UICalendarView"])
  }
}
