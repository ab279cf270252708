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
    let files = try corpus.table("index.tsv").dropFirst().map { $0[0] }.sorted()
    var (scenes, settled, exact, views, constraints) = (0, 0, 0, 0, 0)
    // Every twentieth document: a minute's worth of the whole corpus in seconds.
    for (index, file) in files.enumerated() where index.isMultiple(of: 20) {
      let bytes = try corpus.bytes("documents/" + file)
      let document = try InterfaceBuilderDocument(bytes: bytes)
      for description in document.scenes {
        let scene = try document.scene(description, .canvas(.own))
        guard scene.view.frame.width >= 1 else { continue }
        let (root, size) = (scene.view, scene.view.frame.size)
        let device = Device(name: "canvas", width: size.width, height: size.height, scale: 2)
        let editor = LayoutEditor(root, on: device)
        try editor.clearConstraints()
        let frames = editor.views.map { editor.pixels($0) }
        let added = try editor.addMissingConstraints()
        let layout = try root.layout(on: device)
        scenes += 1
        views += frames.count
        constraints += added.count
        if layout.conflicts.isEmpty, !layout.nodes.contains(where: \.isAmbiguous) {
          settled += 1
        } else {
          print(
            "OPEN \(file) \(description.name)",
            layout.nodes.filter(\.isAmbiguous).map { "\($0.path) \($0.className)" }.prefix(4),
            layout.conflicts.prefix(2))
        }
        if zip(editor.views, frames).allSatisfy({ editor.pixels($0).isNear($1) }) {
          exact += 1
        } else {
          for (view, frame) in zip(editor.views, frames).filter({ !editor.pixels($0).isNear($1) }).prefix(3) {
            print(
              "MOVED \(file) \(description.name) \(type(of: view)) \(frame) \(editor.pixels(view)) \(view.superview.map { type(of: $0) }!)"
            )
          }
        }
      }
    }
    print("SCENES \(scenes) settled \(settled) exact \(exact) views \(views) constraints \(constraints)")
    #expect(scenes > 20)
  }
}

extension LayoutEditor {
  fileprivate func pixels(_ view: View) -> CGRect { view.frame(in: root) }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
      abs($0) <= 0.5001
    }
  }
}
