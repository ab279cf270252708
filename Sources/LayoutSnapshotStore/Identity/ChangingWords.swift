/// What in the words of an argument is another in every run: a UUID, a date with a time, an address in memory.
///
/// A snapshot that is named after such an argument never finds its reference again.
///
/// ```swift
/// changingPart(of: "user 5F1C8E0A-93D4-4B7E-8C55-0C7F3D0B6A11")  // "a UUID"
/// changingPart(of: "user 5")                                      // nil
/// ```
package func changingPart(of words: String) -> String? {
  let shapes: [(shape: String, name: String)] = [
    ("hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh", "a UUID"), ("dddd-dd-dd dd:dd:dd", "a date"),
    ("dddd-dd-ddTdd:dd:dd", "a date"), ("0xhhhhhhhh", "an address in memory"),
  ]
  let bytes = Array(words.utf8)
  return shapes.first { occurs(Array($0.shape.utf8), in: bytes) }?.name
}

/// `h` stands for a hexadecimal digit and `d` for a decimal one.
private func occurs(_ shape: [UInt8], in bytes: [UInt8]) -> Bool {
  guard bytes.count >= shape.count else { return false }
  return (0...bytes.count - shape.count).contains { start in
    shape.indices.allSatisfy { fits(bytes[start + $0], shape[$0]) }
  }
}

private func fits(_ byte: UInt8, _ sign: UInt8) -> Bool {
  let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  switch sign {
  case UInt8(ascii: "d"): return digits.contains(byte)
  case UInt8(ascii: "h"):
    return digits.contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 32)
  default: return byte == sign
  }
}
