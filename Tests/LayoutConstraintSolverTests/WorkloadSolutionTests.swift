import LayoutConstraintSolver
import SolverWorkloads
import Testing

/// Every workload with known answers, solved through the public interface.
@Suite struct WorkloadSolutionTests {
  @Test(arguments: KnownWorkload.all)
  func workload_checksums_areTheKnownOnes(_ known: KnownWorkload) throws {
    let workload = try Workload(named: known.name)
    let built = try SolvableWorkload(workload)
    try built.solve(at: Workload.firstSize)
    #expect(isPrintedTheSame(Workload.checksum(built.values()), known.firstChecksum, workload))
    for size in Workload.sizes { try built.solve(at: size) }
    try built.solve(at: Workload.wideSize)
    #expect(isPrintedTheSame(Workload.checksum(built.values()), known.wideChecksum, workload))
  }

  @Test(arguments: KnownWorkload.all.filter { !$0.violations.isEmpty })
  func workload_violationSums_areTheKnownOnes(_ known: KnownWorkload) throws {
    let workload = try Workload(named: known.name)
    let built = try SolvableWorkload(workload)
    try built.solve(at: Workload.sizes[0])
    let values = built.values()
    var sums: [Int: Double] = [:]
    for row in workload.rows {
      let violation = workload.violation(of: row, with: values)
      if row.priority == 1000 {
        #expect(violation < 1e-4)
      } else {
        sums[row.priority, default: 0] += violation
      }
    }
    #expect(sums.keys.sorted() == known.violations.keys.sorted())
    for (priority, expected) in known.violations {
      let sum = try #require(sums[priority])
      #expect((sum - expected).magnitude < 1e-4, "priority \(priority): \(sum), not \(expected)")
    }
  }

  /// The known sums are printed with six decimals.
  private func isPrintedTheSame(_ sum: Double, _ expected: Double, _ workload: Workload) -> Bool {
    (sum - expected).magnitude <= 0.5e-6 + workload.checksumTolerance
  }
}
