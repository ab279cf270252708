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
    for (index, file) in files.enumerated() where index.isMultiple(of: 1) {
      let bytes = try corpus.bytes("documents/" + file)
      let document = try InterfaceBuilderDocument(bytes: bytes)
      for description in document.scenes {
        // Some scenes have their view in another file.
        guard let scene = try? document.scene(description, .canvas(.own)), scene.view.frame.width >= 1 else {
          continue
        }
        // What is not shown lies nowhere.
        let (root, size) = (scene.view, scene.view.frame.size)
        let device = Device(name: "canvas", width: size.width, height: size.height, scale: 2)
        let editor = LayoutEditor(root, on: device)
        try editor.clearConstraints()
        let frames = editor.views.map { $0.frame(in: root) }
        func isAsDrawn(_ view: View, _ frame: CGRect) -> Bool {
          view.isTakenOut || view.frame(in: root).isNear(frame)
        }
        count += try editor.addMissingConstraints().count
        let layout = try root.layout(on: device)
        scenes += 1
        if layout.conflicts.isEmpty, !layout.nodes.contains(where: \.isAmbiguous) { settled += 1 }
        if !zip(editor.views, frames).allSatisfy(isAsDrawn) || !layout.conflicts.isEmpty || layout.nodes.contains(where: \.isAmbiguous) {
          print("== \(file) \(description.identifier ?? "-") conflicts \(layout.conflicts) open \(layout.nodes.filter(\.isAmbiguous).map(\.path))")
          for (view, frame) in zip(editor.views, frames) where !isAsDrawn(view, frame) {
            print("   \(layout.nodes.first { $0.frameInRoot == view.frame(in: root) }?.path ?? "") \(type(of: view)) in \(type(of: view.superview!)) drawn \(frame) now \(view.frame(in: root)) content \(view.intrinsicContentSize)")
          }
        }
        if zip(editor.views, frames).allSatisfy(isAsDrawn) { kept += 1 }
      }
    }
    print("suggested \(count) constraints for \(scenes) scenes: \(settled) settled, \(kept) as drawn")
    // What is left are views whose stacks or contents contradict their frames.
    #expect(scenes > 20 && settled * 100 >= scenes * 93 && kept * 100 >= scenes * 90)
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
