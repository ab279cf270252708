/// Checks that rows exclude each other, on the numbers as they were given.
///
/// The rows of a conflict, each times a factor, add up to a sum in which no variable is left and the constant says that
/// it cannot be (Farkas' lemma). The factors were found in doubles, on a tableau that was rounded many times. Here the
/// sum is added up afresh with twice the precision. What rounding of the factors leaves of a variable then says how far
/// from 0 a variable would have to be for the rows to hold after all, and that is far beyond any layout, or the conflict
/// is not proved.
struct ConflictProof<Form: AffineForm> {
  /// A conflict holds for all values up to this; where constants are larger, up to ten times these.
  private static var farthestValue: Double { 1e7 }

  private let model: Model
  /// For each variable its value if it is given, else NaN.
  private var given = Buffer<Double>()
  /// For each variable what is left of it in the sum.
  private var factors = Buffer<TwofoldSum>()
  private var touched = Buffer<Int32>()
  private var constant = TwofoldSum()
  private var largestConstant = 0.0

  init(_ model: Model, at point: Form) {
    self.model = model
    given.reset(to: model.variableCount, filling: .nan)
    factors.reset(to: model.variableCount, filling: TwofoldSum())
    for index in 0..<model.fixed.count { given[model.fixed[index].variable] = model.fixed[index].value }
    for lane in 0..<model.parameterCount { given[model.parameters[lane + 1].variable] = point[lane + 1] }
  }

  func deallocate() {
    given.deallocate()
    factors.deallocate()
    touched.deallocate()
  }

  mutating func add(row: Int, times weight: Double) {
    var own = TwofoldSum()
    own.add(-1, model.rows[row].constant)
    largestConstant = max(largestConstant, model.rows[row].constant.magnitude)
    for index in model.termRange(of: row) {
      let term = model.terms[index]
      let value = given[term.variable]
      if value.isNaN {
        add(term.coefficient, term.variable, weight)
      } else {
        own.add(term.coefficient, value)
      }
    }
    constant.add(weight, own)
  }

  /// - Parameter bound: its position among the model's bounds.
  mutating func add(bound: Int, times weight: Double) {
    let content = model.bounds[bound]
    constant.add(-weight, content.value)
    largestConstant = max(largestConstant, content.value.magnitude)
    add(1, content.variable, weight)
  }

  private mutating func add(_ coefficient: Double, _ variable: Int32, _ weight: Double) {
    factors[variable].add(coefficient, weight)
    touched.append(variable)
  }

  /// Whether the sum, which has to be 0, or on the other side of it than `miss`, is not, wherever a layout's values are.
  mutating func excludes(_ miss: Double) -> Bool {
    let (gap, doubt) = takeSum()
    // Half of what counts as a contradiction: the tableau that found it has rounded as well.
    return (miss < 0 ? -gap : gap) > max(doubt, RoundingNoise.feasibility(scale: 0) / 2)
  }

  /// What the sum, which has to be 0, is, and by how much it may be another, wherever a layout's values are. Another sum
  /// can be added up after that.
  mutating func takeSum() -> (gap: Double, doubt: Double) {
    var rest = 0.0
    for index in 0..<touched.count {
      rest += factors[touched[index]].value.magnitude
      factors[touched[index]] = TwofoldSum()
    }
    defer {
      touched.removeAll()
      constant = TwofoldSum()
      largestConstant = 0
    }
    return (constant.value, rest * max(Self.farthestValue, 10 * largestConstant))
  }
}
