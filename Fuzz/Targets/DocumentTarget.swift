import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTools
import LayoutSnapshotValues
import LayoutSnapshotViews

/// Storyboards and xibs, from the text to a layout and to what tools say of it.
enum DocumentTarget {
  static func read(_ text: String) {
    guard let document = try? InterfaceBuilderDocument(text) else { return }
    for description in document.scenes where description.hasView {
      guard let scene = try? document.scene(description, .canvas(.own)) else { continue }
      for device in [Device.iPhone8, .iPhone4.rightToLeft] {
        guard let layout = try? scene.view.layout(on: device) else { continue }
        LayoutTarget.check(layout)
        _ = layout.findings().report
        let editor = LayoutEditor(scene.view, on: device)
        _ = editor.swiftCode(named: "Fuzzed")
        _ = try? editor.addMissingConstraints()
      }
    }
  }
}
