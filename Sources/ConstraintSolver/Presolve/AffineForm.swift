/// A value as it depends on the parameters: lane 0 is the constant, each further lane the coefficient of one
/// parameter.
///
/// Everything the engine derives stays such a function, so that another device is an evaluation instead of a
/// solve. Four lanes serve up to three parameters, eight lanes up to seven; a run-time number of lanes made the
/// presolve half as fast.
protocol AffineForm: SIMD, BitwiseCopyable, Sendable where Scalar == Double {}
extension SIMD4<Double>: AffineForm {}
extension SIMD8<Double>: AffineForm {}

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
    var rest = self
    rest[0] = 0
    return rest == Self()
  }

  /// The same form with lanes dropped that are nothing but the rounding noise of numbers as large as `scale`.
  @inline(__always)
  func dropping(noiseOf scale: Self) -> Self {
    replacing(with: Self(), where: absolute .<= scale * 1e-12)
  }

  /// Lane by lane without signs.
  @inline(__always)
  var absolute: Self { replacing(with: -self, where: self .< Self()) }
}
