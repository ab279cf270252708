extension VectorTransform {
  /// A `transform` attribute: `translate(4 2) rotate(45)`. Nil for a text that is none; SVG then ignores it.
  init?(svg text: some StringProtocol) {
    var scanner = SVGScanner(text)
    var result = VectorTransform.identity
    scanner.skipSeparator()
    while !scanner.isAtEnd {
      guard let next = VectorTransform.one(&scanner) else { return nil }
      result = next.then(result)
      scanner.skipSeparator()
    }
    self = result
  }

  private static func one(_ scanner: inout SVGScanner) -> VectorTransform? {
    let name = scanner.word()
    scanner.skipSpace()
    guard scanner.take("(") else { return nil }
    var numbers: [Double] = []
    scanner.skipSpace()
    while !scanner.take(")") {
      guard numbers.count < 6, let number = scanner.number() else { return nil }
      // In a style sheet numbers have units.
      let unit = scanner.word()
      guard ["", "px", "deg"].contains(unit) else { return nil }
      numbers.append(number)
      scanner.skipSeparator()
    }
    let first = numbers.first ?? 0
    switch (name, numbers.count) {
    case ("matrix", 6):
      return VectorTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    case ("translate", 1): return .shift(first, 0)
    case ("translate", 2): return .shift(first, numbers[1])
    case ("translatex", 1): return .shift(first, 0)
    case ("translatey", 1): return .shift(0, first)
    case ("scale", 1): return .scale(first, first)
    case ("scale", 2): return .scale(first, numbers[1])
    case ("rotate", 1): return .rotation(degrees: first)
    case ("rotate", 3):
      return VectorTransform.shift(-numbers[1], -numbers[2]).then(.rotation(degrees: first))
        .then(.shift(numbers[1], numbers[2]))
    case ("skewx", 1): return VectorTransform(1, 0, tangent(first), 1, 0, 0)
    case ("skewy", 1): return VectorTransform(1, tangent(first), 0, 1, 0, 0)
    default: return nil
    }
  }

  private static func tangent(_ degrees: Double) -> Double {
    let (sine, cosine) = Turn(degrees: degrees).sineAndCosine
    return sine / cosine
  }
}
