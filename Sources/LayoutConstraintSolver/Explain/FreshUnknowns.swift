/// Rows that name fewer unknowns: those that an equality defines give way to what defines them.
///
/// After `x2 - x1 - w1 == 8`, where no row before names x2, x2 is `x1 + w1 + 8 + miss`, where `miss` is by how much the
/// row is missed. With this in its place, x2 is in no other row, and of its own row `miss == 0` is left. Nothing is assumed
/// by that: whichever rows count and whichever do not, it is the same system in other unknowns, and each row is missed by
/// as much as before.
///
/// A tableau has a slot for each row in terms of all that it hangs on. In a column of a thousand views these are as many
/// numbers for each place as there are views above it, and each step goes through them all. Without the places there is
/// one such row, the one that says where the column ends. Where many rows name places, each of them would become as long,
/// and nothing is put into any.
struct FreshUnknowns: ~Copyable {
  /// What takes the place of an unknown.
  private struct Definition: BitwiseCopyable {
    var terms = Buffer<Model.Term>()
    var constant = 0.0
    /// The last row that it is in.
    var lastRow = -1
  }

  /// Beyond this, or below one divided by it, a coefficient has come too far from those that were written.
  private static var mostGrowth: Double { 1000 }
  /// How many terms may be gone through for it.
  private static var mostWork: Int { 200_000_000 }

  private let model: Model
  private var definitions: Buffer<Definition>
  /// For each unknown the first row that is about it; none for what is given or has a bound.
  private var firstRows: Buffer<Int32>
  /// What the row at hand adds up to, by unknown, and of which unknowns.
  private var sums: Buffer<Double>
  private var rowOfSum: Buffer<Int32>
  private var touched = Buffer<Int32>()
  private var constant = 0.0
  /// Whether so little was left of a coefficient that its last digits count, which are not what was written.
  private var hasNearlyCancelled = false
  /// How many terms definitions may still take at a time.
  private var room: Int
  /// How many terms were gone through.
  private var work = 0

  /// The same rows, at the same positions, or none if they do not become easier. The caller deallocates them.
  ///
  /// - Returns: also how much work it was.
  static func reduced(_ model: Model) -> (model: Model?, work: Int) {
    var unknowns = FreshUnknowns(model)
    return (unknowns.reduced(), unknowns.work)
  }

  private init(_ model: Model) {
    (self.model, room) = (model, 4 * model.terms.count)
    definitions = Buffer(repeating: Definition(), count: model.variableCount)
    firstRows = Buffer(repeating: -1, count: model.variableCount)
    sums = Buffer(repeating: 0, count: model.variableCount)
    rowOfSum = Buffer(repeating: -1, count: model.variableCount)
    for row in (0..<model.rows.count).reversed() {
      for index in model.termRange(of: row) {
        let variable = model.terms[index].variable
        firstRows[variable] = Int32(truncatingIfNeeded: row)
        definitions[variable].lastRow = max(definitions[variable].lastRow, row)
      }
    }
    for index in 0..<model.bounds.count { firstRows[model.bounds[index].variable] = -1 }
    for index in 0..<model.fixed.count { firstRows[model.fixed[index].variable] = -1 }
    for lane in 0..<model.parameterCount { firstRows[model.parameters[lane + 1].variable] = -1 }
  }

  deinit {
    for variable in 0..<definitions.count { definitions[variable].terms.deallocate() }
    definitions.deallocate()
    firstRows.deallocate()
    sums.deallocate()
    rowOfSum.deallocate()
    touched.deallocate()
  }

  private mutating func reduced() -> Model? {
    var reduced = model.copy()
    reduced.terms.removeAll()
    for row in 0..<model.rows.count {
      addUp(row)
      work += touched.count
      reduced.rows[row].firstTerm = UInt32(truncatingIfNeeded: reduced.terms.count)
      if let term = definedTerm(ofRow: row) {
        define(by: term)
        reduced.terms.append(Model.Term(coefficient: 1, variable: term.variable))
        reduced.rows[row].constant = 0
      } else {
        for index in 0..<touched.count where sums[touched[index]] != 0 {
          reduced.terms.append(Model.Term(coefficient: sums[touched[index]], variable: touched[index]))
        }
        reduced.rows[row].constant = constant
      }
      forgetDefinitions(afterRow: row)
      if hasNearlyCancelled || room < 0 || work > Self.mostWork
        || reduced.terms.count > 2 * model.terms.count
      {
        reduced.deallocate()
        return nil
      }
    }
    return reduced
  }

  /// Adds up a row in terms of what is not defined.
  private mutating func addUp(_ row: Int) {
    touched.removeAll()
    constant = model.rows[row].constant
    for index in model.termRange(of: row) {
      let term = model.terms[index]
      let definition = definitions[term.variable]
      guard definition.terms.count > 0 else {
        add(term.coefficient, term.variable, inRow: row)
        continue
      }
      for part in 0..<definition.terms.count {
        let own = definition.terms[part]
        add(term.coefficient * own.coefficient, own.variable, inRow: row)
      }
      work += definition.terms.count
      constant -= term.coefficient * definition.constant
    }
  }

  @inline(__always)
  private mutating func add(_ coefficient: Double, _ variable: Int32, inRow row: Int) {
    if rowOfSum[variable] == row {
      sums[variable] = cancelling(sums[variable], coefficient, orNoting: &hasNearlyCancelled)
    } else {
      rowOfSum[variable] = Int32(truncatingIfNeeded: row)
      sums[variable] = coefficient
      touched.append(variable)
    }
  }

  /// The term of an unknown that the row at hand is to define; none if there is none, or if the numbers grow too large.
  private mutating func definedTerm(ofRow row: Int) -> Model.Term? {
    guard model.rows[row].relation == .equal else { return nil }
    var found: Model.Term?
    for index in 0..<touched.count {
      let variable = touched[index]
      let size = sums[variable].magnitude
      if size == 0 { continue }
      if size > Self.mostGrowth || size < 1 / Self.mostGrowth { return nil }
      // Another one divides what is written, and rounds it.
      if found == nil, size == 1, firstRows[variable] == row {
        found = Model.Term(coefficient: sums[variable], variable: variable)
      }
    }
    return found
  }

  /// The row at hand says what an unknown is; the unknown's number from here on is that of what the row is missed by.
  private mutating func define(by term: Model.Term) {
    var terms = Buffer<Model.Term>(minimumCapacity: touched.count)
    terms.append(term)
    for index in 0..<touched.count where touched[index] != term.variable && sums[touched[index]] != 0 {
      terms.append(
        Model.Term(coefficient: -sums[touched[index]] * term.coefficient, variable: touched[index]))
    }
    room -= terms.count
    definitions[term.variable].terms = terms
    definitions[term.variable].constant = constant * term.coefficient
  }

  /// Gives back the room of what is in no later row.
  private mutating func forgetDefinitions(afterRow row: Int) {
    for index in model.termRange(of: row) {
      let variable = model.terms[index].variable
      guard definitions[variable].lastRow == row, definitions[variable].terms.count > 0 else { continue }
      room += definitions[variable].terms.count
      definitions[variable].terms.deallocate()
      definitions[variable].terms = Buffer()
    }
  }
}
