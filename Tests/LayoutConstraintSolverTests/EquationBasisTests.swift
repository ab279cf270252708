import LayoutConstraintSolver
import RandomNumbers
import Testing

/// Independence and dependence, against elimination in full.
@Suite struct EquationBasisTests {
  @Test func chain_isDecidedLinkByLink() {
    let system = ConstraintSystem()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    var basis = EquationBasis(variableCount: system.variableCount)
    func terms(_ pairs: (Double, Variable)...) -> [LinearExpression.Term] {
      pairs.map { LinearExpression.Term($0.0, $0.1) }
    }
    let links = [
      basis.insert(terms((1, b), (-1, a))), basis.insert(terms((1, c), (-1, b))),
      basis.insert(terms((2, c), (-2, a))),
    ]
    #expect(links == [0, 1, nil])
    let before = (basis.decides(terms((1, c))), basis.decides(terms((1, c), (-1, a))))
    #expect(before == (false, true))
    let last = basis.insert(terms((1, a)))
    #expect(last == 2)
    let origins = (basis.origins(of: terms((1, b))), basis.origins(of: terms((1, c), (-1, b))))
    #expect(origins == ([0, 2], [1]))
  }

  @Test(arguments: 0..<300) func randomEquations_agreeWithFullElimination(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let system = ConstraintSystem()
    let variables = (0..<Int.random(in: 1...7, using: &random)).map { _ in system.addVariable() }
    var basis = EquationBasis(variableCount: variables.count)
    func row() -> [Double] {
      variables.map { _ in [0, 0, 1, -1, 2, 0.5].randomElement(using: &random)! }
    }
    func terms(_ row: [Double]) -> [LinearExpression.Term] {
      zip(row, variables).filter { $0.0 != 0 }.map { LinearExpression.Term($0.0, $0.1) }
    }
    var taken: [[Double]] = []
    for _ in 0..<10 {
      let candidate = row()
      let number = basis.insert(terms(candidate))
      #expect((number != nil) == (rank(taken + [candidate]) > taken.count))
      if number != nil {
        #expect(number == taken.count)
        taken.append(candidate)
      }
    }
    let sum = row()
    let isDecided = basis.decides(terms(sum))
    #expect(isDecided == (rank(taken + [sum]) == taken.count))
    guard isDecided else { return }
    // A sum depends on those equations without which it is open.
    let needed = taken.indices.filter { left in
      let others = taken.indices.filter { $0 != left }.map { taken[$0] }
      return rank(others + [sum]) > others.count
    }
    let origins = basis.origins(of: terms(sum))
    #expect(origins == Array(needed))
  }

  private func rank(_ rows: [[Double]]) -> Int {
    var (rows, rank) = (rows, 0)
    for column in 0..<(rows.first?.count ?? 0) {
      let best = (rank..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
      guard let best, abs(rows[best][column]) > 1e-9 else { continue }
      rows.swapAt(rank, best)
      for row in rows.indices where row > rank {
        let factor = rows[row][column] / rows[rank][column]
        for index in column..<rows[row].count { rows[row][index] -= factor * rows[rank][index] }
      }
      rank += 1
    }
    return rank
  }
}
