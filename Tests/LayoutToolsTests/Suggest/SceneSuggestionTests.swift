import Corpus
import Foundation
import InterfaceBuilder
import LayoutTools
import Testing
import ViewTree

private let corpus = Corpus("interface-builder")

/// Suggestions for scenes that people have drawn in Interface Builder, with nothing but the frames they drew.
@Suite(.enabled(if: corpus.isPresent)) struct SceneSuggestionTests {
  @Test func scenes_areSettledByTheirFramesAlone() throws {
    let folder = corpus.folder.appending(path: "documents").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    var (scenes, settled, kept, count) = (0, 0, 0, 0)
    // Every twentieth document is enough to see what goes wrong.
    for (index, file) in files.enumerated() where index.isMultiple(of: 20) {
      let bytes = try corpus.bytes("documents/" + file)
      let document = try InterfaceBuilderDocument(bytes: bytes)
      for description in document.scenes {
        // Some scenes have their view in another file.
        guard let scene = try? document.scene(description, .canvas(.own)), scene.view.frame.width >= 1 else {
          continue
        }
        let (root, size) = (scene.view, scene.view.frame.size)
        let device = Device(name: "canvas", width: size.width, height: size.height, scale: 2)
        let editor = LayoutEditor(root, on: device)
        try editor.clearConstraints()
        let frames = editor.views.map { $0.frame(in: root) }
        count += try editor.addMissingConstraints().count
        let layout = try root.layout(on: device)
        scenes += 1
        if layout.conflicts.isEmpty, !layout.nodes.contains(where: \.isAmbiguous) { settled += 1 }
        if zip(editor.views, frames).allSatisfy({ $0.frame(in: root).isNear($1) }) { kept += 1 }
      }
    }
    print("suggested \(count) constraints for \(scenes) scenes: \(settled) settled, \(kept) as drawn")
    // What is left are views whose stacks or contents contradict their frames.
    #expect(scenes > 20 && settled * 100 >= scenes * 93 && kept * 100 >= scenes * 90)
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
      abs($0) <= 0.5001
    }
  }
}
