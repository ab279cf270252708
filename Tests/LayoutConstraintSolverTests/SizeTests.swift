import LayoutConstraintSolver
import Testing

/// Systems far beyond any layout end in good time, with an answer or with an error.
@Suite struct SizeTests {
  @Test func aMillionConstraints_ofAChain_areSolved() throws {
    let system = ConstraintSystem()
    let parent = try system.addParameter(390)
    var previous: (y: Variable, height: Variable)?
    for index in 0..<250_000 {
      let (x, y) = (system.addVariable(), system.addVariable())
      let (width, height) = (system.addVariable(), system.addVariable())
      try system.add(x == 16)
      try system.add(x + width == parent - 16)
      try system.add(height == Double(20 + index % 3))
      if let previous {
        try system.add(y - previous.y - previous.height == 8)
      } else {
        try system.add(y == 8)
      }
      previous = (y, height)
    }
    try system.solve()
    #expect(system.constraintCount == 1_000_000)
    // A gap for each view, and the heights 20, 21, 22 in turns of all but the last.
    let expected: Double = 250_000 * 8 + 83_333 * 63
    #expect(system.value(of: previous!.y) == expected)
  }

  @Test func aMillionConstraints_onOneVariable_areSolved() throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    for index in 0..<1_000_001 { try system.add((x == Double(index)).at(500)) }
    try system.solve()
    #expect(system.value(of: x) == 500_000)
  }

  /// The tops of such cells are sums of all the heights above: they must not be written out.
  @Test func aListOfSelfSizingCells_costsWhatItsCellsCost() throws {
    let system = ConstraintSystem()
    var bottom: LinearExpression?
    var last = system.addVariable()
    for index in 0..<20_000 {
      let (y, height) = (system.addVariable(), system.addVariable(lowerBound: 0))
      try system.add((height >= Double(20 + index % 7)).at(750))
      try system.add((height <= Double(20 + index % 7)).at(251))
      if let bottom { try system.add(y == bottom + 8) } else { try system.add(y == 0) }
      bottom = y + height
      last = y
    }
    try system.solve()
    let expected = (0..<19_999).reduce(0) { $0 + 28 + $1 % 7 }
    #expect(system.value(of: last) == Double(expected))
    #expect(!system.isAmbiguous(last))
  }
}
