/// A sum of products with twice the precision of its numbers (Dekker, "A floating-point technique for extending the
/// available precision", 1971; Ogita, Rump and Oishi, "Accurate sum and dot product", 2005).
struct PreciseSum<Form: AffineForm> {
  private var high: Form
  private var low = Form()

  init(_ start: Form) { high = start }

  var value: Form { high + low }

  mutating func add(_ factor: Double, _ form: Form) {
    let product = factor * form
    low += Self.error(of: product, factor, form)
    let sum = high + product
    let part = sum - high
    low += (high - (sum - part)) + (product - part)
    high = sum
  }

  /// What a product of doubles lost by rounding, exactly: the factors are split into halves.
  private static func error(of product: Form, _ factor: Double, _ form: Form) -> Form {
    let splitter = 134_217_729.0
    let (a, b) = (splitter * factor, splitter * form)
    let factorHigh = a - (a - factor)
    let factorLow = factor - factorHigh
    let formHigh = b - (b - form)
    let formLow = form - formHigh
    return factorLow * formLow
      - (product - factorHigh * formHigh - factorLow * formHigh - factorHigh * formLow)
  }
}

/// The same for numbers.
struct TwofoldSum: BitwiseCopyable {
  private var high = 0.0
  private var low = 0.0

  var value: Double { high + low }

  mutating func add(_ a: Double, _ b: Double) {
    let product = a * b
    let sum = high + product
    let part = sum - high
    low += (high - (sum - part)) + (product - part) + (-product).addingProduct(a, b)
    high = sum
  }

  mutating func add(_ factor: Double, _ other: TwofoldSum) {
    add(factor, other.high)
    add(factor, other.low)
  }
}
