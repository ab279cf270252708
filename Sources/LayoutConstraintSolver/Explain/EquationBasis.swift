/// Equations of which none follows from the others: whether a further one decides anything, and on which of them
/// a sum of unknowns depends.
///
/// Right sides do not matter for either question. What has been solved for which unknown is kept by order of
/// insertion (an echelon form that is not reduced any further), because what is reduced fully fills up along
/// chains of views. Source: Gaussian elimination, in the sparse form of Duff, Erisman and Reid, "Direct Methods
/// for Sparse Matrices", chapter 5, with the order of pivots that the order of insertion gives.
package struct EquationBasis {
  /// An equation solved for one unknown: the unknown is the sum of the terms and of the equation's own value.
  private struct Solved {
    let pivot: Int
    let terms: [(coefficient: Double, variable: Int)]
    /// How often each earlier one was taken off the equation, and by what the rest was divided to get here.
    let used: [(factor: Double, equation: Int)]
    let divisor: Double
  }

  private var solved: [Solved] = []
  /// The equation that is solved for an unknown, or -1.
  private var equationOf: [Int]

  // What a reduction works with, kept because most are short.
  private var sums: [Double]
  private var isTouched: [Bool]
  private var touched: [Int] = []
  private var waiting = SmallestFirst()

  /// No equations yet, between a number of unknowns.
  package init(variableCount: Int) {
    equationOf = Array(repeating: -1, count: variableCount)
    sums = Array(repeating: 0, count: variableCount)
    isTouched = Array(repeating: false, count: variableCount)
  }

  /// The number of equations.
  package var count: Int { solved.count }

  /// Takes up an equation, if it decides something that the others leave open.
  ///
  /// - Returns: its number, or nil if it follows from the others or contradicts them.
  package mutating func insert(_ terms: [LinearExpression.Term]) -> Int? {
    let (rest, used) = reduce(terms)
    let largest = rest.map(\.coefficient.magnitude).max() ?? 0
    // Of those that are safe to divide by, the one that came last is the most likely to be its own.
    let usable = rest.filter { 2 * $0.coefficient.magnitude >= largest }
    guard let pivot = usable.max(by: { $0.variable < $1.variable }) else { return nil }
    let others = rest.filter { $0.variable != pivot.variable }
    equationOf[pivot.variable] = solved.count
    solved.append(
      Solved(
        pivot: pivot.variable, terms: others.map { (-$0.coefficient / pivot.coefficient, $0.variable) },
        used: used, divisor: pivot.coefficient))
    return solved.count - 1
  }

  /// Whether the equations decide a sum.
  package mutating func decides(_ terms: [LinearExpression.Term]) -> Bool { reduce(terms).rest.isEmpty }

  /// The equations whose right sides a sum depends on, as far as they decide it, in the order of insertion.
  ///
  /// - Complexity: O(equations) and what reducing the sum takes.
  package mutating func origins(of terms: [LinearExpression.Term]) -> [Int] {
    var shares = Array(repeating: 0.0, count: solved.count)
    for (factor, equation) in reduce(terms).used { shares[equation] += factor }
    var origins: [Int] = []
    for equation in solved.indices.reversed() where shares[equation].magnitude > Self.noise {
      origins.append(equation)
      for (factor, earlier) in solved[equation].used {
        shares[earlier] -= shares[equation] * factor / solved[equation].divisor
      }
    }
    return origins.reversed()
  }

  /// What is left of a sum when all that is solved for has been replaced, and how often each equation was used.
  private mutating func reduce(
    _ terms: [LinearExpression.Term]
  ) -> (rest: [(coefficient: Double, variable: Int)], used: [(factor: Double, equation: Int)]) {
    var scale = 0.0
    for term in terms {
      add(term.coefficient, Int(term.variable.index))
      scale = max(scale, term.coefficient.magnitude)
    }
    var used: [(factor: Double, equation: Int)] = []
    // What an equation is made of is solved for later, if at all, so that one pass is enough.
    while let equation = waiting.removeFirst() {
      let (pivot, factor) = (solved[equation].pivot, sums[solved[equation].pivot])
      sums[pivot] = 0
      guard factor.magnitude > Self.noise * scale else { continue }
      used.append((factor, equation))
      for (coefficient, variable) in solved[equation].terms { add(factor * coefficient, variable) }
      scale = max(scale, factor.magnitude)
    }
    var rest: [(coefficient: Double, variable: Int)] = []
    for variable in touched {
      if sums[variable].magnitude > Self.noise * scale { rest.append((sums[variable], variable)) }
      sums[variable] = 0
      isTouched[variable] = false
    }
    touched.removeAll(keepingCapacity: true)
    return (rest, used)
  }

  private mutating func add(_ coefficient: Double, _ variable: Int) {
    sums[variable] += coefficient
    guard !isTouched[variable] else { return }
    isTouched[variable] = true
    touched.append(variable)
    if equationOf[variable] >= 0 { waiting.insert(equationOf[variable]) }
  }

  /// Factors are small numbers and their halves; what is smaller is what sums leave behind.
  private static let noise = 1e-9
}

/// Numbers that come out smallest first: a binary heap.
private struct SmallestFirst {
  private var numbers: [Int] = []

  mutating func insert(_ number: Int) {
    numbers.append(number)
    var place = numbers.count - 1
    while place > 0, numbers[(place - 1) / 2] > numbers[place] {
      numbers.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func removeFirst() -> Int? {
    guard let first = numbers.first else { return nil }
    let last = numbers.removeLast()
    if numbers.isEmpty { return first }
    numbers[0] = last
    var place = 0
    while 2 * place + 1 < numbers.count {
      var child = 2 * place + 1
      if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
      if numbers[place] <= numbers[child] { break }
      numbers.swapAt(place, child)
      place = child
    }
    return first
  }
}
