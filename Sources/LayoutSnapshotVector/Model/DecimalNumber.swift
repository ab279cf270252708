/// Decimal numbers in bytes, as SVG and PDF write them.
enum DecimalNumber {
  /// The powers of ten that are exact.
  private static let powers: [Double] = (0...22).map { count in
    (0..<count).reduce(1.0) { power, _ in power * 10 }
  }

  /// The number that begins at a position, which moves behind it; nil, without moving, if none does.
  ///
  /// What is too large for a number becomes the largest one.
  static func read(_ bytes: [UInt8], _ position: inout Int, exponents: Bool) -> Double? {
    let start = position
    var index = position
    func byte(_ at: Int) -> UInt8 { at < bytes.count ? bytes[at] : 0 }
    func isDigit(_ at: Int) -> Bool { byte(at) >= 48 && byte(at) <= 57 }
    let isNegative = byte(index) == UInt8(ascii: "-")
    if isNegative || byte(index) == UInt8(ascii: "+") { index += 1 }
    var (digits, mantissa, scale, isExact) = (0, UInt64(0), 0, true)
    func add(_ digit: UInt8) {
      digits += 1
      if mantissa < 900_719_925_474_099 {
        mantissa = mantissa * 10 + UInt64(digit - 48)
      } else {
        isExact = false
      }
    }
    while isDigit(index) {
      add(byte(index))
      index += 1
    }
    if byte(index) == UInt8(ascii: ".") {
      index += 1
      while isDigit(index) {
        add(byte(index))
        scale += 1
        index += 1
      }
    }
    guard digits > 0 else { return nil }
    if exponents, byte(index) | 32 == UInt8(ascii: "e") {
      var end = index + 1
      if byte(end) == UInt8(ascii: "-") || byte(end) == UInt8(ascii: "+") { end += 1 }
      // `1em` is a number with a unit.
      if isDigit(end) {
        while isDigit(end) { end += 1 }
        (index, isExact) = (end, false)
      }
    }
    position = index
    if isExact, scale <= 22 {
      let value = Double(mantissa) / powers[scale]
      return isNegative ? -value : value
    }
    // Rounded rightly for any number of digits; only it takes a text.
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let value = Double(text) ?? 0
    return value.isFinite ? value : (isNegative ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude)
  }
}
