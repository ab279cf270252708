/// Rows that exclude each other, by their positions in a model.
struct RowConflict: Equatable {
  /// In order of activation.
  let members: [Int]
  /// The member that is left out: the last one.
  let broken: Int

  /// - Parameter others: all but the one that is left out, in any order.
  init(_ others: some Sequence<Int>, excluding broken: Int) {
    members = (others + [broken]).sorted()
    self.broken = broken
  }
}
