/// Random numbers and rows for the generators of systems.
struct SystemWriter {
  var random: SeededGenerator
  var system: RandomSystem

  /// The rows that are still in the system while edits are written.
  private(set) var activeRows: [Int] = []

  init(kind: String, number: Int, seed: UInt64) {
    // Neighbouring seeds of a linear congruential generator start alike, so the seed is stirred first
    // (the finaliser of splitmix64, Steele et al. 2014).
    var stirred = seed &+ UInt64(number) &* 0x9e37_79b9_7f4a_7c15
    stirred = (stirred ^ stirred >> 30) &* 0xbf58_476d_1ce4_e5b9
    stirred = (stirred ^ stirred >> 27) &* 0x94d0_49bb_1331_11eb
    random = SeededGenerator(seed: stirred ^ stirred >> 31)
    system = RandomSystem(kind: kind, number: number, variables: [], rows: [], steps: [[]])
  }

  // MARK: Chance

  mutating func chance(_ percent: Int) -> Bool { random.next(in: 1...100) <= percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.next(in: 0...elements.count - 1)]
  }

  /// Up to `count` different priorities, odd ones and fractions among them.
  mutating func pickPriorities(_ count: Int) -> [Double] {
    let known: [Double] = [999, 751, 750, 749.5, 501, 500, 252, 251, 250.25, 250, 50, 49, 2, 1, 0.5]
    return (0..<count).map { _ in pick(known) }
  }

  // MARK: Variables and rows

  mutating func addParameter(_ value: Double) -> Int {
    system.variables.append(.init(bound: nil, parameter: value))
    return system.variables.count - 1
  }

  mutating func addVariable(bound: Double? = nil) -> Int {
    system.variables.append(.init(bound: bound, parameter: nil))
    return system.variables.count - 1
  }

  mutating func add(
    _ terms: [(Double, Int)], _ relation: String, _ constant: Double, at priority: Double = 1000
  ) {
    activeRows.append(system.rows.count)
    system.rows.append(row(terms, relation, constant, at: priority))
  }

  mutating func pickRelation() -> String { pick(["==", "==", ">=", "<="]) }

  private func row(
    _ terms: [(Double, Int)], _ relation: String, _ constant: Double, at priority: Double
  ) -> RandomSystem.Row {
    .init(
      relation: relation, priority: priority, constant: constant,
      terms: terms.map { .init(variable: $0.1, coefficient: $0.0) })
  }

  /// Brings the rows into an order by chance.
  mutating func shuffleRows() {
    for index in system.rows.indices.dropFirst().reversed() {
      system.rows.swapAt(index, random.next(in: 0...index))
    }
  }

  // MARK: Edits

  /// Adds steps that move the parameters, and now and then change, remove or repeat a row.
  mutating func addSteps(_ count: Int) {
    let parameters = system.variables.indices.filter { system.variables[$0].parameter != nil }
    var rowCount = system.rows.count
    for _ in 0..<count {
      var edits: [RandomSystem.Edit] = []
      for parameter in parameters where chance(70) {
        let value = Double(pick([320, 375, 390, 414, 768, 1024, 568, 844, 1, 0, 250, 333]))
        edits.append(.setValue(variable: parameter, value: value))
      }
      if chance(25), let row = activeRows.isEmpty ? nil : pick(activeRows) {
        edits.append(.setConstant(row: row, constant: random.number(in: -60...120)))
      }
      if chance(20), let row = activeRows.isEmpty ? nil : pick(activeRows) {
        edits.append(.setPriority(row: row, priority: pick([1000, 999, 750, 500, 250, 1])))
      }
      if chance(15), activeRows.count > 1 {
        let position = random.next(in: 0...activeRows.count - 1)
        edits.append(.remove(row: activeRows.remove(at: position)))
      }
      if chance(15), var again = system.rows.isEmpty ? nil : pick(system.rows) {
        if chance(50) { again.constant += random.number(in: -20...20) }
        if chance(50) { again.relation = pickRelation() }
        edits.append(.add(row: again))
        activeRows.append(rowCount)
        rowCount += 1
      }
      system.steps.append(edits)
    }
  }
}
