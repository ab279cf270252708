import LayoutConstraintSolver
import Testing

@Suite struct RegionTests {
  @Test func regions_endWhereTheTightConstraintChanges() throws {
    let system = ConstraintSystem()
    let parent = try system.addParameter(1000)
    try system.addParameter(500)
    let width = system.addVariable(lowerBound: 0)
    try system.add(width <= parent - 40)
    try system.add((width == 362.5).at(750))
    try system.solve()
    let regions = try system.regions(of: parent, in: 320...1366)
    #expect(regions.map(\.range) == [320...402.5, 402.5...1366])
    #expect(regions.map { $0.slope(of: width) } == [1, 0])
    #expect(regions[0].value(of: width, at: 350) == 310)
    #expect(regions[1].value(of: width, at: 402.5) == 362.5)
    #expect(system.value(of: width) == 362.5)
  }

  @Test func regions_nameConflictsOfARange() throws {
    let system = ConstraintSystem()
    let parent = try system.addParameter(390)
    let width = system.addVariable(lowerBound: 0)
    let fixed = try system.add(width == 350)
    let inset = try system.add(width <= parent - 32)
    let regions = try system.regions(of: parent, in: 320...500)
    #expect(regions.count == 2)
    #expect(regions[0].conflicts.map(\.members) == [[fixed, inset]])
    #expect(abs(regions[0].range.upperBound - 382) < 1e-5)
    #expect(regions[1].conflicts.isEmpty)
  }

  @Test func regions_ofManyLabels_agreeWithSolvingEachSize() throws {
    let system = ConstraintSystem()
    let parent = try system.addParameter(390)
    var widths: [Variable] = []
    for index in 0..<12 {
      let (name, time) = (system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0))
      try system.add(name + time <= 0.5 * parent - 30)
      try system.add((name >= Double(90 + 37 * index % 200)).at(750))
      try system.add((name <= Double(90 + 37 * index % 200)).at(251))
      try system.add((time >= Double(40 + 11 * index % 50)).at(751))
      try system.add((time <= Double(40 + 11 * index % 50)).at(251))
      widths += [name, time]
    }
    let regions = try system.regions(of: parent, in: 100...900)
    #expect(regions.first?.range.lowerBound == 100)
    #expect(regions.last?.range.upperBound == 900)
    #expect(regions.count > 12)
    for (region, next) in zip(regions, regions.dropFirst()) {
      #expect(region.range.upperBound == next.range.lowerBound)
    }
    for size in stride(from: 100.0, through: 900, by: 7) {
      try system.setValue(size, of: parent)
      try system.solve()
      let region = try #require(regions.first { $0.range.contains(size) })
      for width in widths { #expect(abs(region.value(of: width, at: size) - system.value(of: width)) < 1e-5) }
    }
  }

  @Test func regions_refuseWhatIsNoParameter() throws {
    let system = ConstraintSystem()
    let parent = try system.addParameter(390)
    let x = system.addVariable()
    #expect(throws: SolverError.notAParameter(x)) { try system.regions(of: x, in: 0...1) }
    #expect(throws: SolverError.invalidNumber(.infinity, .range)) {
      try system.regions(of: parent, in: 0...(.infinity))
    }
  }
}
