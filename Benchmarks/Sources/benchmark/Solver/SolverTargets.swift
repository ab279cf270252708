/// What the solver has to reach; `--check` names every target that is missed.
enum SolverTargets {
  /// How many times faster than kiwi, in one run beside it.
  static let buildRatios = [
    "w1:10": 20.0, "w1:1000": 1000, "w2:100": 5000, "w3:10,10": 100, "w4:8": 400, "w5:50": 80, "w6:100": 150,
    "w6c:100": 30,
  ]
  static let resizeRatios = ["w1:1000": 100.0, "w6:100": 20, "w5:1": 20]
  static let peakKibibytes = ["w1:5000": 4096]
  static func growthExponent(of family: String) -> Double { family == "w6c" ? 1.5 : 1.1 }

  /// A sentence for each target that a line of the table misses.
  static func misses(of measurement: SolverMeasurement) -> [String] {
    let name = measurement.workload.name
    var misses: [String] = []
    if let target = buildRatios[name], let ratio = measurement.buildRatio, ratio < target {
      misses.append("\(name): build is \(ratio.rounded()) times as fast as kiwi's, not \(target)")
    }
    if let target = resizeRatios[name], let ratio = measurement.resizeRatio, ratio < target {
      misses.append("\(name): resize is \(ratio.rounded()) times as fast as kiwi's, not \(target)")
    }
    if let target = peakKibibytes[name], let peak = measurement.peakKibibytes, peak > target {
      misses.append("\(name): \(peak) KiB at its peak, not \(target)")
    }
    return misses
  }

  /// A sentence for each family that grows too fast.
  static func misses(of growth: [SolverGrowth]) -> [String] {
    growth.filter { $0.exponent > growthExponent(of: $0.family) }.map {
      "\($0.family): grows with the power \($0.text), not \(growthExponent(of: $0.family))"
    }
  }
}
