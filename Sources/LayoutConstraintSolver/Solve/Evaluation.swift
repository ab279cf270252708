/// Computes the variables' values from the parameters and the roots.
///
/// A variable that depends on nothing (an inset, a fixed size) is written once; one that depends on a parameter
/// stands in a list, so that a resize is a multiplication and an addition for each; what hangs on roots joins
/// those lists whenever the roots' forms change.
struct Evaluation<Form: AffineForm> {
  private struct Mixed: BitwiseCopyable {
    var form: Form
    var variable: Int32
  }

  /// The variables that depend on one parameter: first the fixed ones, then those that hang on roots.
  private(set) var lines = Buffer<Line>()
  private var fixedLineCount = 0
  /// Those that depend on several.
  private var mixed = Buffer<Mixed>()
  private var fixedMixedCount = 0
  /// No line's constant or slope is larger: where these give no large number, none has to be looked for.
  private var largest = (constant: 0.0, slope: 0.0)
  /// The same for what depends on no parameter, or on several that are as large as usual.
  private var reach = 0.0
  /// No value may be larger for the precision that is promised.
  private var largestValue = 0.0

  func deallocate() {
    lines.deallocate()
    mixed.deallocate()
  }

  /// Takes over the variables that do not hang on roots, and writes those that never change.
  ///
  /// - Parameter forest: flattened.
  mutating func takeFixed(_ forest: EqualityForest<Form>, into values: Buffer<Double>) {
    for index in 0..<forest.links.count {
      let variable = forest.links[index]
      if forest.parents[variable] == EqualityForest<Form>.fixed {
        take(variable, forest.offsets[variable], into: values)
      }
    }
    largestValue = forest.precision.largestValue
    fixedLineCount = lines.count
    fixedMixedCount = mixed.count
  }

  /// Forgets all variables.
  mutating func removeAll() {
    lines.removeAll()
    mixed.removeAll()
    largest = (0, 0)
    reach = 0
  }

  /// Forgets the variables that hang on roots.
  mutating func forgetRooted() {
    lines.truncate(to: fixedLineCount)
    mixed.truncate(to: fixedMixedCount)
  }

  /// Writes a variable that depends on nothing, or notes how it depends on parameters.
  @inline(__always)
  mutating func take(_ variable: Int32, _ form: Form, into values: Buffer<Double>) {
    if form.isPlain {
      reach = max(reach, form[0].magnitude)
      return values[variable] = Snapping.snap(form[0])
    }
    var only = 0
    for lane in 1..<Form.scalarCount where form.depends(onLane: lane) {
      if only != 0 { return takeMixed(variable, form) }
      only = lane
    }
    if only == 0 {
      reach = max(reach, form[0].magnitude)
      values[variable] = Snapping.snap(form[0])
    } else {
      largest.constant = max(largest.constant, form[0].magnitude)
      largest.slope = max(largest.slope, form[only].magnitude)
      lines.append(
        Line(
          constant: form[0], slope: form[only], variable: variable, lane: Int32(truncatingIfNeeded: only)))
    }
  }

  private mutating func takeMixed(_ variable: Int32, _ form: Form) {
    reach = max(reach, form.largestUsualMagnitude)
    mixed.append(Mixed(form: form, variable: variable))
  }

  /// Whether no value is too large for the precision that is promised.
  func isPrecise(at point: Form) -> Bool {
    for lane in 1..<Form.scalarCount where !(point[lane].magnitude <= Precision<Form>.usualParameter) {
      return false
    }
    let size = largest.constant + Precision<Form>.usualParameter * largest.slope
    return max(reach, size) <= largestValue
  }

  /// Writes what depends on parameters.
  func write(at point: Form, into values: Buffer<Double>) {
    for index in 0..<lines.count {
      let line = lines[index]
      values[line.variable] = Snapping.snap(line.constant + line.slope * point[Int(line.lane)])
    }
    for index in 0..<mixed.count {
      values[mixed[index].variable] = Snapping.snap(mixed[index].form.value(at: point))
    }
  }

  /// Where writing the lines as small ones is all there is to do.
  var linesValidity: Validity<Form> {
    if mixed.count > 0 || !isPrecise(at: .constant(1)) { return .nowhere }
    let room = Snapping.large - 1 - largest.constant
    let usual = Precision<Form>.usualParameter
    return room > 0
      ? Validity(magnitude: largest.slope > 0 ? min(room / largest.slope, usual) : usual) : .nowhere
  }
}
