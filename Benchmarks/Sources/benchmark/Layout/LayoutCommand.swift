import Foundation
import LayoutWorkloads

/// `Benchmarks/run layout`: trees of views from anchors to frames, each at half and at full size.
enum LayoutCommand {
  static let usage = """
    [CASE...] [--check]
        trees of views at half and full size; --check exits 1 where the growth exponent, turning anchors
        into rows, or a further device costs more than it may
    """

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Returns: whether every target holds, or true where that was not asked.
  static func run(_ arguments: [String]) throws -> Bool {
    let checks = arguments.contains("--check")
    var cases = arguments.filter { $0 != "--check" }
    if cases.isEmpty { cases = LayoutWorkload.allCases.map(\.rawValue) }
    let workloads = try cases.map { name in
      guard let workload = LayoutWorkload(rawValue: name) else {
        throw Failure(description: "unknown case \(name)\nusage: layout \(usage)")
      }
      return workload
    }
    print("case\tviews\tconstraints\tbuild_ms\tfirst_solve_ms\tper_device_us\tpeak_kb")
    var misses: [String] = []
    for workload in workloads {
      let samples = try LayoutSample.measure(workload)
      for sample in samples { print(sample.line(try LayoutPeak.measure(workload, sample.size))) }
      misses += LayoutTargets.misses(workload.rawValue, samples)
    }
    for miss in misses { Benchmark.complain("\(miss)\n") }
    return misses.isEmpty || !checks
  }
}

/// What a layout may cost.
enum LayoutTargets {
  /// The power of the number of views with which all of a first layout grows.
  static let exponent = 1.1
  /// Turning anchors into rows, beside solving these.
  static let rows = 2.0
  /// A further device, beside the first.
  static let device = 0.1

  static func misses(_ name: String, _ samples: [LayoutSample]) -> [String] {
    var misses: [String] = []
    let growth = growthExponent(of: samples.map { (Double($0.views), $0.layout) })
    if growth > exponent { misses.append(String(format: "\(name): grows with the power %.2f", growth)) }
    for sample in samples {
      if sample.rows > rows * sample.solve {
        misses.append(
          String(format: "\(name) of \(sample.size): rows cost %.2f solves", sample.rows / sample.solve))
      }
      if sample.further > device * sample.layout {
        misses.append(
          String(
            format: "\(name) of \(sample.size): a further device costs %.2f of the first",
            sample.further / sample.layout))
      }
    }
    return misses
  }
}
