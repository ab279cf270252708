/// A value as it depends on the parameters: lane 0 is the constant, each further lane the coefficient of one
/// parameter.
///
/// Everything the engine derives stays such a function, so that another device is an evaluation instead of a
/// solve. Four lanes serve up to three parameters, eight lanes up to seven; a run-time number of lanes made the
/// presolve half as fast.
protocol AffineForm: SIMD, BitwiseCopyable, Sendable where Scalar == Double {
  init(lanesOf point: SIMD8<Double>)
}

extension SIMD4<Double>: AffineForm {
  init(lanesOf point: SIMD8<Double>) { self = point.lowHalf }
}

extension SIMD8<Double>: AffineForm {
  init(lanesOf point: SIMD8<Double>) { self = point }
}

extension AffineForm {
  /// A form that does not depend on any parameter.
  @inline(__always)
  static func constant(_ value: Double) -> Self {
    var form = Self()
    form[0] = value
    return form
  }

  /// The parameter that owns a lane, as a form.
  static func parameter(lane: Int) -> Self {
    var form = Self()
    form[lane] = 1
    return form
  }

  /// The value where the parameters are `point` (whose lane 0 is 1).
  @inline(__always)
  func value(at point: Self) -> Double { (self * point).sum() }

  /// Whether no parameter has a coefficient.
  @inline(__always)
  var isConstant: Bool {
    for lane in 1..<Self.scalarCount where self[lane] != 0 { return false }
    return true
  }

  /// The same form without lanes that are nothing but what rounding left of numbers that cancelled.
  @inline(__always)
  var withoutNoise: Self { replacing(with: Self(), where: absolute .< Tolerance.noise) }

  /// Lane by lane without signs.
  @inline(__always)
  var absolute: Self { replacing(with: -self, where: self .< Self()) }
}
