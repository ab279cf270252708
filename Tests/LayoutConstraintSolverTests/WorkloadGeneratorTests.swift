import SolverWorkloads
import Testing

@Suite struct WorkloadGeneratorTests {
  @Test(arguments: KnownWorkload.all)
  func generator_fingerprint_isTheReferenceOne(_ known: KnownWorkload) throws {
    let workload = try Workload(named: known.name)
    #expect(workload.variableCount == known.variables)
    #expect(workload.rows.count == known.constraints)
    #expect(workload.fingerprint == known.fingerprint)
  }

  @Test func generator_nonNegativeVariant_putsTwoRowsPerViewFirst() throws {
    let plain = try Workload(named: "w5:1")
    let bounded = try Workload(named: "w5:1+nn")
    #expect(bounded.rows.count == plain.rows.count + 10)
    #expect(bounded.rows.prefix(10).allSatisfy { $0.relation == .atLeast && $0.constant == 0 })
    let boundedVariables = bounded.rows.prefix(4).map { bounded.terms[$0.terms.lowerBound].variable }
    #expect(boundedVariables == [4, 5, 8, 9])
    #expect(bounded.variableCount == plain.variableCount)
  }

  @Test(arguments: ["", "w1", "w1:", "w1:0", "w1:-3", "w1:2,2", "w3:10", "w4:17", "w9:1", "w1:10+", "W1:10"])
  func generator_unknownName_isAnErrorThatListsTheKnownOnes(_ name: String) {
    #expect {
      try Workload(named: name)
    } throws: { error in
      "\(error)".contains("'\(name)'") && "\(error)".contains("w6c:N")
    }
  }

  @Test func text_readsBackToTheSameNumbers() throws {
    let workload = try Workload(named: "w2:1")
    let lines = workload.text.split(separator: "\n")
    #expect(lines[0] == "14 12")
    #expect(lines[1] == "0 1000 0.0 1 2 1.0")
    #expect(lines[4] == "0 1000 0.0 3 6 1.0 8 0.5 0 -0.5")
    #expect(lines.count == 13)
  }
}
