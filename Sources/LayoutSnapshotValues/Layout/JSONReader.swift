/// Reads JSON as ``JSONText`` writes it: members in a known order, no escapes but two, no exponents.
///
/// A report reads two layouts for each device of each failure, and `JSONDecoder` makes thousands of objects of each. This
/// makes none but the values. All that is JSON and looks different is ``Unusual``: whoever calls leaves it to `JSONDecoder`,
/// so that what is accepted, and what is said of the rest, is decided there alone.
struct JSONReader {
  /// It may be JSON, but none that this reads.
  struct Unusual: Error {}

  private let bytes: [UInt8]
  private var place = 0
  /// Whether no member of the innermost object has been read.
  private var isAtStart = true

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads an object.
  mutating func object<Value>(
    _ read: (inout JSONReader) throws(Unusual) -> Value
  ) throws(Unusual) -> Value {
    try take("{")
    isAtStart = true
    let value = try read(&self)
    try take("}")
    isAtStart = false
    return value
  }

  /// Reads a member, if it is the next one.
  mutating func member<Value>(
    _ name: String, _ read: (inout JSONReader) throws(Unusual) -> Value
  ) throws(Unusual) -> Value? {
    let start = place
    guard isAtStart || skip(","), skip("\""), skip(exactly: name), skip(exactly: "\""), skip(":") else {
      place = start
      return nil
    }
    isAtStart = false
    return try read(&self)
  }

  /// Reads a member that has to be there.
  mutating func required<Value>(
    _ name: String, _ read: (inout JSONReader) throws(Unusual) -> Value
  ) throws(Unusual) -> Value {
    guard let value = try member(name, read) else { throw Unusual() }
    return value
  }

  /// Reads an array.
  mutating func list<Element>(
    _ read: (inout JSONReader) throws(Unusual) -> Element
  ) throws(Unusual) -> [Element] {
    try take("[")
    var elements: [Element] = []
    if skip("]") { return elements }
    repeat { elements.append(try read(&self)) } while skip(",")
    try take("]")
    return elements
  }

  /// Reads an object whose members are texts, in the order of their names.
  mutating func texts() throws(Unusual) -> [String: String] {
    try take("{")
    var (texts, last): ([String: String], String?) = ([:], nil)
    if skip("}") { return texts }
    repeat {
      let name = try text()
      // One name twice is for others to decide.
      guard last.map({ $0 < name }) ?? true else { throw Unusual() }
      try take(":")
      texts[name] = try text()
      last = name
    } while skip(",")
    try take("}")
    return texts
  }

  mutating func text() throws(Unusual) -> String {
    try take("\"")
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\\"),
      bytes[place] >= 0x20
    { place += 1 }
    let plain = bytes[start..<place]
    if skip(exactly: "\"") { return String(decoding: plain, as: UTF8.self) }
    return try text(after: plain)
  }

  /// Reads the rest of a text in which something is escaped.
  private mutating func text(after start: ArraySlice<UInt8>) throws(Unusual) -> String {
    var letters = Array(start)
    while place < bytes.count, bytes[place] >= 0x20 {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: letters, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        letters.append(byte)
        continue
      }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "\\")
      else { throw Unusual() }
      letters.append(bytes[place])
      place += 1
    }
    throw Unusual()
  }

  /// Reads a number of at most fifteen digits.
  mutating func number() throws(Unusual) -> Double {
    let isNegative = skip("-")
    let start = place
    var (digits, decimals) = (digits(), 0)
    let count = place - start
    // JSON has no numbers like 007, and -0 is no whole number.
    guard count > 0, count == 1 || bytes[start] != UInt8(ascii: "0") else { throw Unusual() }
    if skip(exactly: ".") {
      let point = place
      let scale = self.digits()
      decimals = place - point
      guard decimals > 0, count + decimals <= 15 else { throw Unusual() }
      digits = digits * Self.powers[decimals] + scale
    }
    guard count + decimals <= 15, digits > 0 || !isNegative else { throw Unusual() }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") { throw Unusual() }
    // Both are exact, so that their quotient is the nearest number there is.
    let value = Double(digits) / Double(Self.powers[decimals])
    return isNegative ? -value : value
  }

  private static let powers = (0...15).map { power in (0..<power).reduce(1) { product, _ in product * 10 } }

  /// The digits that follow; at most so many that they can be counted on.
  private mutating func digits() -> Int {
    var value = 0
    let start = place
    while place < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place], place - start < 16 {
      value = value * 10 + Int(bytes[place] - UInt8(ascii: "0"))
      place += 1
    }
    return value
  }

  mutating func integer() throws(Unusual) -> Int {
    guard let integer = Int(exactly: try number()) else { throw Unusual() }
    return integer
  }

  mutating func flag() throws(Unusual) -> Bool {
    if skip("true") { return true }
    if skip("false") { return false }
    throw Unusual()
  }

  /// Reads a number, or `null`.
  mutating func optional() throws(Unusual) -> Double? { skip("null") ? nil : try number() }

  /// Sees to it that nothing follows.
  mutating func end() throws(Unusual) {
    skipSpace()
    guard place == bytes.count else { throw Unusual() }
  }

  private mutating func take(_ token: String) throws(Unusual) {
    guard skip(token) else { throw Unusual() }
  }

  /// Goes over a token behind white space, if it is there.
  private mutating func skip(_ token: String) -> Bool {
    skipSpace()
    return skip(exactly: token)
  }

  private mutating func skip(exactly token: String) -> Bool {
    var end = place
    for byte in token.utf8 {
      guard end < bytes.count, bytes[end] == byte else { return false }
      end += 1
    }
    place = end
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\n") {
      place += 1
    }
  }
}
