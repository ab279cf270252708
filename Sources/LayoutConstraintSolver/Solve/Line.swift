/// A variable that depends on one parameter: `value = constant + slope * parameter`.
@usableFromInline
struct Line: BitwiseCopyable {
  @usableFromInline var constant: Double
  @usableFromInline var slope: Double
  @usableFromInline var variable: Int32
  /// The lane of the parameter.
  @usableFromInline var lane: Int32
}

extension Buffer where Element == Line {
  /// Writes the variables, whose values are known to be below `Snapping.large`.
  @inlinable @inline(__always)
  func write(at parameters: Buffer<Model.Parameter>, into values: Buffer<Double>) {
    for index in 0..<count {
      let line = self[index]
      values[Int(line.variable)] = Snapping.snapSmall(
        line.constant + line.slope * parameters[Int(line.lane)].value)
    }
  }
}
