import Corpus
import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTools
import TestTools
import Testing
import LayoutSnapshotViews

/// Whatever a document says, tools answer or refuse it with an error of their own; none crashes or hangs.
@Suite(.serialized) struct HostileDocumentTests {
  private static let corpus = Corpus("interface-builder")
  private static let fixtures = URL(filePath: #filePath)
    .appending(path: "../../../../Fixtures/InterfaceBuilder").standardized

  @Test func documents_mutated() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.path)
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    var tally = Tally()
    for file in files {
      let original = try String(contentsOf: Self.fixtures.appending(path: file), encoding: .utf8)
      for seed in 0..<40 { tally.use(MutatedDocument(original, seed: UInt64(seed)), file) }
    }
    #expect(tally.scenes > 100 && tally.refused > 10)
    #expect(tally.slowest.seconds < 5, "\(tally.slowest.file)")
  }

  /// Six times as many rounds over all documents came to an end, too; the slowest took 0.7 s.
  @Test(.thorough(.needsCorpus), .enabled(if: corpus.isPresent, "the corpus folder is absent"))
  func documents_ofOthers_mutated() throws {
    let folder = Self.corpus.folder.appending(path: "documents").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    var tally = Tally()
    for (index, file) in files.enumerated() where index.isMultiple(of: 8) {
      let original = String(decoding: try Self.corpus.bytes("documents/" + file), as: UTF8.self)
      tally.use(MutatedDocument(original, seed: UInt64(index)), file)
    }
    #expect(tally.scenes > 100 && tally.refused > 10)
    #expect(tally.slowest.seconds < 5, "\(tally.slowest.file)")
  }
}

/// What became of documents.
private struct Tally {
  var scenes = 0
  var refused = 0
  /// The one that took the processor longest.
  var slowest = (seconds: 0.0, file: "")

  mutating func use(_ document: MutatedDocument, _ file: String) {
    let start = processorTime()
    do { scenes += try Self.use(document.text) } catch { refused += 1 }
    let seconds = processorTime() - start
    if seconds > slowest.seconds { slowest = (seconds, file) }
  }

  /// Does to each scene of a document what tools can do.
  ///
  /// - Returns: the number of scenes.
  private static func use(_ text: String) throws -> Int {
    let document = try InterfaceBuilderDocument(text)
    var count = 0
    for description in document.scenes where description.hasView {
      let scene = try document.scene(description, .canvas(.own))
      count += 1
      _ = try? scene.view.layout(on: .iPhone8)
      let size = scene.view.frame.size
      let canvas = Device(name: "canvas", width: size.width, height: size.height, scale: 2)
      for device in [canvas, .iPhone4.rightToLeft] {
        let editor = LayoutEditor(scene.view, on: device)
        _ = try? editor.findings().report
        _ = try? "\(editor.outline())"
        for view in editor.views.prefix(3) { _ = try? "\(editor.sizeInspector(of: view))" }
        _ = editor.swiftCode(named: "Mutated")
        _ = try? editor.updateConstraintConstants()
        _ = try? editor.updateFrames()
        _ = try? editor.addMissingConstraints()
        _ = try? editor.resetToSuggestedConstraints()
        _ = try? scene.view.layout(on: device)
      }
    }
    return count
  }
}
