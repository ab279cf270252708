/// Required equalities that had three or more roots when they were last looked at.
///
/// Each watches three of its roots: as long as none of them ceases to be a root, it still has three.
struct ParkedRows {
  private struct Watch: BitwiseCopyable {
    var row: Int32
    /// The row's stamp when it was parked; a row that was woken since has another.
    var stamp: Int32
    var next: Int32
  }

  private var watches = Buffer<Watch>()
  /// For each row of the model: 0 was never parked, odd is parked, even is not parked any more.
  private var stamps = Buffer<Int32>()
  private(set) var count = 0

  func deallocate() {
    watches.deallocate()
    stamps.deallocate()
  }

  func contains(_ row: Int) -> Bool { row < stamps.count && stamps[row] & 1 == 1 }

  mutating func park<Form>(
    _ row: Int32, watching reduced: ReducedRow<Form>, in forest: EqualityForest<Form>, rowCount: Int
  ) {
    stamps.resize(to: rowCount, filling: 0)
    stamps[row] += 1
    count += 1
    for index in 0..<3 {
      let root = reduced.roots[index]
      watches.append(Watch(row: row, stamp: stamps[row], next: forest.nodes[root].firstWatch))
      forest.nodes[root].firstWatch = Int32(truncatingIfNeeded: watches.count - 1)
    }
  }

  @inline(__always)
  mutating func wake<Form>(
    watchersOf root: Int32, in forest: EqualityForest<Form>, into pending: inout Buffer<Int32>
  ) {
    var index = forest.nodes[root].firstWatch
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
