import LayoutConstraintSolver
import SolverWorkloads
import Testing

/// Properties that hold for every system, tried on random ones of all kinds; the same ones on every run.
@Suite struct RandomSystemTests {
  private static let systems =
    (0..<400).map { RandomSystem(number: $0, seed: 20) }
    + (0..<200).map { RandomSystem(family: .choices, number: $0, seed: 20) }

  /// Chance for the tests' own choices, different for each system and the same on every run.
  private func random(_ system: RandomSystem) -> SeededGenerator {
    SeededGenerator(seed: UInt64(system.number) &* 0x9e37_79b9_7f4a_7c15)
  }

  private func check(_ difference: String?, _ system: RandomSystem, _ detail: String = "") {
    #expect(difference == nil, "system \(system.number) (\(system.kind))\(detail)")
  }

  @Test func warmStart_afterAnyEdits_equalsAColdOneToTheBit() throws {
    for system in Self.systems {
      for (step, answer) in SystemRun.answers(for: system).enumerated() {
        check(answer.error, system, " step \(step)")
        check(answer.coldDifference, system, " step \(step)")
      }
    }
  }

  @Test func parameters_visitedInAnyOrder_giveTheSameAnswerEachTime() throws {
    for system in Self.systems {
      var random = random(system)
      let parameters = system.variables.indices.filter { system.variables[$0].parameter != nil }
      let sizes = [320.0, 390, 1024, 0, 844, 333.5]
      var run = try SystemRun(system)
      var seen: [Double: SystemAnswer] = [:]
      for _ in 0..<8 {
        let size = sizes[random.next(in: 0...sizes.count - 1)]
        for parameter in parameters { try run.apply(.setValue(variable: parameter, value: size)) }
        let answer = try run.answer()
        if let before = seen[size] { check(answer.difference(from: before), system, " at \(size)") }
        seen[size] = answer
      }
    }
  }

  @Test func order_ofAddition_leavesNoTraceInValues() throws {
    for system in Self.systems {
      let sorted = try SystemRun(system).answer()
      // Which row of a conflict is left out goes by the order of addition, by design.
      guard sorted.conflicts.isEmpty else { continue }
      var random = random(system)
      for _ in 0..<3 {
        var order = Array(system.rows.indices)
        random.shuffle(&order)
        let shuffled = try SystemRun(system, order: order).answer()
        check(
          shuffled.difference(from: sorted, comparingExplanations: false), system, " in order \(order)")
      }
    }
  }

  @Test func rows_addedAndRemovedAgain_leaveNoTrace() throws {
    for system in Self.systems where !system.rows.isEmpty {
      var random = random(system)
      let never = try SystemRun(system).answer()
      var run = try SystemRun(system)
      if random.next(in: 0...1) == 0 { _ = try run.answer() }
      let added = random.next(in: 1...4)
      for _ in 0..<added {
        var row = system.rows[random.next(in: 0...system.rows.count - 1)]
        row.constant += random.number(in: -30...30)
        row.priority = [1000, 750, 1][random.next(in: 0...2)]
        try run.apply(.add(row: row))
      }
      // The extra rows may well conflict; nothing of that may stay.
      if random.next(in: 0...1) == 0 { _ = try run.answer() }
      for row in system.rows.count..<system.rows.count + added { try run.apply(.remove(row: row)) }
      check(try run.answer().difference(from: never), system)
    }
  }

  @Test func conflicts_areMinimal() throws {
    var count = 0
    for system in Self.systems {
      for conflict in try SystemRun(system).answer().conflicts {
        count += 1
        #expect(conflict.members.contains(conflict.broken), "system \(system.number): \(conflict)")
        #expect(try conflicts(among: conflict.members, of: system), "system \(system.number): \(conflict)")
        for member in conflict.members {
          let others = conflict.members.filter { $0 != member }
          let isNeedless = try conflicts(among: others, of: system)
          #expect(!isNeedless, "system \(system.number): \(conflict) does not need \(member)")
        }
      }
    }
    // The property is worth something only if the systems do conflict.
    #expect(count > 100)
  }

  @Test func regions_agreeWithSolvingAtEveryPlace() throws {
    for system in Self.systems.prefix(200) {
      guard let number = system.variables.firstIndex(where: { $0.parameter != nil }) else { continue }
      var run = try SystemRun(system)
      let parameter = run.variables[number]
      let regions = try run.system.regions(of: parameter, in: 0...1366)
      #expect(regions.first?.range.lowerBound == 0 && regions.last?.range.upperBound == 1366)
      for (region, next) in zip(regions, regions.dropFirst()) {
        #expect(region.range.upperBound == next.range.lowerBound, "system \(system.number)")
      }
      for region in regions {
        let length = region.range.upperBound - region.range.lowerBound
        for share in [0.25, 0.5, 0.75] {
          let place = region.range.lowerBound + share * length
          try run.apply(.setValue(variable: number, value: place))
          let answer = try run.answer()
          for (variable, value) in zip(run.variables, answer.values) {
            let line = region.value(of: variable, at: place)
            #expect(
              (line - value).magnitude <= 1e-5 * max(1, value.magnitude),
              "system \(system.number) at \(place): variable \(variable.index) is \(value), not \(line)")
          }
        }
      }
    }
  }

  /// Whether these rows contradict each other without the help of any other.
  private func conflicts(among rows: [Int], of system: RandomSystem) throws -> Bool {
    try !SystemRun(system, order: rows).answer().conflicts.isEmpty
  }
}

extension SeededGenerator {
  /// Fisher and Yates, so that all orders are equally likely.
  mutating func shuffle(_ elements: inout [Int]) {
    for index in elements.indices.dropFirst().reversed() {
      elements.swapAt(index, next(in: 0...index))
    }
  }
}
