/// Replacements in a source, which leave its lines where they are.
struct Edits {
  private var all: [(range: Range<Int>, text: [UInt8])] = []

  mutating func replace(_ range: Range<Int>, by text: String) { all.append((range, Array(text.utf8))) }

  mutating func insert(_ text: String, at place: Int) { replace(place..<place, by: text) }

  /// Takes something out and leaves spaces, so that columns stay, too.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    all.append((range, bytes[range].map { $0.isLineEnd ? $0 : UInt8(ascii: " ") }))
  }

  /// The lines of a source that something is replaced in, counted from 1.
  func lines(in bytes: [UInt8]) -> Set<Int> {
    var lines: Set<Int> = []
    var (line, position) = (1, 0)
    for range in all.map(\.range).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      line += bytes[position..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      position = range.lowerBound
      lines.formUnion(line...line + bytes[range].count { $0 == UInt8(ascii: "\n") })
    }
    return lines
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
      // What stood in several lines still takes them, so that those behind it stay where they are.
      let lineEnd = UInt8(ascii: "\n")
      let lost = bytes[edit.range].count { $0 == lineEnd } - edit.text.count { $0 == lineEnd }
      if !edit.range.isEmpty, lost > 0 { result += Array(repeating: lineEnd, count: lost) }
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
