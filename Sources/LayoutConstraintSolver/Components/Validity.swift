/// The box of parameter values in which a solution is known to stay optimal.
///
/// A certificate is a set of affine functions of the parameters that must not become negative. One that depends
/// on a single parameter narrows the box exactly. One that depends on several has no box; it is handed to the caller,
/// to be looked at for each point. (Where it must keep its value it pins those parameters to where they are, so that
/// the solution is looked at again when they change.)
struct Validity<Form: AffineForm> {
  private(set) var lower = Form(repeating: -.infinity)
  private(set) var upper = Form(repeating: .infinity)

  /// Everywhere.
  init() {}

  /// Where no parameter is greater than this, or less than its negative.
  init(magnitude: Double) {
    lower = Form(repeating: -magnitude)
    upper = Form(repeating: magnitude)
    // Lane 0 is 1 in every point.
    lower[0] = -.infinity
    upper[0] = .infinity
  }

  static var nowhere: Validity {
    var nowhere = Validity()
    nowhere.lower = Form(repeating: .infinity)
    return nowhere
  }

  @inline(__always)
  func contains(_ point: Form) -> Bool { point.isBetween(lower, upper) }

  /// How many functions without a box are kept for a component. More take longer than optimising it.
  private static var mostMixed: Int { 200 }
  /// Among how many of those kept last one is looked for that says the same. The rows of a list say what those of
  /// its row before said: the fields of a form are all as wide, and are to be no narrower than 0.
  private static var mostCompared: Int { 8 }

  /// States that `form >= 0` is needed. At `point` it holds.
  ///
  /// - Parameter mixed: takes what has no box.
  @inline(__always)
  mutating func require(nonNegative form: Form, at point: Form, mixed: inout Buffer<Form>) {
    if form.isConstant { return }
    narrow(form, at: point, &mixed)
  }

  /// States that `form` has to stay clearly above 0: where it reaches 0, what is a choice elsewhere is none.
  mutating func require(positive form: Form, at point: Form, mixed: inout Buffer<Form>) {
    let margin = 2 * RoundingNoise.coincidence
    if form.isConstant { return }
    if form.value(at: point) <= margin { return pin(form, at: point) }
    narrow(form - .constant(margin), at: point, &mixed)
  }

  /// States that all is only known as long as `form` keeps the value it has at `point`.
  mutating func pin(_ form: Form, at point: Form) {
    for lane in 1..<Form.scalarCount where form.depends(onLane: lane) { pin(lane: lane, at: point) }
  }

  /// States that `form` keeps clear of 0, or stays 0.
  mutating func keep(away form: Form, at point: Form, mixed: inout Buffer<Form>) {
    if form.isConstant { return }
    let value = form.value(at: point)
    if value.magnitude <= RoundingNoise.coincidence { return pin(form, at: point) }
    require(positive: value > 0 ? form : -form, at: point, mixed: &mixed)
  }

  /// States that `form` stays on its side of 0, or stays 0.
  mutating func keep(onItsSide form: Form, at point: Form, mixed: inout Buffer<Form>) {
    if form.isConstant { return }
    let value = form.value(at: point)
    if value.magnitude <= RoundingNoise.coincidence { return pin(form, at: point) }
    require(nonNegative: value > 0 ? form : -form, at: point, mixed: &mixed)
  }

  @inline(__always)
  mutating func formIntersection(_ other: Validity) {
    for lane in 1..<Form.scalarCount {
      lower[lane] = max(lower[lane], other.lower[lane])
      upper[lane] = min(upper[lane], other.upper[lane])
    }
  }

  private mutating func narrow(_ form: Form, at point: Form, _ mixed: inout Buffer<Form>) {
    var only = 0
    for lane in 1..<Form.scalarCount where form.depends(onLane: lane) {
      if only != 0 { return add(form, at: point, to: &mixed) }
      only = lane
    }
    let limit = -form[0] / form[only]
    if form[only] > 0 {
      lower[only] = max(lower[only], min(limit, point[only]))
    } else {
      upper[only] = min(upper[only], max(limit, point[only]))
    }
  }

  @inline(never)
  private mutating func add(_ form: Form, at point: Form, to mixed: inout Buffer<Form>) {
    // What is negative by rounding must hold at its own point.
    let required = form + .constant(max(0, -form.value(at: point)))
    for index in max(0, mixed.count - Self.mostCompared)..<mixed.count {
      // Equal, asked in the way that is no call for each lane.
      if required.isBetween(mixed[index], mixed[index]) { return }
    }
    if mixed.count >= Self.mostMixed { return pin(form, at: point) }
    mixed.append(required)
  }

  private mutating func pin(lane: Int, at point: Form) {
    lower[lane] = point[lane]
    upper[lane] = point[lane]
  }
}
