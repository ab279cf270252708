/// Replacements in a source, which leave its lines where they are.
struct Edits {
  private var all: [(range: Range<Int>, text: [UInt8])] = []

  mutating func replace(_ range: Range<Int>, by text: String) { all.append((range, Array(text.utf8))) }

  mutating func insert(_ text: String, at place: Int) { replace(place..<place, by: text) }

  /// Takes something out and leaves spaces, so that columns stay, too.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    all.append((range, bytes[range].map { $0.isLineEnd ? $0 : UInt8(ascii: " ") }))
  }

  /// The source with every replacement. Of two at one place the one that was made first comes first; a replacement
  /// within another is left out.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let ordered = all.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var position = 0
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
