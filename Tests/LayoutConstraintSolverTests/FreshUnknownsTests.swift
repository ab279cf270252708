import RandomNumbers
import Testing

@testable import LayoutConstraintSolver

/// Rows that name fewer unknowns say the same as before.
@Suite struct FreshUnknownsTests {
  private typealias Row = (terms: [(Double, Int)], relation: Relation, constant: Double)

  private func model(_ variables: Int, bounded: Set<Int> = [], _ rows: [Row]) throws -> Model {
    let system = ConstraintSystem()
    let unknowns = (0..<variables).map { system.addVariable(lowerBound: bounded.contains($0) ? 0 : nil) }
    for row in rows {
      try system.add(terms: row.terms.map { .init($0.0, unknowns[$0.1]) }, row.relation, row.constant)
    }
    return system.storage.pointee.model.copy()
  }

  private func terms(_ model: Model) -> [[Int32: Double]] {
    (0..<model.rows.count).map { row in
      Dictionary(
        uniqueKeysWithValues: model.termRange(of: row).map {
          (model.terms[$0].variable, model.terms[$0].coefficient)
        })
    }
  }

  @Test func column_keepsOneRowOfManyUnknowns() throws {
    // Places 0...4, heights 5...8, and an end.
    let chain: [Row] = (0..<4).map { ([(1, $0 + 1), (-1, $0), (-1, $0 + 5)], .equal, 8) }
    let whole = try model(
      9, bounded: [5, 6, 7, 8], [([(1, 0)], .equal, 20)] + chain + [([(1, 4)], .equal, 667)])
    let reduced = try #require(FreshUnknowns.reduced(whole).model)
    defer {
      whole.deallocate()
      reduced.deallocate()
    }
    #expect(terms(reduced).prefix(5) == [[0: 1], [1: 1], [2: 1], [3: 1], [4: 1]])
    #expect(terms(reduced)[5] == [0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1])
    #expect(reduced.rows[5].constant == 667 - 20 - 4 * 8)
    #expect((0..<5).allSatisfy { reduced.rows[$0].constant == 0 })
  }

  /// Whatever the values are, each row is missed by as much in both.
  @Test(arguments: 0..<40) func randomRows_areMissedByAsMuch(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let count = 12
    let rows: [Row] = (0..<count).map { _ in
      let unknowns = (0..<count).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      let terms = unknowns.map { (Double([1, 1, -1, -1, 2, -0.5].randomElement(using: &random)!), $0) }
      let relation = [Relation.equal, .equal, .lessThanOrEqual].randomElement(using: &random)!
      return (terms, relation, Double(Int.random(in: -50...50, using: &random)))
    }
    let whole = try model(count, bounded: [3, 7], rows)
    let reduced = try #require(FreshUnknowns.reduced(whole).model)
    defer {
      whole.deallocate()
      reduced.deallocate()
    }
    func miss(_ model: Model, _ row: Int, _ values: [Double]) -> Double {
      model.termRange(of: row).reduce(-model.rows[row].constant) {
        $0 + model.terms[$1].coefficient * values[Int(model.terms[$1].variable)]
      }
    }
    let values = (0..<count).map { _ in Double(Int.random(in: -100...100, using: &random)) }
    // What takes the place of an unknown is what its row is missed by.
    var others = values
    for row in 0..<count where terms(reduced)[row].count == 1 && reduced.rows[row].constant == 0 {
      let term = reduced.terms[reduced.termRange(of: row).lowerBound]
      if term.coefficient == 1 { others[Int(term.variable)] = miss(whole, row, values) }
    }
    let isAnyDefined = terms(reduced) != terms(whole)
    #expect(isAnyDefined)
    for row in 0..<count { #expect(abs(miss(reduced, row, others) - miss(whole, row, values)) < 1e-9) }
  }

  @Test func whatHasABound_stays() throws {
    let whole = try model(
      3, bounded: [0, 1], [([(1, 0), (1, 1)], .equal, 10), ([(1, 2), (2, 1)], .lessThanOrEqual, 4)])
    let reduced = try #require(FreshUnknowns.reduced(whole).model)
    #expect(terms(reduced) == terms(whole))
    reduced.deallocate()
    whole.deallocate()
  }

  /// A parameter is given: nothing may take its place.
  @Test func parameters_stay() throws {
    let system = ConstraintSystem()
    let width = try system.addParameter(320)
    let (a, b) = (system.addVariable(), system.addVariable())
    try system.add(width - a == 0)
    try system.add(width + a - b == 10)
    try system.add(b + a <= 400)
    let whole = system.storage.pointee.model.copy()
    let reduced = try #require(FreshUnknowns.reduced(whole).model)
    defer {
      whole.deallocate()
      reduced.deallocate()
    }
    // With m and n for what they are missed by: a = width - m, b = 2 width - m - n - 10.
    #expect(terms(reduced) == [[1: 1], [2: 1], [0: 3, 1: -2, 2: -1]])
  }

  /// What cancels in a row does not keep it from defining something.
  @Test func whatCancels_isNoHindrance() throws {
    let whole = try model(
      4,
      [
        ([(1, 1), (-1, 0), (-1, 2)], .equal, 8), ([(1, 3), (-1, 1), (1, 0)], .equal, 0),
        ([(1, 3)], .equal, 5),
      ])
    let reduced = try #require(FreshUnknowns.reduced(whole).model)
    defer {
      whole.deallocate()
      reduced.deallocate()
    }
    #expect(terms(reduced)[1].count == 1 && terms(reduced)[2].count > 1)
  }

  /// The last digits of a coefficient would be all that is left of it.
  @Test func whatAlmostCancels_isLeftAlone() throws {
    let whole = try model(
      3, [([(1, 0), (1, 1), (1, 2)], .equal, 1), ([(1 + 5e-10, 0), (1, 1), (1, 2)], .equal, 1.001)])
    #expect(FreshUnknowns.reduced(whole).model.map { _ in true } == nil)
    whole.deallocate()
  }

  /// Where each place is named once more, rows would be as long as there are places.
  @Test func placesThatAreNamedAgain_areLeftAlone() throws {
    let chain: [Row] = (0..<50).map { ([(1, $0 + 1), (-1, $0), (-1, $0 + 51)], .equal, 8) }
    let again: [Row] = (0..<50).map { ([(1, $0 + 1)], .greaterThanOrEqual, 100) }
    let whole = try model(101, chain + again)
    let (reduced, work) = FreshUnknowns.reduced(whole)
    #expect(reduced.map { _ in true } == nil && work < 4 * 50 * 50)
    whole.deallocate()
  }
}
