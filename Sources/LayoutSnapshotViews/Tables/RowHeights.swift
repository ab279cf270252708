import Foundation

/// The heights of a section's rows, from top to bottom.
///
/// Consecutive rows of one height share a run, so that a hundred thousand rows of one height take the memory
/// of one. Measured heights are kept separately, for the rows that were shown.
struct RowHeights {
  private struct Run {
    let first: Int
    let start: CGFloat
    let height: CGFloat
    let isEstimate: Bool
  }

  private struct Measured {
    let row: Int
    let height: CGFloat
    /// The sum of the differences between measured and estimated heights, up to and including this row.
    var gain: CGFloat
  }

  private var runs: [Run] = []
  private var measured: [Measured] = []
  private(set) var count = 0

  /// Adds rows of one height at the end.
  mutating func append(_ height: CGFloat, isEstimate: Bool, count more: Int = 1) {
    guard more > 0 else { return }
    if runs.last?.height != height || runs.last?.isEstimate != isEstimate {
      runs.append(Run(first: count, start: total, height: height, isEstimate: isEstimate))
    }
    count += more
  }

  /// Whether the row's height is still an estimate.
  func isEstimate(_ row: Int) -> Bool { runs[run(of: row)].isEstimate && index(ofMeasured: row) == nil }

  /// Records a row's measured height.
  mutating func measure(_ row: Int, as height: CGFloat) {
    let place = measured.partition { $0.row < row }
    let gain = height - self.height(of: row)
    if place < measured.count, measured[place].row == row {
      measured[place] = Measured(row: row, height: height, gain: measured[place].gain)
    } else {
      let before = place > 0 ? measured[place - 1].gain : 0
      measured.insert(Measured(row: row, height: height, gain: before), at: place)
    }
    for index in place..<measured.count { measured[index].gain += gain }
  }

  /// The height of a row: measured, if it was, or estimated.
  func height(of row: Int) -> CGFloat {
    index(ofMeasured: row).map { measured[$0].height } ?? runs[run(of: row)].height
  }

  /// The distance from the top of the first row to the top of a row; for the row count, to the end.
  func start(of row: Int) -> CGFloat {
    guard row > 0, !runs.isEmpty else { return 0 }
    let run = runs[run(of: min(row, count) - 1)]
    let place = measured.partition { $0.row < row }
    return run.start + CGFloat(row - run.first) * run.height + (place > 0 ? measured[place - 1].gain : 0)
  }

  /// The height of all rows.
  var total: CGFloat { start(of: count) }

  /// The row that contains a distance from the top: the last one that starts at or above it.
  func row(at height: CGFloat) -> Int {
    var (low, high) = (0, max(0, count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= height { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func run(of row: Int) -> Int { max(0, runs.partition { $0.first <= row } - 1) }

  private func index(ofMeasured row: Int) -> Int? {
    let place = measured.partition { $0.row < row }
    return place < measured.count && measured[place].row == row ? place : nil
  }
}

extension Array {
  /// The number of leading elements that meet a condition. All that meet it must come first.
  fileprivate func partition(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
