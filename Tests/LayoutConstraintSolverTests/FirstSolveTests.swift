import LayoutConstraintSolver
import Testing

@Suite struct FirstSolveTests {
  @Test func equality_ofParameter_followsTheDevice() throws {
    let system = ConstraintSystem()
    let parent = try system.addParameter(320)
    let x = system.addVariable()
    let width = system.addVariable(lowerBound: 0)
    try system.add(x == 16)
    try system.add(x + width == parent - 16)
    try system.solve()
    #expect(system.value(of: width) == 288)
    try system.setValue(390, of: parent)
    try system.solve()
    #expect(system.value(of: width) == 358)
  }
}
