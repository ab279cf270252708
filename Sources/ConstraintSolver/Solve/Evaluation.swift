/// Computes the variables' values from the parameters and the roots.
///
/// A variable that depends on nothing (an inset, a fixed size) is written once; one that depends on parameters
/// alone stands in a list by parameter, so that a resize is a multiplication and an addition for each; those
/// that hang on roots are written when their component moved.
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

  /// The variables that depend on one parameter.
  private var lines = Buffer<Line>()
  private var mixed = Buffer<Mixed>()

  func deallocate() {
    lines.deallocate()
    mixed.deallocate()
  }

  /// Sorts the fixed variables, and writes those that never change.
  ///
  /// - Parameter forest: flattened.
  mutating func prepare(_ forest: EqualityForest<Form>, into values: Buffer<Double>) {
    for index in 0..<forest.links.count {
      let variable = forest.links[index]
      if forest.parents[variable] != EqualityForest<Form>.fixed { continue }
      let form = forest.offsets[variable]
      var only = 0
      var isMixed = false
      for lane in 1..<Form.scalarCount where form[lane] != 0 {
        isMixed = only != 0
        only = lane
      }
      if only == 0 {
        values[variable] = Snapping.snap(form[0])
      } else if isMixed {
        mixed.append(Mixed(form: form, variable: variable))
      } else {
        lines.append(
          Line(
            constant: form[0], slope: form[only], variable: variable, lane: Int32(truncatingIfNeeded: only)))
      }
    }
  }

  /// Writes what depends on parameters alone.
  @inline(__always)
  func writeFixed(at point: Form, into values: Buffer<Double>) {
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
