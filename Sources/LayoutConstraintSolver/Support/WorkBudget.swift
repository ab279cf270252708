/// How much one call may still do, counted in what it does and not in time: the same call ends in the same way on every
/// machine and under every load.
struct WorkBudget: BitwiseCopyable {
  /// About the number of a tableau's entries that may be gone through. A processor of 2020 goes through some 500 million
  /// a second.
  var limit = Self.usualLimit
  /// What this call did so far, or the last one did.
  private(set) var spent = 0
  /// What this call spent most on.
  private(set) var largest = SolverError.Work()

  static var usualLimit: Int { 800_000_000 }

  mutating func restart() {
    spent = 0
    largest = SolverError.Work()
  }

  /// Whether more was done since a number of steps than for anything else. What no layout comes near to is of no weight.
  @inline(__always)
  func isOfWeight(since start: Int) -> Bool { spent - start > max(largest.steps, limit / 100) }

  /// Notes what was done since a number of steps.
  mutating func book(_ work: SolverError.Work, since start: Int) {
    largest = work
    // The step that came to the limit may have gone beyond it.
    largest.steps = min(spent - start, limit)
  }

  @inline(__always)
  mutating func spend(_ work: Int) throws(SolverError) {
    spent += work
    if spent > limit { throw .workLimit(limit, SolverError.Work()) }
  }
}
