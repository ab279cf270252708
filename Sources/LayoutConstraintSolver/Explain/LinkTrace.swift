/// A sum of weights. It is 0 where it is nothing but what rounding left of them, however small they are: a weight of a
/// billionth on something that is a thousand million points away counts.
struct TracedWeight {
  private var sum = 0.0
  private var largest = 0.0

  var value: Double { sum.magnitude <= 1e-10 * largest ? 0 : sum }

  mutating func add(_ weight: Double) {
    sum += weight
    largest = max(largest, weight.magnitude)
  }
}

/// Weights on variables that are handed down the links of an equality forest until only parameters carry any.
struct LinkTrace<Form: AffineForm> {
  private let forest: EqualityForest<Form>
  private let model: Model
  /// For each variable the weights of all that hangs on it, itself included, times their factors.
  private var weights: [TracedWeight]
  /// Whether a variable's own link was dealt with: it then counts as a root.
  private var isRoot: [Bool]

  init(_ forest: EqualityForest<Form>, _ model: Model) {
    self.forest = forest
    self.model = model
    weights = [TracedWeight](repeating: TracedWeight(), count: forest.variableCount)
    isRoot = (0..<Int32(forest.variableCount)).map { forest.isRoot($0) }
  }

  /// Puts a weight on a variable.
  mutating func add(_ weight: Double, to variable: Int32) {
    var variable = variable
    var weight = weight
    weights[Int(variable)].add(weight)
    while !isRoot[Int(variable)], forest.parents[variable] >= 0 {
      weight *= forest.factors[variable]
      variable = forest.parents[variable]
      weights[Int(variable)].add(weight)
    }
  }

  /// Takes a multiple of a row's left side away.
  mutating func subtract(row: Int, times factor: Double) {
    for index in model.termRange(of: row) {
      add(-factor * model.terms[index].coefficient, to: model.terms[index].variable)
    }
  }

  /// Hands all weights down: calls `use` with each row that takes some away, and returns what is left on the
  /// parameters.
  mutating func run(_ use: (Int32, Double) -> Void) -> [(variable: Int32, weight: Double)] {
    var parameters: [(variable: Int32, weight: Double)] = []
    for index in stride(from: forest.links.count - 1, through: 0, by: -1) {
      let variable = forest.links[index]
      let weight = weights[Int(variable)].value
      if weight != 0 {
        let row = forest.rows[variable]
        if row == EqualityForest<Form>.none {
          parameters.append((variable, weight))
        } else {
          let multiple = weight / coefficient(of: variable, inRow: Int(row))
          use(row, multiple)
          subtract(row: Int(row), times: multiple)
        }
      }
      isRoot[Int(variable)] = true
    }
    return parameters
  }

  /// What a variable, with all that hangs on it now, is multiplied by in a row.
  private func coefficient(of root: Int32, inRow row: Int) -> Double {
    var sum = 0.0
    for index in model.termRange(of: row) {
      var variable = model.terms[index].variable
      var factor = model.terms[index].coefficient
      while variable != root, !isRoot[Int(variable)], forest.parents[variable] >= 0 {
        factor *= forest.factors[variable]
        variable = forest.parents[variable]
      }
      if variable == root { sum += factor }
    }
    return sum
  }
}
