/// Optimises a component of one root: an interval is narrowed from the strongest level to the weakest.
///
/// Within a level the sum of weighted distances is smallest at a weighted median of the rows' positions. Most
/// components of real layouts (a width with its intrinsic size, its bounds and its maximum) are of this kind.
struct SingleUnknown<Form: AffineForm> {
  /// What `solve` found.
  struct Solution {
    /// The root as a function of the parameters.
    var form = Form()
    /// The residual row that holds it there; `none` where nothing but the rule for free variables does.
    var tightRow = SingleUnknown.none
    var isAmbiguous = false
    /// Whether what a variable prefers has decided.
    var followsPreference = false
    /// The level whose rows left but one position; `.max` if none did.
    var decidingLevel = Int32.max
    /// Whether required rows exclude each other here.
    var isInfeasible = false
    /// The rows that do, one from below and one from above.
    var clash: (low: Int32, high: Int32)?
    var validity = Validity<Form>()
  }

  /// A row as a position on the root's axis.
  private struct Mark: BitwiseCopyable {
    var form: Form
    var position: Double
    var weight: Double
    var row: Int32
    var level: Int32
    var relation: Relation
    var pulls: Bool
  }

  /// An end of the interval, and the mark that it stands on.
  private struct End {
    var position: Double
    var mark: Int
  }

  /// A place where the slope of the sum changes.
  private struct Kink: BitwiseCopyable {
    var position: Double
    var rise: Double
    var mark: Int32
  }

  static var none: Int32 { -1 }

  private var marks = Buffer<Mark>()
  private var kinks = Buffer<Kink>()
  /// What the solution's validity needs beside its box.
  private(set) var mixed = Buffer<Form>()
  private var low = End(position: -.infinity, mark: -1)
  private var high = End(position: .infinity, mark: -1)

  func deallocate() {
    marks.deallocate()
    kinks.deallocate()
    mixed.deallocate()
  }

  /// - Parameter first: the variable of the component that is decided first; asked for only if the rows leave a choice.
  mutating func solve(
    rows: Run<Int32>, of residual: borrowing ResidualSystem<Form>, at point: Form,
    first: () -> Structure<Form>.Candidate
  ) -> Solution {
    removeRows()
    for index in rows {
      let row = residual.rows[index]
      add(
        index, row, coefficient: residual.entries[row.firstEntry].coefficient, constant: row.constant,
        at: point)
    }
    var solution = decide(hasRequiredLevel: residual.hasRequiredLevel, at: point)
    if solution.isAmbiguous { choose(&solution, first(), at: point) }
    return solution
  }

  /// Forgets the rows of the root that was solved last.
  mutating func removeRows() {
    marks.removeAll()
    mixed.removeAll()
  }

  /// Adds a row as `coefficient * root + constant`, after all rows of stronger levels.
  @inline(__always)
  mutating func add(
    _ index: Int32, _ row: ResidualSystem<Form>.Row, coefficient: Double, constant: Form, at point: Form
  ) {
    let form = constant * (-1 / coefficient)
    marks.append(
      Mark(
        form: form, position: form.value(at: point), weight: coefficient.magnitude, row: index,
        level: row.level, relation: coefficient > 0 ? row.relation : row.relation.flipped,
        pulls: row.relation != .equal && !row.isBound))
  }

  /// Narrows by the rows that were added. If these leave a choice, the solution says so and nothing else.
  mutating func decide(hasRequiredLevel: Bool, at point: Form) -> Solution {
    low = End(position: -.infinity, mark: -1)
    high = End(position: .infinity, mark: -1)
    var solution = Solution()
    var decided = 0
    while decided < marks.count, !isDecided {
      let level = marks[decided].level
      var end = decided + 1
      while end < marks.count, marks[end].level == level { end += 1 }
      if level == 0, hasRequiredLevel {
        solution.clash = intersect(decided..<end)
        solution.isInfeasible = solution.clash != nil
      } else if end == decided + 1 {
        improve(decided)
      } else {
        minimise(decided..<end) { $0.relation }
      }
      decided = end
      solution.decidingLevel = level
    }
    guard isDecided else {
      solution.isAmbiguous = true
      solution.decidingLevel = .max
      return solution
    }
    finish(&solution, decidedBy: decided, at: point)
    return solution
  }

  /// Of the positions that the rows leave, takes the one that the rules choose.
  private mutating func choose(
    _ solution: inout Solution, _ first: Structure<Form>.Candidate, at point: Form
  ) {
    if !first.precedesPull { minimise(0..<marks.count) { $0.pulls ? .equal : nil } }
    if !isDecided {
      solution.followsPreference = true
      settle(at: first.member.zero, point)
    }
    finish(&solution, decidedBy: marks.count, at: point)
  }

