import Corpus
import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTools
import TestTools
import Testing
import LayoutSnapshotViews

private let corpus = Corpus("interface-builder")

/// Suggestions for scenes that people have drawn in Interface Builder, with nothing but the frames they drew.
@Suite(.thorough(.needsCorpus), .enabled(if: corpus.isPresent, "the corpus folder is absent"))
struct SceneSuggestionTests {
  @Test func scenes_areSettledByTheirFramesAlone() throws {
    let folder = corpus.folder.appending(path: "documents").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    var (scenes, settled, kept, count) = (0, 0, 0, 0)
    var unsettled: [String] = []
    for file in files {
      let bytes = try corpus.bytes("documents/" + file)
      let document = try InterfaceBuilderDocument(bytes: bytes)
      for description in document.scenes {
        // Some scenes have their view in another file.
        guard let scene = try? document.scene(description, .canvas(.own)), scene.view.frame.width >= 1,
          scene.view.frame.height >= 1
        else {
          continue
        }
        // What is not shown lies nowhere.
        let (root, size) = (scene.view, scene.view.frame.size)
        let device = Device(name: "canvas", width: size.width, height: size.height, scale: 2)
        let editor = LayoutEditor(root, on: device)
        // Other size classes bring other constraints, which are to be cleared as well.
        let drawn = editor.views.map { ($0, $0.frame) }
        _ = try root.layout(on: device)
        for (view, frame) in drawn { view.frame = frame }
        try editor.clearConstraints()
        let frames = editor.views.map { $0.frame(in: root) }
        func isAsDrawn(_ view: View, _ frame: CGRect) -> Bool {
          view.isTakenOut || view.frame(in: root).isNear(frame)
        }
        count += try editor.addMissingConstraints().count
        let layout = try root.layout(on: device)
        scenes += 1
        let open = layout.nodes.filter(\.isAmbiguous).map(\.path)
        if layout.conflicts.isEmpty, open.isEmpty {
          settled += 1
        } else {
          unsettled.append("\(file) \(description): \(layout.conflicts) \(open)")
        }
        if zip(editor.views, frames).allSatisfy(isAsDrawn) { kept += 1 }
      }
    }
    print("suggested \(count) constraints for \(scenes) scenes: \(settled) settled, \(kept) as drawn")
    // What is left are frames that something required contradicts: views in stacks that were not laid out again,
    // sliders that are narrower than their alignment, and stacks without extent.
    #expect(
      scenes > 1000 && settled * 1000 >= scenes * 998 && kept * 100 >= scenes * 98,
      "\(unsettled.joined(separator: "\n"))")
  }
}

extension View {
  /// Whether the view, or one around it, is hidden in a stack view.
  fileprivate var isTakenOut: Bool { isTakenOutByStack || superview?.isTakenOut == true }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
      abs($0) <= 0.5001
    }
  }
}
