import Corpus
import Foundation
import LayoutSnapshotEngine
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
    tally.expectWork(solves: 250, effort: 1000)
  }

  /// A round over all documents, eight times as many, took 2,949 solves and an effort of 3,940,237 at most.
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
    tally.expectWork(solves: 3000, effort: 2_000_000)
  }
}

/// What became of documents.
private struct Tally {
  var scenes = 0
  var refused = 0
  /// The one that was solved most often, with all that tools try.
  var mostSolves = (count: 0, file: "")
  /// The one whose solves took most, in entries of tableaus.
  var mostEffort = (count: 0, file: "")

  mutating func use(_ document: MutatedDocument, _ file: String) {
    let tally = SolvingTally()
    do { scenes += try tally.count { try Self.use(document.text) } } catch { refused += 1 }
    if tally.solves > mostSolves.count { mostSolves = (tally.solves, file) }
    if tally.effort > mostEffort.count { mostEffort = (tally.effort, file) }
  }

  /// Expects no document to take much more than the worst one did: the limits are about twice its figures.
  func expectWork(solves: Int, effort: Int) {
    #expect(mostSolves.count <= solves, "\(mostSolves.file)")
    #expect(mostEffort.count <= effort, "\(mostEffort.file)")
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
