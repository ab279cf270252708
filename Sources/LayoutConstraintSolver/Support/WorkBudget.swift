/// How much one call may still do, counted in what it does and not in time: the same call ends in the same way on every
/// machine and under every load.
struct WorkBudget: BitwiseCopyable {
  /// About the number of a tableau's entries that may be gone through. A processor of 2020 goes through some 300 million
  /// a second.
  var limit = Self.usualLimit
  private var spent = 0

  static var usualLimit: Int { 300_000_000 }

  mutating func restart() { spent = 0 }

  @inline(__always)
  mutating func spend(_ work: Int) throws(SolverError) {
    spent += work
    if spent > limit { throw .workLimit(limit) }
  }
}
