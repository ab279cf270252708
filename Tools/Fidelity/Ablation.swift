import Foundation
import LayoutSnapshotInterfaceBuilder

/// What rules of the canvas are worth: each is switched off, and the views are counted that this moves away from where
/// Xcode put them, or to it: by more than a point, and at all.
package struct Ablation {
  /// What a rule does to the views of a folder.
  package struct Effect {
    package let rule: CanvasRule
    /// What lies within a point of where Xcode put it with the rule alone, and what does without it alone.
    package fileprivate(set) var gained = Extent(), lost = Extent()
    /// The same of what lies exactly there.
    package fileprivate(set) var exactlyGained = Extent(), exactlyLost = Extent()

    /// Whether the documents speak for the rule: it helps three authors, and harms far less than it helps.
    package var isProved: Bool { speak(gained, lost) || speak(exactlyGained, exactlyLost) && lost.views == 0 }

    private func speak(_ gained: Extent, _ lost: Extent) -> Bool {
      gained.authors.count >= 3 && lost.views * 2 <= gained.views
    }
  }

  /// Views, with the documents that they are in and who wrote these.
  package struct Extent {
    package fileprivate(set) var views = 0
    package fileprivate(set) var documents: Set<String> = []
    package fileprivate(set) var authors: Set<String> = []

    fileprivate init() {}

    fileprivate mutating func add(_ document: Document) {
      views += 1
      documents.insert(document.original)
      authors.insert(document.author)
    }
  }

  /// A file of the folder, and whose it is. A copy counts as its original.
  fileprivate struct Document {
    let url: URL
    let original, author: String
  }

  private let documents: [Document]
  private let index: DocumentIndex
  private let environment: CanvasEnvironment?
  private let intrinsics: LoadingOptions.Intrinsics
  private var observed: [[String: Match]]?
  private var suggested: [[String: Match]]?

  /// How near a view lies to where Xcode put it.
  private enum Match: Comparable { case off, near, exact }

  /// - Parameters:
  ///   - folder: holds `documents/`.
  ///   - index: says who wrote each document.
  package init(
    _ folder: URL, index: DocumentIndex, environment: CanvasEnvironment?,
    intrinsics: LoadingOptions.Intrinsics
  ) {
    documents = index.rows.keys.sorted().map { file in
      let row = index.rows[file] ?? [:]
      let original = row["dup_of"].flatMap { $0.isEmpty ? nil : $0 } ?? file
      let owner = (index.rows[original] ?? row)["owner/repo"]?.split(separator: "/").first
      return Document(
        url: folder.appendingPathComponent("documents").appendingPathComponent(file), original: original,
        author: owner.map(String.init) ?? file)
    }
    (self.index, self.environment, self.intrinsics) = (index, environment, intrinsics)
  }

  /// Measures everything once more without a rule.
  ///
  /// Rules of bars are measured as if nothing had been observed of the bars.
  package mutating func effect(of rule: CanvasRule) -> Effect {
    let with = baseline(isOfBars: rule.isOfBars)
    let without = matches(without: rule, isOfBars: rule.isOfBars)
    var effect = Effect(rule: rule)
    for (place, document) in documents.enumerated() {
      for (view, other) in without[place] {
        guard let own = with[place][view], own != other else { continue }
        if other == .off { effect.gained.add(document) }
        if own == .off { effect.lost.add(document) }
        if own == .exact { effect.exactlyGained.add(document) }
        if other == .exact { effect.exactlyLost.add(document) }
      }
    }
    return effect
  }

  private mutating func baseline(isOfBars: Bool) -> [[String: Match]] {
    if let known = isOfBars ? suggested : observed { return known }
    let measured = matches(without: nil, isOfBars: isOfBars)
    if isOfBars { suggested = measured } else { observed = measured }
    return measured
  }

  /// For each document whether each of its views is within a point of where Xcode put it.
  private func matches(without rule: CanvasRule?, isOfBars: Bool) -> [[String: Match]] {
    documents.map { document in
      let measurement = DocumentMeasurement(
        document.url, intrinsics: isOfBars ? .saved : intrinsics, environment: isOfBars ? nil : environment,
        index: index, without: rule, findsCauses: false)
      var matches: [String: Match] = [:]
      for (place, scene) in measurement.scenes.enumerated() {
        for comparison in scene.comparisons {
          matches["\(place) \(comparison.record.location)"] =
            comparison.isExact ? .exact : comparison.isWithinOnePoint ? .near : .off
        }
      }
      return matches
    }
  }
}

extension Ablation.Effect {
  package static let columns =
    [
      "rule", "measured",
    ]
    + ["gained", "lost", "exactly_gained", "exactly_lost"].flatMap { word in
      ["views", "documents", "authors"].map { "\($0)_\(word)" }
    } + ["verdict"]

  package var values: [String] {
    [rule.rawValue, rule.isOfBars ? "bars" : "views"]
      + [gained, lost, exactlyGained, exactlyLost].flatMap {
        [$0.views, $0.documents.count, $0.authors.count].map(String.init)
      }
      + [isProved ? "proved" : "not-proved"]
  }
}
