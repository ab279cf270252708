import LayoutSnapshotProofs
import LayoutSnapshotViews

/// What checks found in a row of screens that differ in one side: the sweep over their sizes shows it.
struct FailedSweep {
  let sizes: LayoutSweep.Sizes
  /// What is wrong, and the sizes in the row at which it is.
  let problems: [LayoutSweep.Problem]
  private let device: Device

  /// Nil for screens that are no two whole sizes.
  ///
  /// - Parameters:
  ///   - row: the screens, the smallest first.
  ///   - isOfWidths: whether they differ in their widths.
  ///   - problems: sentences with the places in the row of the screens that have them.
  init?(_ row: [Device], isOfWidths: Bool, problems: [(sentence: String, places: [Int])]) {
    let sides = row.compactMap { Int(exactly: isOfWidths ? $0.width : $0.height) }
    guard sides.count == row.count, let device = row.first, let first = sides.first, let last = sides.last,
      first < last
    else { return nil }
    self.device = device
    sizes = isOfWidths ? .widths(first...last) : .heights(first...last)
    self.problems = problems.filter { !$0.places.isEmpty }.map { problem in
      // The text of a sweep has a line for each problem.
      let line = problem.sentence.prefix { $0 != "\n" }
      return LayoutSweep.Problem(
        text: String(line),
        sizes: SizeRanges.runs(problem.places).map { sides[$0.lowerBound]...sides[$0.upperBound] })
    }
  }

  /// Solves every size of the row.
  func solve(_ view: View) throws(LayoutError) -> LayoutSweep {
    LayoutSweep(try LayoutSweep(of: view, over: sizes, on: device), problems: problems)
  }
}
