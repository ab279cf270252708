/// What a pivot keeps at hand by column, so that it goes through each slot once, and a second time only where the slot gets
/// further entries.
struct PivotScratch: BitwiseCopyable {
  /// Each column's coefficient in the slot that is exchanged, or 0.
  var shares = Buffer<Double>()
  /// The columns that the slot being updated has just lost.
  var lost = Buffer<Int32>()
  /// For each column the last filling of a slot that had it.
  private var fillings = Buffer<Int32>()
  private var filling: Int32 = 0

  mutating func reset(columnCount: Int) {
    shares.reset(to: columnCount, filling: 0)
    fillings.reset(to: columnCount, filling: 0)
    filling = 0
  }

  func deallocate() {
    shares.deallocate()
    lost.deallocate()
    fillings.deallocate()
  }

  /// Begins to look for columns that a slot never had: what it has just lost is not one of them.
  @inline(__always)
  mutating func beginFilling() {
    filling += 1
    for index in 0..<lost.count { note(lost[index]) }
  }

  @inline(__always)
  mutating func note(_ column: Int32) { fillings[column] = filling }

  @inline(__always)
  func isPresent(_ column: Int32) -> Bool { fillings[column] == filling }
}
