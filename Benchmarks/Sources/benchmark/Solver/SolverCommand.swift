import Foundation
import SolverWorkloads

/// `Benchmarks/run solver`: a table of medians, and on request growth and a comparison with the targets.
enum SolverCommand {
  /// Returns whether no target was missed.
  static func run(_ arguments: [String]) throws -> Bool {
    let options = try SolverOptions(arguments)
    if options.hard {
      try HardSystems.run()
      return true
    }
    // All names are read before anything is measured: a typing error at the end should not cost minutes.
    let workloads = try options.names.map { try Workload(named: $0) }
    let againstKiwi = options.kiwiProgram != nil
    printRow(SolverMeasurement.header + (againstKiwi ? SolverMeasurement.kiwiHeader : []))
    var misses: [String] = []
    for workload in workloads {
      let measurement = try SolverMeasurement(workload, kiwiProgram: options.kiwiProgram)
      printRow(measurement.columns(againstKiwi: againstKiwi))
      misses += SolverTargets.misses(of: measurement)
    }
    if options.growth {
      let growth = try SolverGrowth.measure(SolverOptions.growthNames)
      print()
      printRow(["family", "growth_exponent"])
      for family in growth { printRow([family.family, family.text]) }
      misses += SolverTargets.misses(of: growth)
    }
    guard options.check else { return true }
    if !againstKiwi { Benchmark.complain("targets beside kiwi are unchecked: it was not measured\n") }
    if !options.growth { Benchmark.complain("targets of growth are unchecked: add --growth\n") }
    for miss in misses { Benchmark.complain("target missed: \(miss)\n") }
    return misses.isEmpty
  }

  static func printRow(_ columns: [String]) {
    print(columns.joined(separator: "\t"))
    // Lines should be seen as they come, also through a pipe.
    fflush(nil)
  }
}
