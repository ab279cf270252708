import Foundation

extension [Double] {
  /// The middle one, or the mean of the middle two; not a number where there is none.
  var median: Double {
    guard !isEmpty else { return .nan }
    let ordered = sorted()
    return (ordered[(count - 1) / 2] + ordered[count / 2]) / 2
  }
}

/// The exponent b for which y grows as x to the power of b: least squares on the logarithms.
func growthExponent(of points: [(x: Double, y: Double)]) -> Double {
  let logs = points.map { (x: log($0.x), y: log($0.y)) }
  let count = Double(logs.count)
  let meanX = logs.reduce(0) { $0 + $1.x } / count
  let meanY = logs.reduce(0) { $0 + $1.y } / count
  let covariance = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
  return covariance / logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
}

extension Duration {
  /// The time in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9
  }
}
