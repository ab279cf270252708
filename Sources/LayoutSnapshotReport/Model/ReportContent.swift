import LayoutSnapshotStore

/// Everything that a report says, in the order in which it says it.
///
/// ```swift
/// let content = ReportContent(review.results, roots: review.roots)
/// print(MarkdownSummary(content).text)
/// ```
///
/// Reports in every form are made of this alone: the same results give the same bytes.
package struct ReportContent: Sendable {
  package let roots: ManifestRoots
  /// What the report is called.
  package let title: String
  /// In the order of their names.
  package let results: [SnapshotResult]
  /// Why nobody can say that every snapshot is as it should be, whatever the results say.
  package let gaps: [ReviewGap]
  /// How many assertions the runs verified.
  package let verified: Int
  /// The sweeps that are stored as references.
  package let sweeps: [SweepReference]
  /// What assertions would not notice, in the order of their names.
  package let coverage: [CoverageRecord]
  /// What tells this report from another one: the page's, and that of each file that it loads.
  package let mark: String
  /// Of which branch and commit the run was, and when it began, in words; nothing where no run says so.
  package let origin: String

  package init(
    _ results: [SnapshotResult], roots: ManifestRoots, title: String = "Layout snapshots",
    gaps: [ReviewGap] = [], verified: Int = 0, runs: [RunRecord] = [], sweeps: [SweepReference] = [],
    coverage: [CoverageRecord] = []
  ) {
    (self.sweeps, self.coverage) = (sweeps, coverage)
    origin = Self.origin(runs)
    (self.results, self.roots, self.title) = (results, roots, title)
    (self.gaps, self.verified) = (gaps, verified)
    mark = Self.mark(results, sweeps)
  }

  /// A digest of what files beside the page are made of.
  private static func mark(_ results: [SnapshotResult], _ sweeps: [SweepReference]) -> String {
    var words = results.flatMap { result in
      [result.id, result.groupKey, result.message]
        + result.shownFiles.flatMap { [$0.actual.text, $0.actualDigest ?? "", $0.referenceDigest ?? ""] }
    }
    words += sweeps.flatMap { [$0.name, $0.device, $0.text] }
    // With their lengths, so that no word can pass for the end of the one before.
    return fileDigest(words.flatMap { Array("\($0.utf8.count) ".utf8) + Array($0.utf8) })
  }

  /// That of the last run: `main at 1a2b3c4d5e, 2026-03-01T08:30:00Z`.
  private static func origin(_ runs: [RunRecord]) -> String {
    guard let last = runs.last else { return "" }
    let commit = last.commit.map { String($0.prefix(10)) }
    let place = [last.branch, commit].compactMap { $0 }.joined(separator: " at ")
    return [place, last.startedAt].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Results with one cause together: those that wait for a decision, and what else happened.
  package var groups: [ReviewGroup] { ReviewGroup.groups(of: results) }

  /// How many assertions have each status, the gravest first, without those that none has.
  package var counts: [(status: SnapshotResult.Status, count: Int)] {
    SnapshotResult.Status.allCases.reversed().compactMap { status in
      let count = results.count { $0.status == status }
      return count == 0 ? nil : (status, count)
    }
  }

  /// `2 changed, 1 missing`, that nothing is the matter, or that nobody can say so.
  package var summary: String {
    let rejected = gaps.count(where: \.isDecision)
    let counts =
      counts.map { "\($0.count) \($0.status)" } + (rejected == 0 ? [] : ["\(rejected) rejected"])
    if gaps.isEmpty, counts.isEmpty {
      let verified = verified == 0 ? "" : " (\(verified) verified)"
      return "Every snapshot is as it should be\(verified)."
    }
    return [counts.joined(separator: ", "), unknown ?? ""].filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// `Not everything is known: a run that did not end.`; none where nothing is missing.
  package var unknown: String? {
    var titles: [String] = []
    for gap in gaps where !gap.isDecision && !titles.contains(gap.title) { titles.append(gap.title) }
    return titles.isEmpty ? nil : "Not everything is known: \(titles.joined(separator: ", "))."
  }
}

extension DeviceResult {
  /// Everything that the device has to say, in words.
  package var words: [String] {
    (frames?.changes ?? []) + (picture?.changes ?? []) + texts.flatMap(\.changes) + problems
  }
}

extension SnapshotResult {
  /// The path that accepting a file writes, in words; or that it is refused, because no test of this name has its
  /// reference there.
  package func destination(of file: PendingFile, _ roots: ManifestRoots) -> String {
    let path = file.reference.belowPackage ?? file.reference.text
    return place(of: file, roots) == nil ? "refused, not where this test has its reference: \(path)" : path
  }

  /// Why, in a few words: the first cause, or the first change.
  package var reason: String {
    if let cause = causes.first { return cause.text }
    if status == .missing { return "There is no reference yet." }
    if status == .recorded { return "It was recorded." }
    return devices.lazy.flatMap(\.words).first ?? message.split(separator: "\n").first.map(String.init) ?? ""
  }
}
