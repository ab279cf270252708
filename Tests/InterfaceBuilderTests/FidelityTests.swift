import Corpus
import Fidelity
import Foundation
import InterfaceBuilder
import Testing

private let corpus = Corpus("interface-builder")

/// Our layouts against those that Xcode saved in public documents.
@Suite(.enabled(if: corpus.isPresent)) struct FidelityTests {
  @Test func corpus_withSavedSizes_liesWhereXcodePutIt() throws {
    let figures = try Figures(of: corpus.folder, intrinsics: .saved, usesEnvironment: true)
    #expect(figures.all.failed == 0)
    #expect(figures.slowest < 50)
    #expect(figures.selfConsistent.viewShare >= 0.991)
    #expect(figures.selfConsistent.sceneShare >= 0.985)
  }

  @Test func corpus_withSizesOfOurOwn_mostlyLiesWhereXcodePutIt() throws {
    let figures = try Figures(of: corpus.folder, intrinsics: .own, usesEnvironment: true)
    #expect(figures.all.failed == 0)
    #expect(figures.selfConsistent.viewShare >= 0.89)
    #expect(figures.all.viewShare >= 0.86)
  }

  @Test func corpus_withoutEnvironment_structureTellsTheBars() throws {
    let figures = try Figures(of: corpus.folder, intrinsics: .saved, usesEnvironment: false)
    #expect(figures.all.viewShare >= 0.938)
  }
}

/// The whole corpus, measured.
private struct Figures {
  var all = Tally()
  var selfConsistent = Tally()
  var slowest = 0.0

  init(of folder: URL, intrinsics: LoadingOptions.Intrinsics, usesEnvironment: Bool) throws {
    let index = try DocumentIndex(contentsOf: folder.appendingPathComponent("index.tsv"))
    let environment =
      try usesEnvironment
      ? CanvasEnvironment(contentsOf: folder.appendingPathComponent("environment.json")) : nil
    for file in index.rows.keys.sorted() {
      let document = DocumentMeasurement(
        folder.appendingPathComponent("documents").appendingPathComponent(file), intrinsics: intrinsics,
        environment: environment, index: index, findsCauses: false)
      all.add(document.all)
      selfConsistent.add(document.selfConsistent)
      slowest = max(slowest, document.milliseconds)
    }
  }
}
