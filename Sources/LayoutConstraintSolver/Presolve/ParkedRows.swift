/// Required equalities that had three or more roots when they were last looked at; where care is taken, also such of
/// two that are not to be absorbed.
///
/// Each watches three of its roots: as long as none of them ceases to be a root, it still has as many.
struct ParkedRows {
  private struct Watch: BitwiseCopyable {
    var row: Int32
    /// The row's stamp when it was parked; a row that was woken since has another.
    var stamp: Int32
    var next: Int32
  }

  private let rowCount: Int
  private let variableCount: Int
  private var watches = Buffer<Watch>()
  /// The first watch of each root.
  private var first = Buffer<Int32>()
  /// For each row of the model: 0 was never parked, odd is parked, even is not parked any more.
  private var stamps = Buffer<Int32>()
  private(set) var count = 0
  /// Whether any row was ever parked.
  private(set) var hasWatches = false

  init(rowCount: Int, variableCount: Int) {
    self.rowCount = rowCount
    self.variableCount = variableCount
  }

  func deallocate() {
    watches.deallocate()
    first.deallocate()
    stamps.deallocate()
  }

  func contains(_ row: Int) -> Bool { row < stamps.count && stamps[row] & 1 == 1 }

  mutating func park<Form>(_ row: Int32, watching reduced: ReducedRow<Form>) {
    if !hasWatches {
      hasWatches = true
      stamps.resize(to: rowCount, filling: 0)
      first.resize(to: variableCount, filling: -1)
    }
    stamps[row] += 1
    count += 1
    for index in 0..<min(3, reduced.count) {
      let root = reduced.roots[index]
      watches.append(Watch(row: row, stamp: stamps[row], next: first[root]))
      first[root] = Int32(truncatingIfNeeded: watches.count - 1)
    }
  }

  mutating func wake(watchersOf root: Int32, into pending: inout Buffer<Int32>) {
    guard hasWatches else { return }
    var index = first[root]
    while index >= 0 {
      let watch = watches[index]
      if stamps[watch.row] == watch.stamp {
        stamps[watch.row] += 1
        count -= 1
        pending.append(watch.row)
      }
      index = watch.next
    }
  }
}
