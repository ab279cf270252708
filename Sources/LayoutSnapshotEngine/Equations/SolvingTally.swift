import LayoutConstraintSolver

/// What solving takes while something runs, over all trees and their engines.
///
/// ```swift
/// let tally = SolvingTally()
/// try tally.count { try editor.addMissingConstraints() }
/// tally.solves  // 12
/// ```
///
/// Tests limit these numbers, not time: they are the same on every machine, and under every load.
package final class SolvingTally: @unchecked Sendable {
  @TaskLocal fileprivate static var current: SolvingTally?

  package private(set) var solves = 0
  /// How often a whole system was prepared anew, because its rows were others.
  package private(set) var compilations = 0
  /// How often a component was optimised in which unknowns compete.
  package private(set) var optimisations = 0
  /// The entries of tableaus that were gone through.
  package private(set) var effort = 0

  /// The largest share of `ConstraintSystem.workLimit` that a call took.
  package fileprivate(set) var largestShare = 0.0

  package init() {}

  /// Counts what a piece of code solves. It must not solve on several threads.
  package func count<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SolvingTally.$current.withValue(self, operation: body)
  }

  fileprivate func add(from before: ConstraintSystem.Work, to after: ConstraintSystem.Work) {
    solves += 1
    compilations += after.compilations - before.compilations
    // A new compilation begins at 0.
    let isFresh = after.compilations > before.compilations
    optimisations += after.optimisations - (isFresh ? 0 : before.optimisations)
    effort += after.effort - (isFresh ? 0 : before.effort)
  }
}

extension ConstraintSystem {
  fileprivate typealias Work = (compilations: Int, optimisations: Int, searches: Int, effort: Int)

  /// Solves, and tells the tally that is kept.
  func solveCounted() throws(SolverError) {
    guard let tally = SolvingTally.current else { return try solve() }
    let before = work
    defer {
      tally.add(from: before, to: work)
      tally.largestShare = max(tally.largestShare, Double(lastWork) / Double(workLimit))
    }
    try solve()
  }
}
