/// Divides a range of one parameter where the set of tight constraints changes.
///
/// All other parameters are constants here, so that a certificate is an interval, known exactly. The range is
/// solved at its middle, the certificate's interval cut out, and what is left on both sides treated likewise:
/// no step length is guessed, and no change can be stepped over.
struct ParametricRegionFinder {
  /// More than any layout has; a system that exceeds it is reported.
  private static let limit = 100_000
  /// Gaps below this are what rounding leaves between neighbours.
  private static let smallestGap = 1e-6

  private typealias Form = SIMD4<Double>

  private let model: Model
  private var found: [ParametricRegion] = []

  /// - Parameter model: one with a single parameter; see `Model.fixingParameters(except:)`.
  init(_ model: Model) { self.model = model }

  /// The regions of a range, in order, with no gaps.
  mutating func regions(in range: ClosedRange<Double>) throws(SolverError) -> [ParametricRegion] {
    let values = Buffer<Double>(repeating: 0, count: model.variableCount)
    var whole = CompiledSystem<Form>(model, values: values, choosesPoints: true)
    defer { values.deallocate() }
    var open = [range]
    while let interval = open.popLast() {
      let middle = interval.lowerBound + (interval.upperBound - interval.lowerBound) / 2
      let region = try region(at: middle, &whole, values, within: interval)
      found.append(region)
      guard found.count < Self.limit else {
        throw .iterationLimit(pivots: found.count, constraints: model.rows.count)
      }
      for rest in [
        interval.lowerBound...region.range.lowerBound, region.range.upperBound...interval.upperBound,
      ] where rest.upperBound - rest.lowerBound > Self.smallestGap {
        open.append(rest)
      }
    }
    return closed(range)
  }

  /// In order, neighbours with the same lines joined, and rounding's gaps closed.
  private func closed(_ range: ClosedRange<Double>) -> [ParametricRegion] {
    var regions: [ParametricRegion] = []
    for region in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let last = regions.last else {
        regions.append(region.starting(at: range.lowerBound))
        continue
      }
      if region.continues(last) {
        regions[regions.count - 1] = last.joined(region)
      } else {
        regions.append(region.starting(at: last.range.upperBound))
      }
    }
    regions[regions.count - 1] = regions[regions.count - 1].ending(at: range.upperBound)
    return regions
  }

  private func region(
    at middle: Double, _ whole: inout CompiledSystem<Form>, _ values: Buffer<Double>,
    within interval: ClosedRange<Double>
  ) throws(SolverError) -> ParametricRegion {
    let point = Form(1, middle, 0, 0)
    if try solve(&whole, model, at: point, into: values) {
      return region(of: whole, [], whole.validity, middle, interval)
    }
    let resolution = try ConflictResolution<Form>(model, at: point, doubts: whole.undecidedRows)
    let part = resolution.reduced(model)
    var reduced = CompiledSystem<Form>(part, values: values, choosesPoints: true)
    defer { part.deallocate() }
    _ = try solve(&reduced, part, at: point, into: values)
    var validity = reduced.validity
    for conflict in resolution.conflicts {
      var check = try FeasibilityCheck<Form>(conflict.members, of: model)
      _ = try check.holds(at: point)
      validity.formIntersection(check.validity)
    }
    return region(of: reduced, resolution.conflicts, validity, middle, interval)
  }

  private func solve(
    _ system: inout CompiledSystem<Form>, _ model: Model, at point: Form, into values: Buffer<Double>
  ) throws(SolverError) -> Bool {
    var model = model
    return try system.solve(&model, at: point, into: values)
  }

  /// What holds around the middle of an interval, as far as the interval goes.
  private func region(
    of system: borrowing CompiledSystem<Form>, _ conflicts: [RowConflict], _ validity: Validity<Form>,
    _ middle: Double, _ interval: ClosedRange<Double>
  ) -> ParametricRegion {
    let forms = (0..<Int32(model.variableCount)).map { system.structure.pointee.form(of: $0) }
    return ParametricRegion(
      range: min(
        middle, max(validity.lower[1], interval.lowerBound))...max(
          middle, min(validity.upper[1], interval.upperBound)),
      conflicts: conflicts.map { model.conflict($0) }, constants: forms.map { $0[0] },
      slopes: forms.map { $0[1] })
  }
}

extension ParametricRegion {
  fileprivate func starting(at lower: Double) -> ParametricRegion {
    ParametricRegion(
      range: lower...max(lower, range.upperBound), conflicts: conflicts, constants: constants, slopes: slopes)
  }

  fileprivate func ending(at upper: Double) -> ParametricRegion {
    ParametricRegion(
      range: min(range.lowerBound, upper)...upper, conflicts: conflicts, constants: constants, slopes: slopes)
  }
}

extension Model {
  /// The same model with all parameters but one replaced by constraints to their values, which cannot be broken.
  func fixingParameters(except lane: Int) -> Model {
    var copy = self.copy()
    for other in 1...parameterCount where other != lane {
      copy.fixed.append(Bound(variable: parameters[other].variable, value: parameters[other].value))
    }
    copy.parameterCount = 0
    copy.appendParameter(parameters[lane].variable, parameters[lane].value)
    return copy
  }

  /// The public view of a conflict, given by positions of rows, the one that is left out last.
  func conflict(_ found: RowConflict) -> Conflict {
    Conflict(
      members: found.members.map { ConstraintID(serial: rows[$0].serial) },
      broken: ConstraintID(serial: rows[found.broken].serial))
  }
}
