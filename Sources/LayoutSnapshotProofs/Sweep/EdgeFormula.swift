/// Where an edge lies as the screen's size changes: a part of the size and a constant, in points.
///
/// Its value, rounded to the nearest pixel (half up), is the place of the edge at every size of its range.
package struct EdgeFormula: Hashable, Sendable {
  let slope: Fraction
  let constant: Fraction

  /// The pixel in which the edge lies at a size.
  package func pixel(at size: Int, scale: Int) -> Int {
    // (slope * size + constant) * scale + 1/2, rounded down.
    let denominator = slope.denominator * constant.denominator
    let value = slope.numerator * constant.denominator * size + constant.numerator * slope.denominator
    let (double, whole) = (2 * value * scale + denominator, 2 * denominator)
    return double >= 0 ? double / whole : -((-double + whole - 1) / whole)
  }

  /// The formula in words, such as `w/2 - 40`.
  package func text(_ name: String) -> String {
    if slope.numerator == 0 { return constant.text }
    var words = slope.factor(of: name)
    if constant.numerator != 0 {
      words += constant.numerator > 0 ? " + " : " - "
      words += Fraction(abs(constant.numerator), constant.denominator).text
    }
    return words
  }
}

extension Fraction {
  /// A decimal number if it is exact with three digits, or else a quotient such as `61/3`.
  fileprivate var text: String {
    guard 1000 % denominator == 0 else { return "\(numerator)/\(denominator)" }
    let thousandths = abs(numerator) * (1000 / denominator)
    var text = "\(numerator < 0 ? "-" : "")\(thousandths / 1000)"
    var rest = thousandths % 1000
    if rest > 0 { text += "." }
    while rest > 0 {
      text += "\(rest / 100)"
      rest = rest % 100 * 10
    }
    return text
  }

  /// `w`, `w/2`, `2w/3` or `0.35w`.
  fileprivate func factor(of name: String) -> String {
    if denominator > 12, 1000 % denominator == 0 { return text + name }
    let sign = numerator < 0 ? "-" : ""
    let factor = abs(numerator) == 1 ? "" : "\(abs(numerator))"
    return sign + factor + name + (denominator == 1 ? "" : "/\(denominator)")
  }
}
