import Foundation

/// A `.strings` file: keys and texts, as Xcode and its tools write them.
struct StringsFile {
  private(set) var texts: [String: String] = [:]

  /// Reads the bytes of a file: the old format in UTF-8 or UTF-16, or a property list. Nil if they are neither.
  init?(_ data: Data) {
    if let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
      as? [String: String]
    {
      texts = list
      return
    }
    guard let text = Self.text(of: data) else { return nil }
    var reader = StringsReader(text)
    guard let texts = reader.pairs() else { return nil }
    self.texts = texts
  }

  /// The text by its byte order mark; UTF-8 without one.
  private static func text(of data: Data) -> String? {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xFF, 0xFE]) {
      return String(bytes: bytes.dropFirst(2), encoding: .utf16LittleEndian)
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return String(bytes: bytes.dropFirst(2), encoding: .utf16BigEndian)
    }
    return String(
      bytes: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], encoding: .utf8)
  }
}

/// Reads `"key" = "text";`, with comments between.
private struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var place = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func pairs() -> [String: String]? {
    var result: [String: String] = [:]
    while true {
      guard skip() else { return nil }
      guard place < scalars.count else { return result }
      guard let key = word(), skip() else { return nil }
      // A key alone is its own text.
      if take(";") {
        result[key] = key
        continue
      }
      guard take("="), skip(), let text = word(), skip(), take(";") else { return nil }
      result[key] = text
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard place < scalars.count, scalars[place] == scalar else { return false }
    place += 1
    return true
  }

  private func isAt(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return place + wanted.count <= scalars.count && Array(scalars[place..<place + wanted.count]) == wanted
  }

  /// Skips spaces and comments; false for a comment without an end.
  private mutating func skip() -> Bool {
    while place < scalars.count {
      if scalars[place].properties.isWhitespace {
        place += 1
      } else if isAt("//") {
        while place < scalars.count, scalars[place] != "\n" { place += 1 }
      } else if isAt("/*") {
        place += 2
        while place < scalars.count, !isAt("*/") { place += 1 }
        guard place < scalars.count else { return false }
        place += 2
      } else {
        return true
      }
    }
    return true
  }

  /// A text in quotes, or a bare word.
  private mutating func word() -> String? {
    var result = String.UnicodeScalarView()
    guard take("\"") else {
      while place < scalars.count, Self.isBare(scalars[place]) {
        result.append(scalars[place])
        place += 1
      }
      return result.isEmpty ? nil : String(result)
    }
    while place < scalars.count {
      let scalar = scalars[place]
      place += 1
      if scalar == "\"" { return String(result) }
      if scalar == "\\" {
        guard let escaped = escape() else { return nil }
        result.append(contentsOf: escaped.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return nil
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._-$:/".unicodeScalars.contains(scalar)
  }

  private mutating func escape() -> String? {
    guard place < scalars.count else { return nil }
    let scalar = scalars[place]
    place += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      // Halves of pairs follow each other, as in UTF-16.
      guard let first = unit() else { return nil }
      guard UTF16.isLeadSurrogate(first) else { return String(decoding: [first], as: UTF16.self) }
      guard take("\\"), take("U") || take("u"), let second = unit() else { return nil }
      return String(decoding: [first, second], as: UTF16.self)
    default: return String(scalar)
    }
  }

  private mutating func unit() -> UInt16? {
    guard place + 4 <= scalars.count else { return nil }
    var text = ""
    for scalar in scalars[place..<place + 4] { text.unicodeScalars.append(scalar) }
    place += 4
    return UInt16(text, radix: 16)
  }
}
