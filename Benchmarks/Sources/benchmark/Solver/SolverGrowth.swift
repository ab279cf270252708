import Foundation
import SolverWorkloads

/// How the time of a build grows with the number of variables within a family of workloads.
struct SolverGrowth {
  let family: String
  let exponent: Double

  var text: String { String(format: "%.2f", exponent) }

  /// Measures every named workload and fits one exponent per family, in the order of the names.
  static func measure(_ names: [String]) throws -> [SolverGrowth] {
    var families: [(name: String, points: [(x: Double, y: Double)])] = []
    for name in names {
      let workload = try Workload(named: name)
      let measurement = try SolverMeasurement(workload, kiwiProgram: nil)
      let family = String(name.prefix { $0 != ":" })
      if families.last?.name != family { families.append((family, [])) }
      families[families.count - 1].points.append(
        (Double(workload.variableCount), measurement.buildNanoseconds))
    }
    return families.map { SolverGrowth(family: $0.name, exponent: growthExponent(of: $0.points)) }
  }
}
