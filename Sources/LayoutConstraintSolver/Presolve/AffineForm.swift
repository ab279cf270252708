/// A value as it depends on the parameters: lane 0 is the constant, each further lane the coefficient of one
/// parameter.
///
/// Everything the engine derives stays such a function, so that another device is an evaluation instead of a
/// solve. Four lanes serve up to three parameters, eight lanes up to seven.
protocol AffineForm: SIMD, BitwiseCopyable, Sendable where Scalar == Double {
  /// Reads the parameters' values; lane 0 is 1.
  init(parametersOf model: borrowing Model)
  /// Whether each lane lies in its range. In each width by itself: a comparison of vectors that is generic over
  /// their width compiles to a call for each lane.
  func isBetween(_ lower: Self, _ upper: Self) -> Bool
  /// The same form without lanes that are nothing but what rounding left of numbers that cancelled; in each width
  /// by itself, too.
  var withoutNoise: Self { get }
  /// Lane by lane the larger of this one and of another one's magnitude; in each width by itself, too.
  func covering(_ other: Self) -> Self
}

extension SIMD4<Double>: AffineForm {
  @inline(__always)
  init(parametersOf model: borrowing Model) {
    let lanes = model.parameters
    self =
      lanes.count == 0
      ? SIMD4(1, 0, 0, 0) : SIMD4(lanes[0].value, lanes[1].value, lanes[2].value, lanes[3].value)
  }

  @inline(__always)
  func isBetween(_ lower: Self, _ upper: Self) -> Bool { !any((self .< lower) .| (self .> upper)) }

  @inline(__always)
  var withoutNoise: Self {
    replacing(with: SIMD4(), where: (self .< RoundingNoise.noise) .& (self .> -RoundingNoise.noise))
  }

  @inline(__always)
  func covering(_ other: Self) -> Self {
    let positive = replacing(with: other, where: other .> self)
    return positive.replacing(with: -other, where: -other .> positive)
  }
}

extension SIMD8<Double>: AffineForm {
  @inline(__always)
  init(parametersOf model: borrowing Model) {
    let lanes = model.parameters
    self = SIMD8(
      lanes[0].value, lanes[1].value, lanes[2].value, lanes[3].value, lanes[4].value, lanes[5].value,
      lanes[6].value, lanes[7].value)
  }

  @inline(__always)
  func isBetween(_ lower: Self, _ upper: Self) -> Bool { !any((self .< lower) .| (self .> upper)) }

  @inline(__always)
  var withoutNoise: Self {
    replacing(with: SIMD8(), where: (self .< RoundingNoise.noise) .& (self .> -RoundingNoise.noise))
  }

  @inline(__always)
  func covering(_ other: Self) -> Self {
    let positive = replacing(with: other, where: other .> self)
    return positive.replacing(with: -other, where: -other .> positive)
  }
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

  /// No value is further from 0, while the parameters are as large as usual.
  @inline(__always)
  var largestUsualMagnitude: Double {
    var size = self[0].magnitude
    for lane in 1..<Self.scalarCount { size += Precision<Self>.usualParameter * self[lane].magnitude }
    return size
  }

  /// Whether no parameter has a coefficient: quick to see, and nearly as good as `isConstant`.
  @inline(__always)
  var isPlain: Bool {
    var bits: UInt64 = 0
    for lane in 1..<Self.scalarCount { bits |= self[lane].bitPattern }
    // Without the sign of a negative zero.
    return bits << 1 == 0
  }

  /// Whether no parameter has a coefficient, beyond what rounding left of some that cancelled.
  @inline(__always)
  var isConstant: Bool {
    if isPlain { return true }
    for lane in 1..<Self.scalarCount where depends(onLane: lane) { return false }
    return true
  }

  @inline(__always)
  func depends(onLane lane: Int) -> Bool { self[lane].magnitude > RoundingNoise.noise }

  /// Lane by lane without signs.
  @inline(__always)
  var absolute: Self { replacing(with: -self, where: self .< Self()) }
}
