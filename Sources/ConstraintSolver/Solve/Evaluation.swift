/// Computes the variables' values from the parameters and the roots.
///
/// A variable that depends on nothing (an inset, a fixed size) is written once; one that depends on a parameter
/// stands in a list, so that a resize is a multiplication and an addition for each; what hangs on roots joins
/// those lists whenever the roots' forms change.
struct Evaluation<Form: AffineForm> {
  /// `value = constant + slope * parameter`
  private struct Line: BitwiseCopyable {
    var constant: Double
    var slope: Double
    var variable: Int32
    /// The lane of the parameter.
    var lane: Int32
  }

  private struct Mixed: BitwiseCopyable {
    var form: Form
    var variable: Int32
  }

  /// The variables that depend on one parameter: first the fixed ones, then those that hang on roots.
  private var lines = Buffer<Line>()
  private var fixedLineCount = 0
  /// Those that depend on several.
  private var mixed = Buffer<Mixed>()
  private var fixedMixedCount = 0

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
    fixedLineCount = lines.count
    fixedMixedCount = mixed.count
  }

  /// Forgets the variables that hang on roots.
  mutating func forgetRooted() {
    lines.truncate(to: fixedLineCount)
    mixed.truncate(to: fixedMixedCount)
  }

  /// Writes a variable that depends on nothing, or notes how it depends on parameters.
  @inline(__always)
  mutating func take(_ variable: Int32, _ form: Form, into values: Buffer<Double>) {
    var only = 0
    for lane in 1..<Form.scalarCount where form.depends(onLane: lane) {
      if only != 0 { return mixed.append(Mixed(form: form, variable: variable)) }
      only = lane
    }
    if only == 0 {
      values[variable] = Snapping.snap(form[0])
    } else {
      lines.append(
        Line(
          constant: form[0], slope: form[only], variable: variable, lane: Int32(truncatingIfNeeded: only)))
    }
  }

  /// Writes what depends on parameters.
  @inline(__always)
  func write(at point: Form, into values: Buffer<Double>) {
    var point = point
    withUnsafeBytes(of: &point) { bytes in
      let parameters = bytes.assumingMemoryBound(to: Double.self)
      for index in 0..<lines.count {
        let line = lines[index]
        values[line.variable] = Snapping.snap(line.constant + line.slope * parameters[Int(line.lane)])
      }
    }
    for index in 0..<mixed.count {
      values[mixed[index].variable] = Snapping.snap(mixed[index].form.value(at: point))
    }
  }
}
