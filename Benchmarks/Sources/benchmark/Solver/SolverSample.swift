import LayoutConstraintSolver
import SolverWorkloads

/// One build of a workload and its twenty resizes.
struct SolverSample {
  /// Create variables and constraint objects, add them, solve, read every value.
  var buildNanoseconds: Double
  /// The mean over the sizes, reading every value included.
  var resizeNanoseconds: Double
  var checksumAt390x844: Double
  var checksumAt1024x1366: Double

  /// Measures our own solver. Each sample starts from nothing, so no resize can profit from an earlier one
  /// at the same size; freeing the system is outside the clock.
  static func measure(_ workload: Workload) throws -> SolverSample {
    let clock = ContinuousClock()
    var values = [Double](repeating: 0, count: workload.variableCount)
    let start = clock.now
    let built = try SolvableWorkload(workload)
    try built.solve(at: Workload.firstSize)
    built.read(into: &values)
    let build = clock.now - start
    let first = Workload.checksum(values)

    // One clock for all sizes: reading it costs as much as a resize of the smallest workloads.
    let resizeStart = clock.now
    for size in Workload.sizes {
      try built.solve(at: size)
      built.read(into: &values)
    }
    let resize = clock.now - resizeStart
    try built.solve(at: Workload.wideSize)
    built.read(into: &values)
    return SolverSample(
      buildNanoseconds: build.nanoseconds,
      resizeNanoseconds: resize.nanoseconds / Double(Workload.sizes.count),
      checksumAt390x844: first, checksumAt1024x1366: Workload.checksum(values))
  }

  /// Measures up to `count` times, without starting anew after the given time.
  static func measure(_ workload: Workload, count: Int, within limit: Duration) throws -> [SolverSample] {
    let clock = ContinuousClock()
    let start = clock.now
    var samples: [SolverSample] = []
    while samples.count < count, samples.isEmpty || clock.now - start < limit {
      samples.append(try measure(workload))
    }
    return samples
  }
}
