/// A row in terms of the forest's roots: `sum of coefficient * root + constant`.
///
/// One is reused for all rows: it is scratch space with a result in it.
struct ReducedRow<Form: AffineForm> {
  private(set) var count = 0
  private(set) var roots = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  private(set) var constant = Form()
  /// Whether so little was left of a coefficient in any row that doubles hardly tell it.
  private(set) var hasNearlyCancelled = false
  /// For rows longer than `linearSearchLimit`: where a root stands, plus one.
  private var positions = Buffer<Int32>()

  private static var linearSearchLimit: Int { 12 }

  func deallocate() {
    roots.deallocate()
    coefficients.deallocate()
    positions.deallocate()
  }

  /// Expresses `sum of terms - rightSide` in roots.
  @inline(__always)
  mutating func reduce(
    _ terms: Run<Model.Term>, minus rightSide: Double, in forest: EqualityForest<Form>
  ) {
    if terms.count > roots.count { makeRoom(for: terms.count, in: forest) }
    let isLong = terms.count > Self.linearSearchLimit
    var sum = Form.constant(-rightSide)
    var hasCancelled = false
    count = 0
    for term in terms {
      var factor = term.coefficient
      let root = forest.follow(term.variable, &factor, &sum)
      if root == EqualityForest<Form>.fixed { continue }
      var index = 0
      if isLong {
        index = positions[root] == 0 ? count : Int(positions[root] - 1)
      } else {
        while index < count, roots[index] != root { index += 1 }
      }
      if index < count {
        let old = coefficients[index]
        coefficients[index] = cancelling(old, factor, orNoting: &hasNearlyCancelled)
        if coefficients[index] == 0 { hasCancelled = true }
      } else {
        roots[index] = root
        coefficients[index] = factor
        count += 1
        if isLong { positions[root] = Int32(truncatingIfNeeded: count) }
      }
    }
    if isLong { for index in 0..<count { positions[roots[index]] = 0 } }
    if hasCancelled { dropCancelled() }
    constant = sum
  }

  /// The constant of a row without roots, without what rounding left of the numbers that went into it.
  ///
  /// A redundant row, and a contradiction of a millionth of a point, differ only by that. Where the numbers are so large
  /// that rounding may hide such a contradiction, it is in doubt which of both it is.
  static func exactConstant(
    _ terms: Run<Model.Term>, minus rightSide: Double, in forest: EqualityForest<Form>
  ) -> (form: Form, isInDoubt: Bool) {
    var sum = Form.constant(-rightSide)
    var scale = sum.absolute
    for term in terms {
      var factor = term.coefficient
      var part = Form()
      _ = forest.follow(term.variable, &factor, &part)
      sum += part
      scale += part.absolute
    }
    let noise = scale * 1e-12
    let form = sum.replacing(with: Form(), where: sum.absolute .<= noise)
    return (
      form,
      form.isConstant && form[0] == 0 && noise.largestUsualMagnitude > RoundingNoise.feasibility(scale: 0)
    )
  }

  private mutating func makeRoom(for count: Int, in forest: EqualityForest<Form>) {
    roots.resizeUninitialized(to: count)
    coefficients.resizeUninitialized(to: count)
    if count > Self.linearSearchLimit { positions.resize(to: forest.variableCount, filling: 0) }
  }

  private mutating func dropCancelled() {
    var kept = 0
    for index in 0..<count where coefficients[index] != 0 {
      roots[kept] = roots[index]
      coefficients[kept] = coefficients[index]
      kept += 1
    }
    count = kept
  }
}

/// The sum of two coefficients of one root: 0 if rounding noise is all that is left of it.
@inline(__always)
func cancelling(_ a: Double, _ b: Double) -> Double {
  let sum = a + b
  return sum.magnitude <= 1e-11 * max(a.magnitude, b.magnitude) ? 0 : sum
}

/// The same, which notes whether so little is left that the rows may be nearly parallel.
@inline(__always)
func cancelling(_ a: Double, _ b: Double, orNoting hasNearlyCancelled: inout Bool) -> Double {
  let sum = a + b
  let largest = max(a.magnitude, b.magnitude)
  if sum.magnitude > NearParallels.mostDifference * largest { return sum }
  if sum.magnitude <= 1e-11 * largest { return 0 }
  hasNearlyCancelled = true
  return sum
}

/// The same, which notes the smallest share that is left if it is so small.
@inline(__always)
func cancelling(_ a: Double, _ b: Double, orNoting leastRemainder: inout Double) -> Double {
  var hasNearlyCancelled = false
  let sum = cancelling(a, b, orNoting: &hasNearlyCancelled)
  if hasNearlyCancelled {
    leastRemainder = min(leastRemainder, sum.magnitude / max(a.magnitude, b.magnitude))
  }
  return sum
}
