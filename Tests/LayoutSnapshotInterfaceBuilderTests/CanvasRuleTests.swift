import Corpus
import Fidelity
import Foundation
import LayoutSnapshotInterfaceBuilder
import TestTools
import Testing

private let corpus = Corpus("interface-builder")

/// Rules of the canvas can be switched off, and each is worth something.
struct CanvasRuleTests {
  /// Rules that fewer than three authors of the corpus show. Why they are kept stands in the document.
  private static let unproved: Set<CanvasRule> = [
    .cellMarginsFrom24000, .cellsOfXcode11, .cellsByTheirWidth, .switchesFrom24000, .pickersBefore8000,
    .wheelsBefore16100, .toolbarsAboveSafeArea, .tabBarsAboveIndicator, .navigationBarsOfXcode11,
    .designedSizes,
    .emptyLabelsInStacks, .titlesOfXcode11, .noRuntimeAttributes, .version32700, .standardSpaceToSafeArea,
    .prototypedFrames, .largeTitles,
  ]

  @Test func aRuleThatIsSwitchedOff_isNotFollowed() throws {
    let text = Fixture.xib(#"<stepper id="s"/>"#).replacing("21507", with: "14000")
    let document = try InterfaceBuilderDocument(text)
    let (with, without) = (
      try document.scene(document.scenes[0], .canvas(.own)),
      try document.scene(document.scenes[0], .canvas(.own, without: .steppersBefore15000))
    )
    #expect(with.view.contentSizeInLayout.height == 29)
    #expect(without.view.contentSizeInLayout.height == 32)
  }

  @Test func everyRule_isDocumented() throws {
    let page = try String(
      contentsOf: Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/InterfaceBuilder.md"), encoding: .utf8)
    for rule in CanvasRule.allCases { #expect(page.contains("| `\(rule.rawValue)` |"), "\(rule)") }
    #expect(page.matches(of: /(?m)^\| `[a-z0-9-]+` \|/).count == CanvasRule.allCases.count)
  }

  @Test(.thorough(.needsCorpus), .enabled(if: corpus.isPresent, "the corpus folder is absent"))
  func everyRule_helpsThreeAuthors_orIsListedAsUnproved() throws {
    let index = try DocumentIndex(contentsOf: corpus.folder.appendingPathComponent("index.tsv"))
    let environment = try CanvasEnvironment(
      contentsOf: corpus.folder.appendingPathComponent("environment.json"))
    var ablation = Ablation(corpus.folder, index: index, environment: environment, intrinsics: .own)
    for rule in [CanvasRule.cellMarginsBefore13500, .marginsOfStacks, .wholePoints, .pushedBars] {
      let effect = ablation.effect(of: rule)
      #expect(effect.isProved && !Self.unproved.contains(rule), "\(effect.values)")
    }
    let effect = ablation.effect(of: .cellsByTheirWidth)
    #expect(!effect.isProved && effect.gained.authors.count == 1 && effect.gained.documents.count == 27)
  }
}