  private mutating func finish(_ solution: inout Solution, decidedBy count: Int, at point: Form) {
    let chosen = marks[low.mark]
    solution.form = chosen.form
    solution.tightRow = chosen.row
    certify(&solution, byMarksBefore: count, at: point)
  }

  private var isDecided: Bool { high.position - low.position <= RoundingNoise.coincidence }

  /// Required rows: all must hold. Returns two that cannot.
  private mutating func intersect(_ range: Range<Int>) -> (low: Int32, high: Int32)? {
    for index in range {
      let mark = marks[index]
      if mark.relation != .lessThanOrEqual, mark.position > low.position {
        low = End(position: mark.position, mark: index)
      }
      if mark.relation != .greaterThanOrEqual, mark.position < high.position {
        high = End(position: mark.position, mark: index)
      }
    }
    if low.position <= high.position { return nil }
    let clash = (low: marks[low.mark].row, high: marks[high.mark].row)
    let gap = low.position - high.position
    let isTolerable =
      gap <= RoundingNoise.feasibility(scale: low.position)
      / min(marks[low.mark].weight, marks[high.mark].weight, 1)
    // The one by whose row a difference weighs more stays where it is.
    if marks[high.mark].weight > marks[low.mark].weight { low = high } else { high = low }
    return isTolerable ? nil : clash
  }

  /// One row alone at its level.
  @inline(__always)
  private mutating func improve(_ index: Int) {
    let mark = marks[index]
    let here = End(position: mark.position, mark: index)
    clamp(
      from: mark.relation == .lessThanOrEqual ? nil : here,
      to: mark.relation == .greaterThanOrEqual ? nil : here)
  }

  /// Narrows to the part of the interval that is nearest to `first ... last`; nil is an open end.
  @inline(__always)
  private mutating func clamp(from first: End?, to last: End?) {
    if let first, first.position >= high.position {
      low = high
    } else if let last, last.position <= low.position {
      high = low
    } else {
      if let first, first.position > low.position { low = first }
      if let last, last.position < high.position { high = last }
    }
  }

  /// Several rows: narrows to where the weighted sum of their violations is least.
  private mutating func minimise(_ range: Range<Int>, relation: (Mark) -> Relation?) {
    kinks.removeAll()
    var slope = 0.0
    var (smallest, largest) = (Double.infinity, 0.0)
    for index in range {
      let mark = marks[index]
      guard let relation = relation(mark) else { continue }
      (smallest, largest) = (min(smallest, mark.weight), max(largest, mark.weight))
      if relation != .lessThanOrEqual { slope -= mark.weight }
      kinks.append(
        Kink(
          position: mark.position, rise: relation == .equal ? 2 * mark.weight : mark.weight,
          mark: Int32(truncatingIfNeeded: index)))
    }
    if kinks.count == 0 { return }
    kinks.sort { ($0.position, $0.mark) < ($1.position, $1.mark) }
    let noise = RoundingNoise.slope(between: smallest, and: largest)
    var first: End?
    for index in 0..<kinks.count {
      let kink = kinks[index]
      let end = End(position: kink.position, mark: Int(kink.mark))
      if slope < -noise, slope + kink.rise >= -noise { first = end }
      slope += kink.rise
      if slope > noise { return clamp(from: first, to: end) }
    }
    clamp(from: first, to: nil)
  }

  /// Nothing pulls: the component's first variable comes as near as it can to the value that it prefers.
  private mutating func settle(at zero: Form, _ point: Form) {
    marks.append(
      Mark(
        form: zero, position: zero.value(at: point), weight: 1, row: Self.none, level: .max, relation: .equal,
        pulls: false))
    improve(marks.count - 1)
  }

  /// The solution stays the same while no row that had a say changes the side on which it lies.
  private mutating func certify(_ solution: inout Solution, byMarksBefore count: Int, at point: Form) {
    let chosen = marks[low.mark]
    for index in 0..<min(count, marks.count) where index != low.mark {
      let difference = chosen.form - marks[index].form
      if difference.isConstant { continue }
      let distance = chosen.position - marks[index].position
      if distance.magnitude <= RoundingNoise.coincidence {
        solution.validity.pin(difference, at: point)
      } else {
        let slack = distance > 0 ? difference : -difference
        if solution.isAmbiguous {
          solution.validity.require(positive: slack, at: point, mixed: &mixed)
        } else {
          solution.validity.require(nonNegative: slack, at: point, mixed: &mixed)
        }
      }
    }
  }
}
