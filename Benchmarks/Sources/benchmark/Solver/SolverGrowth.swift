import Foundation
import SolverWorkloads

/// How the time of a build grows with the number of variables within a family of workloads.
struct SolverGrowth {
  let family: String
  let exponent: Double

  var text: String { String(format: "%.2f", exponent) }

  private static let rounds = 5

  /// Fits one exponent per family, in the order of the names.
  static func measure(_ names: [String]) throws -> [SolverGrowth] {
    var families: [(name: String, workloads: [Workload])] = []
    for name in names {
      let family = String(name.prefix { $0 != ":" })
      if families.last?.name != family { families.append((family, [])) }
      families[families.count - 1].workloads.append(try Workload(named: name))
    }
    return try families.map { SolverGrowth(family: $0.name, exponent: try exponent(of: $0.workloads)) }
  }

  /// The sizes take turns, and each counts with its fastest round: other work on the machine only ever adds
  /// time, and a slow phase would otherwise fall on one size and bend the line.
  private static func exponent(of workloads: [Workload]) throws -> Double {
    var fastest = [Double](repeating: .infinity, count: workloads.count)
    for _ in 0..<rounds {
      for (index, workload) in workloads.enumerated() {
        let samples = try SolverSample.measure(workload, count: 5_000, within: .milliseconds(60))
        fastest[index] = min(fastest[index], samples.map(\.buildNanoseconds).median)
      }
    }
    return growthExponent(of: zip(workloads, fastest).map { (Double($0.variableCount), $1) })
  }
}
