import Foundation
import SolverWorkloads

/// `Benchmarks/run solver --hard`: what systems take that no layout is, and how much of the limit of work.
enum HardSystems {
  static func run() throws {
    SolverCommand.printRow([
      "hard system", "constraints", "cpu_ms", "work_million", "share_of_limit", "conflicts",
    ])
    for system in HardSystem.all {
      let solve = try system.build()
      let start = clock()
      let outcome = solve()
      let milliseconds = Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000
      SolverCommand.printRow([
        system.name, "\(outcome.constraints)", String(format: "%.1f", milliseconds),
        String(format: "%.1f", Double(outcome.work) / 1e6),
        String(format: "%.1f %%", 100 * Double(outcome.work) / Double(outcome.limit)),
        outcome.error.map { "\($0)" } ?? "\(outcome.conflicts)",
      ])
    }
  }
}
