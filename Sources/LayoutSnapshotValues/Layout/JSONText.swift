/// JSON text as bytes. They are fast, because a suite writes thousands of layouts only to compare them.
package struct JSONText {
  package private(set) var bytes: [UInt8] = []

  package init() { bytes.reserveCapacity(4096) }

  /// Adds text that is already JSON.
  package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds a string. Only characters that JSON requires are escaped, so names stay readable.
  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case UInt8(ascii: "\n"): raw("\\n")
      case 0..<32:
        let digits = String(byte, radix: 16)
        raw("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a number with at most the given number of decimals.
  mutating func number(_ number: Double, digits: Int = 3) { raw(decimalText(number, digits: digits)) }

  /// Adds a number, or null.
  mutating func optional(_ number: Double?) {
    if let number { self.number(number) } else { raw("null") }
  }

  /// Adds a member of an object.
  mutating func member(_ name: String, _ value: Double, digits: Int = 3) {
    raw(", \"" + name + "\": ")
    number(value, digits: digits)
  }

  /// Adds a member of an object with several numbers.
  mutating func member(_ name: String, _ values: [Double]) {
    raw(", \"" + name + "\": [")
    for (index, value) in values.enumerated() {
      if index > 0 { raw(", ") }
      number(value)
    }
    raw("]")
  }

  /// Adds a member of an object with a horizontal and a vertical priority.
  mutating func member(_ name: String, _ priorities: Layout.AxisPriorities) {
    member(name, [priorities.horizontal, priorities.vertical])
  }
}

/// A number with at most the given number of decimals, without trailing zeros and never `-0`. It has an
/// exponent only from 2^63 on: no frame is that large, but a constraint's constant may be.
///
/// - Precondition: the number is finite.
package func decimalText(_ number: Double, digits: Int = 3) -> String {
  // Nearly all numbers of a layout are integers.
  if let whole = Int64(exactly: number) { return String(whole) }
  guard abs(number) < 0x1p63 else { return "\(number)" }
  // Numbers with a fraction are below 2^52, so there is always room for three decimals, but not for six.
  let scale: Int64 = digits == 3 || abs(number) > 0x1p42 ? 1000 : 1_000_000
  let parts = Int64((number * Double(scale)).rounded())
  let (whole, rest) = parts.magnitude.quotientAndRemainder(dividingBy: scale.magnitude)
  let sign = parts < 0 ? "-" : ""
  guard rest != 0 else { return sign + String(whole) }
  var decimals = String(rest + scale.magnitude).dropFirst()
  while decimals.last == "0" { decimals.removeLast() }
  return sign + String(whole) + "." + decimals
}
