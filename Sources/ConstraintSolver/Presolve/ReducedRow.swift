/// A row in terms of the forest's roots: `sum of coefficient * root + constant`.
///
/// One is reused for all rows: it is scratch space with a result in it.
struct ReducedRow<Form: AffineForm> {
  private(set) var roots = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  /// The largest contribution to each coefficient: what cancelled leaves noise of this times 1e-16.
  private var magnitudes = Buffer<Double>()
  private(set) var constant = Form()
  /// The largest contribution to each lane of the constant.
  private(set) var scale = Form()
  /// For rows longer than `linearSearchLimit`: where a root stands, plus one.
  private var positions = Buffer<Int32>()

  private static var linearSearchLimit: Int { 12 }

  func deallocate() {
    roots.deallocate()
    coefficients.deallocate()
    magnitudes.deallocate()
    positions.deallocate()
  }

  var count: Int { roots.count }

  /// Expresses `sum of terms - rightSide` in roots.
  @inline(__always)
  mutating func reduce(
    _ terms: UnsafeBufferPointer<Model.Term>, minus rightSide: Double, in forest: EqualityForest<Form>
  ) {
    roots.removeAll()
    coefficients.removeAll()
    magnitudes.removeAll()
    constant = .constant(-rightSide)
    scale = constant.absolute
    let isLong = terms.count > Self.linearSearchLimit
    if isLong { positions.resize(to: forest.nodes.count, filling: 0) }
    for term in terms {
      let position = forest.position(of: term.variable)
      let offset = term.coefficient * position.offset
      constant += offset
      scale = pointwiseMax(scale, offset.absolute)
      if position.root >= 0 { add(term.coefficient * position.factor, position.root, isLong: isLong) }
    }
    if isLong { for index in 0..<roots.count { positions[roots[index]] = 0 } }
    dropCancelled()
    constant = constant.dropping(noiseOf: scale)
  }

  @inline(__always)
  private mutating func add(_ coefficient: Double, _ root: Int32, isLong: Bool) {
    var index = 0
    if isLong {
      index = positions[root] == 0 ? roots.count : Int(positions[root] - 1)
    } else {
      while index < roots.count, roots[index] != root { index += 1 }
    }
    if index < roots.count {
      coefficients[index] += coefficient
      magnitudes[index] = max(magnitudes[index], coefficient.magnitude)
    } else {
      roots.append(root)
      coefficients.append(coefficient)
      magnitudes.append(coefficient.magnitude)
      if isLong { positions[root] = Int32(truncatingIfNeeded: roots.count) }
    }
  }

  @inline(__always)
  private mutating func dropCancelled() {
    var kept = 0
    for index in 0..<roots.count where coefficients[index].magnitude > magnitudes[index] * 1e-11 {
      if kept != index {
        roots[kept] = roots[index]
        coefficients[kept] = coefficients[index]
      }
      kept += 1
    }
    if kept < roots.count {
      roots.resizeUninitialized(to: kept)
      coefficients.resizeUninitialized(to: kept)
    }
  }
}
